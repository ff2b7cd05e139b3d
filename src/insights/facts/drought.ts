import { minutesAndSeconds } from '../../basketball/score.ts';
import { isTipOff, scoreName, scorerAndChance } from '../course-words.ts';
import { capital } from '../numbers.ts';
import type { Season } from '../season.ts';
import { momentName } from '../stretch.ts';
import { droughtsOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** The team's long times without a point in which the opponent scored. */
export function drought({ match }: Season): Finding[] {
  return droughtsOf(match).map((stretch): Finding => {
    const { from, to, points } = stretch;
    const [fromSeconds, toSeconds] = [from.seconds ?? 0, to.seconds ?? 0];
    return {
      topic: `drought ${scoreName(from.score)}`,
      ...stretchFinding(stretch),
      say: (voice) =>
        voice.say('drought', isTipOff(from) ? texts.first : texts.later, {
          length: minutesAndSeconds(toSeconds - fromSeconds),
          When: (language) => capital(momentName('with', fromSeconds, match.rules, language)),
          allowed: points.opponent,
          before: scoreName(from.score),
          after: scoreName(to.score),
        }) + scorerAndChance(voice, match, stretch),
    };
  });
}

const texts = {
  first: {
    en: ['You went the first {length} without a point while {they} scored {allowed}.'],
    es: ['No anotaste en los primeros {length}, mientras {they} metía {allowed}.'],
  },
  later: {
    en: [
      '{When} you went {length} without a point while {they} scored {allowed}: from {before} to {after}.',
    ],
    es: [
      '{When} te quedaste {length} sin anotar mientras {they} metía {allowed}: del {before} al {after}.',
    ],
  },
} as const;
