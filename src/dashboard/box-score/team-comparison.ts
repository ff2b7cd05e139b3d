/*
 * Both sides' totals side by side: what each row is called, means, shows, and how long its bars are.
 */
import { fourFactors } from '../../basketball/four-factors.ts';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { estimatedPossessions, offensiveRating } from '../../basketball/possessions.ts';
import { pointsPerShot, share, trueShootingShare } from '../../basketball/shooting.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
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
    const text = shots.attempted ? `${formatShooting(shots)} ${formatPercent(made)}` : '–';
    return { size: made, text };
  };

const factors: Definition[] = [
  [
    'Effective field goals',
    'eFG% = (FGM + 0.5 × 3PM) / FGA',
    percent((own, other) => fourFactors(own, other).effectiveFieldGoal),
  ],
  [
    'Turnovers of plays',
    'TO% = TO / (FGA + 0.44 × FTA + TO)',
    percent((own, other) => fourFactors(own, other).turnovers),
  ],
  [
    'Offensive rebounds',
    "ORB% = OR / (OR + opponent's DR)",
    percent((own, other) => fourFactors(own, other).offensiveRebounds),
  ],
  [
    'Free throws per shot',
    'FT rate = FTM / FGA; others print FTA / FGA',
    percent((own, other) => fourFactors(own, other).freeThrows),
  ],
];

const pace: Definition[] = [
  [
    'Possessions',
    'Estimated from both box scores (Basketball-Reference); the same for both sides',
    counted(estimatedPossessions),
  ],
  [
    'Points per 100',
    'Points per 100 possessions',
    counted((own, other) => offensiveRating(own.points, estimatedPossessions(own, other)), 1),
  ],
];

const shots: Definition[] = [
  ['Field goals', 'Two- and three-pointers, made/attempted', shooting(fieldGoals)],
  ['Two-pointers', '', shooting((line) => line.twos)],
  ['Three-pointers', '', shooting((line) => line.threes)],
  ['Free throws', '', shooting((line) => line.freeThrows)],
  ['True shooting', 'TS% = PTS / (2 × (FGA + 0.44 × FTA))', percent(trueShootingShare)],
  ['Points per shot', 'Field-goal points / FGA', counted(pointsPerShot, 2)],
];

const counts: Definition[] = [
  ['Rebounds', 'Offensive and defensive', counted(rebounds)],
  ['Assists', '', counted((line) => line.assists)],
  ['Turnovers', '', counted((line) => line.turnovers)],
  ['Steals', '', counted((line) => line.steals)],
  ['Blocks', '', counted((line) => line.blocks)],
  ['Fouls', '', counted((line) => line.fouls)],
];

/** The groups that two lines of totals hold; "–" where a statistic was not recorded. */
export function totalsComparison(team: Line, opponent: Line): ComparisonGroup[] {
  const group = (title: string, definitions: Definition[]): ComparisonGroup => ({
    title,
    rows: definitions.map(([name, meaning, read]) => ({
      name,
      meaning,
      team: read(team, opponent),
      opponent: read(opponent, team),
    })),
  });
  return [
    group('Four factors', factors),
    group('Shooting', shots),
    group('Pace and efficiency', pace),
    group('Counts', counts),
  ];
}

type SideNotes = GameNotes['team'];

const noteRows: [string, string, keyof SideNotes][] = [
  ['In the paint', '', 'pointsInThePaint'],
  ['Second chance', 'After an own offensive rebound', 'secondChancePoints'],
  ['Fast break', '', 'fastBreakPoints'],
  ['From turnovers', "After the other side's turnover", 'pointsFromTurnovers'],
  ['Bench', 'Points of those who did not start', 'benchPoints'],
  ['Biggest lead', '', 'biggestLead'],
  ['Biggest run', 'Unanswered points', 'biggestRun'],
  ['In the lead', 'Minutes, mm:ss', 'secondsLeading'],
];

/** Points by how they came and the course of the score; a row that neither side has is left out. */
export function notesComparison(notes: GameNotes): ComparisonGroup {
  const text = (key: keyof SideNotes) => (key === 'secondsLeading' ? formatMinutes : formatDecimal);
  return {
    title: 'Points, leads and runs',
    rows: noteRows
      .filter(([, , key]) => notes.team[key] !== null || notes.opponent[key] !== null)
      .map(([name, meaning, key]) => ({
        name,
        meaning,
        team: cell(notes.team[key], text(key)),
        opponent: cell(notes.opponent[key], text(key)),
      })),
  };
}
