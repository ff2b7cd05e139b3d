import { i18n } from '@lingui/core';
import { paperColumns } from '../figures/statistic-columns.ts';
import { formatCount, notRecorded } from '../ui/format.ts';
import { PaperHeads } from './PaperHeads.tsx';
import { averageText } from './season-averages.ts';
import type { RosterPaper } from './season-paper.ts';
import { TeamSheet } from './TeamSheet.tsx';

const shown = ['minutes', 'points', 'fieldGoals', 'threes', 'freeThrows', 'rebounds', 'assists'];
const columns = shown.flatMap((key) => paperColumns.filter((column) => column.key === key));
const boxes = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A team's players on paper, by shirt number, with their averages and empty boxes to tick off a training or a trip. */
export function RosterSheet({ paper: { team, players, basis, remark } }: { paper: RosterPaper }) {
  return (
    <TeamSheet team={team} part={i18n.t('Roster')}>
      <p className="paper-season-remark">
        {basis} {remark}
      </p>
      {players.length === 0 ? (
        <p className="paper-missing">{i18n.t('This team has no players yet.')}</p>
      ) : (
        <table className="paper-box paper-roster">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col" className="paper-name">
                {i18n.t('Name')}
              </th>
              <th scope="col" className="paper-name">
                {i18n.t('POS')}
              </th>
              <th scope="col">{i18n.t('GP')}</th>
              <th scope="col">{i18n.t('GS')}</th>
              <PaperHeads columns={columns} />
              {boxes.map((box) => (
                <td key={box} className="paper-tick" />
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map(({ playerId, number, name, captain, position, season }) => (
              <tr key={playerId}>
                <td>{number ?? notRecorded}</td>
                <th scope="row" className="paper-name">
                  {captain ? i18n.t('{player} (C)', { player: name }) : name}
                </th>
                <td className="paper-name">{position ?? notRecorded}</td>
                <td>{formatCount(season?.matches)}</td>
                <td>{formatCount(season?.starts)}</td>
                {columns.map((column) => (
                  <td key={column.key}>{season ? averageText(column, season) : notRecorded}</td>
                ))}
                {boxes.map((box) => (
                  <td key={box} className="paper-tick" />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="paper-remark">
        {i18n.t(
          '(C) captain, POS position, GP matches played, GS matches started; a match played: {columns}; shots in percent of all attempts. The empty boxes are yours.',
          {
            columns: columns
              .map(({ label, meaning }) => `${i18n.t(label)} ${i18n.t(meaning)}`)
              .join('; '),
          },
        )}
      </p>
    </TeamSheet>
  );
}
