import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';

/** Of which completed matches insights are missing. */
export interface MissingInsights {
  /** Never written, failed, or out of date; oldest first, since a match is judged by the ones before it. */
  writable: Match[];
  /** The service can't write them now; with its reason. */
  unavailable: { match: Match; message: string }[];
}

/**
 * Sorts out what a season lacks; a match whose state is not known yet is in neither list.
 * @param entries newest first
 */
export function missingInsights(entries: readonly SeasonEntry<InsightResult>[]): MissingInsights {
  const missing: MissingInsights = { writable: [], unavailable: [] };
  for (const { match, value } of entries.toReversed()) {
    const status = value?.status ?? match.insightsStatus;
    if (status === 'unavailable') {
      missing.unavailable.push({ match, message: value?.message ?? '' });
    } else if (status === 'not_generated' || status === 'failed') {
      missing.writable.push(match);
    } else if (status === 'ready' && value?.stale) {
      missing.writable.push(match);
    }
  }
  return missing;
}
