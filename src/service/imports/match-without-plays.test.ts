import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { playByPlaySchema } from '../../contract/play-by-play.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import type { RecordedMatch } from '../../match-files/recorded-match.ts';
import { asBoxCsv, sampleBoxCsv } from '../../match-files/testing/box-csv-sample.ts';
import { recordOptions } from '../../match-files/testing/derived-match.ts';
import { sampleStatCrew } from '../../match-files/testing/statcrew-sample.ts';
import { toMatchRecord } from '../../match-files/to-match-record.ts';
import { noteChange } from '../database/changes.ts';
import type { OpenDatabase } from '../database/open.ts';
import { openInMemory } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { storeMatch } from './store-match.ts';

let database: OpenDatabase;
let service: TestService;
beforeAll(async () => {
  database = await openInMemory();
  service = await createTestService(database);
});
afterAll(() => database.close());

const { matchId } = recordOptions;

const read = (place: string, text: string): RecordedMatch =>
  present(readMatchFiles([{ place, text }])[0]).recorded;

async function store(recorded: RecordedMatch) {
  const { club, teamId } = service.ours;
  const record = toMatchRecord(recorded, { ...recordOptions, fixture: { startsAt: null } });
  const place = {
    clubId: club.id,
    team: { id: teamId, name: 'Harbour' },
    matchDay: recorded.day ?? '2026-11-14',
  };
  return await database.db.transaction(async (tx) => {
    const stored = await storeMatch(tx, place, record);
    await noteChange(tx, club.id);
    return stored;
  });
}

async function get(path: string, key = service.ours.key) {
  const response = await service.send('GET', path, key);
  const { data, error } = v.parse(envelopeSchema, await response.json());
  return { status: response.status, data, error };
}

/** The match as the list of matches has it; it knows a day where nobody knows the hour. */
const listed = async () => {
  const { data } = await get(`/v1/teams/${service.ours.teamId}/matches`);
  const found = v.parse(listSchema, data).matches.find(({ id }) => id === matchId);
  return v.parse(v.looseObject({ startsAt: v.string() }), found);
};
const listSchema = v.object({ matches: v.array(v.looseObject({ id: v.string() })) });
const boxScore = async () =>
  v.parse(boxScoreSchema, (await get(`/v1/matches/${matchId}/box-score`)).data);
const plays = (key?: string) => get(`/v1/matches/${matchId}/play-by-play`, key);

test('a box score alone is sent as it came, with its score, and its plays are said to be missing', async () => {
  expect((await store(read('box.csv', sampleBoxCsv))).outcome).toBe('added');
  expect((await store(read('box.csv', sampleBoxCsv))).outcome).toBe('unchanged');

  expect(await listed()).toMatchObject({
    startsAt: '2026-11-14',
    status: 'completed',
    score: { team: 12, opponent: 9 },
    periods: [
      { team: 8, opponent: 2 },
      { team: 4, opponent: 7 },
    ],
    competition: 'Junior League',
  });
  expect(await boxScore()).toMatchObject({
    status: 'completed',
    team: {
      name: 'Harbour',
      totals: { points: 12, blocksReceived: null },
      players: [
        { name: 'Ana Ruiz', played: true, points: 12, seconds: 1880 },
        { name: 'Eva Not', played: false, points: null },
        { name: 'Eva Gil', played: true, plusMinus: -3 },
      ],
    },
    opponent: { name: 'Valley', totals: { points: 9 } },
  });
  expect(await plays()).toMatchObject({
    status: 404,
    data: null,
    error: {
      code: 'NOT_FOUND',
      message: 'This match came without plays: only its box score is there',
    },
  });
});

test('another line is another content, and the match with its plays takes its place', async () => {
  const text = sampleBoxCsv.replace('12,4,7,1,3,1,2,1', '12,4,7,1,3,1,2,0');
  const first = await store(read('box.csv', sampleBoxCsv));
  const changed = await store(read('box.csv', text));
  expect(changed.outcome).toBe('replaced');
  expect(changed.contentHash).not.toBe(first.contentHash);

  const whole = read('game.xml', sampleStatCrew());
  expect((await store(read('box.csv', asBoxCsv(whole)))).outcome).toBe('replaced');
  expect((await plays()).status).toBe(404);
  expect((await store(whole)).outcome).toBe('replaced');
  expect(v.parse(playByPlaySchema, (await plays()).data).events).toHaveLength(whole.events.length);
  expect(await listed()).toMatchObject({ score: { team: 8, opponent: 6 } });

  const without = read('game.xml', sampleStatCrew({ withoutPlays: true }));
  expect((await store(without)).outcome).toBe('replaced');
  expect((await boxScore()).team.bench).toMatchObject({
    defensiveRebounds: 1,
    offensiveRebounds: 0,
  });
  expect((await plays()).status).toBe(404);
});

test('a club that is not its owner is told nothing of it', async () => {
  expect(await plays(service.theirs.key)).toMatchObject({
    status: 404,
    error: { message: 'Match not found' },
  });
});
