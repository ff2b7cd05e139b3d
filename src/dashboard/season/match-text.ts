import type { Match } from '../../contract/match.ts';
import { formatDay } from '../ui/format.ts';

/** The opponent as a schedule names it: "v Owls", "at Owls", "v Owls (neutral)". */
export function opponentText({ homeAway, opponent }: Pick<Match, 'homeAway' | 'opponent'>): string {
  if (homeAway === 'away') return `at ${opponent.name}`;
  return homeAway === 'neutral' ? `v ${opponent.name} (neutral)` : `v ${opponent.name}`;
}

/** A match in few words: "v Owls, 14 Nov". */
export function matchText(match: Pick<Match, 'homeAway' | 'opponent' | 'startsAt'>): string {
  return `${opponentText(match)}, ${formatDay(match.startsAt)}`;
}
