import type { InsightResult } from '../../contract/insight.ts';
import type { Part } from './part.ts';

const reasons: Record<string, string> = {
  not_generated: 'Insights not written.',
  generating: 'Insights not written yet: they are being written.',
  failed: 'Insights not written: the last try failed.',
  unavailable: 'Insights not written: the match is not finished.',
};

/** What was written, an earlier text too while a newer one is under way; else why nothing was. */
export function writtenPart(result: InsightResult): Part<InsightResult> {
  if (result.ratings || result.summary) return { value: result };
  return { missing: reasons[result.status] ?? `Insights not written (${result.status}).` };
}
