/** The coach's decisions about the matches found. */
import type { FoundMatch } from '../../contract/adding.ts';

/** Choices about one match; absent fields are as found. */
export interface MatchDraft {
  skip?: boolean;
  /** YYYY-MM-DD; '' while it is being typed. */
  day?: string;
  replace?: boolean;
  move?: boolean;
  homeAway?: 'home' | 'away' | 'neutral';
  competition?: string;
  venue?: string;
}

/** All decisions about the matches found. */
export interface Draft {
  /** By the key of the match. */
  matches: Readonly<Record<string, MatchDraft>>;
  /** Ids of known players by the key of the new player (`newPlayers`) who is the same person. */
  joins: Readonly<Record<string, string>>;
  /** For each added match without its own competition. */
  competition: string;
  /** Typed texts of the fields of `answersTo`. */
  answers: Readonly<Record<string, string>>;
}

export const noDraft: Draft = { matches: {}, joins: {}, competition: '', answers: {} };

/** The date that a match will be stored with, YYYY-MM-DD; '' if unknown. */
export function dayOf(match: FoundMatch, draft: MatchDraft = {}): string {
  return draft.day ?? match.day ?? '';
}

/** The action for a match: added, replacing its earlier state, moved to another day, or left unchanged. */
export type AddAction = 'add' | 'replace' | 'move' | 'leave';

export function actionFor(match: FoundMatch, draft: MatchDraft = {}): AddAction {
  if (draft.skip) return 'leave';
  if (match.standing.kind === 'new') return 'add';
  if (match.standing.kind === 'newer') return draft.replace ? 'replace' : 'leave';
  return draft.move && movesTo(match) ? 'move' : 'leave';
}

/** The date that a stored match can be moved to, since its file has another one; `null` if none. */
export function movesTo({ standing, day }: FoundMatch): string | null {
  return standing.kind === 'same' && day !== null && day !== standing.day ? day : null;
}

/** The draft with a day for some matches. */
export function withDay(draft: Draft, matches: readonly FoundMatch[], day: string): Draft {
  const changed = matches.map(({ key }) => [key, { ...draft.matches[key], day }]);
  return { ...draft, matches: { ...draft.matches, ...Object.fromEntries(changed) } };
}

/** The draft with a typed text of a field of `answersTo`. */
export function withAnswer(draft: Draft, field: string, value: string): Draft {
  return { ...draft, answers: { ...draft.answers, [field]: value } };
}
