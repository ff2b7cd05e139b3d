import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { formatDay } from '../ui/format.ts';

/** The opponent as a schedule names it: "v Owls", "at Owls", "v Owls (neutral)". */
export function opponentText({ homeAway, opponent }: Pick<Match, 'homeAway' | 'opponent'>): string {
  const { name } = opponent;
  if (homeAway === 'away') return i18n.t('at {name}', { name });
  return homeAway === 'neutral'
    ? i18n.t('v {name} (neutral)', { name })
    : i18n.t('v {name}', { name });
}

/** A match in few words: "v Owls, 14 Nov". */
export function matchText(match: Pick<Match, 'homeAway' | 'opponent' | 'startsAt'>): string {
  return `${opponentText(match)}, ${formatDay(match.startsAt)}`;
}
