import { walkLineups } from '../../basketball/lineups.ts';
import type { FinishedMatch } from '../written-insight.ts';

/**
 * Points that the opponent scored while each of the team's players was on court, by player id; `null` where the
 * events have no line-ups or no score.
 */
export function pointsAllowedOnCourt(match: FinishedMatch): ReadonlyMap<string, number> | null {
  const { rows } = walkLineups(match.events, match.matchSheet, match.rules, true);
  const allowed = new Map<string, number>();
  let scored = 0;
  for (const row of rows) {
    if (row.onCourt.team === null) return null;
    scored += row.scored.opponent;
    for (const playerId of row.onCourt.team) {
      allowed.set(playerId, (allowed.get(playerId) ?? 0) + row.scored.opponent);
    }
  }
  return scored === 0 ? null : allowed;
}
