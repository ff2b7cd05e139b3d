import { memoized } from '../../basketball/memoized.ts';
import { repeatsOf } from '../../basketball/numbers.ts';
import { type FinishedMatch, lengthOf, marginOf } from '../finished-match.ts';
import { greatest } from '../numbers.ts';
import { referenceOf, unnamed } from '../reference.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import { said } from '../words/said.ts';
import type { Finding } from './fact.ts';

/** The least time on court and off it, in seconds; at `halfWeight` of the shorter one the margin counts by half. */
const leastEither = 6 * 60;
const halfWeight = 10 * 60;

/** The usual distance of a match's best player from the rest, until a season gives one. */
const assumed = { mean: 5, deviation: 2.5 };

/** Players with the team's margin while on court, compared with the rest of the match. */
const onCourtOf = memoized((match: FinishedMatch) => {
  const margin = marginOf(match);
  const length = lengthOf(match);
  if (margin === null || match.events.length === 0) return [];
  return match.boxScore.team.players.flatMap(({ name, played, seconds, plusMinus }) => {
    if (!played || seconds === null || plusMinus === null) return [];
    const off = length - seconds;
    if (seconds < leastEither || off < leastEither) return [];
    const shorter = Math.min(seconds, off);
    const weight = shorter / (shorter + halfWeight) / 2;
    const over = (plusMinus - (margin * seconds) / length) * weight;
    return [{ name, seconds, plusMinus, rest: margin - plusMinus, off, over }];
  });
});

const furthest = (match: FinishedMatch, sign: 1 | -1) =>
  greatest(onCourtOf(match), ({ over }) => sign * over);

/**
 * The player with the best or worst on/off, beyond the usual extreme: reported as a fact with the minutes.
 * One match's +/- hardly repeats: no drill.
 */
export function onOff({ match, earlier }: Season): Finding[] {
  return ([1, -1] as const).flatMap((sign): Finding | Finding[] => {
    const found = furthest(match, sign);
    if (found === null || sign * found.plusMinus <= 0 || sign * found.rest >= 0) return [];
    const usual = referenceOf(
      earlier.map((before) => furthest(before, sign)?.over ?? null),
      2,
      { ...assumed, mean: sign * assumed.mean, source: unnamed, basis: 'match' },
    );
    const points = found.over - usual.mean;
    if (sign * points <= 0) return [];
    const { name, seconds, off, plusMinus, rest } = found;
    return {
      topic: `on and off ${sign}`,
      clashesWith: [`line-up ${sign}`],
      isOnCourt: true,
      points,
      deviations: referenceDeviations(found.over, usual),
      value: plusMinus,
      usual: rest,
      repeats: repeatsOf('plusMinus', 'attack').oneMatch,
      eventIds: [],
      says: [
        said('on and off', {
          name,
          on: { clock: seconds },
          plusMinus: { signed: plusMinus },
          off: { clock: off },
          rest: { signed: rest },
        }),
      ],
    };
  });
}
