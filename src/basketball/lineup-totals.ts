import { addCounts, subtractCounts } from './line.ts';
import type { CourtTotals, Stint } from './stints.ts';

/** Totals of one line-up over all its stints. */
export interface LineupTotals extends CourtTotals {
  /** Ids in alphabetical order. */
  playerIds: string[];
  stints: number;
  /** Own minus opponent's points. */
  margin: number | null;
}

/** Totals of a side with a player on court, and without. */
export interface OnOff {
  playerId: string;
  on: CourtTotals & { margin: number | null };
  off: CourtTotals & { margin: number | null };
}

/** Stints of one or more matches summed by line-up, the longest on court first. */
export function lineupTotals(stints: readonly Stint[]): LineupTotals[] {
  const groups = new Map<string, Stint[]>();
  for (const stint of stints) {
    const key = stint.playerIds.join(' ');
    const group = groups.get(key);
    if (group) group.push(stint);
    else groups.set(key, [stint]);
  }
  return [...groups.values()]
    .map((group) => ({
      playerIds: group[0]?.playerIds ?? [],
      stints: group.length,
      ...courtTotals(group),
    }))
    .sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
}

/**
 * Totals of a side for every two players on court together, over its `stints`, the longest together first. One second
 * of five players counts for ten pairs.
 */
export function pairTotals(stints: readonly Stint[]): LineupTotals[] {
  return lineupTotals(
    stints.flatMap((stint) =>
      stint.playerIds.flatMap((first, at) =>
        stint.playerIds.slice(at + 1).map((second) => ({ ...stint, playerIds: [first, second] })),
      ),
    ),
  );
}

/**
 * Totals of a side with each of `playerIds` on court and without, over its `stints`. A player's `on.margin` is the
 * +/-; on and off add up to the whole match.
 */
export function onOff(stints: readonly Stint[], playerIds: readonly string[]): OnOff[] {
  return playerIds.map((playerId) => ({
    playerId,
    on: courtTotals(stints.filter((stint) => stint.playerIds.includes(playerId))),
    off: courtTotals(stints.filter((stint) => !stint.playerIds.includes(playerId))),
  }));
}

/** The sum of stints. */
export function courtTotals(stints: readonly Stint[]): CourtTotals & { margin: number | null } {
  const sum = (of: (stint: Stint) => number | null) =>
    stints.reduce<number | null>((total, stint) => addCounts(total, of(stint)), 0);
  const pointsFor = sum((stint) => stint.pointsFor);
  const pointsAgainst = sum((stint) => stint.pointsAgainst);
  return {
    seconds: sum((stint) => stint.seconds),
    pointsFor,
    pointsAgainst,
    margin: subtractCounts(pointsFor, pointsAgainst),
    possessions: sum((stint) => stint.possessions) ?? 0,
    opponentPossessions: sum((stint) => stint.opponentPossessions) ?? 0,
  };
}
