import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import type { Clubs } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import { apiKeys } from '../database/schema.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { openTestClubs } from '../testing/test-app.ts';
import { listenForAdmin } from './listen.ts';
import { commandsAt } from './testing/commands.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const logger = { error() {} };

let dataDir: string;
let database: OpenDatabase;
let clubs: Clubs;
let socket: { close(): Promise<void> };
let files: Record<string, string>;
let admin: (...words: string[]) => Promise<string>;

/* The service holds the database; every command of these tests reaches it through its socket. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'boxout-admin-'));
  database = await openTestDatabase();
  clubs = openTestClubs(database, { clock: () => now });
  socket = await listenForAdmin(dataDir, clubs, logger);
  admin = commandsAt(
    { dataDir },
    {
      readFile: async (path) => {
        const text = files[path];
        if (text === undefined) throw new Error('no such file');
        return Buffer.from(text);
      },
    },
  );
});
afterAll(async () => {
  await socket.close();
  await clubs.stop();
  await database.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  files = { 'match.json': JSON.stringify(sampleLiveStats()) };
  for (const { id } of await clubs.engine.list()) await clubs.engine.forget(id);
  await database.db.delete(apiKeys);
});

/** The documents of a kind, of every club. */
async function stored<Name extends 'team' | 'match'>(kind: Name) {
  const all = [];
  for (const id of await clubs.store.clubIds()) {
    all.push(...(await clubs.store.read(id, (tx) => tx.list(kind))));
  }
  return all;
}
const players = async () => (await stored('team')).flatMap(({ roster }) => roster);
const rows = async () => (await stored('match')).map(({ row }) => row);

async function json<Schema extends v.GenericSchema>(schema: Schema, ...words: string[]) {
  const printed = await admin(...words, '--json');
  expect(printed.split('\n')).toHaveLength(2);
  return v.parse(schema, JSON.parse(printed));
}

const withClub = v.object({ club: v.object({ id: v.string(), name: v.string() }) });
const withMatches = v.object({
  team: v.object({ id: v.string(), name: v.string() }),
  matches: v.array(
    v.object({ id: v.string(), outcome: v.string(), disagreements: v.array(v.unknown()) }),
  ),
});
const importing = ['import', 'match.json', '--club', 'Harbour', '--date', '2026-10-03'] as const;

describe('clubs, teams and rosters', () => {
  it('are added once, in any spelling', async () => {
    const { club } = await json(withClub, 'club', 'add', 'Água Clara');
    await expect(admin('club', 'add', 'agua clara')).rejects.toThrow('a club "Água Clara" already');
    await admin('team', 'add', 'AGUA CLARA', 'U16', '--category', 'U16', '--colour', '#b3261e');
    await expect(admin('team', 'add', club.id, 'u16')).rejects.toThrow('a team "U16" already');
    expect(await stored('team')).toMatchObject([
      { name: 'U16', category: 'U16', colour: '#b3261e' },
    ]);
  });

  it('refuse what has no name, or is not there', async () => {
    await expect(admin('club', 'add', ' ')).rejects.toThrow('a name must not be empty');
    await expect(admin('club', 'add', '!!!')).rejects.toThrow('needs a letter or a digit');
    await expect(admin('team', 'add', 'Nobody', 'U16')).rejects.toThrow('no club "Nobody"');
    await expect(admin('roster', 'add', 'U99', 'Ana Lind')).rejects.toThrow('no team "U99"');
  });

  it('take a player once, and bring the number up to date', async () => {
    await admin('club', 'add', 'North');
    await admin('team', 'add', 'North', 'U16');
    await admin('roster', 'add', 'U16', 'Ana Lind', '--number', '00', '--captain');
    await admin('roster', 'add', 'U16', 'ana lind', '--number', '7', '--position', 'G');
    expect(await players()).toMatchObject([
      { name: 'ana lind', number: '7', position: 'G', captain: true },
    ]);
  });

  it('ask for the club where two have a team of that name', async () => {
    for (const club of ['North', 'South']) {
      await admin('club', 'add', club);
      await admin('team', 'add', club, 'U16');
    }
    await expect(admin('roster', 'add', 'U16', 'Ana Lind')).rejects.toThrow('--club');
    await admin('roster', 'add', 'U16', 'Ana Lind', '--club', 'South');
    expect(await players()).toHaveLength(1);
  });
});

