import type { Line } from '../contract/box-score.ts';
import type { Amounts } from './amounts.ts';
import type { Rules } from './lexicon.ts';
import type { ShotKind } from './shot-words.ts';
import type { Column } from './table.ts';

/** A column of numbers: a field of the records, or one half of its pairs. */
export interface Numbers {
  column: Column;
  values: Amounts;
  half?: 0 | 1;
}

export interface ShotColumns {
  made: Amounts;
  attempted: Amounts | null;
}

/** What a line counts besides shots. */
export type CountField = Exclude<keyof Line, 'seconds' | ShotKind> | 'rebounds';

export const rules: Rules<CountField> = {
  points: ['points', 'score', 'points+score', 'points+total', 'points+made', 'score+total'],
  offensiveRebounds: ['off+rebound', 'offReb', 'off+offReb', 'rebound+off+total'],
  defensiveRebounds: ['def+rebound', 'defReb'],
  rebounds: ['rebound', 'totReb', 'rebound+total', 'rebound+tried'],
  assists: ['assist', 'pass', 'pass+score', 'pass+pass', 'assist+total', 'pass+goal'],
  turnovers: ['turnover', 'lost+ball', 'turnover+ball', 'turnover+total', 'turnover+lost'],
  steals: ['steal', 'won+ball', 'steal+ball', 'steal+won'],
  blocks: ['block', 'block+shot', 'block+made', 'steal+shot'],
  blocksReceived: [
    'tir+block',
    'tir+block+received',
    'block+received',
    'blockReceived',
    'block+received+shot',
    'block+blockReceived',
    'block+opp',
  ],
  fouls: ['foul', 'foul+foul', 'foul+made'],
  foulsDrawn: [
    'foul+received',
    'foulReceived',
    'foul+won',
    'foul+foulReceived',
    'contacts+received',
    'contacts+foulReceived',
    'foul+opp',
  ],
  plusMinus: [
    'plusMinus',
    'plus+minus',
    'plusMinus+points',
    'plusMinus+court',
    'plus+minus+court',
    'plusMinus+own',
  ],
};

export const countFields = Object.keys(rules) as CountField[];

/** The columns read of lines: numbers by field, and their source columns. */
export interface LineColumns {
  counts: Map<CountField, Amounts>;
  shots: Map<ShotKind, ShotColumns>;
  /** By field (`points`, `twos`): the paths. */
  paths: Map<string, string[]>;
  /** Fields that a column says, but that are not taken, with why. */
  leftOut: Map<
    string,
    {
      paths: string[];
      reason: 'twoPaths' | 'twoReadings' | 'pointsAndShots' | 'otherKind' | 'impossible';
    }
  >;
  /** Whether points are what the shots score in every line. */
  proved: boolean;
}

/** One reading of a kind's columns. */
export interface Reading {
  made: Numbers;
  other: Numbers | null;
  part: 'tried' | 'missed';
}

export type Chosen = Partial<Record<ShotKind, Reading | undefined>>;

/**
 * Whether something holds in no row, or in hardly any: one slip must not decide how all others are read, where words
 * leave no other reading.
 */
export function never(
  a: Amounts,
  b: Amounts,
  holds: (a: number, b: number) => boolean,
  maySlip = true,
): boolean {
  let [count, both] = [0, 0];
  for (const [row, one] of a.entries()) {
    const two = b[row];
    if (one === null || two === null || two === undefined) continue;
    both += 1;
    if (holds(one, two)) count += 1;
  }
  return count === 0 || (maySlip && both >= 8 && count * 8 <= both);
}
