import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { useSeasonBoxScores, useSeasonPlays } from '../api/season-reading.ts';
import { useLatestMatches } from '../figures/latest-moves.ts';
import { matchDay } from '../figures/match-text.ts';
import { meetingsOf } from '../figures/meeting.ts';
import { notRecorded } from '../ui/format.ts';
import { type PracticeReport, practiceReport } from './practice-report.ts';

/**
 * Reads the box scores and then the plays of the latest twenty completed matches. The report is `null` with too few box
 * scores, and until all has loaded or failed, since the usual is computed once.
 * @param matches the season's list, newest first
 */
export function usePractice(teamId: string, matches: readonly Match[]) {
  const { team } = useTeam(teamId);
  const { read, early } = useLatestMatches(teamId, matches);
  const boxScores = useSeasonBoxScores(read);
  const plays = useSeasonPlays(read, !boxScores.reading);
  const complete = !boxScores.waiting && !plays.waiting;
  const report = useMemo(() => {
    if (!complete) return null;
    const meetings = meetingsOf(boxScores.entries, plays.entries);
    return practiceReport(meetings.toReversed(), team?.category, early);
  }, [complete, boxScores.entries, plays.entries, team?.category, early]);
  return { report, readings: [boxScores, plays], complete };
}

/** The latest matches, and those that define the usual. */
export function basisText({ latest, before, seasonBefore }: PracticeReport['divided']): string {
  const [first, last] = [latest[0]?.match, latest.at(-1)?.match];
  const values = {
    count: latest.length,
    from: first ? matchDay(first) : notRecorded,
    to: last ? matchDay(last) : notRecorded,
    before: before.length,
  };
  return seasonBefore === null
    ? i18n.t('the last {count} matches, {from} to {to} · usual: the {before} before', values)
    : i18n.t('the last {count} matches, {from} to {to} · usual: {before} of {seasonBefore}', {
        ...values,
        seasonBefore,
      });
}
