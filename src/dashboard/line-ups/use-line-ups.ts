import { useMemo } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import { type SeasonReading, useSeasonBoxScores, useSeasonPlays } from '../api/season-reading.ts';
import { meetingsOf } from '../figures/meeting.ts';
import {
  boxScoreOnOff,
  type PlayerOnOff,
  type SeasonLineUps,
  seasonLineUps,
} from './season-line-ups.ts';

/** A season's line-ups and their loading state. */
export interface LineUpsReading {
  boxScores: SeasonReading<BoxScore>;
  plays: SeasonReading<DataOf<'getPlayByPlay'>>;
  /** `null` until all plays have loaded, and if none of them has line-ups. */
  lineUps: SeasonLineUps | null;
  /** On and off from the line-ups, or from the box scores' +/- without line-ups. */
  onOffOf: (playerId: string) => PlayerOnOff | null;
  /** Whether everything has loaded or failed. */
  complete: boolean;
}

/**
 * Loads the box scores, then the plays of the latest 40 completed matches. Their numbers are shown once all
 * have loaded, since each match would change them.
 */
export function useLineUps(matches: readonly Match[]): LineUpsReading {
  const boxScores = useSeasonBoxScores(matches);
  const plays = useSeasonPlays(matches, !boxScores.reading);
  const complete = !boxScores.waiting && !plays.waiting;
  const meetings = useMemo(
    () => meetingsOf(boxScores.entries, plays.entries),
    [boxScores.entries, plays.entries],
  );
  const lineUps = useMemo(() => (complete ? seasonLineUps(meetings) : null), [complete, meetings]);
  const onOffOf = (playerId: string) => {
    if (lineUps) return lineUps.onOff.find((each) => each.playerId === playerId) ?? null;
    return complete ? boxScoreOnOff(meetings, playerId) : null;
  };
  return { boxScores, plays, lineUps, onOffOf, complete };
}
