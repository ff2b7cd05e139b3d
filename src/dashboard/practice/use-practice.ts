import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { useSeasonBoxScores, useSeasonPlays } from '../api/season-reading.ts';
import { useMatchesOf, useTeamSeasons } from '../api/team-season.ts';
import { matchDay } from '../figures/match-text.ts';
import { meetingsOf } from '../figures/meeting.ts';
import { notRecorded } from '../ui/format.ts';
import {
  leastBefore,
  leastMatches,
  lookedAt,
  mostMatches,
  type PracticeReport,
  practiceReport,
} from './practice-report.ts';

/**
 * Reads the box scores and then the plays of the latest twenty completed matches. The report is `null` with too few box
 * scores, and until all has loaded or failed, since the usual is computed once.
 * @param matches the season's list, newest first
 */
export function usePractice(teamId: string, matches: readonly Match[]) {
  const { team } = useTeam(teamId);
  const { seasons, open } = useTeamSeasons(teamId);
  const before = open && seasons[seasons.indexOf(open) + 1];
  const last = useMatchesOf(teamId, before);
  const { latest, early } = useMemo(
    () => matchesOfPractice(matches, last, before?.name ?? ''),
    [matches, last, before],
  );
  const boxScores = useSeasonBoxScores(latest);
  const plays = useSeasonPlays(latest, !boxScores.reading);
  const complete = !boxScores.waiting && !plays.waiting;
  const report = useMemo(() => {
    if (!complete) return null;
    const meetings = meetingsOf(boxScores.entries, plays.entries);
    return practiceReport(meetings.toReversed(), team?.category, early);
  }, [complete, boxScores.entries, plays.entries, team?.category, early]);
  return { report, readings: [boxScores, plays], complete };
}

/** The matches of a practice, newest first; early in a season the previous one defines the usual. */
function matchesOfPractice(
  matches: readonly Match[],
  last: readonly Match[],
  seasonBefore: string,
) {
  const completed = (list: readonly Match[]) => list.filter(({ status }) => status === 'completed');
  const own = completed(matches).slice(0, mostMatches);
  const others = completed(last).slice(0, mostMatches - lookedAt);
  const isMixed = own.some(({ id }) => others.some((other) => other.id === id));
  if (own.length === 0 || own.length >= leastMatches || others.length < leastBefore || isMixed) {
    return { latest: own, early: undefined };
  }
  const looked = own.slice(0, lookedAt);
  return { latest: [...looked, ...others], early: { looked: looked.length, seasonBefore } };
}

/** The matches of a report, and those that define the usual. */
export function basisText({ matches, before, seasonBefore }: PracticeReport): string {
  const [first, last] = [matches[0], matches.at(-1)];
  const values = {
    count: matches.length,
    from: first ? matchDay(first) : notRecorded,
    to: last ? matchDay(last) : notRecorded,
    before,
  };
  return seasonBefore === null
    ? i18n.t('the last {count} matches, {from} to {to} · usual: the {before} before', values)
    : i18n.t('the last {count} matches, {from} to {to} · usual: {before} of {seasonBefore}', {
        ...values,
        seasonBefore,
      });
}
