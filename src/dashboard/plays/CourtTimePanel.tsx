import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { lineupTotals } from '../../basketball/lineup-totals.ts';
import { playerStints } from '../../basketball/player-stints.ts';
import { lineupStints, type Stint } from '../../basketball/stints.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { LeastMinutes } from '../figures/LeastMinutes.tsx';
import { formatClock } from '../figures/plays.ts';
import { Absence } from '../figures/QueryState.tsx';
import { formatMinutes } from '../figures/statistic-format.ts';
import { Card } from '../ui/Card.tsx';
import { formatCount, formatSigned } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { FoldedTable } from './FoldedTable.tsx';
import { lineupName } from './lineup-name.ts';
import type { MatchPlays } from './match-plays.ts';
import styles from './PlaysPage.module.css';
import { SideOnCourt, useSideOnCourt } from './SideOnCourt.tsx';

/** What the line-ups did, of one side at a time, and every stint in a table. */
export function CourtTimePanel({ match }: { match: MatchPlays }) {
  const [side, choose] = useSideOnCourt();
  const stints = useMemo(() => lineupStints(match, side), [match, side]);
  return (
    <Card title={i18n.t('On court')}>
      <div className={styles.filters}>
        <SideOnCourt names={match.names} side={side} onChange={choose} />
      </div>
      {stints === null ? (
        <Absence
          title={i18n.t('Who was on court was not recorded')}
          message={i18n.t(
            'The match sheet of this side names no starters, so substitutions cannot be followed.',
          )}
        />
      ) : (
        <>
          {match.timed ? (
            <StintTable match={match} side={side} stints={stints} />
          ) : (
            <p className="quiet">
              {i18n.t('The times of the events were not recorded, so minutes cannot be told.')}
            </p>
          )}
          <LineupTable match={match} side={side} stints={stints} />
        </>
      )}
    </Card>
  );
}

interface LineupTableProps {
  match: MatchPlays;
  side: Side;
  stints: readonly Stint[];
}

const thresholds = [0, 1, 2, 3, 5, 8];
const usual = { minutes: '2' };

/** What each line-up did, the longest on court first; those with few minutes are left out and counted. */
function LineupTable({ match, side, stints }: LineupTableProps) {
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

interface StintTableProps {
  match: MatchPlays;
  side: Side;
  stints: readonly Stint[];
}

/** Every player's every time on court. */
function StintTable({ match, side, stints }: StintTableProps) {
  const { people, periods, rules } = match;
  return (
    <FoldedTable
      summary={i18n.t('Every stint as a table')}
      label={i18n.t('Every stint')}
      rows={() =>
        people
          .filter((person) => person.side === side)
          .flatMap(({ playerId, label }) =>
            playerStints(stints, playerId, rules).map((stint) => ({ playerId, label, ...stint })),
          )
      }
      keyOf={({ playerId, period, startClock }) => `${playerId} ${period} ${startClock}`}
      columns={[
        { key: 'player', heading: i18n.t('Player'), isName: true, cell: ({ label }) => label },
        {
          key: 'when',
          heading: i18n.t('On court'),
          isText: true,
          cell: ({ period, startClock, endClock }) => {
            const clocks = { from: formatClock(startClock), to: formatClock(endClock) };
            return `${periods[period - 1]?.label ?? ''} ${i18n.t('{from} to {to}', clocks)}`;
          },
        },
        {
          key: 'length',
          heading: i18n.t('Length'),
          cell: ({ fromSeconds, toSeconds }) => formatClock(toSeconds - fromSeconds),
        },
        { key: 'margin', heading: i18n.t('+/-'), cell: ({ margin }) => formatSigned(margin) },
      ]}
    />
  );
}
