import type { BoxScoreSide, Line, PlayerLine } from '../../contract/box-score.ts';
import { percentagesOf } from '../box-score/percentages.ts';
import { sheetOrder } from '../box-score/player-order.ts';
import { paperColumns } from '../box-score/statistic-columns.ts';
import { formatPercent } from '../box-score/statistic-format.ts';

interface PaperBoxScoreProps {
  side: BoxScoreSide;
  other: BoxScoreSide;
}

/** One side's box score in FIBA's printed order, with the starters under a rule of their own. */
export function PaperBoxScore({ side, other }: PaperBoxScoreProps) {
  const players = sheetOrder(side.players);
  const lastStarter = players.findLast((player) => player.starter && player.played);
  const percentages = side.totals ? percentagesOf(side.totals, other.totals) : {};
  return (
    <table className="paper-box">
      <caption>
        {side.name}
        {side.coach ? <small>Coach: {side.coach}</small> : null}
      </caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col" className="paper-name">
            Name
          </th>
          {paperColumns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <tr
            key={player.playerId}
            className={player === lastStarter ? 'paper-last-starter' : undefined}
          >
            <td>{player.number ?? '–'}</td>
            <th scope="row" className="paper-name">
              {nameOf(player)}
            </th>
            {player.played ? (
              <Cells line={player} />
            ) : (
              <td colSpan={paperColumns.length} className="paper-absent">
                DNP
              </td>
            )}
          </tr>
        ))}
        {side.bench ? <Row name="Team/Coach" line={side.bench} /> : null}
        {side.totals ? <Row name="Totals" line={side.totals} className="paper-totals" /> : null}
        {side.totals ? (
          <tr>
            <td />
            <th scope="row" className="paper-name">
              Percentages
            </th>
            {paperColumns.map(({ key }) => (
              <td key={key}>{percentages[key] ? formatPercent(percentages[key].share) : null}</td>
            ))}
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function nameOf({ name, starter, captain }: PlayerLine): string {
  return `${starter ? '* ' : ''}${name}${captain ? ' (C)' : ''}`;
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

function Cells({ line }: { line: Line }) {
  return paperColumns.map((column) => <td key={column.key}>{column.text(line)}</td>);
}
