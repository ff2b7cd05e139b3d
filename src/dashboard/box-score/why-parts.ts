import { fourFactors } from '../../basketball/four-factors.ts';
import { netPoints } from '../../basketball/net-points.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { formatPercent } from './statistic-format.ts';

/** What one part of the game was worth, and the two numbers that it comes from. */
export interface WhyPart {
  name: string;
  /** Points, positive for the caller's team. The shown decimals of all parts add up to the margin. */
  points: number;
  /** Own number against the opponent's; '' for the rest. */
  numbers: string;
}

/** The margin and its five parts; `null` where a total was not recorded. */
export function whyParts(boxScore: BoxScore): { margin: number; parts: WhyPart[] } | null {
  const own = boxScore.team.totals;
  const other = boxScore.opponent.totals;
  const worth = own && other ? netPoints(own, other) : null;
  if (!own || !other || !worth) return null;
  const mine = fourFactors(own, other);
  const theirs = fourFactors(other, own);
  const versus = (left: number | null, right: number | null) =>
    `${formatPercent(left)} v ${formatPercent(right)}`;
  const four = [
    {
      name: 'shooting',
      points: toTenth(worth.shooting),
      numbers: `eFG ${versus(mine.effectiveFieldGoal, theirs.effectiveFieldGoal)}`,
    },
    {
      name: 'turnovers',
      points: toTenth(worth.turnovers),
      numbers: `${versus(mine.turnovers, theirs.turnovers)} of plays`,
    },
    {
      name: 'rebounds',
      points: toTenth(worth.rebounds),
      numbers: `${versus(mine.offensiveRebounds, theirs.offensiveRebounds)} offensive`,
    },
    {
      name: 'free throws',
      points: toTenth(worth.freeThrows),
      numbers: `${freeThrows(own)} v ${freeThrows(other)}`,
    },
  ];
  const explained = four.reduce((sum, { points }) => sum + points, 0);
  const rest = { name: 'rest', points: toTenth(worth.margin - explained), numbers: '' };
  return { margin: worth.margin, parts: [...four, rest] };
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

const freeThrows = ({ freeThrows: { made, attempted } }: Line) => `${made} of ${attempted}`;
