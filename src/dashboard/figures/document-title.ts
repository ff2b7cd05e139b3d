import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';

/**
 * The title of a printed match, which "Save as PDF" takes as the file's name: "2026-11-14 Team 83-74 Opponent"; what is
 * not known is left out, and characters that a file's name can't hold are replaced.
 */
export function documentTitle(match: Pick<Match, 'startsAt' | 'score' | 'opponent'>, team: string) {
  const { startsAt, score, opponent } = match;
  const result =
    score?.team == null || score.opponent == null ? i18n.t('v') : `${score.team}-${score.opponent}`;
  return [isoDay(startsAt), team, result, opponent.name]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|]/g, '-');
}

/** The day where the browser is, as it sorts: "2026-11-14"; '' where it is not known. */
function isoDay(timestamp: string | null): string {
  const time = timestamp === null ? null : new Date(timestamp);
  if (!time || Number.isNaN(time.getTime())) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
