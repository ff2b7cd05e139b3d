import { createHash } from 'node:crypto';
import type { GivenStatistics } from '../../basketball/match-record.ts';
import type { MatchEvent, MatchSheet } from '../../contract/play-by-play.ts';

/**
 * SHA-256 (hex) of what was recorded on court, or `given` of a match without plays. Two records hash alike when they hold the same values,
 * in whatever order their keys were written: Postgres' jsonb does not keep that order.
 */
export function contentHashOf(
  matchSheet: MatchSheet,
  events: readonly MatchEvent[],
  given?: GivenStatistics,
): string {
  return createHash('sha256')
    .update(JSON.stringify({ matchSheet, events, given }, sortKeys))
    .digest('hex');
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
  );
}
