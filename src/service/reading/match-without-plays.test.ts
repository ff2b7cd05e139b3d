import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { putMatch, requireMatch, requireTeam } from '../../club/tools.ts';
import { boxScoreSchema } from '../../contract/box-score.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { playByPlaySchema } from '../../contract/play-by-play.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import type { RecordedMatch } from '../../match-files/recorded-match.ts';
import { matchRowOf } from '../../match-files/stored-match.ts';
import { asBoxCsv, sampleBoxCsv } from '../../match-files/testing/box-csv-sample.ts';
import { recordOptions } from '../../match-files/testing/derived-match.ts';
import { sampleStatCrew } from '../../match-files/testing/statcrew-sample.ts';
import { toMatchRecord } from '../../match-files/to-match-record.ts';
import { sha256 } from '../clubs.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  return () => database.close();
});

const { matchId } = recordOptions;

const read = (fileName: string, text: string): RecordedMatch =>
  present(readMatchFiles([{ fileName, text }])[0]).recorded;

/** Stores the match, replacing the stored one; returns the hash of its content. */
async function store(recorded: RecordedMatch, { identify } = recordOptions): Promise<string> {
  const { club, teamId } = service.ours;
  const options = { ...recordOptions, fixture: { startsAt: null }, identify };
  const record = toMatchRecord(recorded, options);
  const matchDay = recorded.day ?? '2026-11-14';
  const place = { clubId: club.id, team: { id: teamId, name: 'Harbour' }, matchDay };
  return service.clubs.store.transact(club.id, async (tx) => {
    const before = await tx.get('match', record.id);
    await putMatch({ sha256 }, tx, matchRowOf(place, record, before?.row), record);
    return (await requireMatch(tx, record.id)).contentHash;
  });
}

async function get(path: string, key = service.ours.key) {
  const response = await service.send('GET', path, key);
  const { data, error } = v.parse(envelopeSchema, await response.json());
  return { status: response.status, data, error };
}

/** The match in the list of matches; it has a day without an hour. */
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
  const hash = await store(read('box.csv', sampleBoxCsv));
  expect(await store(read('box.csv', sampleBoxCsv))).toBe(hash);

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

test('another line is another content, and the match with its plays replaces it', async () => {
  const text = sampleBoxCsv.replace('12,4,7,1,3,1,2,1', '12,4,7,1,3,1,2,0');
  const first = await store(read('box.csv', sampleBoxCsv));
  const changed = await store(read('box.csv', text));
  expect(changed).not.toBe(first);

  const whole = read('game.xml', sampleStatCrew());
  await store(read('box.csv', asBoxCsv(whole)));
  expect((await plays()).status).toBe(404);
  await store(whole);
  expect(v.parse(playByPlaySchema, (await plays()).data).events).toHaveLength(whole.events.length);
  expect(await listed()).toMatchObject({ score: { team: 8, opponent: 6 } });

  const without = read('game.xml', sampleStatCrew({ withoutPlays: true }));
  await store(without);
  expect((await boxScore()).team.bench).toMatchObject({
    defensiveRebounds: 1,
    offensiveRebounds: 0,
  });
  expect((await plays()).status).toBe(404);
});

test('another club sees nothing of it', async () => {
  expect(await plays(service.theirs.key)).toMatchObject({
    status: 404,
    error: { message: 'Match not found' },
  });
});

test('it is edited as a match with plays is, and stays without', async () => {
  const { club, teamId, recorderKey } = service.ours;
  const { store: documents } = service.clubs;
  const playerId = randomUUID();
  await documents.transact(club.id, async (tx) => {
    const team = await requireTeam(tx, teamId);
    const roster = [...team.roster, { playerId, name: 'Ana Ruiz', number: '4' }];
    await tx.put('team', teamId, { ...team, roster });
  });
  const hash = await store(read('box.csv', sampleBoxCsv), {
    ...recordOptions,
    identify: (side, { name, key }) => (name === 'Ana Ruiz' ? playerId : `${side}-${key}`),
  });
  const edit = async (method: string, path: string, name: string) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name });
    const { status } = await service.send(method, `/import/${path}`, recorderKey, headers, body);
    expect(status).toBe(200);
  };
  const lineOfAna = async () => {
    const { team } = await boxScore();
    expect(team).toMatchObject({ name: 'Port', totals: { points: 12 } });
    return team.players.find((line) => line.playerId === playerId);
  };
  await edit('PATCH', `teams/${teamId}`, 'Port');
  const match = await documents.read(club.id, (tx) => requireMatch(tx, matchId));
  expect(match.contentHash).toBe(hash);
  await edit('PATCH', `players/${playerId}`, 'Zoë Ruiz');
  expect(await lineOfAna()).toMatchObject({ name: 'Zoë Ruiz', points: 12 });
  await edit('POST', `players/${playerId}/erase`, 'Zoë Ruiz');
  expect(await lineOfAna()).toMatchObject({ name: 'Player', points: 12 });
  expect(await lineOfAna()).not.toHaveProperty('number');
  expect((await plays()).status).toBe(404);
});
