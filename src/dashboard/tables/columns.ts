/** Columns of box scores and averages, for screen, print and pictures. */
import { i18n } from '@lingui/core';
import {
  countedNumbers,
  type NumberKey,
  type NumberSource,
  numbers,
} from '../../basketball/numbers.ts';
import type { BoxScore, Line, PlayerLine, Shooting } from '../../contract/box-score.ts';
import { formatDecimal, formatPerHundred, formatShooting } from '../figures/statistic-format.ts';
import { formatDate, formatList, formatSigned, notRecorded } from '../ui/format.ts';
import { meaningOf, nameOf, shortOf, written } from './number-words.ts';
import { statisticName, statisticText } from './statistic-names.ts';

/** One statistic of a box score. */
export interface StatisticColumn {
  key: NumberKey;
  /** Whether it has two numbers, made and attempted. */
  isPair: boolean;
  /** The value to sort by, for pairs the makes; `null` if not recorded. */
  value: (line: Line) => number | null;
  /** The cell's text; "–" if not recorded. */
  text: (line: Line) => string;
  /** The text in a row of averages, with one decimal. */
  average: (line: Line) => string;
}

/** A column for a number; `about` adds what a player's share of the side's play needs. */
function columnOf(key: NumberKey, about: Omit<NumberSource, 'own'> = {}): StatisticColumn {
  const { unit, of, parts } = numbers[key];
  const value = (line: Line) => of({ own: line, ...about });
  const isPair = unit === 'shots' && parts !== undefined;
  const text = (line: Line) => {
    if (isPair) return formatShooting(parts({ own: line }));
    return unit === 'share' ? formatPerHundred(value(line)) : written(key, value(line));
  };
  const average = (line: Line) => {
    if (isPair) return averageShots(parts({ own: line }));
    if (unit === 'margin') return formatSigned(value(line), 1);
    return unit === 'count' ? formatDecimal(value(line), 1) : text(line);
  };
  return { key, isPair, value, text, average };
}

function averageShots(shots: Shooting): string {
  const text = formatShooting(shots);
  if (text === notRecorded) return text;
  return `${formatDecimal(shots.made, 1)}/${formatDecimal(shots.attempted, 1)}`;
}

const columnsOf = (...keys: NumberKey[]) => keys.map((key) => columnOf(key));

const afterShots = columnsOf(
  ...countedNumbers.filter(
    (key) => key !== 'points' && key !== 'blocksReceived' && numbers[key].unit !== 'shots',
  ),
  'efficiency',
);

/** Columns on screen: FIBA's webcast order, points right after minutes. */
export const screenColumns: readonly StatisticColumn[] = [
  ...columnsOf('minutes', 'points', 'fieldGoals', 'fieldGoalsShare', 'twos', 'twosShare'),
  ...columnsOf('threes', 'threesShare', 'freeThrows', 'freeThrowsShare'),
  ...afterShots,
];

/** Columns of a match's box score: its percentages are in one row, below the totals. */
export const boxScoreColumns = screenColumns.filter(({ key }) => !key.endsWith('Share'));

/** Columns of a live match: the fouls right after the points, so that a phone shows them. */
export const liveColumns: readonly StatisticColumn[] = [
  ...columnsOf('minutes', 'points', 'fouls'),
  ...boxScoreColumns.filter(({ key }) => !['minutes', 'points', 'fouls'].includes(key)),
];

/** Columns in print: FIBA's order, points last. */
export const paperColumns: readonly StatisticColumn[] = [
  ...columnsOf('minutes', 'fieldGoals', 'twos', 'threes', 'freeThrows'),
  ...afterShots,
  columnOf('points'),
];

/**
 * Splits columns into those with a number of either side and those without (many, for a score sheet). A match without
 * any player's points lacks none, since it may not have begun.
 */
export function recordedColumns(
  columns: readonly StatisticColumn[],
  { team, opponent }: Pick<BoxScore, 'team' | 'opponent'>,
): { recorded: readonly StatisticColumn[]; absent: readonly StatisticColumn[] } {
  const players = [...team.players, ...opponent.players];
  if (players.every(({ points }) => points === null)) return { recorded: columns, absent: [] };
  const lines = [...players, ...[team, opponent].flatMap(({ totals }) => totals ?? [])];
  const isRecorded = ({ value }: StatisticColumn) => lines.some((line) => value(line) !== null);
  return {
    recorded: columns.filter(isRecorded),
    absent: columns.filter((column) => !isRecorded(column)),
  };
}

/** Names the columns that a match lacks, once for all its tables. */
export const absentText = (columns: readonly StatisticColumn[]): string =>
  i18n.t('Not recorded: {columns}.', {
    columns: formatList(columns.map(({ key }) => nameOf(key))),
  });

/** Whether a player's number was corrected. */
export const isCorrected = ({ corrections = [] }: PlayerLine, key: NumberKey): boolean =>
  corrections.some(
    ({ statistic }) => statistic.split('.')[0] === (key === 'minutes' ? 'seconds' : key),
  );

/** The old values of a match's corrected numbers, once for all its tables; '' if none. */
export function correctedText(
  { team, opponent }: BoxScore,
  nameOfPlayer: (player: PlayerLine) => string,
): string {
  const numbers = [...team.players, ...opponent.players].flatMap((player) =>
    (player.corrections ?? []).map(({ statistic, from, to, at }) =>
      i18n.t('{player}, {statistic} {from} → {to} on {day}', {
        player: nameOfPlayer(player),
        statistic: statisticName(statistic),
        from: from === null ? notRecorded : statisticText(statistic, from),
        to: statisticText(statistic, to),
        day: formatDate(at),
      }),
    ),
  );
  return numbers.length === 0
    ? ''
    : i18n.t('† corrected: {numbers}.', { numbers: formatList(numbers) });
}

/** Columns left out for space: those that others imply, and those that few clubs record. */
const leftOut: readonly NumberKey[] = ['twos', 'twosShare', 'foulsDrawn'];

/** Columns of season averages, in the box score's order. */
export const averageColumns = screenColumns.filter(({ key }) => !leftOut.includes(key));

/**
 * Columns shown on request: efficiencies and shares of the team's play. @param side its totals; usage and assist share
 * are "–" if `null` @param seconds of play; likewise if `null`
 */
export function advancedColumns(side: Line | null, seconds: number | null): StatisticColumn[] {
  return [
    ...columnsOf('minutes', 'points', 'effectiveFieldGoals', 'trueShooting', 'freeThrowRate'),
    columnOf('usage', { side, seconds }),
    columnOf('assistShare', { side, seconds }),
    ...columnsOf('turnoverShare', 'gameScore', 'performanceIndex', 'efficiency', 'plusMinus'),
  ];
}

/** A column's header in the page's language. */
export const headerOf = ({ key }: Pick<StatisticColumn, 'key'>) => ({
  key,
  heading: shortOf(key),
  meaning: meaningOf(key),
});

/** A legend of abbreviations: "MIN Minutes on court; PTS Points". */
export const legendOf = (columns: readonly StatisticColumn[]): string =>
  columns.map(({ key }) => `${shortOf(key)} ${meaningOf(key)}`).join('; ');
