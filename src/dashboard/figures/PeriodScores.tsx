import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { formatCount } from '../ui/format.ts';
import { Table } from '../ui/Table.tsx';
import { periodLabels } from './period-labels.ts';

interface PeriodScoresProps {
  match: Match;
  names: Record<Side, string>;
  className: string | undefined;
  paper?: boolean;
}

/** The points of each period; nothing where the service sent none. */
export function PeriodScores({ match, names, className, paper = false }: PeriodScoresProps) {
  if (match.periods.length === 0) return null;
  return (
    <Table<Side>
      label={i18n.t('Points by period')}
      rows={sides}
      keyOf={(side) => side}
      className={className}
      paper={paper}
      columns={[
        {
          key: 'name',
          heading: paper ? i18n.t('Period') : '',
          cell: (side) => names[side],
          isName: true,
        },
        ...periodLabels(match.periods.length, match.regulationPeriods).map((label, index) => ({
          key: label,
          heading: label,
          cell: (side: Side) => formatCount(match.periods[index]?.[side]),
        })),
        {
          key: 'total',
          heading: paper ? i18n.t('Total') : i18n.t('T'),
          name: i18n.t('Total'),
          cell: (side) => formatCount(match.score?.[side]),
        },
      ]}
    />
  );
}
