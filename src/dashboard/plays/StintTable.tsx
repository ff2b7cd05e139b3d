import { i18n } from '@lingui/core';
import { playerStints } from '../../basketball/player-stints.ts';
import type { Stint } from '../../basketball/stints.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { formatClock } from '../figures/plays.ts';
import { formatSigned } from '../ui/format.ts';
import { FoldedTable } from './FoldedTable.tsx';
import type { MatchPlays } from './match-plays.ts';

interface StintTableProps {
  match: MatchPlays;
  side: Side;
  stints: readonly Stint[];
}

/** Every player's every time on court. */
export function StintTable({ match, side, stints }: StintTableProps) {
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
