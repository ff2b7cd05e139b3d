import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { isoDay } from '../ui/format.ts';

/**
 * The title of a printed match, which "Save as PDF" takes as the file's name: "2026-11-14 Team 83-74 Opponent"; unknown
 * parts are left out, and characters that a file's name can't hold are replaced.
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
