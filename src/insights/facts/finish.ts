import { scoreName, scorerAndChance } from '../course-words.ts';
import type { Season } from '../season.ts';
import { stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** The last five minutes of the match, where a side won them. An overtime is the finish of its match and tells it. */
export function finish({ match }: Season): Finding | null {
  const stretch = stretchesOf(match).find(({ kind }) => kind === 'finish');
  if (stretch === undefined || stretch.side === null) return null;
  const { from, to, points, side } = stretch;
  if (to.period > match.rules.regulationPeriods) return null;
  return {
    topic: 'finish',
    ...stretchFinding(stretch),
    say: (voice) =>
      voice.say('finish', texts[side], {
        score: scoreName(points),
        before: scoreName(from.score),
        after: scoreName(to.score),
      }) + scorerAndChance(voice, match, stretch),
  };
}

const texts = {
  team: {
    en: ['You won the last 5 minutes {score}, from {before} to {after}.'],
    es: ['Ganaste los últimos 5 minutos por {score}, del {before} al {after}.'],
  },
  opponent: {
    en: ['You lost the last 5 minutes {score}, from {before} to {after}.'],
    es: ['Perdiste los últimos 5 minutos por {score}, del {before} al {after}.'],
  },
} as const;
