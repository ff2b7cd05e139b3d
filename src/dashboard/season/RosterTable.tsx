import { i18n } from '@lingui/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BoxScore } from '../../contract/box-score.ts';
import { storages } from '../api/device-storage.ts';
import { paths } from '../api/paths.ts';
import type { SeasonEntry } from '../api/season-reading.ts';
import { type AverageBasis, averageLine } from '../figures/per-minutes.ts';
import {
  formatAgainstLine,
  playingTimeBalance,
  playingTimes,
  readPlayingTimeLine,
} from '../figures/playing-time.ts';
import type { RosterRow } from '../figures/roster-rows.ts';
import { useSortInAddress } from '../figures/use-sort-in-address.ts';
import { formatCount, notRecorded } from '../ui/format.ts';
import styles from './RosterPage.module.css';
import { orderRoster } from './roster-order.ts';
import { StatTable } from './StatTable.tsx';
import { averageColumns } from './season-columns.ts';
import { widestLine } from './widest-line.ts';

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

const lead = [
  { key: 'matches', label: /* i18n */ 'GP', meaning: /* i18n */ 'Matches played' },
  { key: 'starts', label: /* i18n */ 'GS', meaning: /* i18n */ 'Matches started' },
];
/** All rebounds stand for both kinds, so that a laptop shows every column. */
const columns = averageColumns.filter(
  ({ key }) => key !== 'offensiveRebounds' && key !== 'defensiveRebounds',
);
const balanceColumn = {
  key: 'balance',
  label: /* i18n */ '± line',
  meaning:
    /* i18n */ 'Playing time over or under the club’s own line, all matches on the sheet together',
};

/** Every player with season averages; sorted as the address says. */
export function RosterTable(props: RosterTableProps) {
  const { teamId, rows, basis, minutes, boxScores, reading } = props;
  const [sort, sortBy] = useSortInAddress('sort');
  const [line] = useState(() => readPlayingTimeLine(storages.local));
  const balanceOf = ({ playerId }: RosterRow) => {
    if (line === null) return null;
    const { matches, seconds } = playingTimeBalance(playingTimes(boxScores, playerId), line);
    return matches === 0 ? null : seconds;
  };
  const lineOf = (row: RosterRow) => averageLine(row.season, basis, minutes);
  const ordered = orderRoster(rows, sort, (row, key) => {
    if (key === 'matches') return row.season?.matches ?? null;
    if (key === 'starts') return row.season?.starts ?? null;
    if (key === 'balance') return balanceOf(row);
    const averages = lineOf(row);
    return averages && (columns.find((column) => column.key === key)?.value(averages) ?? null);
  });
  return (
    <StatTable
      label={i18n.t('Players')}
      nameHeading={i18n.t('Player')}
      lead={line === null ? lead : [...lead, balanceColumn]}
      columns={columns}
      widest={{ lead: ['88', '88', formatAgainstLine(-99 * 60)], line: widestLine }}
      sort={sort}
      onSort={(key) => sortBy(key, 'descending')}
      rows={ordered.map((row) => ({
        key: row.playerId,
        name: (
          <>
            <span className={styles.number}>{row.number ?? notRecorded}</span>
            <Link to={paths.seasonPlayer({ teamId, playerId: row.playerId })}>{row.name}</Link>
            {row.captain ? <span title={i18n.t('Captain')}> {i18n.t('(C)')}</span> : null}
            {row.position ? <span className={styles.position}> {row.position}</span> : null}
          </>
        ),
        lead: [
          formatCount(row.season?.matches ?? null),
          formatCount(row.season?.starts ?? null),
          formatAgainstLine(balanceOf(row)),
        ],
        line: lineOf(row),
        absence: absenceOf(row, reading),
      }))}
    />
  );
}

/** Why a player has no averages; nothing while a match that is still to be read may bring some. */
function absenceOf({ season }: RosterRow, reading: boolean): string {
  if (season) return i18n.t('time on court not recorded');
  return reading ? '' : i18n.t('has not played');
}
