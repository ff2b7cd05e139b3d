import { deriveBoxScore } from '../../basketball/box-score.ts';
import { simulateLeague } from '../../league/simulate-league.ts';
import type { Database } from '../database/open.ts';
import { type Extent, generateClubs } from './generate-clubs.ts';

/** Fills a Postgres with clubs whose matches are all the same one: a completed match of an invented league. */
export async function fillClubs(db: Database, extent: Extent): Promise<void> {
  const { teams } = simulateLeague({ seed: 1, now: new Date('2026-11-20T10:00:00.000Z') });
  const [found] = teams.flatMap(({ team, matches }) => {
    const match = matches.find(({ fixture }) => fixture.status === 'completed');
    return match ? [{ team, match }] : [];
  });
  if (!found) throw new Error('The league has no completed match');
  const { id, fixture, matchSheet, events } = found.match;
  const { boxScore } = deriveBoxScore({
    matchId: id,
    status: 'completed',
    rules: fixture,
    team: { name: found.team.name },
    opponent: { name: fixture.opponent.name },
    matchSheet,
    events,
  });
  await generateClubs(db, extent, { boxScore, matchSheet, events });
}
