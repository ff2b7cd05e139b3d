import type { Match } from '../../contract/match.ts';

/**
 * The completed matches against the same opponent that began before `match`, in the order of the list. The opponent is
 * matched by its id, or by its name if one of the two matches has none.
 */
export function pastMeetings(match: Match, matches: readonly Match[]): Match[] {
  const began = match.startsAt === null ? Number.POSITIVE_INFINITY : Date.parse(match.startsAt);
  return matches.filter(
    (other) =>
      other.id !== match.id &&
      other.status === 'completed' &&
      isSameOpponent(match, other) &&
      other.startsAt !== null &&
      Date.parse(other.startsAt) < began,
  );
}

function isSameOpponent({ opponent: one }: Match, { opponent: other }: Match): boolean {
  if (one.id !== undefined && other.id !== undefined) return one.id === other.id;
  return one.name === other.name;
}
