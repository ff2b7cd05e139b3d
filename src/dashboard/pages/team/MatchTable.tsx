import { useState } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../../contract/match.ts';
import { paths } from '../../paths.ts';
import { outcomeOf } from '../../queries/season-record.ts';
import { Button } from '../../ui/Button.tsx';
import { formatDate, formatScore, formatTime } from '../../ui/format.ts';
import { InsightStatusBadge } from '../../ui/InsightStatusBadge.tsx';
import { OutcomeBadge } from '../../ui/OutcomeBadge.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import styles from './TeamPage.module.css';

/** Rows that are drawn before the reader asks for the rest: two seasons, and quick on a phone. */
const firstRows = 100;

/** The matches as rows, each leading to its match. */
export function MatchTable({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const [all, setAll] = useState(false);
  const rows = all ? matches : matches.slice(0, firstRows);
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Matches, newest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Opponent</th>
            <th scope="col" className={styles.wide}>
              Competition
            </th>
            <th scope="col" className={styles.number}>
              Score
            </th>
            <th scope="col">Result</th>
            <th scope="col">Insights</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((match) => (
            <MatchRow key={match.id} teamId={teamId} match={match} />
          ))}
        </tbody>
      </table>
      {rows.length < matches.length ? (
        <Button onClick={() => setAll(true)}>Show all {matches.length}</Button>
      ) : null}
    </>
  );
}

function MatchRow({ teamId, match }: { teamId: string; match: Match }) {
  const outcome = outcomeOf(match);
  return (
    <tr>
      <td className={styles.date}>
        {formatDate(match.startsAt)}
        {match.status === 'scheduled' ? <small> {formatTime(match.startsAt)}</small> : null}
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
        {outcome ? <OutcomeBadge outcome={outcome} /> : null}
        {!outcome && match.status !== 'completed' ? (
          <MatchStatusBadge status={match.status} />
        ) : null}
      </td>
      <td className={styles.insights}>
        {match.insightsStatus && match.insightsStatus !== 'unavailable' ? (
          <InsightStatusBadge status={match.insightsStatus} />
        ) : null}
      </td>
    </tr>
  );
}

function MatchStatusBadge({ status }: { status: string }) {
  return <StatusBadge tone={status === 'live' ? 'work' : 'soft'}>{status}</StatusBadge>;
}

function placeWord(homeAway: string | null): string {
  if (homeAway === 'away') return 'at';
  return homeAway === 'neutral' ? 'v (neutral)' : 'v';
}
