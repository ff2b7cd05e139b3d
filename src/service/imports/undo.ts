/** What undoing an adding of match files takes. */
export interface Undo {
  /** The matches that were new: they go. */
  added: { matchId: string; opponent: string; day: string }[];
  /** The matches that were replaced or moved: the rows that stood there before, as the database had them. */
  replaced: {
    matchId: string;
    opponent: string;
    day: string;
    match: Record<string, unknown>;
    record: Record<string, unknown>;
  }[];
  /** The players and the team that came with the matches: they go where nothing else names them. */
  players: string[];
  teams: string[];
}
