import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Kind } from '../../club/documents.ts';
import { type Choices, type Look, lookSchema } from '../../contract/adding.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { sampleEuroleague } from '../../match-files/testing/euroleague-sample.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeEach(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  return () => database.close();
});

type Files = Record<string, string | Uint8Array>;

function form(files: Files): FormData {
  const body = new FormData();
  for (const [name, content] of Object.entries(files)) {
    body.append('file', new Blob([content]), name);
  }
  return body;
}

async function dataOf<Schema extends v.GenericSchema>(response: Response, schema: Schema) {
  const { data, error } = v.parse(envelopeSchema, await response.json());
  expect(error).toBeNull();
  return v.parse(schema, data);
}

/** Every document of a kind. */
const allOf = (kind: Kind) => service.clubs.store.read(service.ours.club.id, (tx) => tx.list(kind));
const recorder = () => service.ours.recorderKey;
const look = async (files: Files): Promise<Look> => {
  const response = await service.send('POST', '/import/looks', recorder(), {}, form(files));
  return dataOf(response, lookSchema);
};
const post = (path: string, body: object) =>
  service.send(
    'POST',
    path,
    recorder(),
    { 'Content-Type': 'application/json' },
    JSON.stringify(body),
  );
const nameSide = async ({ id }: Look, name: string) =>
  dataOf(
    await post(`/import/looks/${id}/sides`, { name, team: { id: service.ours.teamId } }),
    lookSchema,
  );

/** Stores a look and waits until it is stored. */
async function store({ id }: Look, choices: Choices['matches'] = {}): Promise<Look> {
  const response = await post(`/import/looks/${id}/store`, { matches: choices });
  expect(response.status).toBe(202);
  for (;;) {
    await nextTurn();
    const now = await dataOf(
      await service.send('GET', `/import/looks/${id}`, recorder()),
      lookSchema,
    );
    if (now.state === 'stored') return now;
  }
}

const liveStats = JSON.stringify(sampleLiveStats());
const euroleagueFiles = () =>
  Object.fromEntries(
    Object.entries(sampleEuroleague()).map(([kind, content]) => [
      `E_1_${kind}.json`,
      JSON.stringify(content),
    ]),
  );

describe('files dropped in one go', () => {
  test('are recognised by their content, and stored after one yes', async () => {
    const first = await look({
      'Harbour 2026-11-14.json': liveStats,
      ...euroleagueFiles(),
      'notes.txt': 'Bring the bibs.',
    });
    expect(first.matches.map(({ format, side, team }) => [format, side, team])).toEqual([
      ['FIBA LiveStats', null, null],
      ['EuroLeague', null, null],
    ]);
    expect(first.refused).toMatchObject([{ file: 'notes.txt', otherClub: false }]);
    const named = await nameSide(first, 'Harbour Basketball');
    expect(named.matches).toMatchObject([
      { side: 'home', day: '2026-11-14', dayFrom: 'fileName', standing: { kind: 'new' } },
      { side: 'home', day: null, files: expect.arrayContaining(['E_1_Boxscore.json']) },
    ]);
    const incomplete = await post(`/import/looks/${first.id}/store`, { matches: {} });
    expect([incomplete.status, await incomplete.text()]).toEqual([
      400,
      expect.stringContaining('Enter the date first of: E_1_'),
    ]);
    const before = await allOf('match');
    const stored = await store(named, { m2: { day: '2026-11-15' } });
    expect(stored.matches.map(({ outcome }) => outcome?.kind)).toEqual(['added', 'added']);
    expect(stored.matches.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15']);
    const after = await allOf('match');
    expect(after).toHaveLength(before.length + 2);
  });
});

describe('a table that does not say all of its match', () => {
  const rows = 'no,player,pts,ast,to,Dunks';
  const table = (...players: string[]) => [rows, ...players].join('\n');
  const answer = ({ id }: Look, body: object) => post(`/import/looks/${id}/answers`, body);

  test('is asked about, proposes what its name may say, and is stored with the answers', async () => {
    const seen = await look({
      'Valley_68-60_16-10-2026.csv': table('4,Ana Ruiz,38,1,1,2', '5,Bea Gil,30,0,1,0'),
    });
    expect(seen.matches).toMatchObject([
      {
        home: '',
        side: null,
        day: '2026-10-16',
        asked: [
          { of: 'home', players: ['Ana Ruiz', 'Bea Gil'], isNeeded: true },
          { of: 'away', proposal: 'Valley', isNeeded: true },
          { of: 'score', proposal: '68-60', isNeeded: false },
        ],
        unread: [{ of: 'column', field: 'Dunks' }],
      },
    ]);
    const early = await post(`/import/looks/${seen.id}/store`, { matches: { m1: {} } });
    expect([early.status, await early.text()]).toEqual([
      400,
      expect.stringContaining('Answer the open questions first about: Valley_68-60'),
    ]);
    const answers = { home: 'Ours', away: 'Valley', score: { home: 68, away: 60 } };
    const body = { matches: { m1: answers }, headings: { Dunks: 'steals' } };
    await dataOf(await answer(seen, body), lookSchema);
    const named = await nameSide(seen, 'Ours');
    expect(named.matches).toMatchObject([
      { side: 'home', score: { home: 68, away: 60 }, asked: [], headings: { Dunks: 'steals' } },
    ]);
    const stored = await store(named);
    expect(stored.matches).toMatchObject([{ outcome: { kind: 'added' } }]);
    const { matchId = '' } = stored.matches[0]?.outcome ?? {};
    const { store: documents } = service.clubs;
    const record = await documents.read(service.ours.club.id, (tx) => tx.get('record', matchId));
    expect(record).toMatchObject({
      fixture: { opponent: { name: 'Valley' } },
      given: {
        score: { team: 68, opponent: 60 },
        boxScore: { team: { players: [{ steals: 2 }, { steals: 0 }] } },
      },
    });
  });

  test('has its headings understood from then on, and again otherwise', async () => {
    const lines = ['team,Ours', 'opponent,Valley', 'score,68-60'];
    const first = await look({ 'a.csv': [...lines, table('4,Ana Ruiz,68,1,1,2')].join('\n') });
    await answer(first, { headings: { DUNKS: 'steals' } });
    const next = await look({ 'b.csv': [...lines, table('4,Ana Ruiz,68,2,1,3')].join('\n') });
    expect(next.matches[0]).toMatchObject({ unread: [], headings: { Dunks: 'steals' } });
    const other = await dataOf(await answer(next, { headings: { Dunks: 'nothing' } }), lookSchema);
    expect(other.matches[0]).toMatchObject({ unread: [], headings: { Dunks: 'nothing' } });
    expect((await answer(next, { headings: { Dunks: 'points' } })).status).toBe(400);
  });
});
