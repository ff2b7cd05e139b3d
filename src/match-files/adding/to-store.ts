import type { Choices, FoundMatch } from '../../contract/adding.ts';
import type { OurSide } from '../our-side.ts';
import type { RecordedMatch } from '../recorded-match.ts';

/** One request to add files; `isNew` if the first stored match creates the club. */
export interface Adding {
  club: { id: string; name: string; isNew: boolean };
  addingId: string;
  addedAt: Date;
  /** The name of the key; '' for a command and on a device. */
  by: string;
}

/** The coach's choices for a match; `matchId` names the stored match when the content does not identify it. */
export type MatchChoice = Choices['matches'][string] & { matchId?: string };

export type Outcome = NonNullable<FoundMatch['outcome']>;

/** A match to store. */
export interface ToStore {
  recorded: RecordedMatch;
  whose: OurSide;
  /** YYYY-MM-DD, from the files. */
  day: string | null;
  choice: MatchChoice;
}
