import { getTableName } from 'drizzle-orm';
import * as documents from '../database/document-tables.ts';
import type { OpenDatabase } from '../database/open.ts';
import * as schema from '../database/schema.ts';
import { executeSql } from './execute-sql.ts';

/** Every row of every table as Postgres writes it, in an order that depends on the rows alone. */
export async function contentsOf(database: OpenDatabase): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values({ ...schema, ...documents }).map((each) =>
    getTableName(each),
  )) {
    const { rows } = await executeSql(
      database,
      `select '${table} ' || to_jsonb(one)::text as row from "${table}" one order by 1`,
    );
    found.push(...rows.map((row) => JSON.stringify(row)));
  }
  return found;
}
