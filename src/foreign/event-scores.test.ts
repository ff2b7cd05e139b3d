import { expect, test } from 'vitest';
import type { Match } from '../contract/match.ts';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/* Two plays, after which the home side leads 2–0 and then 2–3: the match ended so. */
const running = [
  { home: 2, away: 0 },
  { home: 2, away: 3 },
];

/** The scores after both plays, from our side, as a service writes them in each play. */
function scoresIn(homeAway: Match['homeAway'], written: (home: number, away: number) => object) {
  const match = {
    teamId: 'T',
    status: 'completed' as const,
    homeAway,
    opponent: { name: 'Comets' },
    score: homeAway === 'away' ? { team: 3, opponent: 2 } : { team: 2, opponent: 3 },
    regulationPeriods: 4,
    periodMinutes: 10,
    overtimeMinutes: 5,
  };
  const plays = running.map(({ home, away }, at) => ({
    id: `${at}`,
    period: 1,
    gameClock: `09:${30 - at}`,
    eventType: at === 0 ? '2pt' : '3pt',
    made: true,
    ...written(home, away),
  }));
  const context = { ...emptyContext, teams: [{ id: 'T', name: 'Lions' }], match };
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, context);
  return reading?.value.events.map(({ score }) => score);
}

test.each<[string, (home: number, away: number) => object]>([
  ['a number for each side', (homeScore, awayScore) => ({ homeScore, awayScore })],
  ['a record', (home, away) => ({ score: { home, away } })],
  ['a pair, the home side first', (home, away) => ({ score: `${home}-${away}` })],
  ['a pair, the away side first', (home, away) => ({ score: `${away}-${home}` })],
])('the score of a play is ours first, at home and away, from %s', (_, written) => {
  expect(scoresIn('home', written)).toEqual([
    { team: 2, opponent: 0 },
    { team: 2, opponent: 3 },
  ]);
  expect(scoresIn('away', written)).toEqual([
    { team: 0, opponent: 2 },
    { team: 3, opponent: 2 },
  ]);
});
