import type { Side } from '../../../contract/play-by-play.ts';
import { type SharePart, shareParts } from '../rates.ts';
import type { Met } from './page-text.ts';

/* A side's numbers in the meetings, recounted from the events, and how far they can be trusted. */

export const numberNames = {
  threes: { en: 'Shots from three', es: 'Tiros de tres' },
  line: { en: 'Free throws per 100 shots', es: 'Tiros libres por 100 tiros' },
  boards: { en: 'Offensive rebounds', es: 'Rebotes ofensivos' },
  lost: { en: 'Turnover rate', es: 'Porcentaje de pérdidas' },
  falling: { en: 'Effective field goals', es: 'Tiros de campo efectivos' },
  threesFalling: { en: 'Threes made', es: 'Triples anotados' },
} as const;
export type NumberName = keyof typeof numberNames;
const names = Object.keys(numberNames) as NumberName[];

const shareOf = (of: SharePart) => (of === null || of[1] === 0 ? null : of[0] / of[1]);

/**
 * The published share of one match's number that repeats, by side: for what opponents do (`opponent`) and what they concede
 * (`team`).
 */
const repeating: Partial<Record<NumberName, Record<Side, number>>> = {
  threes: { opponent: 0.25, team: 0.1 },
  line: { opponent: 0.09, team: 0.11 },
  boards: { opponent: 0.12, team: 0.08 },
  lost: { opponent: 0.1, team: 0.1 },
};

export type Way = 'more' | 'usual' | 'less';

/** A side's number in the meetings. */
export interface Judged {
  /** `null` without attempts. */
  seen: (number | null)[];
  others: number[];
  usual: number | null;
  repeats: boolean;
  ways: Way[];
  /** The likely range of the true value, 0..1; `null` if unknown. */
  range: readonly [low: number, high: number] | null;
  /** Which way the number leans; `null` if unknown. Its size is in deviations of a match. */
  lean: { way: Way; size: number } | null;
  /** How certain it is that the number differs from the usual. */
  habit: 'clear' | 'probable' | null;
  /** The chance, 0..1, that as many matches again lie on the same side; 0.5 if unknown. */
  again: number;
}

/** The upper end of the middle 80% of Student's t distribution, in deviations (Hill 1970 to the second term). */
function endOfEighty(freedom: number): number {
  const z = 1.2816;
  return (
    z * (1 + (z ** 2 + 1) / (4 * freedom) + (5 * z ** 4 + 16 * z ** 2 + 3) / (96 * freedom ** 2))
  );
}

/** The share of a normal distribution below `z` ≥ 0, to 0.0003 (Abramowitz and Stegun 26.2.18). */
const below = (z: number) =>
  1 - 0.5 * (1 + 0.196854 * z + 0.115194 * z ** 2 + 0.000344 * z ** 3 + 0.019527 * z ** 4) ** -4;

/**
 * A number in the meetings compared with all other matches. @param as `opponent` for a club's number, which
 * repeats as an opponent's does here
 */
export function judged(
  { meetings, others }: Pick<Met, 'meetings' | 'others'>,
  name: NumberName,
  side: Side,
  as = side,
): Judged {
  const count = shareParts[name];
  const seen = meetings.map((match) => shareOf(count(match, side)));
  const parts = others.map((match) => count(match, side)).filter((one) => one !== null);
  const each = parts.map(shareOf).filter((one) => one !== null);
  const repeats = repeating[name]?.[as] ?? null;
  const blank: Judged = {
    seen,
    others: each,
    usual: null,
    repeats: repeats !== null,
    ways: [],
    range: null,
    lean: null,
    habit: null,
    again: 0.5,
  };
  if (each.length < 4) return blank;
  const usual =
    parts.reduce((sum, [made]) => sum + made, 0) / parts.reduce((sum, [, of]) => sum + of, 0);
  const middle = each.reduce((sum, value) => sum + value, 0) / each.length;
  const squares = each.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const spread = Math.sqrt(squares / (each.length - 1));
  const known = seen.filter((one) => one !== null);
  const ways = known.map((value): Way => {
    if (Math.abs(value - usual) <= spread / 2) return 'usual';
    return value > usual ? 'more' : 'less';
  });
  const judgedSo = { ...blank, usual, ways };
  if (repeats === null || known.length === 0 || spread === 0) return judgedSo;
  const prior = repeats * spread ** 2;
  const chance = ((1 - repeats) * spread ** 2) / known.length;
  const gain = prior / (prior + chance);
  const off = gain * (known.reduce((sum, value) => sum + value, 0) / known.length - usual);
  const deviation = Math.sqrt(gain * chance + ((1 - gain) * spread) ** 2 / each.length);
  const reach = endOfEighty(each.length - 1) * deviation;
  const range = [usual + off - reach, usual + off + reach] as const;
  const way: Way = off > 0 ? 'more' : 'less';
  // In deviations of the range's width.
  const beside = (1.2816 * Math.abs(off)) / reach;
  const agrees = known.length > 2 || (known.length === 2 && ways.every((one) => one === way));
  const sure = beside >= 1.2815 ? 'clear' : beside >= 0.6745 ? 'probable' : null;
  const lean = { way, size: Math.abs(off) / spread };
  const ofNext = endOfEighty(each.length - 1) * Math.sqrt(deviation ** 2 + chance);
  const again = below((1.2816 * Math.abs(off)) / ofNext);
  return { ...judgedSo, range, lean, habit: agrees ? sure : null, again };
}

const surest = ['clear', 'probable', null];

/** All numbers of both sides that differ from the usual, most certain first, then largest. */
export function ordersOf(met: Met) {
  return (['opponent', 'team'] as const)
    .flatMap((side) =>
      names.flatMap((name) => {
        const { lean, ways, habit } = judged(met, name, side);
        return lean && (habit || ways.includes(lean.way)) ? [{ side, name, habit, ...lean }] : [];
      }),
    )
    .sort((a, b) => surest.indexOf(a.habit) - surest.indexOf(b.habit) || b.size - a.size);
}
