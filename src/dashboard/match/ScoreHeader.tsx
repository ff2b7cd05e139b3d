import { i18n } from '@lingui/core';
import { memo } from 'react';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { endedMatches, recordText, seasonRecord } from '../api/season-record.ts';
import { MatchScore } from '../figures/MatchScore.tsx';
import { matchDay, opponentText } from '../figures/match-text.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { formatDateTime, formatDaysAhead } from '../ui/format.ts';
import { matchPlaceText } from '../ui/service-words.ts';
import styles from './ScoreHeader.module.css';

interface ScoreHeaderProps {
  match: Match;
  /** The team's matches, for its record. */
  matches: readonly Match[];
  /** `undefined` while loading. */
  teamName: string | undefined;
  teamId: string;
}

/** Competition, date and venue, then both sides with their points; own team first. */
export const ScoreHeader = memo(function ScoreHeader({
  match,
  matches,
  teamName,
  teamId,
}: ScoreHeaderProps) {
  // A date does not break over two lines.
  const whenAndWhere = [formatDateTime(match.startsAt).replaceAll(' ', '\u00a0'), match.venue];
  const isAhead = match.status === 'scheduled';
  const about = [
    [match.competition, match.round].filter(Boolean).join(', '),
    ...(isAhead ? [] : whenAndWhere),
    match.homeAway === null ? null : matchPlaceText(match.homeAway),
  ].filter(Boolean);
  const name = teamName ?? i18n.t('Own team');
  return (
    <div className={styles.header}>
      <p className={`quiet ${styles.about}`}>
        {about.join(' · ')}
        <Record match={match} matches={matches} />
        <span className={styles.room} />{' '}
        <SinceBefore teamId={teamId} match={match} matches={matches} />
      </p>
      {isAhead ? (
        <h1 className={`line score ${styles.ahead}`}>
          {opponentText(match)} <span>{whenAndWhere.filter(Boolean).join(' · ')}</span>{' '}
          <span>{formatDaysAhead(match.startsAt, Date.now())}</span>
        </h1>
      ) : (
        <>
          <h1 className="visually-hidden">{scoreSentence(match, name)}</h1>
          <MatchScore match={match} teamName={name} teamId={teamId} />
        </>
      )}
    </div>
  );
});

/** The score as one sentence, as a screen reader says it. */
function scoreSentence({ opponent, score }: Match, team: string): string {
  if (score?.team == null || score.opponent == null) {
    return i18n.t('{team} against {opponent}, no score', { team, opponent: opponent.name });
  }
  return i18n.t('{team} {points}, {opponent} {otherPoints}', {
    team,
    points: score.team,
    opponent: opponent.name,
    otherPoints: score.opponent,
  });
}

/** The season's record after this match. */
function Record({ match, matches }: Pick<ScoreHeaderProps, 'match' | 'matches'>) {
  const until = Date.parse(match.startsAt ?? '');
  const record = seasonRecord(
    matches.filter(({ startsAt }) => Date.parse(startsAt ?? '') <= until),
  );
  if (record.won + record.lost + record.drawn === 0) return '';
  const values = { record: recordText(record) };
  return (
    <>
      {' · '}
      <span className="unbroken">
        {match.status === 'completed'
          ? i18n.t('{record} after this match', values)
          : i18n.t('{record} before this match', values)}
      </span>
    </>
  );
}

/** A link to the comparison with the team's previous match. */
function SinceBefore({
  teamId,
  match,
  matches,
}: Pick<ScoreHeaderProps, 'teamId' | 'match' | 'matches'>) {
  const before = match.score && matchBefore(match, matches);
  if (!before) return null;
  return (
    <SeasonLink
      className="unbroken"
      to={paths.compareMatches({ teamId }, { a: before.id, b: match.id })}
    >
      {i18n.t('compare with {day}', { day: matchDay(before) })}
    </SeasonLink>
  );
}

/** The team's last completed match that began before `match`; `undefined` if there is none, or its start is unknown. */
export function matchBefore(match: Match, matches: readonly Match[]): Match | undefined {
  const began = startOf(match);
  return endedMatches(matches)
    .filter((other) => startOf(other) < began)
    .toSorted((a, b) => startOf(b) - startOf(a))[0];
}

function startOf({ startsAt }: Match): number {
  return startsAt === null ? Number.NaN : Date.parse(startsAt);
}
