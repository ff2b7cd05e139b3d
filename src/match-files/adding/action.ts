import type { StoredOutline } from '../standing.ts';
import type { MatchChoice } from './to-store.ts';

/** What to do with a match of a file; `day` is the day to store it under. */
export type AddAction =
  | { kind: 'add'; day: string }
  | { kind: 'replace' | 'move'; matchId: string; day: string }
  | { kind: 'leave'; outcome: LeftAlone };

type LeftAlone =
  | { kind: 'unchanged'; matchId: string }
  | { kind: 'skipped'; matchId: string; reason: string }
  | { kind: 'failed'; reason: string };

/** How a match relates to the stored ones. */
export type Standing = { kind: 'new' } | { kind: 'same' | 'newer'; match: StoredOutline };

/**
 * What to do with a match, by its standing, the coach's choices and the day in its files. Nothing is replaced or moved
 * without a choice.
 */
export function actionFor(
  standing: Standing,
  choice: MatchChoice,
  dayInFiles: string | null,
): AddAction {
  const day = choice.day ?? dayInFiles;
  if (standing.kind === 'same') {
    const { id: matchId, day: before } = standing.match;
    return choice.move === true && day !== null && day !== before
      ? { kind: 'move', matchId, day }
      : { kind: 'leave', outcome: { kind: 'unchanged', matchId } };
  }
  if (standing.kind === 'newer') {
    const { id: matchId, day: before } = standing.match;
    if (choice.replace === true) return { kind: 'replace', matchId, day: choice.day ?? before };
    const reason = 'another version of a stored match, which was not replaced';
    return { kind: 'leave', outcome: { kind: 'skipped', matchId, reason } };
  }
  if (day !== null) return { kind: 'add', day };
  const reason = 'its date is missing. Add it again with its date.';
  return { kind: 'leave', outcome: { kind: 'failed', reason } };
}
