import { idsOf } from '../events.ts';
import { counted, times, whole } from '../numbers.ts';
import type { Season } from '../season.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { turnoversOf } from './turnovers.ts';

/** Turnovers that nobody took the ball from. */
const unforced = new Set(['travel', '24sec', '3sec', 'doubledribble', 'offensive']);

/** How often the opponent lost the ball. */
export function forcedTurnovers(season: Season): Finding[] {
  const won = turnoversOf(season, 'opponent');
  if (won === null) return [];
  const { count, expected, usual, deviations, events } = won;
  const points = (count - expected) * valueOfShot(season);
  const live = events.filter(({ subtype }) => subtype !== undefined && !unforced.has(subtype));
  const isTelling = live.length >= 0.6 * count && live.length >= 5 && live.length < count;
  const detail = ` ${live.length} were bad passes, lost dribbles or balls out of bounds.`;
  return [
    {
      topic: 'forced turnovers',
      points,
      deviations,
      value: count,
      usual: expected,
      eventIds: idsOf(events),
      say: (voice) =>
        voice.say('won', points > 0 ? texts.good : texts.poor, {
          turnovers: counted(count, 'turnover'),
          balls: counted(count, 'ball'),
          times: times(count),
          usual: { reference: usual, show: whole, whose: 'neutral' },
          worth: points,
        }) + (points > 0 && isTelling ? detail : ''),
      practise: (voice) => voice.practise('forcedTurnovers', drills, { n: count }),
    },
  ];
}

const texts = {
  good: [
    'You forced {them} into {turnovers}{usual}{worth}.',
    '{They} lost the ball {times}{usual}{worth}.',
    'Pressure paid: {balls} won from {them}{usual}{worth}.',
  ],
  poor: [
    '{They} lost the ball only {times}{usual}{worth}.',
    'You hardly disturbed {them}: {turnovers} forced{usual}{worth}.',
    'Only {turnovers} by {them}{usual}{worth}.',
  ],
} as const;

const drills = [
  'Pressure the first pass: full-court 5 on 5 for 8 minutes, a deflection gives 1 point, a steal 2.',
  'Run-and-jump after every made free throw: rehearse it 10 times with the starting five.',
  'Deny the wing in the shell drill: the defence stays until it has 3 deflections in one stand.',
] as const;
