import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { type MatchEvent, type Side, sides } from '../../contract/play-by-play.ts';
import { periodLabels } from '../figures/period-labels.ts';
import { Table } from '../ui/Table.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './MatchFacts.module.css';
import { countByPeriod } from './period-counts.ts';

interface ByPeriodProps {
  events: readonly MatchEvent[];
  regulationPeriods: Match['regulationPeriods'];
  names: Record<Side, string>;
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
  const rows = kinds.flatMap(({ type, title, meaning }) => [
    {
      key: type,
      head: <Term meaning={i18n.t(meaning)}>{i18n.t(title)}</Term>,
      name: '',
      counts: [],
    },
    ...sides.map((side) => ({
      key: `${type} ${side}`,
      head: null,
      name: names[side],
      counts: countByPeriod(events, type, side),
    })),
  ]);
  type Row = (typeof rows)[number];
  return (
    <Table<Row>
      caption={i18n.t('Fouls and time-outs by period')}
      rows={rows}
      keyOf={({ key }) => key}
      merged={{ from: 'name', text: ({ head }) => head }}
      className={styles.table}
      columns={[
        { key: 'name', heading: '', isName: true, cell: ({ name }) => name },
        ...labels.map((label, index) => ({
          key: label,
          heading: label,
          cell: ({ counts }: Row) => counts[index],
        })),
        {
          key: 'total',
          heading: i18n.t('Total'),
          className: styles.total,
          cell: ({ counts }) => counts.reduce((sum, count) => sum + count, 0),
        },
      ]}
    />
  );
}
