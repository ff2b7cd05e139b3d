/*
 * The columns of a box score: what each is called, means, shows and sorts by. Screen and paper take theirs from here.
 */
import { efficiency } from '../../basketball/efficiency.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { share } from '../../basketball/shooting.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { formatSigned } from '../ui/format.ts';
import {
  formatAverageShooting,
  formatDecimal,
  formatMinutes,
  formatPerHundred,
  formatShooting,
} from './statistic-format.ts';

/** One statistic of a box score. */
export interface StatisticColumn {
  key: string;
  /** The field's abbreviation. */
  label: string;
  /** A shorter heading for where the column before it says the rest: "%" after "FG". */
  heading?: string;
  /** The full name, with its formula where it has one. */
  meaning: string;
  /** What stands in the cell; "–" where it was not recorded. */
  text: (line: Line) => string;
  /** What stands in a row of averages per match, to a tenth. */
  average: (line: Line) => string;
  /** What the column is sorted by; `null` where it was not recorded. */
  value: (line: Line) => number | null;
}

function counted(
  key: string,
  label: string,
  meaning: string,
  value: (line: Line) => number | null,
): StatisticColumn {
  return {
    key,
    label,
    meaning,
    value,
    text: (line) => formatDecimal(value(line)),
    average: (line) => formatDecimal(value(line), 1),
  };
}

function shot(key: string, label: string, meaning: string, of: (line: Line) => Shooting) {
  return {
    made: {
      key,
      label,
      meaning: `${meaning}, made/attempted`,
      value: (line: Line) => of(line).made,
      text: (line: Line) => formatShooting(of(line)),
      average: (line: Line) => formatAverageShooting(of(line)),
    },
    share: {
      key: `${key}Share`,
      label: `${label}%`,
      heading: '%',
      meaning: `${meaning}, made in percent of attempted`,
      value: (line: Line) => share(of(line)),
      text: (line: Line) => formatPerHundred(share(of(line))),
      average: (line: Line) => formatPerHundred(share(of(line))),
    },
  } satisfies Record<string, StatisticColumn>;
}

const fg = shot('fieldGoals', 'FG', 'Field goals', fieldGoals);
const two = shot('twos', '2P', 'Two-pointers', (line) => line.twos);
const three = shot('threes', '3P', 'Three-pointers', (line) => line.threes);
const ft = shot('freeThrows', 'FT', 'Free throws', (line) => line.freeThrows);

export const minutes: StatisticColumn = {
  key: 'minutes',
  label: 'MIN',
  meaning: 'Minutes on court, mm:ss',
  value: (line) => line.seconds,
  text: (line) => formatMinutes(line.seconds),
  average: (line) => formatMinutes(line.seconds),
};
export const points = counted('points', 'PTS', 'Points', (line) => line.points);
const offensive = counted(
  'offensiveRebounds',
  'OR',
  'Offensive rebounds',
  (line) => line.offensiveRebounds,
);
const defensive = counted(
  'defensiveRebounds',
  'DR',
  'Defensive rebounds',
  (line) => line.defensiveRebounds,
);
const boards = counted('rebounds', 'REB', 'Rebounds: offensive and defensive', rebounds);
const assists = counted('assists', 'AST', 'Assists', (line) => line.assists);
const turnovers = counted('turnovers', 'TO', 'Turnovers', (line) => line.turnovers);
const steals = counted('steals', 'STL', 'Steals', (line) => line.steals);
const blocks = counted('blocks', 'BLK', 'Blocked shots', (line) => line.blocks);
const fouls = counted('fouls', 'PF', 'Fouls committed', (line) => line.fouls);
const drawn = counted('foulsDrawn', 'FD', 'Fouls drawn', (line) => line.foulsDrawn);
export const plusMinus: StatisticColumn = {
  key: 'plusMinus',
  label: '+/-',
  meaning: "Own minus opponent's points while on court",
  value: (line) => line.plusMinus,
  text: (line) => formatSigned(line.plusMinus),
  average: (line) => formatSigned(line.plusMinus, 1),
};
export const eff = counted(
  'efficiency',
  'EFF',
  'Efficiency (FIBA): PTS + REB + AST + STL + BLK − missed FG − missed FT − TO',
  efficiency,
);

const afterShots = [
  offensive,
  defensive,
  boards,
  assists,
  turnovers,
  steals,
  blocks,
  fouls,
  drawn,
  plusMinus,
  eff,
];

/** On a wide screen: FIBA's webcast order, points right after minutes. */
export const screenColumns: readonly StatisticColumn[] = [
  minutes,
  points,
  ...[fg, two, three, ft].flatMap((pair) => [pair.made, pair.share]),
  ...afterShots,
];

/** On a phone: what a coach looks for first, the rest by sideways scroll. */
export const phoneColumns: readonly StatisticColumn[] = (() => {
  const first = [points, minutes, boards, assists, turnovers, fouls, plusMinus];
  return [...first, ...screenColumns.filter((column) => !first.includes(column))];
})();

/** On paper: FIBA's printed order, points last. */
export const paperColumns: readonly StatisticColumn[] = [
  minutes,
  ...[fg, two, three, ft].map((pair) => pair.made),
  ...afterShots,
  points,
];
