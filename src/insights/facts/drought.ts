import { scorerAndChance } from '../course-words.ts';
import type { Season } from '../season.ts';
import { isTipOff } from '../stretch.ts';
import { said, scoreName } from '../words/said.ts';
import { droughtsOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** Long times in which only the opponent scored. */
export function drought({ match }: Season): Finding[] {
  return droughtsOf(match).map((stretch): Finding => {
    const { from, to, points } = stretch;
    const [fromSeconds, toSeconds] = [from.seconds ?? 0, to.seconds ?? 0];
    const first = { length: { clock: toSeconds - fromSeconds }, allowed: points.opponent };
    return {
      topic: `drought ${scoreName(from.score)}`,
      ...stretchFinding(stretch),
      says: [
        isTipOff(from)
          ? said('drought/first', first)
          : said('drought/later', {
              ...first,
              when: { moment: fromSeconds, word: 'from', rules: match.rules },
              before: { score: from.score },
              after: { score: to.score },
            }),
        ...scorerAndChance(match, stretch),
      ],
    };
  });
}
