import { i18n } from '@lingui/core';
import { netPoints } from '../../basketball/net-points.ts';
import { type NumberKey, numberOf } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { formatPercent } from './statistic-format.ts';

/** A part of the game with its points and the numbers behind them. */
export interface WhyPart {
  key: 'shots' | 'shooting' | 'turnovers' | 'rebounds' | 'line' | 'luck' | 'rest';
  name: string;
  /** Points, positive for the caller's team. The rounded parts add up to the margin. */
  points: number;
  /** The points to expect of this part against the same opponent; they add up to `again.estimate`. `null` without plays. */
  again: number | null;
  /** Own number and the opponent's; '' if none. */
  numbers: string;
}

/** A margin split into parts. */
export interface Why {
  margin: number;
  parts: WhyPart[];
  /**
   * The expected margin against the same opponent, and the range of four of five rematches, in points; `null` without
   * plays.
   */
  again: { estimate: number; rematch: { low: number; high: number } } | null;
}

/** The parts one after the other: where each begins and ends, and the class that fills its bar. */
export function stepsOf(parts: readonly WhyPart[], start = 0) {
  let to = start;
  return parts.map((part) => {
    const from = to;
    to += part.points;
    const fill = part.key === 'luck' ? 'hatched' : part.points < 0 ? 'theirs' : 'ours';
    return { ...part, from, to, fill };
  });
}

/**
 * The margin by the four factors and a remainder, from the totals of a box score alone; `null` if a total
 * was not recorded. With plays, `playedWhy` is more precise.
 */
export function whyParts(boxScore: BoxScore): Why | null {
  const own = boxScore.team.totals;
  const other = boxScore.opponent.totals;
  const worth = own && other ? netPoints(own, other) : null;
  if (!own || !other || !worth) return null;
  const both = (key: NumberKey) => ({
    own: formatPercent(numberOf(key, own, other)),
    other: formatPercent(numberOf(key, other, own)),
  });
  const shots = i18n.t('eFG {own} v {other}', both('effectiveFieldGoals'));
  const turnovers = i18n.t('{own} v {other} of plays', both('turnoverShare'));
  const rebounds = i18n.t('{own} v {other} offensive', both('offensiveReboundShare'));
  const line = i18n.t('{made} of {attempted} v {otherMade} of {otherAttempted}', {
    made: own.freeThrows.made,
    attempted: own.freeThrows.attempted,
    otherMade: other.freeThrows.made,
    otherAttempted: other.freeThrows.attempted,
  });
  const parts = partsOf(worth.margin, [
    ['shooting', i18n.t('Shooting'), shots, worth.shooting],
    ['turnovers', i18n.t('Turnovers'), turnovers, worth.turnovers],
    ['rebounds', i18n.t('Rebounds'), rebounds, worth.rebounds],
    ['line', i18n.t('Free throws'), line, worth.freeThrows],
    ['rest', i18n.t('Not explained'), '', null],
  ]);
  return { margin: worth.margin, parts, again: null };
}

/** Rounded to a tenth of a point, as shown. */
export const toTenth = (value: number) => Math.round(value * 10) / 10;

type Told = [key: WhyPart['key'], name: string, numbers: string, points: number | null];

/** The parts rounded to a tenth of a point; the part without points gets the remainder. */
export function partsOf(margin: number, told: readonly Told[]): WhyPart[] {
  const explained = told.reduce((sum, [, , , points]) => sum + toTenth(points ?? 0), 0);
  return told.map(([key, name, numbers, points]) => ({
    key,
    name,
    numbers,
    points: toTenth(points ?? margin - explained),
    again: null,
  }));
}
