import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { scorerAndChance } from '../course-words.ts';
import type { FinishedMatch } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { isTipOff } from '../stretch.ts';
import { said, scoreName, type Value } from '../words/said.ts';
import { droughtsOf, spanOf, stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** The text of a shorter run leaves out its length, in seconds. */
const leastLength = 30;

/** In a longer one, in seconds, the side that ran hardly scored either. */
const mostLength = 360;

/** Every run of at least 8–0, by either side; a run within a drought belongs to the drought. */
export function run({ match }: Season): Finding[] {
  const { rules } = match;
  return stretchesOf(match)
    .filter(
      (stretch) =>
        stretch.kind === 'run' &&
        (lengthOf(stretch) ?? 0) <= mostLength &&
        !isInDrought(match, stretch),
    )
    .map((stretch): Finding => {
      const { from, to } = stretch;
      const side = stretch.side ?? 'team';
      const length = lengthOf(stretch);
      const begun = (word: 'with' | 'from'): Value =>
        from.seconds === null
          ? { inPeriod: from.period, rules }
          : { moment: from.seconds, word, rules };
      return {
        topic: `run ${side} ${scoreName(from.score)}`,
        ...(from.seconds === null && from.period === to.period
          ? { partOf: [`period ${from.period}`] }
          : {}),
        ...stretchFinding(stretch),
        says: [
          said(`run/${side} ${isTipOff(from) ? 'first' : length === null ? 'short' : 'long'}`, {
            points: stretch.points[side],
            a: { article: stretch.points[side] },
            before: { score: from.score },
            after: { score: to.score },
            when: begun('with'),
            since: begun('from'),
            length: { clock: length ?? 0 },
            within: { within: length, word: 'in' },
          }),
          ...scorerAndChance(match, stretch),
        ],
      };
    });
}

function isInDrought(match: FinishedMatch, { eventIds }: Stretch): boolean {
  return droughtsOf(match).some((drought) => eventIds.every((id) => drought.eventIds.includes(id)));
}

/** Seconds from the first basket to the last; `null` without a clock, and if 0. */
function lengthOf(stretch: Stretch): number | null {
  const [from, to] = spanOf(stretch) ?? [0, 0];
  return to - from < leastLength ? null : to - from;
}
