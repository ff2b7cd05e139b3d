import { type FinishedMatch, marginOf } from '../finished-match.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import type { Finding } from './fact.ts';

/** The least number of wins in a row for a sentence. */
const leastStreak = 3;

/** A streak of wins or defeats that is the longest so far. */
export function streak({ match, earlier, seasonBefore }: Season): Finding | null {
  if (seasonBefore !== undefined) return null;
  const results = [...earlier, match].flatMap((each) => resultOf(each) ?? []);
  const last = results.at(-1);
  if (last === undefined || results.length !== earlier.length + 1) return null;
  const lengths: { won: boolean; length: number }[] = [];
  for (const won of results) {
    const open = lengths.at(-1);
    if (open?.won === won) open.length += 1;
    else lengths.push({ won, length: 1 });
  }
  const now = lengths.at(-1)?.length ?? 1;
  const longestBefore = Math.max(
    0,
    ...lengths.slice(0, -1).flatMap(({ won, length }) => (won === last ? length : [])),
  );
  if (now < leastStreak || now <= longestBefore) return null;
  return {
    topic: 'streak',
    points: (last ? 1 : -1) * pointsOfStreak,
    deviations: now / 2,
    value: now,
    usual: 1,
    repeats: 0,
    eventIds: [],
    says: [said(`streak/${last ? 'won' : 'lost'}`, { count: now })],
  };
}

/** A streak has no worth in points, so it ranks as a finding worth about two. */
const pointsOfStreak = 2;

function resultOf(match: FinishedMatch): boolean | null {
  const margin = marginOf(match);
  return margin === null || margin === 0 ? null : margin > 0;
}
