import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import { brotliDecompressSync, deflateRawSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClub } from '../../club/club.ts';
import { linesIn } from '../../club/testing/club-calls.ts';
import { repliesOf } from '../../club/testing/replies.ts';
import { testTools } from '../../club/testing/test-tools.ts';
import { rowsIn } from '../../contract/club-file.ts';
import { backupFile, unsealed } from '../../contract/sealed-file.ts';
import { packageRoot } from '../package-root.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { executeSql } from '../testing/execute-sql.ts';
import { restoreBackup } from './backup.ts';
import { oldTables } from './convert.ts';
import type { Database } from './database.ts';
import { createDocumentStore } from './document-store.ts';
import { migrate, readMigrations } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { packing } from './packing.ts';
import { createRewriting, noteErasure } from './rewriting.ts';
import { insertRows } from './row-lines.ts';

/*
 * The backup of an earlier version: a club with insights, a match without plays, a merged, a renamed and an erased player. Its
 * replies are beside it, as that version gave them.
 */

const fixture = join(packageRoot(), 'e2e/upgrades/version-6');
const oldBackup = () => createReadStream(join(fixture, 'all.backup'));
type Replies = Awaited<ReturnType<typeof repliesOf>>;
const { replies } = deserialize(
  brotliDecompressSync(readFileSync(join(fixture, 'service.br'))),
) as { replies: Replies };
const clubId = v.parse(v.object({ id: v.string() }), replies[0]?.[1]).id;

const oldAdding = v.tuple([
  v.object({
    undo: v.looseObject({}),
    match: v.looseObject({ id: v.string() }),
    has_plays: v.boolean(),
    box: v.string(),
    plays: v.string(),
  }),
]);

const serviceTables = ['api_keys', 'due_rewritings', 'trail'];

