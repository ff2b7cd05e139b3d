import { i18n } from '@lingui/core';
import { efficiency, performanceIndexRating } from '../../basketball/efficiency.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import type { BoxScore, BoxScoreSide, Line, PlayerLine } from '../../contract/box-score.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { sheetOrder } from '../figures/use-sort.ts';
import type { CsvCell } from '../ui/csv.ts';

const statistics: [string, (line: Line) => number | null][] = [
  [/* i18n */ 'Seconds', (line) => line.seconds],
  [/* i18n */ 'PTS', (line) => line.points],
  [/* i18n */ 'FGM', (line) => fieldGoals(line).made],
  [/* i18n */ 'FGA', (line) => fieldGoals(line).attempted],
  [/* i18n */ '2PM', (line) => line.twos.made],
  [/* i18n */ '2PA', (line) => line.twos.attempted],
  [/* i18n */ '3PM', (line) => line.threes.made],
  [/* i18n */ '3PA', (line) => line.threes.attempted],
  [/* i18n */ 'FTM', (line) => line.freeThrows.made],
  [/* i18n */ 'FTA', (line) => line.freeThrows.attempted],
  [/* i18n */ 'OR', (line) => line.offensiveRebounds],
  [/* i18n */ 'DR', (line) => line.defensiveRebounds],
  [/* i18n */ 'REB', rebounds],
  [/* i18n */ 'AST', (line) => line.assists],
  [/* i18n */ 'TO', (line) => line.turnovers],
  [/* i18n */ 'STL', (line) => line.steals],
  [/* i18n */ 'BLK', (line) => line.blocks],
  [/* i18n */ 'Blocks received', (line) => line.blocksReceived],
  [/* i18n */ 'PF', (line) => line.fouls],
  [/* i18n */ 'FD', (line) => line.foulsDrawn],
  // A plain +/- would be taken for a formula, and then carry an apostrophe.
  [/* i18n */ 'Plus/minus', (line) => line.plusMinus],
  [/* i18n */ 'EFF', efficiency],
  [/* i18n */ 'PIR', performanceIndexRating],
];

const header = () => [
  i18n.t('Side'),
  i18n.t('Number'),
  i18n.t('Player'),
  i18n.t('Role'),
  i18n.t('MIN'),
  ...statistics.map(([label]) => i18n.t(label)),
];

/**
 * Both sides' box scores as rows of cells with a header: players in the sheet's order, bench, totals. Made and attempted
 * shots have a column each; what was not recorded is an empty cell.
 */
export function boxScoreRows(boxScore: BoxScore, naming: PlayerNaming): CsvCell[][] {
  return [header(), ...sideRows(boxScore.team, naming), ...sideRows(boxScore.opponent, naming)];
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
      row(player.number ?? null, naming.of(player), roleOf(player), player.played ? player : null),
    ),
    ...(bench ? [row(null, i18n.t('Team/Coach'), i18n.t('Bench'), bench)] : []),
    ...(totals ? [row(null, i18n.t('Totals'), i18n.t('Totals'), totals)] : []),
  ];
}

function roleOf({ played, starter }: PlayerLine): string {
  if (!played) return i18n.t('Did not play');
  return starter ? i18n.t('Starter') : i18n.t('Substitute');
}
