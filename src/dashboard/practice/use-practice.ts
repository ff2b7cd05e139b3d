import { useMemo } from 'react';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import {
  type SeasonReading,
  useSeasonBoxScores,
  useSeasonPlays,
  useUnchanged,
} from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { usablePlays } from '../figures/meeting.ts';
import { mostMatches, type PracticeReport, practiceReport } from './practice-report.ts';

/** What a team's latest matches say, as far as they have been read. */
export interface PracticeReading {
  /** `null` with too few box scores, and until all is there: what is usual is said once. */
  report: PracticeReport | null;
  readings: SeasonReading<unknown>[];
  /** Nothing more will come by itself. */
  complete: boolean;
}

/**
 * Reads the box scores and then the plays of the latest twenty completed matches.
 * @param matches the team's whole list, newest first
 */
export function usePractice(teamId: string, matches: readonly Match[]): PracticeReading {
  const { team } = useTeam(teamId);
  const latest = useMemo(
    () => matches.filter(({ status }) => status === 'completed').slice(0, mostMatches),
    [matches],
  );
  const boxScores = useSeasonBoxScores(latest);
  const plays = useSeasonPlays(latest, !boxScores.reading);
  const boxes = useUnchanged(boxScores.entries.map(({ value }) => value));
  const events = useUnchanged(plays.entries.map(({ value }) => value));
  const complete = !boxScores.reading && !plays.reading;
  const online = useOnline();
  const settled = complete || !online;
  const report = useMemo(() => {
    if (!settled) return null;
    const meetings = latest.map((match, at) => ({
      match,
      boxScore: boxes[at] ?? null,
      plays: usablePlays(events[at]),
    }));
    return practiceReport(meetings.toReversed(), team?.category);
  }, [settled, latest, boxes, events, team?.category]);
  return { report, readings: [boxScores, plays], complete: settled };
}
