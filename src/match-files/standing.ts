import type { Score } from '../contract/match.ts';
import { type MatchContent, relationOf } from './same-match.ts';

/** A cheap summary of a match that rules out different ones. */
export interface Outline {
  normalisedOpponent: string;
  periods: readonly Score[];
  score: Score | null;
}

/** A stored match without its plays. */
export interface StoredOutline extends Outline {
  id: string;
  day: string;
  opponentName: string;
}

/**
 * Whether two matches may be the same: half of their common periods ended alike, as in a later state or a correction, but
 * hardly ever in two matches of the same sides. With fewer than two common periods the opponent decides.
 */
export function mayBeSame(one: Outline, other: Outline): boolean {
  const common = Math.min(one.periods.length, other.periods.length);
  if (common <= 1) return one.normalisedOpponent === other.normalisedOpponent;
  let alike = 0;
  for (let at = 0; at < common; at += 1) {
    const [a, b] = [one.periods[at], other.periods[at]];
    if (a?.team === b?.team && a?.opponent === b?.opponent) alike += 1;
  }
  return alike >= Math.floor(common / 2);
}

/** How a file's match relates to the team's stored ones; `match` is the stored one. */
export type FoundStanding =
  | { kind: 'new' }
  | { kind: 'same'; match: StoredOutline }
  | { kind: 'newer'; match: StoredOutline; added: number; removed: number };

/** Compares a match with the team's stored ones by content; an identical match wins over an earlier state. */
export async function standingAmong(
  content: MatchContent & Outline,
  outlines: readonly StoredOutline[],
  read: (matchId: string) => Promise<MatchContent | null>,
): Promise<FoundStanding> {
  let grown: FoundStanding = { kind: 'new' };
  for (const match of outlines) {
    // A match without a score has nothing to compare.
    if (match.score === null || !mayBeSame(content, match)) continue;
    const stored = await read(match.id);
    if (stored === null) continue;
    const relation = relationOf(content, stored);
    if (relation.kind === 'same') return { kind: 'same', match };
    if (relation.kind === 'newer' && !isNearer(grown, relation)) grown = { ...relation, match };
  }
  return grown;
}

/** Whether the standing found so far differs in fewer events. */
function isNearer(found: FoundStanding, other: { added: number; removed: number }): boolean {
  return found.kind === 'newer' && found.added + found.removed <= other.added + other.removed;
}
