import { fourFactors } from '../../basketball/four-factors.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { estimatedPossessions, offensiveRating } from '../../basketball/possessions.ts';
import { pointsPerShot, share, trueShootingShare } from '../../basketball/shooting.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import { formatDecimal, formatPercent, formatShooting } from './statistic-format.ts';

/** One row of both sides' totals side by side. */
export interface ComparisonRow {
  name: string;
  /** The full name and formula; '' where the name says it. */
  meaning: string;
  team: string;
  opponent: string;
}

type Reader = (own: Line, other: Line) => string;

const percent = (read: (own: Line, other: Line) => number | null) => (own: Line, other: Line) =>
  formatPercent(read(own, other));
const counted = (read: (own: Line) => number | null) => (own: Line) => formatDecimal(read(own));
const shooting = (read: (own: Line) => Shooting) => (own: Line) => {
  const shots = read(own);
  return shots.attempted ? `${formatShooting(shots)} · ${formatPercent(share(shots))}` : '–';
};

const factors: [string, string, Reader][] = [
  [
    'Effective field goals',
    'eFG% = (FGM + 0.5 × 3PM) / FGA',
    percent((own, other) => fourFactors(own, other).effectiveFieldGoal),
  ],
  [
    'Turnovers of plays',
    'TOV% = TO / (FGA + 0.44 × FTA + TO)',
    percent((own, other) => fourFactors(own, other).turnovers),
  ],
  [
    'Offensive rebounds',
    "ORB% = OR / (OR + opponent's DR)",
    percent((own, other) => fourFactors(own, other).offensiveRebounds),
  ],
  [
    'Free throws made per shot',
    'FT rate = FTM / FGA',
    percent((own, other) => fourFactors(own, other).freeThrows),
  ],
];

const totals: [string, string, Reader][] = [
  ['Field goals', 'Made/attempted, two- and three-pointers', shooting(fieldGoals)],
  ['Two-pointers', '', shooting((line) => line.twos)],
  ['Three-pointers', '', shooting((line) => line.threes)],
  ['Free throws', '', shooting((line) => line.freeThrows)],
  ['True shooting', 'TS% = PTS / (2 × (FGA + 0.44 × FTA))', percent(trueShootingShare)],
  [
    'Points per shot',
    'Field-goal points / FGA',
    (own: Line) => formatDecimal(pointsPerShot(own), 2),
  ],
  ['Rebounds', 'Offensive and defensive', counted(rebounds)],
  ['Assists', '', counted((line) => line.assists)],
  ['Turnovers', '', counted((line) => line.turnovers)],
  ['Steals', '', counted((line) => line.steals)],
  ['Blocks', '', counted((line) => line.blocks)],
  ['Fouls', '', counted((line) => line.fouls)],
  [
    'Points per 100 possessions',
    'Possessions estimated from both box scores (Basketball-Reference)',
    (own: Line, other: Line) =>
      formatDecimal(offensiveRating(own.points, estimatedPossessions(own, other)), 1),
  ],
];

/** The four factors and the totals of both sides as text, "–" where one was not recorded. */
export function teamComparison(
  team: Line,
  opponent: Line,
): { factors: ComparisonRow[]; totals: ComparisonRow[] } {
  const rows = (readers: typeof factors) =>
    readers.map(([name, meaning, read]) => ({
      name,
      meaning,
      team: read(team, opponent),
      opponent: read(opponent, team),
    }));
  return { factors: rows(factors), totals: rows(totals) };
}
