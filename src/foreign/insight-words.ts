import { type InsightStatus, insightStatuses } from '../contract/insight.ts';
import { plainName } from '../contract/plain-name.ts';

/** Other services' words for the status of an insight. */
const others: Partial<Record<InsightStatus, string>> = {
  generating:
    'pending queued processing in_progress running started working accepted analyzing analysing computing',
  ready: 'completed complete done success succeeded finished available generated',
  not_generated: 'none not_started missing empty not_requested',
  failed: 'error errored failure',
};

const statuses = new Map<string, InsightStatus>(
  insightStatuses.flatMap((status) =>
    [status, ...(others[status]?.split(' ') ?? [])].map(
      (word) => [plainName(word), status] as const,
    ),
  ),
);

/** The status of an insight, in any of the services' words and cases; `undefined` if unknown. */
export const insightStatusOf = (word: string): InsightStatus | undefined =>
  word.length < 40 ? statuses.get(plainName(word)) : undefined;
