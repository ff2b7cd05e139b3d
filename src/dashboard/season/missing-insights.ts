import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry } from '../api/season-reading.ts';

/** Completed matches without current insights. */
export interface MissingInsights {
  /** Never written, failed, or stale; oldest first, since insights compare a match with earlier ones. */
  writable: Match[];
  /** Matches that the service can't write about now, with its reason. */
  unavailable: { match: Match; message: string }[];
}

/** Sorts a season's missing insights; a match with an unknown state is in neither list. @param entries newest first */
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
