/*
 * The columns of a box score: what each is called, means, shows and sorts by. Screen and paper take theirs from here.
 */
import { i18n } from '@lingui/core';
import { efficiency } from '../../basketball/efficiency.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { share } from '../../basketball/shooting.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';
import {
  formatDecimal,
  formatMinutes,
  formatPerHundred,
  formatShooting,
} from './statistic-format.ts';

/** One statistic of a box score. */
export interface StatisticColumn {
  key: string;
  /** The field's abbreviation, in English: `i18n.t` where it is drawn. */
  label: string;
  /** The full name, with its formula where it has one; likewise. */
  meaning: string;
  /** What stands in the cell; "–" where it was not recorded. */
  text: (line: Line) => string;
  /** What stands in a row of averages per match, to a tenth. */
  average: (line: Line) => string;
  /** It shows two numbers, made and attempted. */
  isPair?: true;
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

interface ShotWords {
  label: string;
  meaning: string;
  shareLabel: string;
  shareMeaning: string;
}

function shot(key: string, of: (line: Line) => Shooting, words: ShotWords) {
  return {
    made: {
      key,
      label: words.label,
      meaning: words.meaning,
      value: (line: Line) => of(line).made,
      text: (line: Line) => formatShooting(of(line)),
      average: (line: Line) => formatAverageShooting(of(line)),
      isPair: true,
    },
    share: {
      key: `${key}Share`,
      label: words.shareLabel,
      meaning: words.shareMeaning,
      value: (line: Line) => share(of(line)),
      text: (line: Line) => formatPerHundred(share(of(line))),
      average: (line: Line) => formatPerHundred(share(of(line))),
    },
  } satisfies Record<string, StatisticColumn>;
}

const fg = shot('fieldGoals', fieldGoals, {
  label: /* i18n */ 'FG',
  meaning: /* i18n */ 'Field goals, made/attempted',
  shareLabel: /* i18n */ 'FG%',
  shareMeaning: /* i18n */ 'Field goals, made in percent of attempted',
});
const two = shot('twos', (line) => line.twos, {
  label: /* i18n */ '2P',
  meaning: /* i18n */ 'Two-pointers, made/attempted',
  shareLabel: /* i18n */ '2P%',
  shareMeaning: /* i18n */ 'Two-pointers, made in percent of attempted',
});
const three = shot('threes', (line) => line.threes, {
  label: /* i18n */ '3P',
  meaning: /* i18n */ 'Three-pointers, made/attempted',
  shareLabel: /* i18n */ '3P%',
  shareMeaning: /* i18n */ 'Three-pointers, made in percent of attempted',
});
const ft = shot('freeThrows', (line) => line.freeThrows, {
  label: /* i18n */ 'FT',
  meaning: /* i18n */ 'Free throws, made/attempted',
  shareLabel: /* i18n */ 'FT%',
  shareMeaning: /* i18n */ 'Free throws, made in percent of attempted',
});

export const minutes: StatisticColumn = {
  key: 'minutes',
  label: /* i18n */ 'MIN',
  meaning: /* i18n */ 'Minutes on court',
  value: (line) => line.seconds,
  text: (line) => formatMinutes(line.seconds),
  average: (line) => formatMinutes(line.seconds),
};
export const points = counted(
  'points',
  /* i18n */ 'PTS',
  /* i18n */ 'Points',
  (line) => line.points,
);
const offensive = counted(
  'offensiveRebounds',
  /* i18n */ 'OR',
  /* i18n */ 'Offensive rebounds',
  (line) => line.offensiveRebounds,
);
const defensive = counted(
  'defensiveRebounds',
  /* i18n */ 'DR',
  /* i18n */ 'Defensive rebounds',
  (line) => line.defensiveRebounds,
);
const boards = counted(
  'rebounds',
  /* i18n */ 'REB',
  /* i18n */ 'Rebounds: offensive and defensive',
  rebounds,
);
const assists = counted('assists', /* i18n */ 'AST', /* i18n */ 'Assists', (line) => line.assists);
const turnovers = counted(
  'turnovers',
  /* i18n */ 'TO',
  /* i18n */ 'Turnovers',
  (line) => line.turnovers,
);
const steals = counted('steals', /* i18n */ 'STL', /* i18n */ 'Steals', (line) => line.steals);
const blocks = counted(
  'blocks',
  /* i18n */ 'BLK',
  /* i18n */ 'Blocked shots',
  (line) => line.blocks,
);
const fouls = counted('fouls', /* i18n */ 'PF', /* i18n */ 'Fouls committed', (line) => line.fouls);
const drawn = counted(
  'foulsDrawn',
  /* i18n */ 'FD',
  /* i18n */ 'Fouls drawn',
  (line) => line.foulsDrawn,
);
export const plusMinus: StatisticColumn = {
  key: 'plusMinus',
  label: /* i18n */ '+/-',
  meaning: /* i18n */ "Own minus opponent's points while on court",
  value: (line) => line.plusMinus,
  text: (line) => formatSigned(line.plusMinus),
  average: (line) => formatSigned(line.plusMinus, 1),
};
export const eff = counted(
  'efficiency',
  /* i18n */ 'EFF',
  /* i18n */ 'Efficiency (FIBA): PTS + REB + AST + STL + BLK − missed FG − missed FT − TO',
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

/** On a screen: FIBA's webcast order, points right after minutes. */
export const screenColumns: readonly StatisticColumn[] = [
  minutes,
  points,
  ...[fg, two, three, ft].flatMap((pair) => [pair.made, pair.share]),
  ...afterShots,
];

/** In a match's box score: percentages stand once, under the totals. */
export const boxScoreColumns = screenColumns.filter(({ key }) => !key.endsWith('Share'));

/** On paper: FIBA's printed order, points last. */
export const paperColumns: readonly StatisticColumn[] = [
  minutes,
  ...[fg, two, three, ft].map((pair) => pair.made),
  ...afterShots,
  points,
];

/** What the header of a statistic's column says, in the language of the page. */
export const headerOf = ({ key, label, meaning }: StatisticColumn) => ({
  key,
  heading: i18n.t(label),
  meaning: i18n.t(meaning),
});

/** Shots per match on average, for instance "3.4/7.1"; "–" without an attempt or where it was not recorded. */
function formatAverageShooting({ made, attempted }: Shooting): string {
  if (made === null || attempted === null || attempted === 0) return notRecorded;
  return `${formatDecimal(made, 1)}/${formatDecimal(attempted, 1)}`;
}

/** Left out to fit a page: what the others imply, and what few clubs record. */
const leftOut = ['twos', 'twosShare', 'foulsDrawn'];

/** The columns of season averages, in the box score's order. */
export const averageColumns: readonly StatisticColumn[] = screenColumns.filter(
  ({ key }) => !leftOut.includes(key),
);
