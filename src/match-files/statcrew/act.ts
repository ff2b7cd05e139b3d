import type { Act } from '../links.ts';
import type { RecordedSideName } from '../recorded-match.ts';
import type { StatCrewPlay } from './file.ts';

/** A row of the file in the contract's words; one that the file does not have has no play. */
export interface StatCrewAct extends Act {
  side: RecordedSideName | null;
  play?: StatCrewPlay;
}
