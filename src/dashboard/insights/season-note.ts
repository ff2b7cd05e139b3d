import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import type { SeasonReading } from '../api/season-reading.ts';

/**
 * What the season's ticks stand on, in a few words: how many matches, and what is missing; `null` where there is nothing
 * to compare with.
 * @param matches matches with a rating
 */
export function seasonNote(
  { entries, completed, read, failed, reading }: Omit<SeasonReading<unknown>, 'retry'>,
  matches: number,
): string | null {
  if (reading) return i18n.t('season: {read} of {all} matches read', { read, all: entries.length });
  if (matches < 2) return null;
  const parts = [i18n.t('usual of the {matches} matches before', { matches })];
  if (completed > entries.length)
    parts.push(i18n.t('latest {latest} of {completed}', { latest: entries.length, completed }));
  if (failed > 0) parts.push(i18n.t('{failed} could not be read', { failed }));
  return parts.join(', ');
}

/** The team's matches before this one, which say what was usual then; all of them where its date is not known. */
export function matchesBefore(match: Match | undefined, matches: readonly Match[]): Match[] {
  const until = Date.parse(match?.startsAt ?? '');
  if (Number.isNaN(until)) return [...matches];
  return matches.filter(({ startsAt }) => Date.parse(startsAt ?? '') < until);
}
