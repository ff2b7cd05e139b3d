import type { OpenDatabase } from '../database/open.ts';

const tables = [
  'clubs',
  'api_keys',
  'teams',
  'players',
  'player_names',
  'erased_players',
  'due_rewritings',
  'last_additions',
  'trail',
  'matches',
  'match_records',
  'insight_runs',
  'insights',
];

/** Every row of every table as Postgres writes it, in an order that depends on the rows alone. */
export async function contentsOf(database: OpenDatabase): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await database.executeSql(
      `select '${table} ' || to_jsonb(one)::text as row from ${table} one order by 1`,
      [],
    );
    found.push(...rows.map((row) => JSON.stringify(row)));
  }
  return found;
}
