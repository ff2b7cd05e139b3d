import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { numbers } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { type SeasonEntry, useSeasonBoxScores } from '../api/season-reading.ts';
import { useStorages } from '../api/session-context.ts';
import {
  type AverageBasis,
  AverageChoice,
  averageLine,
  useAverageBasis,
} from '../figures/AverageChoice.tsx';
import {
  balanceColumn,
  playingTimeBalance,
  playingTimes,
  readPlayingTimeLine,
} from '../figures/playing-time.ts';
import { Awaited } from '../figures/QueryState.tsx';
import type { RosterRow } from '../figures/roster.ts';
import { useRoster } from '../figures/roster.ts';
import { SeasonLink } from '../figures/SeasonNote.tsx';
import { SeasonPage } from '../figures/SeasonPage.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { sortRows, useSort } from '../figures/use-sort.ts';
import { averageColumns, type StatisticColumn } from '../tables/columns.ts';
import { type StatRow, StatTable } from '../tables/StatTable.tsx';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { formatCount, notRecorded } from '../ui/format.ts';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import type { Column } from '../ui/Table.tsx';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import styles from './RosterPage.module.css';

/** A team's players with their season averages. */
export function RosterPage() {
  return (
    <TeamMatches title={i18n.t('Roster')} skeleton={<RosterSkeleton />}>
      {(list) => <Roster {...list} />}
    </TeamMatches>
  );
}

