import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testStore } from '../../club/testing/store-suite.ts';
import { testUndo } from '../../club/testing/undo-suite.ts';
import { newPostgresDatabase, noPostgres } from '../testing/databases.ts';
import { emptyDocumentTables } from '../testing/empty-document-tables.ts';
import { createDocumentStore } from './document-store.ts';

/* Clubs that lie on many machines (Citus): what such a database refuses is in no statement. */

/** Why Citus would refuse a statement or ask every machine for it; null if it would not. */
function refusal(statement: string): string | null {
  const text = statement.replaceAll('"', '');
  if (/\bjoin\b/.test(text)) return 'two tables are joined';
  if (/\bset\b[^;]*\bclub_id\s*=/.test(text.replace(/\bwhere\b.*$/, ''))) return 'it moves a club';
  if (/^insert into/.test(text)) {
    return /\(club_id, /.test(text) ? null : 'it inserts without a club';
  }
  if (/\(\s*select\b/.test(text)) return 'it selects within another statement';
  return /^(select|update|delete)\b.*\bwhere \(?\w+\.club_id = \$\d/.test(text)
    ? null
    : 'it has no club';
}

test.each([
  ['select "id" from "team"', 'it has no club'],
  ['select 1 from "team" where "team"."club_id" = "match"."club_id"', 'it has no club'],
  ['select 1 from "team" left join "run" on true where "team"."club_id" = $1', /joined/],
  ['update "team" set "club_id" = $1 where "team"."club_id" = $2', 'it moves a club'],
  [
    'insert into "team" ("club_id", "id") values ($1) on conflict ("id") do update set "club_id" = $1',
    'it moves a club',
  ],
  ['insert into "team" ("id") values ($1)', 'it inserts without a club'],
])('a statement that is refused is found: %s', (statement, why) => {
  expect(refusal(statement)).toMatch(why);
});

describe.skipIf(noPostgres !== '')(`every statement that a club sends${noPostgres}`, () => {
  const sent = new Set<string>();
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: await newPostgresDatabase() });
    return () => pool.end();
  });
  beforeEach(() => emptyDocumentTables({ db: drizzle({ client: pool }) }));

  const logger = { logQuery: (text: string) => void sent.add(text) };
  const open = async () => createDocumentStore(drizzle({ client: pool, logger }), () => new Date());
  testStore(open);
  testUndo(open);

  test('has its club, joins nothing and moves no club; only the list of clubs reads all', () => {
    const statements = [...sent].filter((text) => /\b(from|into|update)\b/.test(text));
    const refused = statements.filter((text) => refusal(text) !== null);
    expect(refused).toEqual(['select "club_id" from "club" order by "club"."club_id" asc']);
    expect(statements.length).toBeGreaterThan(30);
  });
});
