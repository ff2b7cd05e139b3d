import type { RosterEntry } from '../../contract/club.ts';
import type { LikePlayers } from '../../contract/edits.ts';

/** The other players of a roster, those who may be the same person first; the rest in the roster's order. */
export function likelyFirst(
  playerId: string,
  roster: readonly RosterEntry[],
  pairs: LikePlayers['pairs'],
): (Pick<RosterEntry, 'playerId' | 'name' | 'number'> & { isLikely: boolean })[] {
  const likely = pairs.flatMap(({ one, other }) => {
    if (one.playerId === playerId) return [other];
    return other.playerId === playerId ? [one] : [];
  });
  const known = new Set([playerId, ...likely.map((each) => each.playerId)]);
  return [
    ...likely.map((each) => ({ ...each, isLikely: true })),
    ...roster
      .filter((each) => !known.has(each.playerId))
      .map((each) => ({ ...each, isLikely: false })),
  ];
}
