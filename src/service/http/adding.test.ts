import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Kind } from '../../club/documents.ts';
import { type Choices, type Look, lookSchema } from '../../contract/adding.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { sampleEuroleague } from '../../match-files/testing/euroleague-sample.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { openInMemory } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeEach(async () => {
  const database = await openInMemory();
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
  test('are told by what is in them, and stored after one yes', async () => {
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
      expect.stringContaining('The day is not known of: E_1_'),
    ]);
    const before = await allOf('match');
    const stored = await store(named, { m2: { day: '2026-11-15' } });
    expect(stored.matches.map(({ outcome }) => outcome?.kind)).toEqual(['added', 'added']);
    expect(stored.matches.map(({ day }) => day)).toEqual(['2026-11-14', '2026-11-15']);
    const after = await allOf('match');
    expect(after).toHaveLength(before.length + 2);
  });
});

test('parts of one name in two folders are two matches', async () => {
  const { Boxscore, PlaybyPlay } = sampleEuroleague();
  const parts = (folder: string) => ({
    [`${folder}/Boxscore.json`]: JSON.stringify({ ...Boxscore, folder }),
    [`${folder}/PlaybyPlay.json`]: JSON.stringify({ ...PlaybyPlay, folder }),
  });
  const { matches, refused } = await look({ ...parts('first'), ...parts('second') });
  expect(refused).toEqual([]);
  expect(matches.map(({ files }) => files.toSorted())).toEqual([
    ['first/Boxscore.json', 'first/PlaybyPlay.json'],
    ['second/Boxscore.json', 'second/PlaybyPlay.json'],
  ]);
});

describe('the last adding', () => {
  test('is undone as one step', async () => {
    const documents = async () => ({
      matches: await allOf('match'),
      records: await allOf('record'),
      teams: await allOf('team'),
    });
    const before = await documents();
    const seen = await nameSide(await look({ '20261114.json': liveStats }), 'Valley Basketball');
    await store(seen);
    expect((await documents()).matches).toHaveLength(before.matches.length + 1);
    expect((await post('/import/undo', {})).status).toBe(200);
    expect(await documents()).toEqual(before);
    const again = await post('/import/undo', {});
    expect([again.status, await again.text()]).toEqual([
      400,
      expect.stringContaining('no adding to undo'),
    ]);
  });
});
