import type { Club } from '../contract/club.ts';
import { liveMatchAt } from '../league/live-match.ts';
import { demoClub, demoSeed, simulateTeams } from '../league/simulate-league.ts';
import { type Change, putMatch, type StoredClub, type StoredTeam } from './club-store.ts';
import { keptMatch } from './store-match.ts';
import type { ClubTools } from './tools.ts';

/** The latest completed matches of each team, left to ask insights for. */
const unwritten = 2;
const hour = 3_600_000;
/** Milliseconds between two states of the match under way. */
const livePause = 10_000;

/** Makes the club to look around in, whole or not at all; one of an earlier day gives way to it. */
export async function makeDemo(tools: ClubTools): Promise<Club> {
  const { clubs, clock, newId } = tools;
  const club = demoClub(demoSeed);
  const now = clock();
  const [there] = (await clubs.all('club')).filter(({ id }) => id === club.id);
  if (there?.madeAt.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)) return club;
  const changes: Change[] = [];
  const teams: StoredTeam[] = [];
  for (const { team, roster, matches } of simulateTeams(demoSeed, now)) {
    await tools.nextTurn();
    teams.push({ ...team, roster, otherNames: {} });
    const completed = matches.filter(({ fixture }) => fixture.status === 'completed');
    const written = new Set(completed.slice(0, -unwritten).map(({ id }) => id));
    for (const record of matches) {
      const matchDay = (record.fixture.startsAt ?? now.toISOString()).slice(0, 10);
      const match = await keptMatch(tools, { clubId: club.id, team, matchDay }, record);
      const at = new Date(Math.min(match.row.startsAt.getTime() + 3 * hour, now.getTime()));
      // As if somebody had asked after each match; the texts follow from the matches.
      if (written.has(record.id)) {
        const generatedFrom = match.contentHash;
        match.run = {
          runId: newId(),
          status: 'ready',
          startedAt: at,
          generatedAt: at,
          generatedFrom,
        };
      }
      changes.push(...putMatch(match, record));
    }
  }
  await tools.alone(club.id, () =>
    clubs.write([
      ...forgotten(club.id),
      { put: 'club', ids: [club.id], value: { ...club, madeAt: now, demoSeed, teams } },
      ...changes,
    ]),
  );
  return club;
}

/** Everything of a club goes. */
export function forgotten(clubId: string): Change[] {
  return (['club', 'match', 'record', 'texts', 'undo'] as const).map((remove) => ({
    remove,
    ids: [clubId],
  }));
}

/** Brings the match under way of the club to look around in to where it stands now, as a recorder in the hall would. */
export function liveRecorder(tools: ClubTools): (club: StoredClub) => Promise<void> {
  let latest = new Date(0);
  return async ({ id: clubId, madeAt, demoSeed: seed }) => {
    const now = tools.clock();
    const isFresh = [latest, madeAt].some((at) => now.getTime() - at.getTime() < livePause);
    if (seed === undefined || isFresh) return;
    latest = now;
    const { team, record } = liveMatchAt(seed, now);
    await tools.alone(clubId, async () => {
      const before = await tools.clubs.get('match', clubId, record.id);
      if (before?.row.status !== 'live') return;
      const matchDay = (record.fixture.startsAt ?? now.toISOString()).slice(0, 10);
      const match = await keptMatch(tools, { clubId, team, matchDay }, record, before);
      await tools.clubs.write(putMatch(match, record));
    });
  };
}
