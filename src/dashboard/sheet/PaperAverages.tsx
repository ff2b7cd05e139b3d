import { i18n } from '@lingui/core';
import type { SeasonLine } from '../../basketball/season.ts';
import { paperColumns } from '../figures/statistic-columns.ts';
import { notRecorded } from '../ui/format.ts';
import { PaperHeads } from './PaperHeads.tsx';
import { averageText } from './season-averages.ts';
import type { SeasonPaper } from './season-paper.ts';

/** The averages of every player, then of the team and its opponents; by shirt number, never by a ranking. */
export function PaperAverages({ totals, players }: Pick<SeasonPaper, 'totals' | 'players'>) {
  return (
    <table className="paper-box">
      <colgroup>
        <col className="paper-col-number" />
        <col />
        <col className="paper-col" />
        <col className="paper-col-wide" />
        {paperColumns.slice(1).map(({ key }) => (
          <col key={key} className="paper-col-mean" />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col" className="paper-name">
            {i18n.t('Name')}
          </th>
          <th scope="col">{i18n.t('GP')}</th>
          <PaperHeads columns={paperColumns} />
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <Averages
            key={player.playerId}
            number={player.number ?? notRecorded}
            name={player.name}
            season={player}
          />
        ))}
        <Averages name={i18n.t('Team')} season={totals.team} className="paper-totals" />
        <Averages name={i18n.t('Opponents')} season={totals.opponent} />
      </tbody>
    </table>
  );
}

interface AveragesProps {
  number?: string;
  name: string;
  season: SeasonLine;
  className?: string;
}

function Averages({ number, name, season, className }: AveragesProps) {
  return (
    <tr className={className}>
      <td>{number}</td>
      <th scope="row" className="paper-name">
        {name}
      </th>
      <td>{season.matches}</td>
      {paperColumns.map((column) => (
        <td key={column.key}>{averageText(column, season)}</td>
      ))}
    </tr>
  );
}
