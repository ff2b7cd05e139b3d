import type { Match } from '../../contract/match.ts';

/** What a tab of a match knows of it from the team's list; the frame around the tabs hands it to them. */
export interface MatchContext {
  match: Match | undefined;
  matches: readonly Match[];
}
