import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { formatCount } from '../ui/format.ts';
import styles from './ScoreHeader.module.css';

/** The points of each period; nothing where the service sent none. */
export function PeriodScores({ match, teamName }: { match: Match; teamName: string }) {
  if (match.periods.length === 0) return null;
  const labels = periodLabels(match.periods.length, match.regulationPeriods);
  const rows = [
    { key: 'team', name: teamName, className: styles.us },
    { key: 'opponent', name: match.opponent.name, className: undefined },
  ] as const;
  return (
    <table className={styles.periods}>
      <caption className="visually-hidden">{i18n.t('Points by period')}</caption>
      <thead>
        <tr>
          <td />
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col" aria-label={i18n.t('Total')}>
            {i18n.t('T')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, className }) => (
          <tr key={key} className={className}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            {labels.map((label, index) => (
              <td key={label}>{formatCount(match.periods[index]?.[key])}</td>
            ))}
            <td>{formatCount(match.score?.[key])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
