import { minutesAndSeconds, type PeriodRules } from '../../basketball/score.ts';
import type { Language } from '../../contract/language.ts';
import type { Score } from '../../contract/match.ts';
import { greatest, listed } from '../numbers.ts';
import { halfName, momentName, periodName } from '../stretch.ts';
import type { sentencesEn } from './sentences-en.ts';
import type { sentencesEs } from './sentences-es.ts';

/** Which sentence of `sentencesEn` it is. */
export type SentenceKey = keyof typeof sentencesEn;

/** A sentence as data: which one, and the values of its names in braces. */
export interface Said {
  key: SentenceKey;
  values: Readonly<Record<string, Value>>;
}

/** A value of a sentence: itself, or a number that each language writes its own way. */
export type Value =
  | string
  | number
  | { clock: number }
  | { score: Score }
  /** A chance to win, 0..1, as the nearest plain one. */
  | { chance: number }
  /** "a" or "an" before so many. */
  | { article: number }
  | { period: number; rules: PeriodRules }
  | { inPeriod: number; rules: PeriodRules }
  | { half: number }
  /** Seconds of play since the start, after a word for it. */
  | { moment: number; word: 'with' | 'from'; rules: PeriodRules }
  /** How long something took, with a word for it in front; `null` is left out. */
  | { within: number | null; word: 'in' | 'within' }
  | { overtimes: readonly { number: number; score: Score }[] };

type Texts<Key extends SentenceKey> =
  | (typeof sentencesEn)[Key][number]
  | (typeof sentencesEs)[Key][number];

/** The names between braces, in small letters: "made" and "when" of "{When} you made {made}." */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Uncapitalize<Name> | Names<Rest>
  : never;

/** Filled by the voice: the opponent. */
type Spoken = 'they' | 'them' | 'their';

/** A sentence with a value for each of its names in either language; one that is forgotten does not compile. */
export function said<const Key extends SentenceKey>(
  key: Key,
  values: Readonly<Record<Exclude<Names<Texts<Key>>, Spoken>, Value>>,
): Said {
  return { key, values };
}

/** A value in a language's words. */
export function valueText(value: Value, language: Language): string {
  if (typeof value !== 'object') return String(value);
  if ('clock' in value) return minutesAndSeconds(value.clock);
  if ('score' in value) return scoreName(value.score);
  if ('chance' in value) return chanceName(value.chance, language);
  if ('article' in value) return article(value.article);
  if ('period' in value) return periodName(value.period, value.rules, language);
  if ('inPeriod' in value)
    return `${language === 'es' ? 'en' : 'in'} ${periodName(value.inPeriod, value.rules, language)}`;
  if ('half' in value) return halfName(value.half, language);
  if ('moment' in value) return momentName(value.word, value.moment, value.rules, language);
  if ('within' in value)
    return value.within === null
      ? ''
      : ` ${language === 'es' ? 'en' : value.word} ${minutesAndSeconds(value.within)}`;
  const word = language === 'es' ? 'prórroga' : 'overtime';
  const names = value.overtimes.map(({ number, score }) => `${word} ${number} ${scoreName(score)}`);
  return listed(names, language);
}

/** "42–45", own points first. */
export function scoreName({ team, opponent }: Score): string {
  return `${team ?? '–'}–${opponent ?? '–'}`;
}

/** "an" before eight, eleven and eighteen. */
function article(count: number): string {
  return [8, 11, 18].includes(count) || (count >= 80 && count < 90) ? 'an' : 'a';
}

/** Chances as a coach says them: so many wins of so many matches. */
const chances = [
  [1, 20],
  [1, 10],
  [1, 5],
  [1, 4],
  [1, 3],
  [2, 5],
  [1, 2],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
  [19, 20],
] as const;

/** A chance as the nearest plain one: "4 in 5", "4 de cada 5"; one of a half reads "about even" in English. */
export function chanceName(chance: number, language: Language): string {
  const [wins, of] = greatest(chances, ([few, all]) => -Math.abs(few / all - chance)) ?? [1, 2];
  if (language === 'es') return `${wins} de cada ${of}`;
  return wins * 2 === of ? 'about even' : `${wins} in ${of}`;
}
