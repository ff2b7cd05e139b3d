import { i18n } from '@lingui/core';
import type { SeasonReading } from '../api/season-reading.ts';

/**
 * The base of the season's ticks, in a few words: the number of matches, and missing ones; `null` without a
 * comparison.
 * @param matches matches with a rating
 * @param seasonBefore their season, if it is the one before
 */
export function seasonNote(
  { entries, completed, read, failed, reading }: Omit<SeasonReading<unknown>, 'retry'>,
  matches: number,
  seasonBefore: string | null = null,
): string | null {
  if (reading) return i18n.t('season: {read} of {all} matches read', { read, all: entries.length });
  if (matches < 2) return null;
  const parts = [
    seasonBefore === null
      ? i18n.t('usual of the {matches} matches before', { matches })
      : i18n.t('usual of the {matches} matches of {seasonBefore}', { matches, seasonBefore }),
  ];
  if (completed > entries.length)
    parts.push(i18n.t('latest {latest} of {completed}', { latest: entries.length, completed }));
  if (failed > 0) parts.push(i18n.t('{failed} could not be read', { failed }));
  return parts.join(', ');
}
