import { groupsOf, idsOf } from '../events.ts';
import { capital, times } from '../numbers.ts';
import type { Season } from '../season.ts';
import { periodName } from '../stretch.ts';
import { fromExpected } from '../surprise.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { turnoverDrills, turnoversOf } from './turnovers.ts';

/** The period in which the team lost most balls, where it holds twice its part of what is usual, and six at least. */
export function turnoversInAPeriod(season: Season): Finding | null {
  const lost = turnoversOf(season, 'team');
  if (lost === null || lost.events.length !== lost.count) return null;
  const { rules } = season.match;
  const expected = lost.expected / rules.regulationPeriods;
  const [worst] = groupsOf(lost.events, (event) => event.period);
  if (worst === undefined || worst.events.length < Math.max(6, 2 * expected)) return null;
  const { key: period, events } = worst;
  const count = events.length;
  const points = (expected - count) * valueOfShot(season);
  const name = periodName(period, rules);
  return {
    topic: `turnovers ${period}`,
    partOf: ['turnovers', `period ${period}`],
    points,
    ...fromExpected(count, expected),
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say('lost in a period', texts, {
        count,
        times: times(count),
        all: lost.count,
        period: name,
        Period: capital(name),
        noun: rules.regulationPeriods === 2 ? 'half' : 'quarter',
        ordinary: Math.max(1, Math.round(expected)),
        worth: points,
      }),
    practise: (voice) => voice.practise('turnovers', turnoverDrills, { n: count }),
  };
}

const texts = [
  'You lost the ball {times} in {period} alone ({all} in all), where {ordinary} would be normal{worth}.',
  '{Period} went on turnovers: {count} of the {all} fell there, and {ordinary} is a normal {noun}’s share{worth}.',
  '{count} of your {all} turnovers came in {period}; {ordinary} would have been ordinary{worth}.',
] as const;
