import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { Term } from '../ui/Term.tsx';
import styles from './MatchFacts.module.css';
import { countByPeriod } from './period-counts.ts';

interface ByPeriodProps {
  events: readonly MatchEvent[];
  regulationPeriods: Match['regulationPeriods'];
  names: { team: string; opponent: string };
}

const kinds = [
  {
    type: 'foul',
    title: /* i18n */ 'Fouls',
    meaning:
      /* i18n */ 'Every foul of players, coach and bench. FIBA’s team fouls, which lead to the bonus, leave those of coach and bench out.',
  },
  { type: 'timeout', title: /* i18n */ 'Time-outs', meaning: /* i18n */ 'Time-outs taken' },
] as const;

/** Fouls and time-outs of both sides in each period. */
export function ByPeriod({ events, regulationPeriods, names }: ByPeriodProps) {
  const periods = countByPeriod(events, 'foul', 'team').length;
  const labels = periodLabels(periods, regulationPeriods);
  return (
    <table className={styles.table}>
      <caption>{i18n.t('Fouls and time-outs by period')}</caption>
      <thead>
        <tr>
          <td />
          {labels.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">{i18n.t('Total')}</th>
        </tr>
      </thead>
      {kinds.map(({ type, title, meaning }) => (
        <tbody key={type}>
          <tr>
            <th scope="rowgroup" colSpan={labels.length + 2} className={styles.kind}>
              <Term meaning={i18n.t(meaning)}>{i18n.t(title)}</Term>
            </th>
          </tr>
          {(['team', 'opponent'] as const).map((side) => {
            const counts = countByPeriod(events, type, side);
            return (
              <tr key={side}>
                <th scope="row">{names[side]}</th>
                {labels.map((label, index) => (
                  <td key={label}>{counts[index]}</td>
                ))}
                <td className={styles.total}>{counts.reduce((sum, count) => sum + count, 0)}</td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
}
