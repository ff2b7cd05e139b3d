import { i18n } from '@lingui/core';
import { memo } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { outcomeOf } from '../api/season-record.ts';
import { Button } from '../ui/Button.tsx';
import { formatDate, formatScore, formatTime } from '../ui/format.ts';
import { InsightStatusBadge } from '../ui/InsightStatusBadge.tsx';
import { MatchStatusBadge } from '../ui/MatchStatusBadge.tsx';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import { moveBetweenRows } from '../ui/row-arrows.ts';
import { moreRows } from './row-limit.ts';
import styles from './TeamPage.module.css';

interface MatchTableProps {
  teamId: string;
  matches: readonly Match[];
  /** Rows that are drawn. */
  limit: number;
  onMore: (limit: number) => void;
}

/** The matches as rows, each leading to its match; the up and down arrows go from row to row. */
export function MatchTable({ teamId, matches, limit, onMore }: MatchTableProps) {
  const rows = matches.slice(0, limit);
  const more = Math.min(moreRows, matches.length - rows.length);
  return (
    <>
      <table className={styles.table} onKeyDown={moveBetweenRows}>
        <caption className="visually-hidden">{i18n.t('Matches, newest first')}</caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('Date')}</th>
            <th scope="col">{i18n.t('Opponent')}</th>
            <th scope="col" className={styles.wide}>
              {i18n.t('Competition')}
            </th>
            <th scope="col" className={styles.number}>
              {i18n.t('Score')}
            </th>
            <th scope="col">{i18n.t('Result')}</th>
            <th scope="col">{i18n.t('Insights')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((match) => (
            <MatchRow key={match.id} teamId={teamId} match={match} />
          ))}
        </tbody>
      </table>
      {more > 0 ? (
        <p className={styles.more}>
          <Button onClick={() => onMore(rows.length + more)}>
            {i18n.t('Show {more} more', { more })}
          </Button>
          <span>
            {i18n.t('{shown} of {all} shown', { shown: rows.length, all: matches.length })}
          </span>
        </p>
      ) : null}
    </>
  );
}

/** Drawn anew only when its own match changes, since a live list is read again and again. */
const MatchRow = memo(({ teamId, match }: { teamId: string; match: Match }) => {
  const outcome = outcomeOf(match);
  return (
    <tr>
      <td className={styles.date}>
        {formatDate(match.startsAt)}
        {match.status === 'scheduled' && match.startsAt ? (
          <small> {formatTime(match.startsAt)}</small>
        ) : null}
      </td>
      <th scope="row" className={styles.opponent}>
        <span className={styles.place}>{placeWord(match.homeAway)} </span>
        <Link className={styles.link} to={paths.match({ teamId, matchId: match.id })}>
          {match.opponent.name}
        </Link>
      </th>
      <td className={styles.wide}>{[match.competition, match.round].filter(Boolean).join(', ')}</td>
      <td className={styles.number}>{formatScore(match.score)}</td>
      <td>
        {outcome ? <OutcomeBadge outcome={outcome} /> : <MatchStatusBadge status={match.status} />}
      </td>
      <td className={styles.insights}>
        {match.insightsStatus && match.insightsStatus !== 'unavailable' ? (
          <InsightStatusBadge status={match.insightsStatus} />
        ) : null}
      </td>
    </tr>
  );
});

function placeWord(homeAway: string | null): string {
  if (homeAway === 'away') return i18n.t('at');
  return homeAway === 'neutral' ? i18n.t('v (neutral)') : i18n.t('v');
}
