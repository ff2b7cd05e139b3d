import { i18n } from '@lingui/core';
import type { InsightResult } from '../../contract/insight.ts';
import { knownWord } from '../../contract/known-word.ts';
import type { Part } from './part.ts';

/** Insights with the language that the service says they are in. */
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

/** The text, an earlier one too during a run; otherwise the reason why there is none. */
export function writtenPart(result: InsightResult, language?: string): Part<WrittenText> {
  if (result.ratings || result.summary) return { value: { result, language } };
  const reason = knownWord(reasons, result.status);
  if (reason !== undefined) return { missing: i18n.t(reason) };
  return { missing: i18n.t('Insights not written ({status}).', { status: result.status }) };
}
