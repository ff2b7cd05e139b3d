import { i18n } from '@lingui/core';
import type { StintRow } from '../../charts/StintStrip.tsx';
import { formatClock } from '../../play-by-play/plays.ts';
import { formatSigned } from '../../ui/format.ts';
import { OpenedDetails } from '../../ui/OpenedDetails.tsx';
import styles from './ScoreFlowPanel.module.css';

/** Every stint in a table, made once it is opened. */
export function StintTable({ rows }: { rows: readonly StintRow[] }) {
  return (
    <OpenedDetails summary={i18n.t('Every stint as a table')}>
      {() => (
        <section className={styles.scroll} aria-label={i18n.t('Every stint')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col" className={styles.stays}>
                  {i18n.t('Player')}
                </th>
                <th scope="col" className={styles.stays}>
                  {i18n.t('On court')}
                </th>
                <th scope="col" className={styles.stays}>
                  {i18n.t('Length')}
                </th>
                <th scope="col" className={styles.stays}>
                  {i18n.t('+/-')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.flatMap(({ label, stints }) =>
                stints.map(({ key, fromSeconds, toSeconds, margin, text }) => (
                  <tr key={key}>
                    <th scope="row">{label}</th>
                    <td>{text.split(', ').slice(0, 2).join(', ')}</td>
                    <td>{formatClock(toSeconds - fromSeconds)}</td>
                    <td>{formatSigned(margin)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      )}
    </OpenedDetails>
  );
}
