import type { SeasonReading } from '../queries/season-reading.ts';

/**
 * What the season's ticks stand on, in a few words: how many matches, and what is missing; `null` where there is nothing
 * to compare with.
 * @param matches matches with a rating
 */
export function seasonNote(
  { entries, completed, read, failed, reading }: Omit<SeasonReading<unknown>, 'retry'>,
  matches: number,
): string | null {
  if (reading) return `season: ${read} of ${entries.length} matches read`;
  if (matches < 2) return null;
  const of = completed > entries.length ? `, latest ${entries.length} of ${completed}` : '';
  const missing = failed > 0 ? `, ${failed} could not be read` : '';
  return `season mean of ${matches} matches${of}${missing}`;
}
