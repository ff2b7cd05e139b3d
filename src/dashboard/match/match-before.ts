import type { Match } from '../../contract/match.ts';
import { endedMatches } from '../api/season-record.ts';

/** The team's last ended match that began before `match`; `undefined` where there is none, or no time tells. */
export function matchBefore(match: Match, matches: readonly Match[]): Match | undefined {
  const began = startOf(match);
  return endedMatches(matches)
    .filter((other) => startOf(other) < began)
    .toSorted((a, b) => startOf(b) - startOf(a))[0];
}

function startOf({ startsAt }: Match): number {
  return startsAt === null ? Number.NaN : Date.parse(startsAt);
}
