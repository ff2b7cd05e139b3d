import { i18n } from '@lingui/core';
import type { SeasonLine } from '../../basketball/season.ts';
import { paperColumns } from '../tables/columns.ts';
import { StatTable } from '../tables/StatTable.tsx';
import { notRecorded } from '../ui/format.ts';
import { averageText } from './season-averages.ts';
import type { SeasonPaper } from './season-paper.ts';

/** The averages of every player, then of the team and its opponents; by shirt number, never by a ranking. */
export function PaperAverages({ totals, players }: Pick<SeasonPaper, 'totals' | 'players'>) {
  const row = (key: string, name: string, number: string, season: SeasonLine, isTotal = false) => ({
    key,
    name,
    number,
    matches: season.matches,
    text: averageText(season),
    className: isTotal ? 'paper-totals' : undefined,
  });
  return (
    <StatTable
      paper
      label={i18n.t('Averages')}
      nameHeading={i18n.t('Name')}
      columns={paperColumns}
      widthOf={({ key }) => (key === 'minutes' ? '10.6mm' : '7.9mm')}
      before={[{ key: 'number', heading: '#', cell: ({ number }) => number, width: '6.5mm' }]}
      lead={[
        { key: 'matches', heading: i18n.t('GP'), cell: ({ matches }) => matches, width: '6.8mm' },
      ]}
      rows={[
        ...players.map((player) =>
          row(player.playerId, player.name, player.number ?? notRecorded, player),
        ),
        row('team', i18n.t('Team'), '', totals.team, true),
        row('opponents', i18n.t('Opponents'), '', totals.opponent),
      ]}
    />
  );
}
