import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isProtected } from '../../contract/protected-file.ts';
import { times } from '../../testing/share.ts';
import { createApiKey } from '../api-key.ts';
import { restoreBackup } from '../database/backup.ts';
import { lockFolder } from '../database/folder-lock.ts';
import type { OpenDatabase } from '../database/open.ts';
import { clubs, matches } from '../database/schema.ts';
import { readTrail } from '../database/trail.ts';
import { contentsOf as contents } from '../testing/contents.ts';
import { newPostgresDatabase, noPostgres, openInMemory } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { fillTwoClubs } from '../testing/two-clubs.ts';
import { type BackupOptions, backUp, restore } from './backup-commands.ts';
import { exportToFile, importFromFile } from './club-file-commands.ts';
import { listenForAdmin } from './listen.ts';

/** Lines of 32 bytes in each match of the large file. */
const noiseLines = times(10_000, 100_000);

let folder: string;
let source: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boxout-backup-'));
  source = await openInMemory();
  await fillTwoClubs(source.db, randomUUID);
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

/** Backups and restores are in the trail themselves. */
const withoutTrail = async (database: OpenDatabase) =>
  (await contents(database)).filter((row) => !row.includes('"trail '));

const noPassphrase = () => Promise.reject(new Error('not asked for here'));

describe('the commands', () => {
  const clock = () => new Date();
  const at = (dataDir: string) => ({ place: { dataDir }, clock, progress() {} });

  test('take and restore a backup through the service that holds the folder, and without one', async () => {
    const dataDir = join(folder, 'held');
    const lock = await lockFolder(dataDir, clock());
    const making = { clock, newId: randomUUID, newKey: createApiKey };
    const logger = { error() {} };
    const from = await listenForAdmin(dataDir, { ...making, db: source.db }, logger);
    const file = join(folder, 'whole.backup');
    expect(await backUp(file, null, at(dataDir))).toMatchObject({ file });
    await expect(backUp(file, null, at(dataDir))).rejects.toThrow('is there already');
    await from.close();

    const empty = await openInMemory();
    const to = await listenForAdmin(dataDir, { ...making, db: empty.db }, logger);
    const damaged = join(folder, 'damaged.backup');
    writeFileSync(damaged, readFileSync(file).subarray(0, -40));
    await expect(restore(damaged, noPassphrase, at(dataDir))).rejects.toThrow('damaged');
    await restore(file, noPassphrase, at(dataDir));
    expect(await withoutTrail(empty)).toEqual(await withoutTrail(source));
    await expect(restore(file, noPassphrase, at(dataDir))).rejects.toThrow(
      'There are clubs already',
    );
    await to.close();
    await empty.close();
    lock.release();

    const other = join(folder, 'free');
    await expect(backUp(join(folder, 'none'), null, at(other))).rejects.toThrow(
      'no club to back up',
    );
    await restore(file, noPassphrase, at(other));
    const again = join(folder, 'again.backup');
    await backUp(again, null, at(other));
    const copy = await openInMemory();
    await restoreBackup(copy.db, Readable.from([readFileSync(again)]));
    expect(await withoutTrail(copy)).toEqual(await withoutTrail(source));
    const [{ id = '' } = {}] = await copy.db.select({ id: clubs.id }).from(clubs);
    const acts = (await readTrail(copy.db, id)).entries.map(({ act, by }) => [act, by]);
    expect(acts).toEqual([
      ['backed up', null],
      ['restored', null],
    ]);
    await copy.close();
  });

  /** Has a service hold a folder while something is asked of it. */
  async function serving(
    name: string,
    { db }: OpenDatabase,
    work: (options: BackupOptions) => Promise<unknown>,
  ) {
    const dataDir = join(folder, name);
    const lock = await lockFolder(dataDir, clock());
    const making = { clock, newId: randomUUID, newKey: createApiKey, db };
    const socket = await listenForAdmin(dataDir, making, { error() {} });
    await work(at(dataDir));
    await socket.close();
    lock.release();
  }

  test('take and restore a backup under a passphrase, which opens with that one alone', async () => {
    const [file, cut] = ['protected', 'cut'].map((name) => join(folder, `${name}.backup`));
    const known = async () => 'four plain words here';
    await serving('protecting', source, async (options) => {
      const written = await backUp(present(file), await known(), options);
      expect(written).toMatchObject({ protected: true });
    });
    const bytes = readFileSync(present(file));
    expect(isProtected(bytes)).toBe(true);
    writeFileSync(present(cut), bytes.subarray(0, -20));

    const empty = await openInMemory();
    await serving('protected', empty, async (options) => {
      const from = (path = '', passphrase = known) => restore(path, passphrase, options);
      const wrong = async () => 'other plain words here';
      await expect(from(file, wrong)).rejects.toThrow('does not open this file');
      await expect(from(cut)).rejects.toThrow('is damaged');
      await expect(importFromFile(file ?? '', undefined, known, options)).rejects.toThrow(
        'no club of Boxout',
      );
      expect(await contents(empty)).toEqual([]);
      await from(file);
    });
    expect(await withoutTrail(empty)).toEqual(await withoutTrail(source));
    await empty.close();
  });

  test('a service that breaks off while it writes a backup leaves no file', async () => {
    const dataDir = join(folder, 'breaking');
    const lock = await lockFolder(dataDir, clock());
    const empty = await openInMemory();
    const making = { clock, newId: randomUUID, newKey: createApiKey, db: empty.db };
    const socket = await listenForAdmin(dataDir, making, { error() {} });
    const file = join(folder, 'broken.backup');
    await expect(backUp(file, null, at(dataDir))).rejects.toThrow();
    expect(() => readFileSync(file)).toThrow('ENOENT');
    await socket.close();
    await empty.close();
    lock.release();
  });

  // Last in this file: from here on the matches are large.
  describe('a club that is there already is refused at once and by name, however large its file', () => {
    let file: string;
    let club: { id: string; name: string };
    beforeAll(async () => {
      file = join(folder, 'large.club');
      const noise = sql`(select string_agg(md5(random()::text || ${matches.id} || g), '') from generate_series(1, ${noiseLines}) g)`;
      await source.db.update(matches).set({ venue: noise });
      const [found] = await source.db.select().from(clubs).where(eq(clubs.name, 'Our club'));
      club = present(found);
      await serving('export', source, (options) =>
        exportToFile({ club: club.id, confirm: club.name }, file, null, options),
      );
    });
    const refusesAgain = (options: BackupOptions) =>
      expect(importFromFile(file, undefined, noPassphrase, options)).rejects.toThrow(
        `The club "Our club" is there already (${club.id}), so nothing was changed. To replace it, delete it first: club delete ${club.id} --confirm "Our club"`,
      );

    test('by a running service', () => serving('there', source, refusesAgain));

    test('in a folder that no service holds', async () => {
      const options = at(join(folder, 'unheld'));
      await importFromFile(file, undefined, noPassphrase, options);
      await refusesAgain(options);
    });

    test.skipIf(noPostgres !== '')(`in a Postgres${noPostgres}`, async () => {
      const options = { ...at(''), place: { url: await newPostgresDatabase() } };
      await importFromFile(file, undefined, noPassphrase, options);
      await refusesAgain(options);
    });
  });
});
