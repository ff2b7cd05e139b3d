import type { Choices, FoundMatch } from '../../contract/adding.ts';
import type { RecordedMatch } from '../recorded-match.ts';
import type { Whose } from '../whose.ts';

/** One adding of files to a club; `isNew` where the club is made with its first match. */
export interface Adding {
  club: { id: string; name: string; isNew: boolean };
  addingId: string;
  addedAt: Date;
  /** The name of the key; "" for a command, and on a device. */
  by: string;
}

/** The choices for a match; `matchId` is the stored one that the file is of, if its content does not show it. */
export type MatchChoice = Choices['matches'][string] & { matchId?: string };

export type Outcome = NonNullable<FoundMatch['outcome']>;

/** A match that is to be stored. */
export interface ToStore {
  recorded: RecordedMatch;
  whose: Whose;
  /** YYYY-MM-DD from the files. */
  day: string | null;
  choice: MatchChoice;
}
