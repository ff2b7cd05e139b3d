import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { isTipOff, scoreName, scorerAndChance } from '../course-words.ts';
import type { FinishedMatch } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { halfName, periodName } from '../stretch.ts';
import type { Voice } from '../voice.ts';
import { stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** Every quarter that one side won; of a match of two halves, every half. */
export function period({ match }: Season): Finding[] {
  const { rules } = match;
  const kind = rules.regulationPeriods === 2 ? 'half' : 'period';
  return stretchesOf(match).flatMap((stretch): Finding | Finding[] => {
    if (stretch.kind !== kind || stretch.side === null) return [];
    const { period: number } = stretch.from;
    return {
      topic: `period ${number}`,
      ...stretchFinding(stretch),
      say: (voice) => sayPart(voice, match, stretch, periodName(number, rules, voice.language)),
    };
  });
}

/** Both halves of a match of four quarters, where a side won them. */
export function half({ match }: Season): Finding[] {
  if (match.rules.regulationPeriods === 2) return [];
  return stretchesOf(match).flatMap((stretch): Finding | Finding[] => {
    if (stretch.kind !== 'half' || stretch.side === null) return [];
    const number = stretch.number ?? 1;
    return {
      topic: `half ${number}`,
      ...stretchFinding(stretch),
      say: (voice) => sayPart(voice, match, stretch, halfName(number, voice.language)),
    };
  });
}

/** A part of a match as it was won or lost: its score, and from where to where it led. */
function sayPart(voice: Voice, match: FinishedMatch, stretch: Stretch, name: string): string {
  const { from, to, points, side } = stretch;
  const won = side === 'team' ? texts.won : texts.lost;
  return (
    voice.say('part', isTipOff(from) ? won.first : won.later, {
      name,
      score: scoreName(points),
      before: scoreName(from.score),
      after: scoreName(to.score),
    }) + scorerAndChance(voice, match, stretch)
  );
}

const texts = {
  won: {
    first: {
      en: ['You won {name} {score}.'],
      es: ['Ganaste {name} por {score}.'],
    },
    later: {
      en: ['You won {name} {score}, from {before} to {after}.'],
      es: ['Ganaste {name} por {score}, del {before} al {after}.'],
    },
  },
  lost: {
    first: {
      en: ['You lost {name} {score}.'],
      es: ['Perdiste {name} por {score}.'],
    },
    later: {
      en: ['You lost {name} {score}, from {before} to {after}.'],
      es: ['Perdiste {name} por {score}, del {before} al {after}.'],
    },
  },
} as const;
