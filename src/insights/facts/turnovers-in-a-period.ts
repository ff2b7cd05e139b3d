import { groupsOf, idsOf } from '../events.ts';
import type { Season } from '../season.ts';
import { fromExpected } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among, repeatsFor } from './beside.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { turnoversOf, whoLost } from './turnovers.ts';

/** The period with most of the team's turnovers, if they are twice the usual share and at least six. */
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
  return {
    topic: `turnovers ${period}`,
    partOf: ['turnovers', `period ${period}`],
    points,
    ...fromExpected(count, expected),
    ...among([], count, Math.max(1, expected)),
    repeats: repeatsFor('turnoverShare', 'team'),
    eventIds: idsOf(events),
    says: [
      said('lost in a period', {
        count,
        times: { times: count },
        all: lost.count,
        period: { period, rules },
        beside: { where: { ...lost.usual, mean: Math.max(1, expected) } },
        about: { about: points },
      }),
      ...(whoLost(season.match, events) ?? []),
    ],
    drill: drill('turnover', {}),
  };
}
