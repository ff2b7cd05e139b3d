import type { Match } from '../../contract/match.ts';
import { type Outcome, outcomeOf } from '../api/season-record.ts';

/** How many matches in a row ended alike, the latest included; `null` if none has ended. */
export interface Streak {
  outcome: Outcome;
  length: number;
}

/** @param matches newest first */
export function streakOf(matches: readonly Match[]): Streak | null {
  const outcomes = matches.flatMap((match) => outcomeOf(match) ?? []);
  const [latest] = outcomes;
  if (!latest) return null;
  const end = outcomes.findIndex((outcome) => outcome !== latest);
  return { outcome: latest, length: end === -1 ? outcomes.length : end };
}
