/** A cell that does not fit its column; the message says which form is expected. */
export class CellError extends Error {}

/** Words that mean an empty cell. */
const nothing =
  /^([-–—.]|n\/?[acp]|dnp\b.*|nj|n\.?e\.?|no (jug[oó]|convocad[oa])|did not play|inactive|injured|lesionad[oa]|nicht (gespielt|eingesetzt)|verletzt|non entrat[oa]|infortunat[oa]|pas jou[eé]|bless[eé]e?|n[aã]o jogou)?$/i;
const minus = /^[−–]/;
const most = 100_000;

/** Whether a cell is blank, or holds a word for it. */
function isNothing(cell: string): boolean {
  return nothing.test(cell);
}

/** A whole number, also as "+5", "−3", "'+5" or "5*"; `null` if nothing was recorded. Throws a CellError. */
export function wholeOf(cell: string): number | null {
  if (isNothing(cell)) return null;
  const value = Number(
    cell
      .replace(/^'|\*$/g, '')
      .replace(minus, '-')
      .replace(/^\+/, '')
      .replace(/[.,]0+$/, ''),
  );
  if (!Number.isInteger(value) || Math.abs(value) > most) throw new CellError('a whole number');
  return value;
}

/** A whole number of at least 0; `null` if nothing was recorded. Throws a CellError. */
export function countOf(cell: string): number | null {
  const value = wholeOf(cell);
  if (value !== null && value < 0) throw new CellError('a number of at least 0');
  return value;
}

/** "3/7", "3-7" or "3/7 43%"; both `null` if nothing was recorded. Throws a CellError. */
export function pairOf(cell: string): { made: number | null; attempted: number | null } {
  if (isNothing(cell)) return { made: null, attempted: null };
  const pair = /^(\d{1,5})\s*(?:[/–-]|of|de)\s*(\d{1,5})(?:\s*\(?\d+(?:[.,]\d+)?\s*%\)?)?$/.exec(
    cell,
  );
  const [made, attempted] = [Number(pair?.[1]), Number(pair?.[2])];
  if (
    /^\d{1,2}[-. /]+\p{L}{3,5}\.?$|^\p{L}{3,5}\.?[-. /]+\d{1,2}$|^\d+[-/.]\d+[-/.]\d+$/u.test(cell)
  ) {
    throw new CellError(
      'shots such as 3/7; the spreadsheet turned it into a date, so format the column as text',
    );
  }
  if (pair === null || made > attempted) {
    throw new CellError('shots as made and attempted, such as 3/7');
  }
  return { made, attempted };
}

/** The unit of a column's playing times, decided by all its cells. */
export type TimeUnit = 'minutes' | 'seconds' | 'hours' | 'clock';

/** Five players' minutes of any period or overtime are a multiple of these seconds. */
const teamMinutes = 5 * 60;

/** More minutes than any player plays: a column with a greater number holds seconds. */
const mostMinutes = 120;

/**
 * The unit of a column of playing times. Seconds if the heading says so or a number is too great for minutes. Hours if a
 * spreadsheet took 31:20 for hours ("31:20:00"): then "0:45:00" is 45 seconds. Clock if numbers like "31.20" add up to a
 * team's minutes as minutes and seconds, but not as decimals.
 */
export function timeUnitOf(word: string, cells: readonly string[]): TimeUnit {
  const long = cells.filter((cell) => /^\d{1,3}:\d\d:\d\d$/.test(cell));
  const isOfHours = long.every((cell) => cell.endsWith(':00'));
  if (isOfHours && long.some((cell) => Number.parseInt(cell, 10) > 1)) return 'hours';
  if (/^(sec|seg)/i.test(word)) return 'seconds';
  const played = cells.filter((cell) => !isNothing(cell));
  const sumOf = (unit: TimeUnit) => played.reduce((sum, cell) => sum + secondsIn(cell, unit), 0);
  if (
    played.length > 0 &&
    played.every((cell) => /^\d{1,2}[.,][0-5]\d$/.test(cell)) &&
    sumOf('clock') % teamMinutes === 0 &&
    sumOf('minutes') % teamMinutes !== 0
  )
    return 'clock';
  const greatest = Math.max(0, ...cells.filter((cell) => /^\d+$/.test(cell)).map(Number));
  return greatest > mostMinutes ? 'seconds' : 'minutes';
}

/**
 * Playing time in seconds, from "31:20", "0:31:20", a spreadsheet's "31:20:00", or decimal minutes. `null` if nothing was
 * recorded. Throws a CellError.
 */
export function secondsOf(cell: string, unit: TimeUnit): number | null {
  if (isNothing(cell)) return null;
  const plain = cell
    .replace(/\s*(?:['’′]|m(?:in)?\.?)\s*(?=\d)/i, ':')
    .replace(/\s*(?:['’′"”″]+|min\.?|s)$/i, '');
  return secondsIn(plain, unit);
}

function secondsIn(cell: string, unit: TimeUnit): number {
  const clock = /^(\d{1,3}):(\d\d)(?::(\d\d))?$/.exec(
    unit === 'clock' ? cell.replace(/[.,]/, ':') : cell,
  );
  if (clock !== null) {
    const [first, second, third] = [Number(clock[1]), Number(clock[2]), Number(clock[3] ?? '0')];
    const hours = clock[3] !== undefined && first === 0 && unit !== 'hours';
    return hours ? 60 * second + third : 60 * first + second;
  }
  const value = Number(cell.replace(',', '.'));
  if (!/^\d{1,5}([.,]\d{1,4})?$/.test(cell) || value > most) {
    throw new CellError('minutes, such as 31:20 or 31.3');
  }
  return Math.round(unit === 'seconds' ? value : 60 * value);
}

/** Whether a cell means yes, for a starter or a captain. */
export function yesOf(cell: string): boolean {
  return /^(x|\*|✓|1|y|yes|s|s[ií]|true|verdadero|v|titular|starter|c|ja|oui|sim)$/i.test(cell);
}
