import { i18n } from '@lingui/core';
import type { PlayerLine } from '../../contract/box-score.ts';
import type { Summary } from '../../contract/insight.ts';
import { capital } from '../../insights/numbers.ts';
import { afterVerdict } from '../../insights/words/verdict-sentence.ts';
import { formatMinutes } from '../figures/statistic-format.ts';

/** Titles of the three lists. */
export const listTitles: Record<keyof Summary, string> = {
  whatsWorking: /* i18n */ 'What’s working',
  focusAreas: /* i18n */ 'Focus areas',
  suggestions: /* i18n */ 'Suggestions',
};

/** Sentences with React keys: sentences may repeat, so the key contains the index. */
export function keyedSentences(sentences: readonly string[]): [key: string, sentence: string][] {
  return sentences.map((sentence, index) => [`${index} ${sentence}`, sentence]);
}

export const listKeys = ['whatsWorking', 'focusAreas', 'suggestions'] as const;

/**
 * The lists without the verdict, which the page's head shows, and what its sentence says after it: the luck of the match and
 * the range of a rematch, '' without them.
 */
export function withoutVerdict(summary: Summary): { lists: Summary; remark: string } {
  const lists = { ...summary };
  let remark = '';
  for (const key of ['whatsWorking', 'focusAreas'] as const) {
    const [first = '', ...others] = summary[key];
    const rest = afterVerdict(first);
    if (rest === first) continue;
    lists[key] = others;
    remark = rest;
  }
  return { lists, remark };
}

/** Whether a sentence is about luck, so that there is nothing to practise. */
export const saysLuck = (sentence: string) => /\bluck\b|\bsuerte\b/i.test(sentence);

/** Sentences, those about luck last. */
export const luckLast = (sentences: readonly string[]) =>
  sentences.toSorted((a, b) => Number(saysLuck(a)) - Number(saysLuck(b)));

/** A sentence without the name that it begins with, where that is its subject alone: "Took 8 rebounds". */
export function withoutName(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : '';
  const isSubject = /^(?!and |y |e )\p{Ll}/u.test(rest);
  return isSubject ? capital(rest) : sentence;
}

/** With less time on court, in seconds, little can stand out. */
const shortTime = 5 * 60;

/**
 * One sentence for all empty lists; `null` if none is empty. @param why the page's reason; by default that nothing
 * stood out
 */
export function aboutEmptyLists(summary: Summary, why?: string): string | null {
  const empty = listKeys.filter((key) => summary[key].length === 0);
  if (empty.length === 0) return null;
  if (why !== undefined) return why;
  return empty.length === listKeys.length
    ? i18n.t('Nothing here stood out from the usual.')
    : i18n.t('Nothing else here stood out from the usual.');
}

/** Why there is little text about a player with a short time on court; `undefined` for a longer time. */
export function whyLittle({ played, seconds }: PlayerLine): string | undefined {
  if (!played || seconds === null || seconds >= shortTime) return undefined;
  const minutes = formatMinutes(seconds);
  return i18n.t('{minutes} on court: too short for anything to stand out.', { minutes });
}
