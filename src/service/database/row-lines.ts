import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { TableRows } from '../../contract/club-file.ts';
import type { Database } from './database.ts';

/*
 * Rows as lines of text: a line with the name and columns of each table, then a line for each row, as Postgres writes and reads
 * it, so that no value goes through JavaScript's numbers or dates.
 */

/** Rows that are fetched at a time: a match's record is up to a megabyte. */
const fetched = 20;

/** The rows of tables that exist, in the order of their keys. Call it in a transaction. */
export async function* linesOf(tx: Database, tables: readonly string[]): AsyncGenerator<string> {
  for (const table of tables) {
    const columns = await columnsOf(tx, table);
    if (columns.length === 0) continue;
    yield `${JSON.stringify({ table, columns })}\n`;
    // The club is first in every key, and keys are the first columns.
    const order = columns.slice(0, columns[0] === 'club_id' ? 3 : 1).map(quoted);
    const query = `select row_to_json(one)::text as row from ${quoted(table)} one order by ${order.join()}`;
    // A cursor's statement takes no values.
    await tx.execute(sql.raw(`declare leaving no scroll cursor for ${query}`));
    for (;;) {
      const found = await tx.execute(sql.raw(`fetch ${fetched} from leaving`));
      const { rows } = v.parse(rowsSchema, found);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await tx.execute(sql.raw('close leaving'));
  }
}

async function columnsOf(tx: Database, table: string): Promise<string[]> {
  const columns = await tx
    .select({ name: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() and table_name = ${table}`)
    .orderBy(sql`ordinal_position`);
  return columns.map(({ name }) => name);
}

const quoted = (name: string) => `"${name}"`;
const rowsSchema = v.object({ rows: v.array(v.object({ row: v.string() })) });

/** Stores rows. Columns added since they were written get their default. */
export async function insertRows(tx: Database, { table, columns, rows }: TableRows): Promise<void> {
  // With its schema: "record" alone is a type of Postgres.
  const target = sql`public.${sql.identifier(table)}`;
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${target} (${names}) select ${names} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`,
  );
}
