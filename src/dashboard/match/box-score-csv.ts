import { i18n } from '@lingui/core';
import { countedNumbers, type NumberKey, numbers } from '../../basketball/numbers.ts';
import type { BoxScore, BoxScoreSide, Line, PlayerLine } from '../../contract/box-score.ts';
import type { PlayerNaming } from '../figures/player-naming.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { sheetOrder } from '../figures/use-sort.ts';
import { nameOf, shortOf } from '../tables/number-words.ts';
import type { CsvCell } from '../ui/csv.ts';

/** In a line's order; made and attempted shots become a column each. */
const keys: readonly NumberKey[] = [...countedNumbers, 'efficiency', 'performanceIndex'];

const header = () => [
  i18n.t('Side'),
  i18n.t('Number'),
  i18n.t('Player'),
  i18n.t('Role'),
  shortOf('minutes'),
  i18n.t('Seconds'),
  ...keys.flatMap((key) => {
    // Spreadsheets take a plain "+/-" for a formula, so the full name is used.
    const shots = key === 'plusMinus' ? nameOf(key) : shortOf(key);
    if (numbers[key].unit !== 'shots') return shots;
    return [i18n.t('{shots}M', { shots }), i18n.t('{shots}A', { shots })];
  }),
];

function cellsOf(line: Line | null): CsvCell[] {
  return [
    line?.seconds == null ? null : formatMinutes(line.seconds),
    line?.seconds ?? null,
    ...keys.flatMap((key) => {
      const { unit, parts, of } = numbers[key];
      if (unit !== 'shots') return line && of({ own: line });
      const shots = line && parts?.({ own: line });
      return [shots?.made ?? null, shots?.attempted ?? null];
    }),
  ];
}

/**
 * Both sides' box scores as rows of cells with a header: players in the sheet's order, bench, totals. Made and attempted
 * shots have a column each; an unrecorded value is an empty cell.
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
  ): CsvCell[] => [name, number, player, role, ...cellsOf(line)];
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
