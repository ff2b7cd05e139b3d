import { sides } from '../../contract/play-by-play.ts';
import { countOf, secondsPlayed, shotsOf, type Whose } from './counts.ts';
import { against, memoised, type PlayedMatch } from './match.ts';
import { marginWith } from './on-court.ts';
import { numberIn } from './opponent/page-text.ts';
import { type Claim, rounds, so } from './reading.ts';

/* The numbers of two matches or players, counted from the plays. */

/** A number with its names, for a side of one match or summed over a player's matches. */
export interface Named {
  en: string;
  es: string;
  of: (from: Sums) => number;
  /** A percentage, seconds shown as minutes, or a count, which is averaged. */
  unit?: 'share' | 'seconds';
  good?: -1 | 0;
}

const words = [
  'points',
  'rebounds',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'turnovers',
  'steals',
  'blocks',
  'fouls',
] as const;
const shotWords = ['twos', 'threes', 'fieldGoals', 'freeThrows'] as const;
export type Sums = Record<
  (typeof words)[number] | 'seconds' | 'margin' | 'missed' | 'boards',
  number
> &
  Record<(typeof shotWords)[number], { made: number; attempted: number }>;

/** Memoised sums by matches, side and player, since every row of a page needs everybody's. */
const sumsBy = memoised((_: readonly PlayedMatch[]) => new Map<string, Sums>());

export function sumsOf(matches: readonly PlayedMatch[], whose: Whose): Sums {
  const key = `${whose.side} ${whose.playerId}`;
  const sums = sumsBy(matches).get(key) ?? counted(matches, whose);
  sumsBy(matches).set(key, sums);
  return sums;
}

export const alone = memoised((match: PlayedMatch) => [match]);

/** The sums over some matches; `boards` are the rebounds available at the basket that the side attacks. */
function counted(matches: readonly PlayedMatch[], whose: Whose): Sums {
  const sum = (of: (match: PlayedMatch) => number | null) =>
    matches.reduce((all, match) => all + (of(match) ?? Number.NaN), 0);
  const counts = words.map((word) => [word, sum((match) => countOf(match, word, whose))]);
  const shots = shotWords.map((word) => [
    word,
    {
      made: sum((match) => shotsOf(match, word, whose)?.made ?? null),
      attempted: sum((match) => shotsOf(match, word, whose)?.attempted ?? null),
    },
  ]);
  const { side, playerId } = whose;
  const left = sum((match) => countOf(match, 'defensiveRebounds', { side: against(side) }));
  const sums = Object.fromEntries([...counts, ...shots]);
  return {
    ...sums,
    seconds: sum((match) => secondsPlayed(match, whose)),
    margin: playerId === undefined ? 0 : sum((match) => marginWith(match, playerId)),
    boards: sums.offensiveRebounds + left,
  };
}

export const share = ({ made, attempted }: { made: number; attempted: number }) => made / attempted;

export const alike: readonly Named[] = [
  { en: 'Turnovers', es: 'Pérdidas', of: ({ turnovers }) => turnovers, good: -1 },
  {
    en: 'Free throws made',
    es: 'Tiros libres anotados',
    of: ({ freeThrows }) => share(freeThrows),
    unit: 'share',
  },
  { en: 'Threes made', es: 'Triples anotados', of: ({ threes }) => share(threes), unit: 'share' },
  { en: 'Assists', es: 'Asistencias', of: ({ assists }) => assists },
  { en: 'Rebounds', es: 'Rebotes', of: ({ rebounds }) => rebounds },
  { en: 'Steals', es: 'Recuperaciones', of: ({ steals }) => steals },
  { en: 'Fouls', es: 'Faltas', of: ({ fouls }) => fouls, good: -1 },
];

/** How far two numbers differ, in standard deviations of all known ones; 0 with fewer than five. */
export function sizeOf(a: number, b: number, all: readonly number[]): number {
  const known = all.filter(Number.isFinite);
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
  const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const size = Math.abs(b - a) / Math.sqrt(squares / (known.length - 1));
  return known.length < 5 || !Number.isFinite(size) ? 0 : size;
}

export const signed = (text: string) => (text === '–' ? Number.NaN : numberIn(text));

/** A formatted value, and the claim that it equals the counted one. */
export function isShown(
  about: string,
  text: string,
  value: number,
  unit: Named['unit'],
  decimals: number,
): Claim {
  if (!Number.isFinite(value)) return so(about, 'number', text === '–', 'not recorded');
  if (unit === 'seconds') return rounds(about, clockIn(text), [value]);
  const isShare = unit === 'share';
  return rounds(
    about,
    signed(text),
    [isShare ? 100 * value : value],
    isShare ? 1 : 10 ** -decimals,
  );
}

/** Seconds in "8:29", "+8:29" or "−8:29". */
function clockIn(text: string): number {
  const [minutes = 0, seconds = 0] = text.replace(/^[+−]/, '').split(':').map(Number);
  return (text.startsWith('−') ? -1 : 1) * (60 * minutes + seconds);
}

/** Claims that a difference is the one of the two values as they are written. */
export function isDifference(
  about: string,
  text: string,
  [from, to]: readonly [string, string],
  unit: Named['unit'],
): Claim {
  if (from === '–' || to === '–') return so(about, 'number', text === '–', 'not recorded');
  const read = unit === 'seconds' ? clockIn : signed;
  return rounds(about, read(text), [read(to) - read(from)], 0.01);
}

/** Claims that rows are sorted by how far the numbers differ. */
export function isInOrder(
  about: string,
  at: number,
  size: number,
  sizes: readonly number[],
): Claim {
  const further = sizes.filter((each) => each > size + 1e-9).length;
  const closer = sizes.filter((each) => each < size - 1e-9).length;
  const holds = further <= at && at < sizes.length - closer;
  return so(`${about} in row ${at + 1}`, 'word', holds, `${further} further apart`);
}

/** The worth of each of Oliver's four factors, for matches without plays. */
export function factorsOf(match: PlayedMatch) {
  const [own, other] = sides.map((side) => sumsOf(alone(match), { side }));
  if (own === undefined || other === undefined) throw new Error('two sides');
  const effective = (of: Sums) =>
    (of.fieldGoals.made + 0.5 * of.threes.made) / of.fieldGoals.attempted;
  const value = effective(own) + effective(other);
  return {
    Shooting:
      (effective(own) - effective(other)) * (own.fieldGoals.attempted + other.fieldGoals.attempted),
    Turnovers: value * (other.turnovers - own.turnovers),
    Rebounds:
      value *
      (own.offensiveRebounds / own.boards - other.offensiveRebounds / other.boards) *
      ((own.boards + other.boards) / 2),
    'Free throws':
      own.freeThrows.made -
      other.freeThrows.made -
      0.44 * value * (own.freeThrows.attempted - other.freeThrows.attempted),
  };
}
