/*
 * Both sides' totals side by side: what each row is called, means, shows, and how long its bars are.
 */
import { i18n } from '@lingui/core';
import { fourFactors } from '../../basketball/four-factors.ts';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { estimatedPossessions, offensiveRating } from '../../basketball/possessions.ts';
import { pointsPerShot, share, trueShootingShare } from '../../basketball/shooting.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { notRecorded } from '../ui/format.ts';
import { formatDecimal, formatMinutes, formatPercent, formatShooting } from './statistic-format.ts';

/** One side's part of a row. */
export interface ComparisonCell {
  text: string;
  /** What the bar shows, in the row's own unit; `null` where it was not recorded. */
  size: number | null;
}

/** One statistic of both sides. */
export interface ComparisonRow {
  name: string;
  /** The full name and formula; '' where the name says it. */
  meaning: string;
  team: ComparisonCell;
  opponent: ComparisonCell;
}

/** Rows that belong together. */
export interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
}

type Reader = (own: Line, other: Line) => ComparisonCell;
type Definition = [name: string, meaning: string, read: Reader];

const cell = (size: number | null, text: (size: number | null) => string): ComparisonCell => ({
  size,
  text: text(size),
});
const percent =
  (read: (own: Line, other: Line) => number | null): Reader =>
  (own, other) =>
    cell(read(own, other), formatPercent);
const counted =
  (read: (own: Line, other: Line) => number | null, decimals = 0): Reader =>
  (own, other) =>
    cell(read(own, other), (value) => formatDecimal(value, decimals));
const shooting =
  (read: (own: Line) => Shooting): Reader =>
  (own) => {
    const shots = read(own);
    const made = share(shots);
    const text = made === null ? notRecorded : `${formatShooting(shots)} ${formatPercent(made)}`;
    return { size: made, text };
  };

const factors: Definition[] = [
  [
    /* i18n */ 'Effective field goals',
    /* i18n */ 'eFG% = (FGM + 0.5 × 3PM) / FGA',
    percent((own, other) => fourFactors(own, other).effectiveFieldGoal),
  ],
  [
    /* i18n */ 'Turnovers of plays',
    /* i18n */ 'TO% = TO / (FGA + 0.44 × FTA + TO)',
    percent((own, other) => fourFactors(own, other).turnovers),
  ],
  [
    /* i18n */ 'Offensive rebounds',
    /* i18n */ "ORB% = OR / (OR + opponent's DR)",
    percent((own, other) => fourFactors(own, other).offensiveRebounds),
  ],
  [
    /* i18n */ 'Free throws per shot',
    /* i18n */ 'FT rate = FTM / FGA; others print FTA / FGA',
    percent((own, other) => fourFactors(own, other).freeThrows),
  ],
];

const pace: Definition[] = [
  [
    /* i18n */ 'Possessions',
    /* i18n */ 'Estimated from both box scores (Basketball-Reference); the same for both sides',
    counted(estimatedPossessions),
  ],
  [
    /* i18n */ 'Points per 100',
    /* i18n */ 'Points per 100 possessions',
    counted((own, other) => offensiveRating(own.points, estimatedPossessions(own, other)), 1),
  ],
];

const shots: Definition[] = [
  [
    /* i18n */ 'Field goals',
    /* i18n */ 'Two- and three-pointers, made/attempted',
    shooting(fieldGoals),
  ],
  [/* i18n */ 'Two-pointers', '', shooting((line) => line.twos)],
  [/* i18n */ 'Three-pointers', '', shooting((line) => line.threes)],
  [/* i18n */ 'Free throws', '', shooting((line) => line.freeThrows)],
  [
    /* i18n */ 'True shooting',
    /* i18n */ 'TS% = PTS / (2 × (FGA + 0.44 × FTA))',
    percent(trueShootingShare),
  ],
  [/* i18n */ 'Points per shot', /* i18n */ 'Field-goal points / FGA', counted(pointsPerShot, 2)],
];

const counts: Definition[] = [
  [/* i18n */ 'Rebounds', /* i18n */ 'Offensive and defensive', counted(rebounds)],
  [/* i18n */ 'Assists', '', counted((line) => line.assists)],
  [/* i18n */ 'Turnovers', '', counted((line) => line.turnovers)],
  [/* i18n */ 'Steals', '', counted((line) => line.steals)],
  [/* i18n */ 'Blocks', '', counted((line) => line.blocks)],
  [/* i18n */ 'Fouls', '', counted((line) => line.fouls)],
];

/** The groups that two lines of totals hold; "–" where a statistic was not recorded. */
export function totalsComparison(team: Line, opponent: Line): ComparisonGroup[] {
  const group = (title: string, definitions: Definition[]): ComparisonGroup => ({
    title,
    rows: definitions.map(([name, meaning, read]) => ({
      name: i18n.t(name),
      meaning: meaning && i18n.t(meaning),
      team: read(team, opponent),
      opponent: read(opponent, team),
    })),
  });
  return [
    group(i18n.t('Four factors'), factors),
    group(i18n.t('Shooting'), shots),
    group(i18n.t('Pace and efficiency'), pace),
    group(i18n.t('Counts'), counts),
  ];
}

type SideNotes = GameNotes['team'];

const noteRows: [string, string, keyof SideNotes][] = [
  [/* i18n */ 'In the paint', '', 'pointsInThePaint'],
  [/* i18n */ 'Second chance', /* i18n */ 'After an own offensive rebound', 'secondChancePoints'],
  [/* i18n */ 'Fast break', '', 'fastBreakPoints'],
  [
    /* i18n */ 'From turnovers',
    /* i18n */ "After the other side's turnover",
    'pointsFromTurnovers',
  ],
  [/* i18n */ 'Bench', /* i18n */ 'Points of those who did not start', 'benchPoints'],
  [/* i18n */ 'Biggest lead', '', 'biggestLead'],
  [/* i18n */ 'Biggest run', /* i18n */ 'Unanswered points', 'biggestRun'],
  [/* i18n */ 'In the lead', /* i18n */ 'Minutes', 'secondsLeading'],
];

/** Points by how they came and the course of the score; a row that neither side has is left out. */
export function notesComparison(notes: GameNotes): ComparisonGroup {
  const text = (key: keyof SideNotes) => (key === 'secondsLeading' ? formatMinutes : formatDecimal);
  return {
    title: i18n.t('Points, leads and runs'),
    rows: noteRows
      .filter(([, , key]) => notes.team[key] !== null || notes.opponent[key] !== null)
      .map(([name, meaning, key]) => ({
        name: i18n.t(name),
        meaning: meaning && i18n.t(meaning),
        team: cell(notes.team[key], text(key)),
        opponent: cell(notes.opponent[key], text(key)),
      })),
  };
}
