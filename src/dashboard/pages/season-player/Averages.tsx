import { type PlayerSeason, perMinutes } from '../../../basketball/season.ts';
import { screenColumns } from '../../box-score/statistic-columns.ts';
import { StatTable } from '../../season/StatTable.tsx';
import { averageColumns } from '../../season/season-columns.ts';
import { Card } from '../../ui/Card.tsx';

interface AveragesProps {
  season: PlayerSeason;
  /** What the second row goes by. */
  minutes: number;
}

/** A season's means per match and per so many minutes, and its totals. */
export function Averages({ season, minutes }: AveragesProps) {
  const { matches, starts, totals, perMatch } = season;
  const played = matches === 1 ? 'one match' : `${matches} matches`;
  const totalColumns = screenColumns.filter(({ key }) =>
    averageColumns.some((column) => column.key === key),
  );
  const texts = new Map(totalColumns.map(({ key, text }) => [key, text(totals)]));
  return (
    <Card title="Averages" note={`${played}, ${starts} of them as a starter`}>
      <StatTable
        label="Averages and totals"
        nameHeading="Basis"
        lead={[]}
        columns={averageColumns.map((column) => ({
          ...column,
          text: (line) => (line === totals ? (texts.get(column.key) ?? '') : column.text(line)),
        }))}
        rows={[
          { key: 'match', name: 'Per match', lead: [], line: perMatch },
          {
            key: 'minutes',
            name: `Per ${minutes} min`,
            lead: [],
            line: perMinutes(totals, minutes),
            absence: 'time on court not recorded in every match',
          },
          { key: 'totals', name: 'Totals', lead: [], line: totals },
        ]}
      />
    </Card>
  );
}
