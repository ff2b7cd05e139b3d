import { i18n } from '@lingui/core';
import { type PlayerSeason, perMinutes } from '../../basketball/season.ts';
import { screenColumns } from '../figures/statistic-columns.ts';
import { Card } from '../ui/Card.tsx';
import { StatTable } from './StatTable.tsx';
import { averageColumns } from './season-columns.ts';
import { widestLine } from './widest-line.ts';

interface AveragesProps {
  season: PlayerSeason;
  /** What the second row goes by. */
  minutes: number;
}

/** A season's means per match and per so many minutes, and its totals. */
export function Averages({ season, minutes }: AveragesProps) {
  const { matches, starts, totals, perMatch } = season;
  const totalColumns = screenColumns.filter(({ key }) =>
    averageColumns.some((column) => column.key === key),
  );
  const texts = new Map(totalColumns.map(({ key, text }) => [key, text(totals)]));
  return (
    <Card
      title={i18n.t('Averages')}
      note={i18n.t('{matches, plural, one {one match} other {# matches}}, {starts} as a starter', {
        matches,
        starts,
      })}
    >
      <StatTable
        label={i18n.t('Averages and totals')}
        nameHeading={i18n.t('Basis')}
        lead={[]}
        columns={averageColumns.map((column) => ({
          ...column,
          text: (line) => (line === totals ? (texts.get(column.key) ?? '') : column.text(line)),
        }))}
        // Minutes of a whole season are longer than a match's.
        widest={{ lead: [], line: { ...widestLine, seconds: 999 * 60 } }}
        rows={[
          { key: 'match', name: i18n.t('Per match'), lead: [], line: perMatch },
          {
            key: 'minutes',
            name: i18n.t('Per {minutes} min', { minutes }),
            lead: [],
            line: perMinutes(totals, minutes),
            absence: i18n.t('time on court not recorded in every match'),
          },
          { key: 'totals', name: i18n.t('Totals'), lead: [], line: totals },
        ]}
      />
    </Card>
  );
}
