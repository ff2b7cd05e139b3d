import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';

const resultSchema = v.object({ rows: v.array(v.unknown()) });

/** Runs one statement with `$1`-style values in their order. */
export async function executeSql(
  { db }: { db: Database },
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: unknown[] }> {
  const [first = '', ...others] = text.split(/\$\d+/);
  const parts = others.flatMap((part, at) => [sql`${values[at]}`, sql.raw(part)]);
  return v.parse(resultSchema, await db.execute(sql.join([sql.raw(first), ...parts])));
}
