import type { Stretch } from '../../basketball/decisive-stretches.ts';
import type { PeriodRules } from '../../basketball/score.ts';
import type { Language } from '../../contract/language.ts';
import { decimal } from '../numbers.ts';
import { halfName, isTipOff, ofPeriod, periodName } from '../stretch.ts';
import type { Cause, MadeOf, Verdict } from '../verdict.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { scoreName } from './said.ts';
import type { Words } from './words.ts';

const allWords: Record<Language, Words> = { en, es };

/**
 * The verdict as one sentence: "Lost at the line, 6 free throws to 26, and in 51 seconds of the fourth quarter: 45–44 became
 * 45–52." It names no player and addresses nobody, so that it fits every page.
 */
export function verdictSentence(
  { margin, causes, stretch, overtimes, readFrom }: Verdict,
  rules: PeriodRules,
  language: Language,
): string {
  const words = allWords[language];
  const { won, lost, afterOvertime, afterOvertimes, nothingAlone, and } = words;
  const reasons = [
    ...causes.map((cause) => causeText(language, cause)),
    ...(stretch === null ? [] : [stretchText(language, stretch, rules)]),
  ];
  const after =
    stretch !== null || overtimes === 0 ? '' : overtimes > 1 ? afterOvertimes : afterOvertime;
  const values = { margin: Math.abs(margin), count: overtimes };
  const result = `${margin > 0 ? won : lost}${fill(after, values)}`;
  if (reasons.length === 0) return `${result}${fill(nothingAlone[readFrom], values)}.`;
  return `${result} ${reasons.join(and)}.`;
}

function causeText(language: Language, cause: Cause): string {
  const words = allWords[language];
  const { causes, madeOf } = words;
  const { part, own, other } = cause;
  if (part === 'fell') {
    const share = (of: MadeOf) => fill(madeOf, { ...of });
    return fill(causes[`fell ${cause.kind}`], {
      own: share(own),
      other: share(other),
      luck: words[cause.why],
    });
  }
  if (part !== 'shots') return fill(causes[part], { own, other });
  const values = { own: decimal(own, 2, language), other: decimal(other, 2, language) };
  return fill(causes[own > other ? 'shots won' : 'shots lost'], values);
}

function stretchText(language: Language, stretch: Stretch, rules: PeriodRules): string {
  const { fromTo, to } = allWords[language];
  const scores = { from: scoreName(stretch.from.score), to: scoreName(stretch.to.score) };
  return whenText(language, stretch, rules) + fill(isTipOff(stretch.from) ? to : fromTo, scores);
}

function whenText(
  language: Language,
  { kind, number, from, to }: Stretch,
  rules: PeriodRules,
): string {
  const { during, finish, overtimes, seconds, minutes, within } = allWords[language];
  if (kind === 'finish') return finish;
  if (kind === 'half') return fill(during, { period: halfName(number ?? 1, language) });
  if (kind === 'overtime' && number !== null && number > 1)
    return fill(overtimes, { count: number });
  const period = periodName(from.period, rules, language);
  if (kind === 'period' || kind === 'overtime') return fill(during, { period });
  const lasted = (to.seconds ?? 0) - (from.seconds ?? 0);
  const length =
    lasted < 120
      ? fill(seconds, { count: lasted })
      : fill(minutes, { count: Math.round(lasted / 60) });
  if (from.period !== to.period) return length;
  return fill(within, { length, period: language === 'es' ? ofPeriod(period) : period });
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A text without the verdict at its start; other texts are unchanged. */
export function afterVerdict(text: string): string {
  return text.replace(anyVerdict, '');
}

/** Matches every verdict in every language: the templates with numbers and short words for their values. */
const anyVerdict = new RegExp(`^(?:${Object.values(allWords).map(patternOf).join('|')})\\.(?: |$)`);

function patternOf(verdict: Words): string {
  const { won, lost, nothingAlone, and, causes, fromTo, to, madeOf } = verdict;
  const {
    afterOvertime,
    afterOvertimes,
    luck,
    beyondLuck,
    choiceAndLuck,
    within,
    seconds,
    minutes,
  } = verdict;
  const number = '\\d+(?:[.,]\\d+)?';
  const values: Record<string, string> = {
    own: `(?:${number}|${madeOf.replaceAll(/\{\w+\}/g, number)})`,
    other: `(?:${number}|${madeOf.replaceAll(/\{\w+\}/g, number)})`,
    luck: `(?:${luck}|${beyondLuck}|${choiceAndLuck})`,
    length: `(?:${seconds}|${minutes})`.replaceAll('{count}', number),
    period: '[^.,:–]+',
    from: '\\d+–\\d+',
    to: '\\d+–\\d+',
  };
  const any = (...templates: string[]) =>
    `(?:${templates
      .map((each) => each.replaceAll(/[().]/g, '\\$&'))
      .map((each) => each.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? number))
      .join('|')})`;
  const when = any(seconds, minutes, within, verdict.during, verdict.finish, verdict.overtimes);
  const reason = `(?:${any(...Object.values(causes))}|${when}${any(fromTo, to)})`;
  const after = `(?:${any(afterOvertime, afterOvertimes)})?`;
  const reasons = ` ${reason}(?:${and}${reason})*`;
  return `${any(won, lost)}${after}(?:${any(...Object.values(nothingAlone))}|${reasons})`;
}
