import { efficiency, performanceIndexRating } from '../../basketball/efficiency.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import type { BoxScore, BoxScoreSide, Line } from '../../contract/box-score.ts';
import { sheetOrder } from '../box-score/player-order.ts';
import { formatMinutes } from '../box-score/statistic-format.ts';
import type { PlayerNaming } from '../print/player-naming.ts';
import type { CsvCell } from './csv.ts';

const statistics: [string, (line: Line) => number | null][] = [
  ['Seconds', (line) => line.seconds],
  ['PTS', (line) => line.points],
  ['FGM', (line) => fieldGoals(line).made],
  ['FGA', (line) => fieldGoals(line).attempted],
  ['2PM', (line) => line.twos.made],
  ['2PA', (line) => line.twos.attempted],
  ['3PM', (line) => line.threes.made],
  ['3PA', (line) => line.threes.attempted],
  ['FTM', (line) => line.freeThrows.made],
  ['FTA', (line) => line.freeThrows.attempted],
  ['OR', (line) => line.offensiveRebounds],
  ['DR', (line) => line.defensiveRebounds],
  ['REB', rebounds],
  ['AST', (line) => line.assists],
  ['TO', (line) => line.turnovers],
  ['STL', (line) => line.steals],
  ['BLK', (line) => line.blocks],
  ['Blocks received', (line) => line.blocksReceived],
  ['PF', (line) => line.fouls],
  ['FD', (line) => line.foulsDrawn],
  ['+/-', (line) => line.plusMinus],
  ['EFF', efficiency],
  ['PIR', performanceIndexRating],
];

const header = [
  'Side',
  'Number',
  'Player',
  'Role',
  'MIN',
  // A plain +/- would be taken for a formula, and then carry an apostrophe.
  ...statistics.map(([label]) => (label === '+/-' ? 'Plus/minus' : label)),
];

/**
 * Both sides' box scores as rows of cells with a header: players in the sheet's order, bench, totals. Made and attempted
 * shots have a column each; what was not recorded is an empty cell.
 */
export function boxScoreRows(boxScore: BoxScore, naming: PlayerNaming): CsvCell[][] {
  return [header, ...sideRows(boxScore.team, naming), ...sideRows(boxScore.opponent, naming)];
}

function sideRows(
  { name, players, bench, totals }: BoxScoreSide,
  naming: PlayerNaming,
): CsvCell[][] {
  const row = (
    number: string | null,
    player: string,
    role: string,
    line: Line | null,
  ): CsvCell[] => [
    name,
    number,
    player,
    role,
    line?.seconds == null ? null : formatMinutes(line.seconds),
    ...statistics.map(([, value]) => (line ? value(line) : null)),
  ];
  return [
    ...sheetOrder(players).map((player) =>
      row(
        player.number ?? null,
        naming.of(player),
        player.played ? (player.starter ? 'Starter' : 'Substitute') : 'Did not play',
        player.played ? player : null,
      ),
    ),
    ...(bench ? [row(null, 'Team/Coach', 'Bench', bench)] : []),
    ...(totals ? [row(null, 'Totals', 'Totals', totals)] : []),
  ];
}
