import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { putMatch, requireMatch, requireRecord, requireTeam } from '../../club/tools.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { boxScoreOfRecord, matchRowOf } from '../../match-files/stored-match.ts';
import { sampleBoxCsv } from '../../match-files/testing/box-csv-sample.ts';
import { recordOptions } from '../../match-files/testing/derived-match.ts';
import { toMatchRecord } from '../../match-files/to-match-record.ts';
import { sha256 } from '../clubs.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

const { matchId } = recordOptions;
const ana = randomUUID();

let service: TestService;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  const { club, teamId } = service.ours;
  const player = { playerId: ana, name: 'Ana Ruiz', number: '4' };
  await service.clubs.store.transact(club.id, async (tx) => {
    const team = await requireTeam(tx, teamId);
    await tx.put('team', teamId, { ...team, roster: [...team.roster, player] });
  });
  return () => database.close();
});

/** The invented box score as the record of a match of ours. */
function recordOf() {
  const { recorded } = present(readMatchFiles([{ fileName: 'box.csv', text: sampleBoxCsv }])[0]);
  const record = toMatchRecord(recorded, {
    ...recordOptions,
    fixture: { startsAt: null },
    identify: (side, player) => (player.name === 'Ana Ruiz' ? ana : `${side}-${player.key}`),
  });
  return { record, matchDay: recorded.day ?? '2026-11-14' };
}

const stored = () =>
  service.clubs.store.read(service.ours.club.id, async (tx) => {
    const match = await requireMatch(tx, matchId);
    const record = await requireRecord(tx, matchId);
    const { name } = await requireTeam(tx, match.row.teamId);
    return { match, record, ...boxScoreOfRecord(name, record, match.row) };
  });

async function edit(method: string, path: string, body: object) {
  const response = await service.send(
    method,
    `/import/${path}`,
    service.ours.recorderKey,
    { 'Content-Type': 'application/json' },
    JSON.stringify(body),
  );
  expect(response.status).toBe(200);
}

test('a match without plays is edited as one with plays, and stays without', async () => {
  const { club, teamId } = service.ours;
  const { record, matchDay } = recordOf();
  const place = { clubId: club.id, team: { id: teamId, name: 'Harbour' }, matchDay };
  await service.clubs.store.transact(club.id, (tx) =>
    putMatch({ sha256 }, tx, matchRowOf(place, record, undefined), record),
  );
  const before = await stored();
  await edit('PATCH', `teams/${teamId}`, { name: 'Port' });
  expect((await stored()).match.contentHash).toBe(before.match.contentHash);
  await edit('PATCH', `players/${ana}`, { name: 'Zoë Ruiz' });
  const after = await stored();
  expect(after.record.given).toBeDefined();
  expect(after.boxScore.team).toMatchObject({ name: 'Port', totals: { points: 12 } });
  expect(after.record.matchSheet.team).toContainEqual(
    expect.objectContaining({ playerId: ana, name: 'Zoë Ruiz' }),
  );

  await edit('POST', `players/${ana}/erase`, { name: 'Zoë Ruiz' });
  const { boxScore } = await stored();
  const line = boxScore.team.players.find(({ playerId }) => playerId === ana);
  expect(line).toMatchObject({ name: 'Player', points: 12 });
  expect(line).not.toHaveProperty('number');
});
