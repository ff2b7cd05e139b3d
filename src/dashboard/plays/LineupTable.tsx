import { i18n } from '@lingui/core';
import { lineupTotals } from '../../basketball/lineup-totals.ts';
import type { Stint } from '../../basketball/stints.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { LeastMinutes } from '../figures/LeastMinutes.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { formatCount, formatSigned } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './LineupTable.module.css';
import { lineupName } from './lineup-name.ts';
import type { MatchPlays } from './match-plays.ts';

interface LineupTableProps {
  match: MatchPlays;
  side: Side;
  stints: readonly Stint[];
}

const thresholds = [0, 1, 2, 3, 5, 8];
const usual = { minutes: '2' };

/** What each line-up did, the longest on court first; those with few minutes are left out and counted. */
export function LineupTable({ match, side, stints }: LineupTableProps) {
  const [{ minutes }, choose] = useSearchChoice(usual);
  const lineups = lineupTotals(stints);
  const least = 60 * (thresholds.find((each) => String(each) === minutes) ?? Number(usual.minutes));
  const shown = lineups.filter(({ seconds }) => seconds === null || seconds >= least);
  return (
    <div className={styles.lineups}>
      <div className={styles.head}>
        <h3 id="line-ups" tabIndex={-1}>
          {i18n.t('Line-ups')}
        </h3>
        {match.timed ? (
          <LeastMinutes
            options={thresholds}
            minutes={least / 60}
            onChange={(chosen) => choose({ minutes: chosen })}
          />
        ) : null}
        <p role="status">
          {i18n.t('{shown} of {all} line-ups', { shown: shown.length, all: lineups.length })}
        </p>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>
          {i18n.t('No line-up was on court that long: choose fewer minutes.')}
        </p>
      ) : (
        <Table
          label={i18n.t('Line-ups')}
          scrolls
          rows={shown}
          keyOf={({ playerIds }) => playerIds.join(' ')}
          className={styles.table}
          columns={[
            {
              key: 'line-up',
              heading: i18n.t('Line-up'),
              isName: true,
              cell: ({ playerIds }) => <Names {...lineupName(match, side, playerIds)} />,
            },
            {
              key: 'minutes',
              heading: i18n.t('MIN'),
              cell: ({ seconds }) => formatMinutes(seconds),
            },
            { key: 'for', heading: i18n.t('For'), cell: (one) => formatCount(one.pointsFor) },
            {
              key: 'against',
              heading: i18n.t('Against'),
              cell: (one) => formatCount(one.pointsAgainst),
            },
            { key: 'margin', heading: i18n.t('+/-'), cell: ({ margin }) => formatSigned(margin) },
          ]}
        />
      )}
    </div>
  );
}

function Names({ numbers, names }: { numbers: string; names: string }) {
  return (
    <span className={styles.five}>
      <span className={styles.numbers}>{numbers}</span>{' '}
      <span className={styles.names}>{names}</span>
    </span>
  );
}
