import { i18n } from '@lingui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { isAbsent } from '../api/api-error.ts';

/** A part of a sheet: what it shows, or one whole sentence that says why it is missing. */
export type Part<Value> = { value: Value } | { missing: string };

/** A part's value; `null` if missing. */
export function partOf<Value>(part: Part<Value>): Value | null {
  return 'value' in part ? part.value : null;
}

/** A part made from another; a missing one stays missing for the same reason. */
export function mapPart<From, To>(part: Part<From>, make: (value: From) => To): Part<To> {
  return 'value' in part ? { value: make(part.value) } : part;
}

/** Sentences that are printed instead of a missing part. */
export interface MissingSentences {
  /** The service has no such route. */
  absent: string;
  failed: string;
  offline: string;
  loading: string;
}

export const missingPlays: MissingSentences = {
  absent: /* i18n */ 'There is no play-by-play of the match.',
  failed: /* i18n */ 'The play-by-play could not be read.',
  offline: /* i18n */ 'The play-by-play was not loaded: no connection.',
  loading: /* i18n */ 'The play-by-play was not loaded yet.',
};

export const missingInsights: MissingSentences = {
  absent: /* i18n */ 'There are no insights of the match.',
  failed: /* i18n */ 'The insights could not be read.',
  offline: /* i18n */ 'The insights were not loaded: no connection.',
  loading: /* i18n */ 'The insights were not loaded yet.',
};

/** The fields of a query that its part is made from. */
export type ReadingQuery<Value> = Pick<
  UseQueryResult<Reading<Value>>,
  'data' | 'error' | 'fetchStatus' | 'isPending'
>;

/** What a query has read, as a part of a sheet. */
export function partOfQuery<Value>(
  { data, error, fetchStatus }: ReadingQuery<Value>,
  sentences: MissingSentences,
): Part<Value> {
  if (data) return { value: data.value };
  if (fetchStatus === 'paused') return { missing: i18n.t(sentences.offline) };
  if (!error) return { missing: i18n.t(sentences.loading) };
  const absent = isAbsent(error);
  return { missing: i18n.t(absent ? sentences.absent : sentences.failed) };
}

/** Nothing more will come of a query by itself: it has answered, failed, or waits for a connection. */
export function isSettled({ isPending, fetchStatus }: ReadingQuery<unknown>): boolean {
  return !isPending || fetchStatus === 'paused';
}
