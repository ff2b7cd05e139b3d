import { i18n } from '@lingui/core';
import type { BoxScoreSide, Line, PlayerLine } from '../../contract/box-score.ts';
import { percentagesOf } from '../figures/percentages.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { sheetOrder } from '../figures/player-order.ts';
import { paperColumns } from '../figures/statistic-columns.ts';
import { formatPercent } from '../figures/statistic-format.ts';
import { notRecorded } from '../ui/format.ts';
import { isLongName } from './long-name.ts';
import { PaperHeads } from './PaperHeads.tsx';

interface PaperBoxScoreProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
  naming: PlayerNaming;
  /** The club's own side, which carries the team's colour. */
  own?: boolean;
}

/** One side's box score in FIBA's printed order, with the starters under a rule of their own. */
export function PaperBoxScore({ side, other, naming, own = false }: PaperBoxScoreProps) {
  const players = sheetOrder(side.players);
  const lastStarter = players.findLast((player) => player.starter && player.played);
  const heading = (
    <>
      {side.name}
      {side.coach ? <small>{i18n.t('Coach: {name}', { name: side.coach })}</small> : null}
    </>
  );
  if (players.length === 0 && !side.totals) {
    return (
      <section className="paper-side">
        <h2>{heading}</h2>
        <p>{i18n.t('The statistics of this side were not recorded.')}</p>
      </section>
    );
  }
  return (
    <section className={own ? 'paper-side paper-own' : 'paper-side'}>
      <h2>{heading}</h2>
      <table className="paper-box">
        <colgroup>
          <col className="paper-col-number" />
          <col />
          {paperColumns.map(({ key }) => (
            <col key={key} className={wide.has(key) ? 'paper-col-wide' : 'paper-col'} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col" className="paper-name">
              {i18n.t('Name')}
            </th>
            <PaperHeads columns={paperColumns} />
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr
              key={player.playerId}
              className={player === lastStarter ? 'paper-last-starter' : undefined}
            >
              <td>{player.number ?? notRecorded}</td>
              <th scope="row" className={nameClass(naming.of(player))}>
                {naming.of(player)}
                <Marks player={player} />
              </th>
              {player.played ? (
                <Cells line={player} />
              ) : (
                <td colSpan={paperColumns.length} className="paper-absent">
                  {i18n.t('DNP')}
                </td>
              )}
            </tr>
          ))}
          {players.length === 0 ? (
            <tr>
              <td />
              <th scope="row" colSpan={paperColumns.length + 1} className="paper-name">
                {i18n.t('The players of this side were not recorded.')}
              </th>
            </tr>
          ) : null}
          {side.bench ? <Row name={i18n.t('Team/Coach')} line={side.bench} /> : null}
          {side.totals ? (
            <Row name={i18n.t('Totals')} line={side.totals} className="paper-totals" />
          ) : null}
          {side.totals ? <Percentages own={side.totals} other={other.totals} /> : null}
        </tbody>
      </table>
    </section>
  );
}

/** Columns of two numbers, "12/30" or "200:00". */
const wide = new Set(['minutes', 'fieldGoals', 'twos', 'threes', 'freeThrows']);

const nameClass = (name: string) =>
  isLongName(name) ? 'paper-name paper-long-name' : 'paper-name';

function Marks({ player: { starter, captain } }: { player: PlayerLine }) {
  return `${starter ? ' *' : ''}${captain ? ` ${i18n.t('(C)')}` : ''}`;
}

function Row({ name, line, className }: { name: string; line: Line; className?: string }) {
  return (
    <tr className={className}>
      <td />
      <th scope="row" className="paper-name">
        {name}
      </th>
      <Cells line={line} />
    </tr>
  );
}

function Percentages({ own, other }: { own: Line; other: Line | null }) {
  const percentages = percentagesOf(own, other);
  return (
    <tr className="paper-percentages">
      <td />
      <th scope="row" className="paper-name">
        {i18n.t('Percentages')}
      </th>
      {paperColumns.map(({ key }) => (
        <td key={key}>{percentages[key] ? formatPercent(percentages[key].share) : null}</td>
      ))}
    </tr>
  );
}

function Cells({ line }: { line: Line }) {
  return paperColumns.map((column) => <td key={column.key}>{column.text(line)}</td>);
}
