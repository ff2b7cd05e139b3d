import { groupsOf, idsOf } from '../events.ts';
import { times } from '../numbers.ts';
import type { Season } from '../season.ts';
import { periodName } from '../stretch.ts';
import { fromExpected } from '../surprise.ts';
import { about, repeatsFor, whereUsual } from './beside.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { turnoverDrills } from './turnover-drills.ts';
import { turnoversOf, whoLost } from './turnovers.ts';

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
  return {
    topic: `turnovers ${period}`,
    partOf: ['turnovers', `period ${period}`],
    points,
    ...fromExpected(count, expected),
    repeats: repeatsFor('turnoverShare', 'team'),
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say('lost in a period', texts, {
        count,
        times: (language) => times(count, language),
        all: lost.count,
        period: (language) => periodName(period, rules, language),
        beside: () => whereUsual(voice, { ...lost.usual, mean: Math.max(1, expected) }),
        about: about(points),
      }) + whoLost(voice, season.match, events),
    practise: (voice) => voice.practise('turnovers', turnoverDrills, {}),
  };
}

const texts = {
  en: [
    '{count} of your {all} turnovers came in {period}{beside}. That cost {about}.',
    'You lost the ball {times} in {period} alone{beside}, of {all} in all. That cost {about}.',
  ],
  es: [
    'De tus {all} pérdidas, {count} llegaron en {period}{beside}. Costó {about}.',
    'Perdiste el balón {times} solo en {period}{beside}, de {all} en total. Costó {about}.',
  ],
} as const;
