import { i18n } from '@lingui/core';
import { formatClock } from '../figures/plays.ts';
import type { StintRow } from '../figures/StintStrip.tsx';
import { formatSigned } from '../ui/format.ts';
import { FoldedTable } from './FoldedTable.tsx';

/** Every stint in a table. */
export function StintTable({ rows }: { rows: readonly StintRow[] }) {
  return (
    <FoldedTable
      summary={i18n.t('Every stint as a table')}
      label={i18n.t('Every stint')}
      rows={() => rows.flatMap(({ label, stints }) => stints.map((one) => ({ label, ...one })))}
      keyOf={({ key }) => key}
      columns={[
        { key: 'player', heading: i18n.t('Player'), isName: true, cell: ({ label }) => label },
        { key: 'when', heading: i18n.t('On court'), isText: true, cell: ({ when }) => when },
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