function Roster({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const { team } = useTeam(teamId);
  const boxScores = useSeasonBoxScores(matches);
  const { rows, loading, understood, remark } = useRoster(teamId, boxScores);
  const averages = useAverageBasis(team);
  if (loading) return <Awaited skeleton={<RosterSkeleton />} />;
  if (rows.length === 0 && !understood) {
    return (
      <EmptyState
        title={i18n.t('The service’s players are in a form that this page does not understand yet')}
        message={<Link to={paths.replies()}>{i18n.t('Explain unread fields')}</Link>}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={i18n.t('This team has no players yet')}
        message={i18n.t(
          'Players appear here as soon as the club puts them on its roster, or records a match.',
        )}
      />
    );
  }
  return (
    <SeasonPage
      choice={
        <>
          <AverageChoice {...averages} />
          <SeasonLink
            className={`touch pushed ${styles.evening}`}
            to={paths.playingTime({ teamId })}
          >
            {i18n.t('Who plays when')}
          </SeasonLink>
        </>
      }
      readings={[boxScores]}
    >
      {remark ? <p className="quiet">{remark}</p> : null}
      {boxScores.waiting && remark ? (
        // Each match may add players, so the rows appear once all have loaded and none moves.
        <SkeletonRows count={rows.length} height="1.9rem" label={i18n.t('Loading the players')} />
      ) : (
        <>
          <RosterTable
            teamId={teamId}
            rows={boxScores.waiting ? rows.map((row) => ({ ...row, season: null })) : rows}
            basis={averages.basis}
            minutes={averages.minutes}
            boxScores={boxScores.entries}
            reading={boxScores.reading}
          />
          <p className="quiet">
            {i18n.t('Bold: the team’s three best. Pale: fewer than 20 tries.')}
          </p>
        </>
      )}
    </SeasonPage>
  );
}

function RosterSkeleton() {
  return <SkeletonRows count={14} height="2.4rem" label={i18n.t('Loading the players')} />;
}

interface RosterTableProps {
  teamId: string;
  rows: readonly RosterRow[];
  basis: AverageBasis;
  /** The minutes behind the basis "minutes". */
  minutes: number;
  boxScores: readonly SeasonEntry<BoxScore>[];
  /** Whether some matches are still loading. */
  reading: boolean;
}

/** Only total rebounds, so that all columns fit a laptop. */
const columns = averageColumns.filter(
  ({ key }) => key !== 'offensiveRebounds' && key !== 'defensiveRebounds',
);

/** What fits a phone before the table scrolls comes first. */
const isEarly = ({ key }: StatisticColumn) =>
  /^(?:minutes|points|rebounds|assists|plusMinus)$/.test(key);
const phoneColumns = [...columns.filter(isEarly), ...columns.filter((column) => !isEarly(column))];

/** Players with season averages, by shirt number or as sorted in the address. */
export function RosterTable(props: RosterTableProps) {
  const { teamId, rows, basis, minutes, boxScores, reading } = props;
  const { local } = useStorages();
  const [sort, onSort] = useSort();
  const [line] = useState(() => readPlayingTimeLine(local));
  const balanceOf = ({ playerId }: RosterRow) => {
    if (line === null) return null;
    const { matches, seconds } = playingTimeBalance(playingTimes(boxScores, playerId), line);
    return matches === 0 ? null : seconds;
  };
  const lineOf = (row: RosterRow) => averageLine(row.season, basis, minutes);
  /** Too few tries to compare a percentage. */
  const isFew = (column: StatisticColumn, { season }: RosterRow) => {
    const { unit, parts } = numbers[column.key];
    return unit === 'share' && season && (parts?.({ own: season.totals }).attempted ?? 0) < 20;
  };
  // Neither time nor tries are a merit, and more turnovers or fouls are none.
  const leastOfBest = new Map(
    columns
      .filter(({ key, isPair }) => numbers[key].good === 1 && !isPair)
      .map((column) => [
        column,
        leastStrong(
          rows.flatMap((row) => {
            const averages = isFew(column, row) ? null : lineOf(row);
            return averages ? (column.value(averages) ?? []) : [];
          }),
        ),
      ]),
  );
  const ordered = sortRows(rows, sort, (row, key) => {
    if (key === 'matches') return row.season?.matches ?? null;
    if (key === 'starts') return row.season?.starts ?? null;
    if (key === 'balance') return balanceOf(row);
    const averages = lineOf(row);
    return averages && (columns.find((column) => column.key === key)?.value(averages) ?? null);
  });
  const matchColumns: Column<StatRow & { row: RosterRow }>[] = [
    {
      key: 'matches',
      heading: i18n.t('GP'),
      meaning: i18n.t('Matches played'),
      cell: ({ row }) => formatCount(row.season?.matches ?? null),
      sort: 'descending',
      width: '2.4rem',
    },
    {
      key: 'starts',
      heading: i18n.t('GS'),
      meaning: i18n.t('Matches started'),
      cell: ({ row }) => formatCount(row.season?.starts ?? null),
      sort: 'descending',
      width: '2.4rem',
    },
  ];
  if (line !== null) matchColumns.push(balanceColumn(({ row }) => balanceOf(row), 'descending'));
  return (
    <div className={styles.table}>
      <StatTable
        label={i18n.t('Players')}
        nameHeading={i18n.t('Player')}
        columns={useIsPhone() ? phoneColumns : columns}
        // Wide enough for any number, so that no column moves later.
        classOf={({ key }) => (key === 'points' ? styles.read : undefined)}
        widthOf={({ isPair }) => (isPair ? '4.1rem' : '2.9rem')}
        after={[
          ...matchColumns,
          {
            key: 'pointsByMatch',
            heading: i18n.t('Points by match'),
            cell: ({ row }) => <PointsByMatch playerId={row.playerId} entries={boxScores} />,
          },
        ]}
        sort={sort}
        onSort={onSort}
        rows={ordered.map((row) => {
          const averages = lineOf(row);
          return {
            key: row.playerId,
            row,
            name: (
              <>
                <span className="shirt">{row.number ?? notRecorded}</span>
                <SeasonLink to={paths.seasonPlayer({ teamId, playerId: row.playerId })}>
                  {row.name}
                </SeasonLink>
                {row.position ? (
                  <>
                    {' '}
                    <span className="quiet">{row.position}</span>
                  </>
                ) : null}
                {row.captain ? <span title={i18n.t('Captain')}> {i18n.t('(C)')}</span> : null}
              </>
            ),
            text: averages
              ? (column) => (
                  <span
                    className={
                      isFew(column, row)
                        ? 'soft'
                        : (column.value(averages) ?? -Infinity) >=
                            (leastOfBest.get(column) ?? Infinity)
                          ? 'strong'
                          : undefined
                    }
                  >
                    {column.average(averages)}
                  </span>
                )
              : reading
                ? () => null
                : null,
            absence: row.season ? i18n.t('time on court not recorded') : i18n.t('has not played'),
          };
        })}
      />
    </div>
  );
}

/** The third of the values, the highest first; the next one above the middle where that is not above it. */
function leastStrong(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => b - a);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.slice(0, 3).findLast((value) => value > middle) ?? Infinity;
}

interface PointsByMatchProps {
  playerId: string;
  /** Newest first. */
  entries: readonly SeasonEntry<BoxScore>[];
}

/**
 * A bar for each match, oldest first, on one scale for all players. Hidden from screen readers: the player's page has
 * the numbers.
 */
function PointsByMatch({ playerId, entries }: PointsByMatchProps) {
  const lines = entries.map(({ value }) => value?.team.players ?? []);
  const most = Math.max(1, ...lines.flat().map(({ points }) => points ?? 0));
  // One shape, since a sort would lay out each bar of each player again.
  const bars = lines.toReversed().map((players, index) => {
    const points = players.find((player) => player.playerId === playerId)?.points ?? 0;
    return `M${index + 0.15} ${most}v${-points}h0.7v${points}z`;
  });
  return (
    <svg
      className={`block pushed ${styles.points}`}
      viewBox={`0 0 ${entries.length} ${most}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ours" d={bars.join('')} />
    </svg>
  );
}
