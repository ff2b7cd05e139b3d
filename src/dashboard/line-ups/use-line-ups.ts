import { useMemo } from 'react';
import type { Match } from '../../contract/match.ts';
import { useSeasonBoxScores, useSeasonPlays } from '../api/season-reading.ts';
import { meetingsOf } from '../figures/meeting.ts';
import { boxScoreOnOff, type PlayerOnOff, seasonLineUps } from './season-line-ups.ts';

/** A season's line-ups and their loading state. */
export type LineUpsReading = ReturnType<typeof useLineUps>;

/**
 * Loads the box scores, then the plays of the latest 40 completed matches. Their numbers are shown once all
 * have loaded, since each match would change them.
 */
export function useLineUps(matches: readonly Match[]) {
  const boxScores = useSeasonBoxScores(matches);
  const plays = useSeasonPlays(matches, !boxScores.reading);
  /** Whether everything has loaded or failed. */
  const complete = !boxScores.waiting && !plays.waiting;
  const meetings = useMemo(
    () => meetingsOf(boxScores.entries, plays.entries),
    [boxScores.entries, plays.entries],
  );
  /** `null` until all plays have loaded, and if none of them has line-ups. */
  const lineUps = useMemo(() => (complete ? seasonLineUps(meetings) : null), [complete, meetings]);
  /** On and off from the line-ups, or from the box scores' +/- without line-ups. */
  const onOffOf = (playerId: string): PlayerOnOff | null => {
    if (lineUps) return lineUps.onOff.find((each) => each.playerId === playerId) ?? null;
    return complete ? boxScoreOnOff(meetings, playerId) : null;
  };
  return { boxScores, plays, lineUps, onOffOf, complete };
}
