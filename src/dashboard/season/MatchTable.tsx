import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { outcomeOf } from '../api/season-record.ts';
import { LiveMoment } from '../figures/LazyLiveMoment.tsx';
import { Button } from '../ui/Button.tsx';
import { formatDate, formatScore, formatTime } from '../ui/format.ts';
import { InsightStatusBadge } from '../ui/InsightStatusBadge.tsx';
import { MatchStatusBadge } from '../ui/MatchStatusBadge.tsx';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import { Table } from '../ui/Table.tsx';
import type { Column } from '../ui/table-column.ts';
import { MarginBar } from './MarginBar.tsx';
import { marginOf, marginScale } from './margins.ts';
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
      <Table
        label={i18n.t('Matches, newest first')}
        columns={useMemo(() => columnsOf(teamId, matches), [teamId, matches])}
        rows={rows}
        keyOf={({ id }) => id}
        className={styles.table}
      />
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

function columnsOf(teamId: string, matches: readonly Match[]): Column<Match>[] {
  const scale = marginScale(matches.flatMap((match) => marginOf(match) ?? []));
  return [
    {
      key: 'date',
      heading: i18n.t('Date'),
      className: styles.date,
      isText: true,
      cell: ({ startsAt, status }) => (
        <>
          {formatDate(startsAt)}
          {status === 'scheduled' && startsAt ? <small> {formatTime(startsAt)}</small> : null}
        </>
      ),
    },
    {
      key: 'opponent',
      heading: i18n.t('Opponent'),
      className: styles.opponent,
      isName: true,
      cell: ({ id, homeAway, opponent }) => (
        <>
          <span className={styles.place}>{placeWord(homeAway)} </span>
          <Link className={styles.link} to={paths.match({ teamId, matchId: id })}>
            {opponent.name}
          </Link>
        </>
      ),
    },
    {
      key: 'competition',
      heading: i18n.t('Competition'),
      className: styles.wide,
      isText: true,
      cell: ({ competition, round }) => [competition, round].filter(Boolean).join(', '),
    },
    {
      key: 'score',
      heading: i18n.t('Score'),
      className: styles.number,
      cell: ({ score }) => formatScore(score),
    },
    {
      key: 'margin',
      heading: i18n.t('Margin'),
      className: styles.margin,
      isText: true,
      cell: (match) => {
        const margin = marginOf(match);
        return margin === null ? null : <MarginBar margin={margin} scale={scale} />;
      },
    },
    { key: 'result', heading: i18n.t('Result'), isText: true, cell: resultOf },
    {
      key: 'insights',
      heading: i18n.t('Insights'),
      className: styles.insights,
      isText: true,
      cell: ({ insightsStatus }) =>
        insightsStatus && insightsStatus !== 'unavailable' ? (
          <InsightStatusBadge status={insightsStatus} />
        ) : null,
    },
  ];
}

function resultOf(match: Match) {
  const outcome = outcomeOf(match);
  if (outcome) return <OutcomeBadge outcome={outcome} />;
  return (
    <>
      <MatchStatusBadge status={match.status} />{' '}
      {match.status === 'live' ? <LiveMoment match={match} /> : null}
    </>
  );
}

function placeWord(homeAway: string | null): string {
  if (homeAway === 'away') return i18n.t('at');
  return homeAway === 'neutral' ? i18n.t('v (neutral)') : i18n.t('v');
}
