import { i18n } from '@lingui/core';
import { type CSSProperties, useState } from 'react';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { paths } from '../api/paths.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { useStorages } from '../api/session-context.ts';
import { type AverageBasis, averageLine } from '../figures/per-minutes.ts';
import {
  formatAgainstLine,
  playingTimeBalance,
  playingTimes,
  readPlayingTimeLine,
} from '../figures/playing-time.ts';
import type { RosterRow } from '../figures/roster-rows.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { sortRows, useSort } from '../figures/use-sort.ts';
import type { StatisticColumn } from '../tables/columns.ts';
import { averageColumns } from '../tables/columns.ts';
import { type StatRow, StatTable } from '../tables/StatTable.tsx';
import { formatCount, notRecorded } from '../ui/format.ts';
import type { Column } from '../ui/table-column.ts';
import { PointsByMatch } from './PointsByMatch.tsx';
import styles from './RosterPage.module.css';

interface RosterTableProps {
  teamId: string;
  rows: readonly RosterRow[];
  basis: AverageBasis;
  /** What `basis` "minutes" goes by. */
  minutes: number;
  boxScores: readonly SeasonEntry<BoxScore>[];
  /** Not every match has been read yet. */
  reading: boolean;
}

const byTime = { key: 'time', direction: 'descending' as const };

/** All rebounds stand for both kinds, so that a laptop shows every column. */
const columns = averageColumns.filter(
  ({ key }) => key !== 'offensiveRebounds' && key !== 'defensiveRebounds',
);

/** Every player with season averages, who plays most first, or as the address sorts. */
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
  const lines = rows.flatMap((row) => lineOf(row) ?? []);
  const ordered = sortRows(rows, sort ?? byTime, (row, key) => {
    if (key === byTime.key) return row.formerly ? null : (row.season?.totals.seconds ?? null);
    if (key === 'matches') return row.season?.matches ?? null;
    if (key === 'starts') return row.season?.starts ?? null;
    if (key === 'balance') return balanceOf(row);
    const averages = lineOf(row);
    return averages && (columns.find((column) => column.key === key)?.value(averages) ?? null);
  });
  const lead: Column<StatRow & { row: RosterRow }>[] = [
    {
      key: 'matches',
      heading: i18n.t('GP'),
      meaning: i18n.t('Matches played'),
      cell: ({ row }) => formatCount(row.season?.matches ?? null),
      sort: 'descending',
    },
    {
      key: 'starts',
      heading: i18n.t('GS'),
      meaning: i18n.t('Matches started'),
      cell: ({ row }) => formatCount(row.season?.starts ?? null),
      sort: 'descending',
    },
  ];
  if (line !== null) {
    lead.push({
      key: 'balance',
      heading: i18n.t('± line'),
      meaning: i18n.t(
        'Playing time over or under the club’s own line, all matches on the sheet together',
      ),
      cell: ({ row }) => formatAgainstLine(balanceOf(row)),
      sort: 'descending',
    });
  }
  return (
    <StatTable
      label={i18n.t('Players')}
      nameHeading={i18n.t('Player')}
      lead={lead}
      columns={columns}
      after={[
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
              <span className={styles.number}>{row.number ?? notRecorded}</span>
              <SeasonLink to={paths.seasonPlayer({ teamId, playerId: row.playerId })}>
                {row.name}
              </SeasonLink>
              {row.captain ? <span title={i18n.t('Captain')}> {i18n.t('(C)')}</span> : null}
              {row.position ? <span className={styles.position}> {row.position}</span> : null}
            </>
          ),
          text:
            averages &&
            ((column) => (
              <span className={styles.shaded} style={shadeOf(column, averages, lines)}>
                {column.average(averages)}
              </span>
            )),
          absence: absenceOf(row, reading),
        };
      })}
    />
  );
}

/** The darker the more of all players' averages a figure exceeds (equal ones half); up to the middle not at all. */
function shadeOf({ value }: StatisticColumn, line: Line, all: readonly Line[]) {
  const own = value(line) ?? Number.NaN;
  const others = all.flatMap((each) => value(each) ?? []);
  const below =
    others.filter((other) => other < own).length +
    others.filter((other) => other === own).length / 2;
  const style: CSSProperties & Record<'--part', number> = {
    '--part': Math.max(0, (2 * below) / Math.max(1, others.length) - 1),
  };
  return style;
}

/** Why a player has no averages; nothing while a match that is still to be read may bring some. */
function absenceOf({ season }: RosterRow, reading: boolean): string {
  if (season) return i18n.t('time on court not recorded');
  return reading ? '' : i18n.t('has not played');
}
