import * as v from 'valibot';
import { daySchema } from '../../contract/adding.ts';
import { AdminError } from './errors.ts';

/**
 * The days of files out of a table: a row a file with its name and its day (YYYY-MM-DD), separated by a comma, a semicolon
 * or a tab; a first row without a day is a heading. Throws AdminError that names the row.
 */
export function readDates(text: string, fileName: string): Record<string, string> {
  const dates: Record<string, string> = {};
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, row] of rows.entries()) {
    if (row.trim() === '') continue;
    const cells = row.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const day = cells.at(-1) ?? '';
    const file = row
      .slice(0, row.lastIndexOf(day))
      .replace(/[\s",;]+$/, '')
      .replace(/^[\s"]+/, '');
    const isHeading = index === 0 && !/\d/.test(day);
    if (isHeading) continue;
    const fail = (what: string) => new AdminError(`${fileName}, row ${index + 1}: ${what}`);
    if (cells.length < 2 || file === '')
      throw fail('a file and its day are wanted, such as "a.json,2026-11-14"');
    const checked = v.safeParse(daySchema, day);
    if (!checked.success) throw fail(checked.issues[0].message);
    if (Object.hasOwn(dates, file) && dates[file] !== day) throw fail(`another day for ${file}`);
    dates[file] = day;
  }
  return dates;
}
