import { i18n } from '@lingui/core';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Summary } from '../../contract/insight.ts';
import { afterVerdict } from '../../insights/words/verdict-sentence.ts';
import { formatMinutes } from '../figures/statistic-format.ts';

/** What the three lists are called. */
export const listTitles: Record<keyof Summary, string> = {
  whatsWorking: /* i18n */ 'What’s working',
  focusAreas: /* i18n */ 'Focus areas',
  suggestions: /* i18n */ 'Suggestions',
};

/** Sentences with keys for React: they may repeat, so the index is part of the key. */
export function keyedSentences(sentences: readonly string[]): [key: string, sentence: string][] {
  return sentences.map((sentence, index) => [`${index} ${sentence}`, sentence]);
}

export const listKeys = ['whatsWorking', 'focusAreas', 'suggestions'] as const;

/**
 * The lists without the verdict that a text of the reference service begins with: the head of the match says it already. Texts
 * of another service stay as they were sent.
 */
export function withoutVerdict(summary: Summary): Summary {
  const [whatsWorking, focusAreas] = [summary.whatsWorking, summary.focusAreas].map((list) =>
    list.map(afterVerdict).filter((sentence) => sentence !== ''),
  );
  return { ...summary, whatsWorking: whatsWorking ?? [], focusAreas: focusAreas ?? [] };
}

/** Under this much on court, in seconds, little can stand out. */
const shortTime = 5 * 60;

/**
 * One sentence for all empty lists; `null` if none is empty.
 * @param why the reason, if the page has one; by default that nothing stood out
 */
export function aboutEmptyLists(summary: Summary, why?: string): string | null {
  const empty = listKeys.filter((key) => summary[key].length === 0);
  if (empty.length === 0) return null;
  if (why !== undefined) return why;
  return empty.length === listKeys.length
    ? i18n.t('Nothing here stood out from the usual.')
    : i18n.t('Nothing else here stood out from the usual.');
}

/** Why little is written about a player who was on court so briefly; `undefined` for a longer stay. */
export function whyLittle({ played, seconds }: PlayerLine): string | undefined {
  if (!played || seconds === null || seconds >= shortTime) return undefined;
  const minutes = formatMinutes(seconds);
  return i18n.t('{minutes} on court: too short for anything to stand out.', { minutes });
}
