import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { sampleBoxCsv } from '../../match-files/testing/box-csv-sample.ts';
import { recordOptions } from '../../match-files/testing/derived-match.ts';
import { toMatchRecord } from '../../match-files/to-match-record.ts';
import type { OpenDatabase } from '../database/open.ts';
import { matches, matchRecords, players } from '../database/schema.ts';
import { storeMatch } from '../imports/store-match.ts';
import { openInMemory } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { fillTwoClubs, type TestClub } from '../testing/two-clubs.ts';
import { changePlayer } from './change-player.ts';
import { erasePlayer } from './erase-player.ts';
import { takeCare } from './take-care.ts';
import { changeTeam } from './team.ts';

const { matchId } = recordOptions;
const ana = randomUUID();

let database: OpenDatabase;
let ours: TestClub;
beforeAll(async () => {
  database = await openInMemory();
  ({ ours } = await fillTwoClubs(database.db, randomUUID));
  const row = { clubId: ours.club.id, teamId: ours.teamId, id: ana, createdAt: new Date() };
  await database.db
    .insert(players)
    .values({ ...row, name: 'Ana Ruiz', normalisedName: 'ana ruiz', number: '4' });
});
afterAll(() => database.close());

/** Stores the invented box score, in which Ana Ruiz has the given name, for a team of the given one. */
function store(name: string, team: string) {
  const text = sampleBoxCsv.replaceAll('Ana Ruiz', name);
  const { recorded } = present(readMatchFiles([{ place: 'box.csv', text }])[0]);
  const record = toMatchRecord(recorded, {
    ...recordOptions,
    fixture: { startsAt: null },
    identify: (side, player) => (player.name === name ? ana : `${side}-${player.key}`),
  });
  const place = {
    clubId: ours.club.id,
    team: { id: ours.teamId, name: team },
    matchDay: recorded.day ?? '2026-11-14',
  };
  return database.db.transaction((tx) => storeMatch(tx, place, record));
}

async function stored() {
  const [match] = await database.db.select().from(matches).where(eq(matches.id, matchId));
  const [record] = await database.db
    .select()
    .from(matchRecords)
    .where(eq(matchRecords.matchId, matchId));
  return { match: present(match), record: present(record) };
}

test('a match without plays is cared for as one with plays, and stays without', async () => {
  const clubId = ours.club.id;
  const row = { clubId, id: ana };
  await store('Ana Ruiz', 'Harbour');
  const before = await stored();
  await takeCare(database.db, clubId, null, (tx) =>
    changeTeam(tx, { clubId, id: ours.teamId }, { name: 'Port' }),
  );
  expect((await stored()).match.contentHash).toBe(before.match.contentHash);
  await takeCare(database.db, clubId, null, (tx) => changePlayer(tx, row, { name: 'Zoë Ruiz' }));
  const after = await stored();
  expect(after.record).toMatchObject({ hasPlays: false, playByPlayReply: null });
  expect(after.record.boxScore.team).toMatchObject({ name: 'Port', totals: { points: 12 } });
  // The same file, had it had the new name from the start, changes nothing.
  expect((await store('Zoë Ruiz', 'Port')).outcome).toBe('unchanged');

  await takeCare(database.db, clubId, null, (tx) =>
    erasePlayer(tx, row, { name: 'Zoë Ruiz' }, randomUUID),
  );
  expect((await store('Ana Ruiz', 'Port')).outcome).toBe('unchanged');
  const line = (await stored()).record.boxScore.team.players.find(
    ({ playerId }) => playerId === ana,
  );
  expect(line).toMatchObject({ name: 'Player', points: 12 });
  expect(line).not.toHaveProperty('number');
});
