import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { splitByTable, type TableLine } from '../../contract/club-file.ts';
import type { Database } from './database.ts';
import { BackupError } from './sealed-lines.ts';

/*
 * Rows as lines of text: each table is a line with its name and columns, then a line a row, as Postgres writes and reads
 * it: no value goes through JavaScript's numbers or dates.
 */

/** Rows that are fetched at a time: a match's record is up to a megabyte. */
const fetched = 20;

/** The rows of some tables, all of them or one club's, in the order of their keys. Call it in a transaction. */
export async function* linesOf(
  tx: Database,
  tables: readonly PgTable[],
  clubId?: string,
): AsyncGenerator<string> {
  for (const table of tables) {
    const name = getTableName(table);
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    yield `${JSON.stringify({ table: name, columns })}\n`;
    const club = columns.includes('club_id') ? 'club_id' : 'id';
    const key = club === 'club_id' ? columns.slice(0, 3) : columns.slice(0, 1);
    const order = key.map((column) => `"${column}"`).join(', ');
    const where = clubId === undefined ? '' : `where "${club}" = '${v.parse(uuid, clubId)}'`;
    const query = `select row_to_json(one)::text as row from "${name}" one ${where} order by ${order}`;
    // A cursor's statement takes no values.
    await tx.execute(sql.raw(`declare leaving no scroll cursor for ${query}`));
    for (;;) {
      const { rows } = v.parse(
        rowsSchema,
        await tx.execute(sql.raw(`fetch ${fetched} from leaving`)),
      );
      if (rows.length === 0) break;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await tx.execute(sql.raw('close leaving'));
  }
}

const uuid = v.pipe(v.string(), v.uuid());
const rowsSchema = v.object({ rows: v.array(v.object({ row: v.string() })) });

/** Rows of one table, a line each. */
export interface TableRows extends TableLine {
  rows: string[];
}

/** The rows that some lines hold. Throws BackupError for those of a table that is none of `tables`. */
export async function* rowsIn(
  pieces: AsyncIterable<string[]>,
  tables: readonly PgTable[],
): AsyncGenerator<TableRows> {
  const known = tables.map(getTableName);
  let table: TableLine | null = null;
  for await (const lines of pieces) {
    for (const piece of splitByTable(lines)) {
      if ('table' in piece) table = piece;
      else if (table === null) throw new BackupError('The file has rows of no table.');
      else if (!known.includes(table.table)) {
        throw new BackupError(`The file has rows of "${table.table}", which do not belong there.`);
      } else yield { ...table, rows: piece.rows };
    }
  }
}

/** Stores rows. What columns came since they were written take their default. */
export async function insertRows(tx: Database, { table, columns, rows }: TableRows): Promise<void> {
  const target = sql.identifier(table);
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${target} (${names}) select ${names} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`,
  );
}
