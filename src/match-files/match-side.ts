import { normalisedName } from '../contract/normalised-name.ts';
import type { RecordedMatch, RecordedSideName } from './recorded-match.ts';
import { recordedSides } from './recorded-match.ts';

/**
 * The side whose name, short name or code is `teamName`, case, accents and punctuation aside; a full name goes
 * before a short name, that before a code. `null` where neither side or both answer to it.
 */
export function sideOf(recorded: RecordedMatch, teamName: string): RecordedSideName | null {
  const wanted = normalisedName(teamName);
  if (wanted === '') return null;
  for (const label of ['name', 'shortName', 'code'] as const) {
    const matching = recordedSides.filter(
      (side) => normalisedName(recorded[side][label]) === wanted,
    );
    const [only] = matching;
    if (only !== undefined) return matching.length === 1 ? only : null;
  }
  return null;
}
