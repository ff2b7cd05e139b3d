import { deriveBoxScore } from '../../src/basketball/box-score.ts';
import { simulateLeague } from '../../src/league/simulate-league.ts';

/** A completed match of an invented league, with its box score: an ordinary one in length. */
export function sampleRecord() {
  const league = simulateLeague({ seed: 1, now: new Date('2026-11-20T10:00:00.000Z') });
  for (const { team, matches } of league.teams) {
    const match = matches.find(({ fixture }) => fixture.status === 'completed');
    if (match === undefined) continue;
    const { id, fixture, matchSheet, events } = match;
    const { boxScore } = deriveBoxScore({
      matchId: id,
      status: 'completed',
      rules: fixture,
      team: { name: team.name },
      opponent: { name: fixture.opponent.name },
      matchSheet,
      events,
    });
    return { boxScore, matchSheet, events };
  }
  throw new Error('The league has no completed match');
}
