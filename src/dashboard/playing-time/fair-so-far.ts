import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { secondsOfMatch } from '../figures/roster.ts';

/** A player's playing time over the matches that the player was there for. */
export interface Balance {
  playerId: string;
  /** Seconds played more (or, negative, fewer) than an equal share of each match. */
  seconds: number;
  /** Seconds on court. */
  played: number;
  matches: number;
  /** Those in which the player was on court. */
  appearances: number;
}

interface Entry {
  match: Match;
  value: BoxScore | null;
}

/**
 * The season's balances, most owed first. A match counts if every player's time was recorded; an equal share is its
 * time on court divided by the players on its sheet.
 */
export function fairSoFar(entries: readonly Entry[]): Balance[] {
  const balances = new Map<string, Balance>();
  for (const { match, value } of entries) {
    const lines = value?.team.players ?? [];
    const times = lines.flatMap(({ playerId, played, seconds }) => {
      const onCourt = played ? seconds : 0;
      return onCourt === null ? [] : [{ playerId, onCourt, appeared: played ? 1 : 0 }];
    });
    const whole = secondsOfMatch(match, null, value?.team.totals ?? null);
    if (whole === null || times.length === 0 || times.length < lines.length) continue;
    const share = (5 * whole) / times.length;
    for (const { playerId, onCourt, appeared } of times) {
      const before = balances.get(playerId);
      balances.set(playerId, {
        playerId,
        seconds: (before?.seconds ?? 0) + onCourt - share,
        played: (before?.played ?? 0) + onCourt,
        matches: (before?.matches ?? 0) + 1,
        appearances: (before?.appearances ?? 0) + appeared,
      });
    }
  }
  return [...balances.values()].sort((a, b) => a.seconds - b.seconds);
}
