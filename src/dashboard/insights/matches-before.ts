import type { Match } from '../../contract/match.ts';

/** The team's matches before this one, which say what was usual then; all of them where its date is not known. */
export function matchesBefore(match: Match | undefined, matches: readonly Match[]): Match[] {
  const until = Date.parse(match?.startsAt ?? '');
  if (Number.isNaN(until)) return [...matches];
  return matches.filter(({ startsAt }) => Date.parse(startsAt ?? '') < until);
}
