import { matchSeconds } from '../../basketball/score.ts';
import { idsOf } from '../events.ts';
import type { Season } from '../season.ts';
import { periodName } from '../stretch.ts';
import type { Finding } from './fact.ts';
import { finishDrills, spreadOfFinish } from './finish.ts';

/** All overtimes together. */
export function overtime({ match: { events, rules } }: Season): Finding | null {
  const { regulationPeriods } = rules;
  const inOvertime = events.filter(({ period }) => period > regulationPeriods);
  const last = inOvertime.at(-1);
  const before = events.findLast(({ period }) => period <= regulationPeriods);
  if (!last || !before) return null;
  const { team, opponent } = last.score;
  const { team: from, opponent: fromOpponent } = before.score;
  if (team === null || opponent === null || from === null || fromOpponent === null) return null;
  const scored = team - from;
  const allowed = opponent - fromOpponent;
  const points = scored - allowed;
  const count = last.period - regulationPeriods;
  return {
    topic: 'overtime',
    span: [matchSeconds(regulationPeriods, rules), matchSeconds(last.period, rules)],
    points,
    deviations: Math.abs(points) / spreadOfFinish,
    value: points,
    usual: 0,
    eventIds: idsOf(inOvertime.filter((event) => event.made === true)),
    say: (voice) =>
      voice.say('overtime', texts, {
        overtime: count === 1 ? periodName(last.period, rules) : `the ${count} overtimes`,
        won: points > 0 ? 'won' : 'lost',
        score: `${scored}–${allowed}`,
        before: `${from}–${fromOpponent}`,
      }),
    practise: (voice) => voice.practise('clutch', finishDrills, {}),
  };
}

const texts = [
  'You {won} {overtime} {score}, after {before} in regulation.',
  'It took {overtime}: {score}, from {before}.',
] as const;
