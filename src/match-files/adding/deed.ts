import type { StoredOutline } from '../standing.ts';
import type { MatchChoice } from './to-store.ts';

/** The action for a match of a file; `day` is the one to store it under. */
export type Deed =
  | { kind: 'add'; day: string }
  | { kind: 'replace' | 'move'; matchId: string; day: string }
  | { kind: 'leave'; outcome: LeftAlone };

type LeftAlone =
  | { kind: 'unchanged'; matchId: string }
  | { kind: 'skipped'; matchId: string; reason: string }
  | { kind: 'failed'; reason: string };

/** A match's relation to the stored ones, as far as the action depends on it. */
export type Standing = { kind: 'new' } | { kind: 'same' | 'newer'; match: StoredOutline };

/**
 * The action for a match from its standing, the choices, and the day in its files: nothing is
 * replaced or moved without a choice that says so.
 */
export function deedOf(standing: Standing, choice: MatchChoice, told: string | null): Deed {
  const day = choice.day ?? told;
  if (standing.kind === 'same') {
    const { id: matchId, day: before } = standing.match;
    return choice.move === true && day !== null && day !== before
      ? { kind: 'move', matchId, day }
      : { kind: 'leave', outcome: { kind: 'unchanged', matchId } };
  }
  if (standing.kind === 'newer') {
    const { id: matchId, day: before } = standing.match;
    if (choice.replace === true) return { kind: 'replace', matchId, day: choice.day ?? before };
    const reason = 'another version of a stored match, which is left as it is';
    return { kind: 'leave', outcome: { kind: 'skipped', matchId, reason } };
  }
  if (day !== null) return { kind: 'add', day };
  const reason = 'nobody said on which day it was played';
  return { kind: 'leave', outcome: { kind: 'failed', reason } };
}