describe('import', () => {
  it('makes club, team, roster and match, and leaves them alone the second time', async () => {
    const first = await json(withMatches, ...importing, '--competition', 'League');
    expect(first.matches).toMatchObject([{ outcome: 'added', disagreements: [] }]);
    const roster = await players();
    const [match] = await rows();
    expect(roster).toHaveLength(6);
    expect(match).toMatchObject({
      score: { team: 6, opponent: 4 },
      status: 'completed',
      homeAway: 'home',
      competition: 'League',
      matchDay: '2026-10-03',
      startsAt: new Date('2026-10-03T12:00:00.000Z'),
    });
    const second = await json(withMatches, ...importing);
    expect(second.matches).toMatchObject([{ id: first.matches[0]?.id, outcome: 'unchanged' }]);
    expect(await players()).toEqual(roster);
    expect(await rows()).toEqual([match]);
  });

  it('sees the match from either side', async () => {
    await admin(...importing, '--club', 'Valley');
    expect(await rows()).toMatchObject([{ score: { team: 4, opponent: 6 }, homeAway: 'away' }]);
  });

  it('replaces the match that --match names, on any day', async () => {
    const first = await json(withMatches, ...importing);
    const id = first.matches[0]?.id ?? '';
    await admin(...importing.slice(0, -1), '2026-10-04', '--match', id);
    expect(await rows()).toMatchObject([{ id, matchDay: '2026-10-04' }]);
  });

  it('does nothing by halves: one bad file of several, and nothing is there', async () => {
    files['broken.json'] = '{"tm":';
    await expect(admin('import', 'broken.json', ...importing.slice(1))).rejects.toThrow(
      'broken.json',
    );
    const other = JSON.stringify(sampleLiveStats()).replaceAll('Harbour', 'Seaside');
    files['other.json'] = other.replaceAll('HAR', 'SEA');
    await expect(
      admin('import', 'match.json', 'other.json', ...importing.slice(2)),
    ).rejects.toThrow('"Seaside Basketball" against "Valley Basketball", neither of them yours');
    expect(await clubs.engine.list()).toEqual([]);
  });

  it.each([
    [['--date', '2026-02-30'], 'not a day of the calendar'],
    [['--date', '3.10.2026'], 'YYYY-MM-DD'],
    [['--match', '7'], 'the id of a match'],
  ])('refuses %j', async (words, message) => {
    await expect(admin(...importing, ...words)).rejects.toThrow(message);
  });

  it('names a file that is not there', async () => {
    await expect(
      admin('import', 'gone.json', '--club', 'North', '--date', '2026-10-03'),
    ).rejects.toThrow("gone.json can't be read: no such file");
  });
});

it('shows the insights of a match as the service answers them', async () => {
  const { matches: imported } = await json(withMatches, ...importing);
  const shown = await json(
    v.object({ insights: v.object({ status: v.string() }) }),
    'insights',
    'show',
    imported[0]?.id ?? '',
  );
  expect(shown.insights.status).toBe('not_generated');
  const text = await admin('insights', 'show', imported[0]?.id ?? '');
  expect(text).toMatch(/^\d{4}-\d{2}-\d{2} {2}.+ \d+–\d+ .+\nnot_generated: /);
  expect(text.match(/── .+\nnot_generated: /g)?.length).toBeGreaterThan(4);
  await expect(admin('insights', 'show', randomUUID())).rejects.toThrow('There is no match');
});

it('listens for the owner of the folder alone', () => {
  expect(statSync(join(dataDir, 'admin.sock')).mode & 0o777).toBe(0o600);
});
