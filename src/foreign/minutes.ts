import type { Converted, Converter } from './columns.ts';
import { convertEach, isNothing, unfit } from './convert.ts';
import type { LeftOutReason } from './report.ts';

/** No player plays longer, whatever the overtimes, in seconds. */
const longestSeconds = 100 * 60;

type Read = (value: unknown) => number | typeof unfit;

/** How a column of playing times is written. */
export type TimeForm = 'clock' | 'duration' | 'seconds' | 'minutes' | 'milliseconds';

const rules = {
  clock: 'minutesAndSeconds',
  duration: 'isoDuration',
  minutes: 'decimalMinutes',
  milliseconds: 'milliseconds',
  seconds: 'numberFromText',
} as const;

/**
 * Playing times, as seconds. Which unit a bare number has is told by the word it stands under, and by the whole column:
 * nobody plays 25 hours. `people` is how many players a value may be the sum of: 1 in a player's line.
 */
export function playingTime(people: number, known?: TimeForm): Converter {
  return (values, { name, unit }) => {
    const present = values.filter((value) => !isNothing(value) && !isAbsence(value));
    if (unit !== undefined && !isForm(unit)) return 'otherKind';
    const form = known ?? unit ?? formOf(present, name, people);
    return isForm(form) ? convertAs(form, values, people) : form;
  };
}

/** How the players' times of a box score are written, so that their totals are read alike. */
export function timeFormOf(values: readonly unknown[], name: string): TimeForm | undefined {
  const present = values.filter((value) => !isNothing(value) && !isAbsence(value));
  const form = formOf(present, name, 1);
  return isForm(form) ? form : undefined;
}

const isForm = (form: string): form is TimeForm => Object.hasOwn(rules, form);

function convertAs(form: TimeForm, values: readonly unknown[], people: number) {
  const read = readers[form];
  const column = convertEach(
    values,
    (value) => {
      if (isAbsence(value)) return undefined;
      // Totals may be written as a clock where the lines are decimals, and the other way about.
      const seconds = read(value);
      const other = seconds === unfit ? (readers.clock(value) as number) : seconds;
      return typeof other === 'number' && other <= longestSeconds * people ? other : unfit;
    },
    rules[form],
  );
  return column === 'otherKind' ? 'impossible' : whole(column);
}

const whole = (column: Converted): Converted => ({
  ...column,
  values: column.values.map((value) => (typeof value === 'number' ? Math.round(value) : value)),
});

/** Which form fits the whole column. */
function formOf(
  values: readonly unknown[],
  name: string,
  people: number,
): TimeForm | LeftOutReason {
  if (values.length === 0) return 'clock';
  const most = values.length / 2;
  if (values.filter((value) => readers.duration(value) !== unfit).length > most) return 'duration';
  if (values.filter((value) => readers.clock(value) !== unfit).length > most) return 'clock';
  const numbers = values.flatMap((value) => {
    const number = numberOf(value);
    return number === unfit ? [] : [number];
  });
  if (numbers.length <= most) return 'otherKind';
  return unitOf(numbers, name, people);
}

/** Seconds, minutes or milliseconds: by the word, where the column can be that; else by the column alone. */
function unitOf(
  numbers: readonly number[],
  name: string,
  people: number,
): TimeForm | LeftOutReason {
  const largest = largestBut(numbers);
  const fractions = numbers.some((number) => !Number.isInteger(number));
  const longestMinutes = (longestSeconds / 60) * people;
  if (/milli|ms$/.test(name)) return largest > 0 ? 'milliseconds' : 'seconds';
  if (/sec|seg/.test(name)) return largest <= longestSeconds * people ? 'seconds' : 'impossible';
  if (largest > longestSeconds * people) return 'milliseconds';
  if (largest > longestMinutes) return 'seconds';
  if (looksLikeClock(numbers)) return 'twoReadings';
  if (/min|^mp$/.test(name) || fractions) return 'minutes';
  return largest === 0 ? 'minutes' : 'twoReadings';
}

/** The largest number but for one that stands out: a single slip must not decide how all others are read. */
function largestBut(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => b - a);
  return (numbers.length > 2 ? sorted[1] : sorted[0]) ?? 0;
}

/** Whether 23.12 may be 23 minutes and 12 seconds: two decimals throughout, none of them over 59. */
function looksLikeClock(numbers: readonly number[]): boolean {
  const decimals = numbers.map((number) => /\.(\d+)$/.exec(String(number))?.[1] ?? '');
  return (
    decimals.some((part) => part.length === 2) &&
    decimals.every((part) => part.length <= 2 && Number(part.padEnd(2, '0')) < 60)
  );
}

/** "DNP" and the like: on the sheet, not on court. */
export function isAbsence(value: unknown): boolean {
  return (
    typeof value === 'string' && /^\s*(dnp|dnd|nwt|did not play|no jug[oó]|dns)\b/i.test(value)
  );
}

const letters =
  /^(?:(\d{1,4})\s*(?:m|min|mins|'|’|′)\s*)?(?:(\d{1,5})\s*(?:s|sec|secs|"|”|″|''))?$/i;

/** `27m11s`, `27'11"`, `1631s`. */
function withLetters(text: string): number | typeof unfit {
  const [, minutes, seconds] = letters.exec(text) ?? [];
  if (minutes === undefined && seconds === undefined) return unfit;
  return Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

const readers: Record<TimeForm, Read> = {
  /** `23:12`, `0:23:12`, and `23:12.4`. Hours before minutes only where there are three parts. */
  clock(value) {
    const text = typeof value === 'string' && value.length < 16 ? value.trim() : '';
    const parts = /^(?:(\d{1,2}):)?(\d{1,4}):([0-5]\d)(?:[.,]\d+)?$/.exec(text);
    if (!parts) return withLetters(text);
    const [, first, middle, last] = parts;
    // 23:12:00 is minutes, seconds and hundredths; 00:23:12 hours, minutes and seconds.
    if (first !== undefined && Number(first) > 3) return Number(first) * 60 + Number(middle);
    return Number(first ?? 0) * 3600 + Number(middle) * 60 + Number(last);
  },
  /** ISO 8601: `PT23M12.00S`, `PT1H2M`. */
  duration(value) {
    const text = typeof value === 'string' && value.length < 30 ? value.trim() : '';
    const parts = /^P(?:0D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/i.exec(text);
    if (!parts || text.length < 4) return unfit;
    return Number(parts[1] ?? 0) * 3600 + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
  },
  seconds: numberOf,
  minutes(value) {
    const number = numberOf(value);
    return number === unfit ? unfit : number * 60;
  },
  milliseconds(value) {
    const number = numberOf(value);
    return number === unfit ? unfit : number / 1000;
  },
};

/** A clock's or duration's value in seconds; `unfit` where it is neither. */
export function clockSeconds(value: unknown): number | typeof unfit {
  const seconds = readers.clock(value);
  return seconds === unfit ? readers.duration(value) : seconds;
}

/** A number of nothing or more, also as text with a point or a comma. */
export function numberOf(value: unknown): number | typeof unfit {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*\d+([.,]\d+)?\s*$/.test(value) && value.length < 20
        ? Number(value.replace(',', '.'))
        : Number.NaN;
  return Number.isFinite(number) && number >= 0 ? number : unfit;
}