describeOnEachDatabase(
  'data of version 8',
  (open) => {
    let database: OpenDatabase;
    let folder: string;
    beforeEach(async () => {
      database = await open();
      folder = mkdtempSync(join(tmpdir(), 'boxout-convert-'));
      return () => rmSync(folder, { recursive: true });
    });

    const clock = () => new Date('2026-11-20T10:00:00Z');
    const answer = async (path: string, method = 'GET') => {
      const documents = createDocumentStore(database.db, clock);
      const failed = (error: unknown) => {
        throw error;
      };
      const engine = createClub(testTools(clock(), documents, failed), linesIn);
      return engine.answer({ clubId, method, path, language: 'en' });
    };
    const count = async (table: string) => {
      const { rows } = await executeSql(database, `select count(*)::int as found from ${table}`);
      return rows;
    };
    const upgrade = () => migrate(database.db, { folder });

    /** Makes the database one of version 8 with the rows of the backup. */
    async function makeOld(): Promise<void> {
      for (const schema of ['public', 'drizzle']) {
        await executeSql(database, `drop schema ${schema} cascade`);
        await executeSql(database, `create schema ${schema}`);
      }
      await migrate(database.db, { migrations: readMigrations().slice(0, 8) });
      await storeRows(database.db);
    }

    /** The last adding, as if it had replaced its match twice: version 8 packed the rows of each state. */
    async function replaceTwiceInOld(): Promise<void> {
      const { rows } = await executeSql(
        database,
        `select undo, to_jsonb(matches) as match, has_plays,
         encode(box_score_reply, 'base64') as box, encode(play_by_play_reply, 'base64') as plays
       from last_additions join matches on matches.id = (undo->'added'->0->>'matchId')::uuid
       join match_records on match_id = matches.id`,
      );
      const [{ undo, match, has_plays: hasPlays, box, plays }] = v.parse(oldAdding, rows);
      const columns = Object.entries(match).map(([name, value]) => [
        name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]);
      const replaced = ['First state', 'Second state'].map((opponentName) => {
        const row = { ...Object.fromEntries(columns), opponentName };
        const record = { hasPlays, boxScoreReply: box, playByPlayReply: plays };
        const packed = deflateRawSync(JSON.stringify({ match: row, record })).toString('base64');
        return { matchId: match.id, rows: packed };
      });
      await executeSql(database, 'update last_additions set undo = $1', [
        JSON.stringify({ ...undo, added: [], replaced }),
      ]);
    }

    test('becomes documents with the same replies, letter by letter', async () => {
      await makeOld();
      await upgrade();
      expect(replies.length).toBeGreaterThan(30);
      expect(await repliesOf(clubId, answer)).toEqual(replies);
      for (const [path, data] of replies) {
        expect([path, (await answer(path)).text]).toEqual([
          path,
          expect.stringContaining(JSON.stringify(data)),
        ]);
      }
      expect(await count('api_keys')).toEqual([{ found: 1 }]);
    });

    test('of a backup becomes documents, and its last adding can be undone', async () => {
      await restoreBackup(database.db, oldBackup());
      expect(await repliesOf(clubId, answer)).toEqual(replies);
      expect(await count('api_keys')).toEqual([{ found: 1 }]);
      const undone = await answer('/import/undo', 'POST');
      expect(undone).toMatchObject({ status: 200, text: '{"data":{"matches":1},"error":null}' });
      expect((await repliesOf(clubId, answer)).length).toBeLessThan(replies.length);
    });

    test('of which one adding stored a match twice has how it was before the first', async () => {
      await makeOld();
      await replaceTwiceInOld();
      await upgrade();
      const { data } = JSON.parse((await answer('/import')).text);
      expect(data.last).toMatchObject({ added: 0, replaced: 1 });
      const undone = await answer('/import/undo', 'POST');
      expect(undone).toMatchObject({ status: 200, text: '{"data":{"matches":1},"error":null}' });
      const names = JSON.stringify(await repliesOf(clubId, answer));
      expect(names).toContain('First state');
      expect(names).not.toContain('Second state');
    });

    test('is in a backup beside before, for its owner alone, which the build before could restore, until the first erasure', async () => {
      await makeOld();
      await upgrade();
      const path = join(folder, 'before-version-9.backup');
      expect(statSync(path).mode & 0o777).toBe(0o600);
      expect(readFileSync(path).subarray(0, 25).toString()).toBe('Boxout backup, version 8\n');
      const lines = await linesOfBackup(readFileSync(path));
      expect(await linesOfBackup(await buffer(oldBackup()))).toEqual(lines);
      // Until the first erasure, which names it if it was moved.
      const failures: string[] = [];
      const rewriting = createRewriting(database, (error) => failures.push(String(error)));
      const moved = join(folder, 'moved.backup');
      renameSync(path, moved);
      await noteErasure(database.db, clubId);
      await rewriting.finish(10_000);
      expect(failures).toEqual([expect.stringContaining(path)]);
      renameSync(moved, path);
      await rewriting.finish(10_000);
      expect(existsSync(path)).toBe(true);
      await noteErasure(database.db, clubId);
      await rewriting.finish(10_000);
      expect(existsSync(path)).toBe(false);
      expect(failures).toHaveLength(1);
    });

    describe('that can’t be converted', () => {
      test.each([
        ['an event that is none', `update match_records set events = '[{"period": "one"}]'`],
        ['a match without its record', `delete from match_records`],
        ['a text of no match', `update insights set subject = 'nobody' where subject = 'team'`],
      ])('is refused with its club, and stays as it was: %s', async (_, damage) => {
        await makeOld();
        await executeSql(database, damage);
        const before = await count('matches');
        await expect(upgrade()).rejects.toThrow(`The club ${clubId} can’t be converted: `);
        expect(await count('matches')).toEqual(before);
        const { rows } = await executeSql(database, 'select version from drizzle.data_version');
        expect(rows).toEqual([{ version: 8 }]);
        expect(existsSync(join(folder, 'before-version-9.backup.part'))).toBe(false);
      });
    });
  },
  ['Postgres'],
);

/** Stores the rows of the backup in the tables that they were read from. */
async function storeRows(db: Database): Promise<void> {
  const tables = [...oldTables, ...serviceTables];
  for await (const rows of rowsIn(unsealed(backupFile, oldBackup(), packing), tables)) {
    await insertRows(db, rows);
  }
}

/** The rows of a backup, sorted. Columns that came later are not compared. */
async function linesOfBackup(bytes: Buffer): Promise<string[]> {
  const lines: string[] = [];
  const tables = [...oldTables, ...serviceTables];
  for await (const { table, rows } of rowsIn(
    unsealed(backupFile, Readable.from([bytes]), packing),
    tables,
  )) {
    lines.push(...rows.map((row) => `${table} ${row}`));
  }
  return lines.sort();
}
