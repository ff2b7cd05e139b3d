import type { Score } from '../contract/match.ts';
import { kinshipOf, type MatchContent } from './same-match.ts';

/** A match's cheap summary for excluding different ones. */
export interface Outline {
  normalisedOpponent: string;
  periods: readonly Score[];
  score: Score | null;
}

/** A stored match, without its recorded plays. */
export interface StoredOutline extends Outline {
  id: string;
  day: string;
  opponentName: string;
}

/**
 * Whether two matches may be one: half of the periods that both have ended alike. A later state and a correction
 * keep most of them; two matches of the same sides hardly ever do. With less than two periods the opponent decides.
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

/** What a file's match is to the team's stored ones; `match` is the one that it is, or grew out of. */
export type FoundStanding =
  | { kind: 'new' }
  | { kind: 'same'; match: StoredOutline }
  | { kind: 'newer'; match: StoredOutline; added: number; removed: number };

/** Compares a match with the team's stored ones by content: the same match comes before an earlier state. */
export async function standingAmong(
  content: MatchContent & Outline,
  outlines: readonly StoredOutline[],
  read: (matchId: string) => Promise<MatchContent | null>,
): Promise<FoundStanding> {
  let grown: FoundStanding = { kind: 'new' };
  for (const match of outlines) {
    // Of a match that was not played yet there is nothing to compare.
    if (match.score === null || !mayBeSame(content, match)) continue;
    const stored = await read(match.id);
    if (stored === null) continue;
    const kinship = kinshipOf(content, stored);
    if (kinship.kind === 'same') return { kind: 'same', match };
    if (kinship.kind === 'newer' && !isNearer(grown, kinship)) grown = { ...kinship, match };
  }
  return grown;
}

/** Whether the standing found so far is closer to the file. */
function isNearer(found: FoundStanding, other: { added: number; removed: number }): boolean {
  return found.kind === 'newer' && found.added + found.removed <= other.added + other.removed;
}
