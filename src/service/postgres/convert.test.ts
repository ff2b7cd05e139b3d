import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClub } from '../../club/club.ts';
import { clubStore } from '../../club/store.ts';
import { linesIn } from '../../club/testing/club-calls.ts';
import { repliesOf } from '../../club/testing/replies.ts';
import { testTools } from '../../club/testing/test-tools.ts';
import { restoreBackup } from '../database/backup.ts';
import type { OpenDatabase } from '../database/open.ts';
import { clubs } from '../database/schema.ts';
import { packageRoot } from '../package-root.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createTestApp } from '../testing/test-app.ts';
import { convertClubs } from './convert.ts';
import { createDocumentStore } from './document-store.ts';
import { makeDocumentTables } from './testing/document-tables.ts';

/* The backup of an earlier version: a club with insights, a match without plays, a merged, a renamed and an erased player. */

const folder = join(packageRoot(), 'e2e/upgrades/version-6');
const { key } = deserialize(brotliDecompressSync(readFileSync(join(folder, 'service.br')))) as {
  key: string;
};

describeOnEachDatabase('rows of version 8', (open) => {
  let database: OpenDatabase;
  let clubId: string;
  beforeEach(async () => {
    database = await open();
    const { db } = database;
    await restoreBackup(db, createReadStream(join(folder, 'all.backup')));
    await makeDocumentTables(database);
    [{ id: clubId } = { id: '' }] = await db.select({ id: clubs.id }).from(clubs);
  });

  const convert = () => database.db.transaction((tx) => convertClubs(tx, createDocumentStore(tx)));
  const byService = async (path: string, method = 'GET') => {
    const { db, changes } = database;
    const headers = { Authorization: `Bearer ${key}`, 'Accept-Language': 'en' };
    const response = await createTestApp({ db, changes }).request(path, { method, headers });
    // An error has the id of its request, too.
    return { text: (await response.text()).replace(/,"requestId":"[^"]*"/, '') };
  };
  const engine = () =>
    createClub(
      testTools(new Date(), createDocumentStore(database.db), (error) => {
        throw error;
      }),
      linesIn,
    );
  const byEngine = (path: string, method = 'GET') =>
    engine().answer({ clubId, method, path, language: 'en' });

  test('become documents with the same replies, letter by letter', async () => {
    await convert();
    const paths = (await repliesOf(clubId, byService)).map(([path]) => path);
    expect(paths.length).toBeGreaterThan(30);
    const differing: string[] = [];
    for (const path of paths) {
      const [now, before] = [await byEngine(path), await byService(path)];
      if (now.text !== before.text) differing.push(path);
    }
    expect(differing).toEqual([]);
  });

  test('with an adding that can be undone are the same after it was undone', async () => {
    await convert();
    const undone = await byEngine('/import/undo', 'POST');
    expect(undone.text).toBe((await byService('/import/undo', 'POST')).text);
    expect(undone.status).toBe(200);
    expect(await repliesOf(clubId, byEngine)).toEqual(await repliesOf(clubId, byService));
  });

  describe('that can’t be converted', () => {
    test.each([
      ['match_records', `update match_records set events = '[{"period": "one"}]'`, 'no club'],
      ['matches', `delete from match_records`, 'no club'],
    ])('are refused with their club, and nothing is changed: %s', async (_, damage) => {
      await database.executeSql(damage, []);
      await expect(convert()).rejects.toThrow(`The club ${clubId} can’t be converted: `);
      expect(await clubStore(createDocumentStore(database.db)).clubIds()).toEqual([]);
      const { rows } = await database.executeSql('select count(*)::int as found from clubs', []);
      expect(rows).toEqual([{ found: 1 }]);
    });
  });
});
