import { i18n } from '@lingui/core';
import { isTeamFoul } from '../../basketball/team-fouls.ts';
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
    key: 'foul',
    title: /* i18n */ 'Team fouls',
    meaning:
      /* i18n */ 'Fouls of players. Technicals of coach and bench do not count towards the bonus; fouls in overtime count with those of the last quarter.',
    isCounted: isTeamFoul,
  },
  {
    key: 'timeout',
    title: /* i18n */ 'Time-outs',
    meaning: /* i18n */ 'Time-outs taken',
    isCounted: ({ type }: MatchEvent) => type === 'timeout',
  },
];

/** Team fouls and time-outs of both sides in each period. */
export function ByPeriod({ events, regulationPeriods, names }: ByPeriodProps) {
  const periods = countByPeriod(events, isTeamFoul, 'team').length;
  const labels = periodLabels(periods, regulationPeriods);
  const rows = kinds.flatMap(({ key, title, meaning, isCounted }) => [
    {
      key,
      head: <Term meaning={i18n.t(meaning)}>{i18n.t(title)}</Term>,
      name: '',
      counts: [],
    },
    ...sides.map((side) => ({
      key: `${key} ${side}`,
      head: null,
      name: names[side],
      counts: countByPeriod(events, isCounted, side),
    })),
  ]);
  type Row = (typeof rows)[number];
  return (
    <Table<Row>
      caption={i18n.t('Team fouls and time-outs by period')}
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
