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
      columns={[i18n.t('Player'), i18n.t('On court'), i18n.t('Length'), i18n.t('+/-')]}
    >
      {() =>
        rows.flatMap(({ label, stints }) =>
          stints.map(({ key, fromSeconds, toSeconds, margin, when }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{when}</td>
              <td>{formatClock(toSeconds - fromSeconds)}</td>
              <td>{formatSigned(margin)}</td>
            </tr>
          )),
        )
      }
    </FoldedTable>
  );
}
