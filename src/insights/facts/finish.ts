import { scorerAndChance } from '../course-words.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import { stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** The last five minutes, if a side won them; an overtime replaces them. */
export function finish({ match }: Season): Finding | null {
  const stretch = stretchesOf(match).find(({ kind }) => kind === 'finish');
  if (stretch === undefined || stretch.side === null) return null;
  const { from, to, points, side } = stretch;
  if (to.period > match.rules.regulationPeriods) return null;
  return {
    topic: 'finish',
    ...stretchFinding(stretch),
    says: [
      said(`finish/${side}`, {
        score: { score: points },
        before: { score: from.score },
        after: { score: to.score },
      }),
      ...scorerAndChance(match, stretch),
    ],
  };
}
