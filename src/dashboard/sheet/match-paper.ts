import { i18n } from '@lingui/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PlayerSeason } from '../../basketball/season.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { InsightResult } from '../../contract/insight.ts';
import { knownWord } from '../../contract/known-word.ts';
import type { Match } from '../../contract/match.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { isAbsent } from '../api/api-error.ts';
import type { SeasonRatings } from '../figures/ratings.ts';

/** A part of a sheet: its value, or one full sentence on why it is missing. */
export type Part<Value> = { value: Value } | { missing: string };

/** A part's value; `null` if missing. */
export function partOf<Value>(part: Part<Value>): Value | null {
  return 'value' in part ? part.value : null;
}

/** Maps a part's value; a missing part stays missing for the same reason. */
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

/** The fields of a query that a part of the sheet needs. */
export type ReadingQuery<Value> = Pick<
  UseQueryResult<Reading<Value>>,
  'data' | 'error' | 'fetchStatus' | 'isPending'
>;

/** A query's result as a part of a sheet. */
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

/** Insights with the language that the service names. */
export interface WrittenText {
  result: InsightResult;
  language: string | undefined;
}

const reasons: Record<string, string> = {
  not_generated: /* i18n */ 'Insights not written.',
  generating: /* i18n */ 'Insights not written yet: they are being written.',
  failed: /* i18n */ 'Insights not written: the last try failed.',
  unavailable: /* i18n */ 'Insights not written: the match is not finished.',
};

/** The text, during a run the earlier one; otherwise the reason why there is none. */
export function writtenPart(result: InsightResult, language?: string): Part<WrittenText> {
  if (result.ratings || result.summary) return { value: { result, language } };
  const reason = knownWord(reasons, result.status);
  if (reason !== undefined) return { missing: i18n.t(reason) };
  return { missing: i18n.t('Insights not written ({status}).', { status: result.status }) };
}

/** Every event of a match with its match sheet. */
export type PlayByPlay = DataOf<'getPlayByPlay'>;

/** One talk card. */
export interface TalkCardPaper {
  player: PlayerLine;
  /** The player's season with this match; missing without box scores. */
  season: Part<PlayerSeason>;
  insights: Part<WrittenText>;
}

/** The data of a match's sheet. */
export interface MatchPaper {
  match: Match;
  boxScore: BoxScore;
  /** The team's colour, CSS hex; `undefined` if unset. */
  colour: string | undefined;
  plays: Part<PlayByPlay>;
  insights: Part<WrittenText>;
  /** The team's ratings in the matches that define the usual, as far as loaded. */
  season: SeasonRatings;
  /** The season of those matches if it is the previous one; otherwise `null` or absent. */
  seasonBefore?: string | null;
  /** By shirt number; empty without cards. */
  cards: TalkCardPaper[];
  /** A sentence at the end of page 1, for instance on omitted parts. */
  remark?: string;
}
