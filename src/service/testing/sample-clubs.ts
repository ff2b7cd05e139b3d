import { simulateLeague } from '../../league/simulate-league.ts';
import type { Database } from '../database/database.ts';
import { type Extent, generateClubs } from './generate-clubs.ts';

/** Fills a Postgres with clubs whose matches are all the same one: a completed match of an invented league. */
export async function fillClubs(db: Database, extent: Extent): Promise<void> {
  const { teams } = simulateLeague({ seed: 1, now: new Date('2026-11-20T10:00:00.000Z') });
  const completed = teams
    .flatMap(({ matches }) => matches)
    .find(({ fixture }) => fixture.status === 'completed');
  if (completed === undefined) throw new Error('The league has no completed match');
  await generateClubs(db, extent, completed);
}
