/** What undoing an adding of match files takes. */
export interface Undo {
  /** The adding: one after it takes its place. */
  addingId: string;
  /** The matches that were new: they go. */
  added: { matchId: string; opponent: string; day: string }[];
  /** The matches that were replaced or moved: the rows that stood there before. */
  replaced: {
    matchId: string;
    opponent: string;
    day: string;
    /** `PackedRows` of `imports/undo.ts`, packed: with each match of an adding all of it is written anew. */
    rows: string;
  }[];
  /** The players and the team that came with the matches: they go where nothing else names them. */
  players: string[];
  teams: string[];
  /** The names that were joined to players of the roster. */
  names: { teamId: string; normalisedName: string }[];
}
