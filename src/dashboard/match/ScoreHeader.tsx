import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { outcomeOf, recordText, seasonRecord } from '../api/season-record.ts';
import { PeriodScores } from '../figures/PeriodScores.tsx';
import { formatDateTime, formatDay, notRecorded } from '../ui/format.ts';
import { MatchStatusBadge } from '../ui/MatchStatusBadge.tsx';
import { matchPlaceText } from '../ui/match-place.ts';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import { matchBefore } from './match-before.ts';
import { ScoreBar } from './ScoreBar.tsx';
import styles from './ScoreHeader.module.css';

interface ScoreHeaderProps {
  match: Match;
  /** The team's matches, for its record. */
  matches: readonly Match[];
  /** `undefined` while it is not known. */
  teamName: string | undefined;
  teamId: string;
}

/** Who played whom, when and where, the score, and the points of each period; own team first. */
export const ScoreHeader = memo(function ScoreHeader({
  match,
  matches,
  teamName,
  teamId,
}: ScoreHeaderProps) {
  const { opponent, score } = match;
  const about = [
    [match.competition, match.round].filter(Boolean).join(', '),
    formatDateTime(match.startsAt),
    match.venue,
  ].filter(Boolean);
  const name = teamName ?? i18n.t('Own team');
  return (
    <>
      <p className={styles.about}>{about.join(' · ')}</p>
      <div className={styles.header}>
        <div className={styles.own}>
          <h1>
            <Link to={paths.team({ teamId })}>{name}</Link>{' '}
            <span className="visually-hidden">
              {i18n.t('against {opponent}', { opponent: opponent.name })}
            </span>
          </h1>
          <p className={styles.remark}>
            <Standing match={match} />{' '}
            {match.homeAway === null ? null : matchPlaceText(match.homeAway)}
            <Record matches={matches} />
            <SinceBefore teamId={teamId} match={match} matches={matches} />
          </p>
        </div>
        <div className={styles.result}>
          <Score score={score} />
          <PeriodScores
            match={match}
            names={{ team: name, opponent: opponent.name }}
            className={styles.periods}
          />
        </div>
        <p className={styles.opponent}>{opponent.name}</p>
      </div>
      <ScoreBar match={match} teamName={name} />
    </>
  );
});

function Score({ score }: Pick<Match, 'score'>) {
  if (!score) {
    return (
      <p className={styles.score}>
        <span className={styles.colon} aria-hidden="true">
          {i18n.t('v')}
        </span>
        <span className="visually-hidden">{i18n.t('no score')}</span>
      </p>
    );
  }
  return (
    <p className={styles.score}>
      <span>{score.team ?? notRecorded}</span>
      <span className={styles.colon} aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{i18n.t('to')}</span>
      <span className={styles.other}>{score.opponent ?? notRecorded}</span>
    </p>
  );
}

function Standing({ match }: { match: Match }) {
  const outcome = outcomeOf(match);
  if (outcome) return <OutcomeBadge outcome={outcome} />;
  if (match.status === 'completed') return null;
  return <MatchStatusBadge status={match.status} />;
}

function Record({ matches }: { matches: readonly Match[] }) {
  const record = seasonRecord(matches);
  if (record.won + record.lost + record.drawn === 0) return '';
  return ` · ${i18n.t('{record} this season', { record: recordText(record) })}`;
}

/** Leads to what changed since the team's match before. */
function SinceBefore({
  teamId,
  match,
  matches,
}: Pick<ScoreHeaderProps, 'teamId' | 'match' | 'matches'>) {
  const before = match.score && matchBefore(match, matches);
  if (!before) return null;
  return (
    <>
      {' · '}
      <Link to={paths.compareMatches({ teamId }, { a: match.id, b: before.id })}>
        {i18n.t('compare with {day}', { day: formatDay(before.startsAt) })}
      </Link>
    </>
  );
}
