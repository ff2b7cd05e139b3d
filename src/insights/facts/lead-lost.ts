import { chanceMoved } from '../course-words.ts';
import type { Season } from '../season.ts';
import { said, scoreName } from '../words/said.ts';
import { spanOf, stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** Every lost lead of eight points or more, by either side. */
export function leadLost({ match }: Season): Finding[] {
  const { rules } = match;
  return stretchesOf(match).flatMap((stretch): Finding | Finding[] => {
    const { kind, from, to, side } = stretch;
    if (kind !== 'leadLost' || side === null) return [];
    const lead = Math.abs(from.score.team - from.score.opponent);
    const span = spanOf(stretch);
    const isLevel = to.score.team === to.score.opponent;
    return {
      topic: `lead lost ${scoreName(from.score)}`,
      ...stretchFinding(stretch),
      says: [
        said(`lead/${side} ${isLevel ? 'level' : 'behind'}`, {
          lead,
          before: { score: from.score },
          after: { score: to.score },
          when:
            from.seconds === null
              ? { inPeriod: from.period, rules }
              : { moment: from.seconds, word: 'with', rules },
          within: { within: span && span[1] - span[0], word: 'within' },
        }),
        ...chanceMoved(stretch),
      ],
    };
  });
}
