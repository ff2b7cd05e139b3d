import { expect, test } from 'vitest';
import { isTeamFoul } from '../../basketball/team-fouls.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { countByPeriod, halfTimeScore } from './MatchFacts.tsx';

test('team fouls are counted by side and period, without technicals of coach and bench, with a zero for a period without one', () => {
  const events = eventsOf([
    { type: 'foul', side: 'team', period: 1 },
    { type: 'foul', side: 'opponent', period: 1 },
    { type: 'timeout', side: 'team', period: 2 },
    { type: 'foul', subtype: 'coachTechnical', side: 'team', period: 2 },
    { type: 'foul', subtype: 'benchTechnical', side: 'opponent', period: 3 },
    { type: 'foul', side: 'team', period: 3 },
    { type: 'foul', side: 'team', period: 3 },
  ]);
  expect(countByPeriod(events, isTeamFoul, 'team')).toEqual([1, 0, 2]);
  expect(countByPeriod(events, isTeamFoul, 'opponent')).toEqual([1, 0, 0]);
  expect(countByPeriod(events, ({ type }) => type === 'timeout', 'team')).toEqual([0, 1, 0]);
  expect(countByPeriod([], isTeamFoul, 'team')).toEqual([]);
});

const period = (team: number | null, opponent: number | null) => ({ team, opponent });

test.each([
  ['quarters', [period(20, 11), period(15, 18), period(9, 9)], 4, { team: 35, opponent: 29 }],
  ['halves', [period(40, 31), period(30, 40)], 2, { team: 40, opponent: 31 }],
  ['the first half is not over', [period(20, 11)], 4, null],
  ['its last quarter may be under way', [period(20, 11), period(15, 18)], 4, null],
  ['a period is not known', [period(20, 11), period(null, 18), period(1, 0)], 4, null],
  ['there is no half', [period(20, 11), period(1, 18)], 3, null],
])('half-time of %s', (_, periods, regulationPeriods, expected) => {
  expect(halfTimeScore({ periods, regulationPeriods, status: 'live' })).toEqual(expected);
});

test('a match that is over has had its half-time', () => {
  const periods = [period(20, 11), period(15, 18)];
  const match = { periods, regulationPeriods: 4, status: 'completed' };
  expect(halfTimeScore(match)).toEqual({ team: 35, opponent: 29 });
});
