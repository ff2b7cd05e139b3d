import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isProtected } from '../../contract/protected-file.ts';
import { times } from '../../testing/share.ts';
import { restoreBackup } from '../database/backup.ts';
import { lockFolder } from '../database/folder-lock.ts';
import type { OpenDatabase } from '../database/open.ts';
import { readTrail } from '../database/trail.ts';
import { contentsOf as contents } from '../testing/contents.ts';
import { newPostgresDatabase, noPostgres, openTestDatabase } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { fillTwoClubs } from '../testing/two-clubs.ts';
import { listenForAdmin } from './listen.ts';
import { commandsAt } from './testing/commands.ts';

/** Bytes of each match in the large file. */
const noise = times(320_000, 3_200_000);

const logger = { error() {} };

let folder: string;
let source: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boxout-backup-'));
  source = await openTestDatabase();
  await fillTwoClubs(source);
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

/** Without the trail, since a backup and a restore add entries to it. */
const withoutTrail = async (database: OpenDatabase) =>
  (await contents(database)).filter((row) => !row.includes('"trail '));

type Commands = ReturnType<typeof commandsAt>;

/** Commands that give a passphrase. */
const knowing =
  (dataDir: string, passphrase: string): Commands =>
  async (...words) => {
    vi.stubEnv('BOXOUT_PASSPHRASE', passphrase);
    try {
      return await commandsAt({ dataDir })(...words);
    } finally {
      vi.unstubAllEnvs();
    }
  };

/** Has a service hold a folder while commands are given. */
async function serving(
  name: string,
  database: OpenDatabase,
  work: (admin: Commands, dataDir: string) => Promise<unknown>,
) {
  const dataDir = join(folder, name);
  const lock = await lockFolder(dataDir, new Date());
  const clubs = openTestClubs(database, { clock: () => new Date() });
  const socket = await listenForAdmin(dataDir, clubs, logger);
  await work(commandsAt({ dataDir }), dataDir);
  await socket.close();
  await clubs.stop();
  lock.release();
}

describe('the commands', () => {
  test('take and restore a backup through the service that holds the folder, and without one', async () => {
    const file = join(folder, 'whole.backup');
    await serving('held', source, async (admin) => {
      expect(JSON.parse(await admin('backup', file, '--json'))).toMatchObject({
        file,
        protected: false,
      });
      await expect(admin('backup', file)).rejects.toThrow('is there already');
    });

    const empty = await openTestDatabase();
    await serving('held', empty, async (admin) => {
      const damaged = join(folder, 'damaged.backup');
      writeFileSync(damaged, readFileSync(file).subarray(0, -40));
      await expect(admin('restore', damaged)).rejects.toThrow('damaged');
      await admin('restore', file);
      expect(await withoutTrail(empty)).toEqual(await withoutTrail(source));
      await expect(admin('restore', file)).rejects.toThrow('There are clubs already');
    });
    await empty.close();

    const admin = commandsAt({ dataDir: join(folder, 'free') });
    await expect(admin('backup', join(folder, 'none'))).rejects.toThrow('no club to back up');
    await admin('restore', file);
    const again = join(folder, 'again.backup');
    await admin('backup', again);
    const copy = await openTestDatabase();
    await restoreBackup(copy.db, Readable.from([readFileSync(again)]));
    expect(await withoutTrail(copy)).toEqual(await withoutTrail(source));
    const { id } = present((await openTestClubs(copy).engine.list())[0]);
    const acts = (await readTrail(copy.db, id)).entries.map(({ act, by }) => [act, by]);
    expect(acts).toEqual([
      ['backed up', null],
      ['restored', null],
    ]);
    await copy.close();
  });

  test('take and restore a backup under a passphrase, which opens with that one alone', async () => {
    const [file, cut] = [join(folder, 'protected.backup'), join(folder, 'cut.backup')];
    const passphrase = 'four plain words here';
    await serving('protecting', source, async (_, dataDir) => {
      const written = await knowing(dataDir, passphrase)('backup', file, '--protect');
      expect(written).toContain('It is protected');
    });
    const bytes = readFileSync(file);
    expect(isProtected(bytes)).toBe(true);
    writeFileSync(cut, bytes.subarray(0, -20));

    const empty = await openTestDatabase();
    await serving('protected', empty, async (_, dataDir) => {
      const admin = knowing(dataDir, passphrase);
      const wrong = knowing(dataDir, 'other plain words here');
      await expect(wrong('restore', file)).rejects.toThrow('does not open this file');
      await expect(admin('restore', cut)).rejects.toThrow('is damaged');
      await expect(admin('club', 'import', file)).rejects.toThrow('no club of Boxout');
      expect(await contents(empty)).toEqual([]);
      await admin('restore', file);
    });
    expect(await withoutTrail(empty)).toEqual(await withoutTrail(source));
    await empty.close();
  });

  test('a service that breaks off while it writes a backup leaves no file', async () => {
    const empty = await openTestDatabase();
    const file = join(folder, 'broken.backup');
    await serving('breaking', empty, async (admin) => {
      await expect(admin('backup', file)).rejects.toThrow('no club to back up');
    });
    expect(() => readFileSync(file)).toThrow('ENOENT');
    await empty.close();
  });

  // Last in this file: from here on the matches are large.
  describe('a club that is there already is refused at once and by name, however large its file', () => {
    let file: string;
    let club: { id: string; name: string };
    beforeAll(async () => {
      file = join(folder, 'large.club');
      const { store, engine } = openTestClubs(source);
      club = present((await engine.list()).find(({ name }) => name === 'Our club'));
      await store.transact(club.id, async (tx) => {
        for (const match of await tx.list('match')) {
          const venue = randomBytes(noise / 2).toString('hex');
          await tx.put('match', match.row.id, { ...match, row: { ...match.row, venue } });
        }
      });
      await serving('export', source, (admin) =>
        admin('club', 'export', club.id, file, '--confirm', club.name),
      );
    });
    const refusesAgain = (admin: Commands) =>
      expect(admin('club', 'import', file)).rejects.toThrow(
        `The club "Our club" is there already (${club.id}), so nothing was changed. To replace it, delete it first: club delete ${club.id} --confirm "Our club"`,
      );

    test('by a running service', () => serving('there', source, refusesAgain));

    test('in a folder that no service holds', async () => {
      const admin = commandsAt({ dataDir: join(folder, 'unheld') });
      await admin('club', 'import', file);
      await refusesAgain(admin);
    });

    test.skipIf(noPostgres !== '')(`in a Postgres${noPostgres}`, async () => {
      const admin = commandsAt({ databaseUrl: await newPostgresDatabase(), dataDir: folder });
      await admin('club', 'import', file);
      await refusesAgain(admin);
    });
  });
});
