import type { Match } from '../../contract/match.ts';
import { isLive } from '../api/polling.ts';
import { endedMatches, outcomeOf } from '../api/season-record.ts';

/** Matches scheduled after `now`, the soonest first. @param now milliseconds since 1970 */
export function comingMatches(matches: readonly Match[], now: number): Match[] {
  return matches
    .filter(({ status }) => status === 'scheduled')
    .flatMap((match) =>
      match.startsAt === null ? [] : [{ match, time: Date.parse(match.startsAt) }],
    )
    .filter(({ time }) => time >= now)
    .toSorted((a, b) => a.time - b.time)
    .map(({ match }) => match);
}

/** The featured match: the live one, or the one that ended last. */
export function featuredMatch(matches: readonly Match[]): Match | undefined {
  const startOf = ({ startsAt }: Match) => (startsAt === null ? 0 : Date.parse(startsAt));
  return (
    matches.find(isLive) ?? endedMatches(matches).toSorted((a, b) => startOf(b) - startOf(a))[0]
  );
}

/** The latest wins or losses in a row; `null` if no match has ended. @param matches newest first */
export function streakOf(matches: readonly Match[]) {
  const outcomes = matches.flatMap((match) => outcomeOf(match) ?? []);
  const [latest] = outcomes;
  if (!latest) return null;
  const end = outcomes.findIndex((outcome) => outcome !== latest);
  return { outcome: latest, length: end === -1 ? outcomes.length : end };
}
