import { minutesAndSeconds, type PeriodRules } from '../../basketball/score.ts';
import type { Language } from '../../contract/language.ts';
import type { Score } from '../../contract/match.ts';
import {
  about,
  counted,
  decimal,
  few,
  fewOf,
  greatest,
  listed,
  type NounKey,
  nouns,
  percent,
  signed,
  times,
  whole,
} from '../numbers.ts';
import { againstWord, type Reference } from '../reference.ts';
import { halfName, momentName, periodName } from '../stretch.ts';
import type { Verdict } from '../verdict.ts';
import type { drillsEn } from './drills-en.ts';
import type { sentencesEn } from './sentences-en.ts';
import type { sentencesEs } from './sentences-es.ts';

/** The key of a sentence of `sentencesEn`. */
export type SentenceKey = keyof typeof sentencesEn;

/** A sentence as data: its key, and the values of its names in braces. */
export interface Said {
  key: SentenceKey;
  values: Readonly<Record<string, Value>>;
  /** Seeds the choice among texts; by default the key's subject. */
  subject?: string;
  /** Left out if the list has a sentence about this player's shots. */
  unlessTold?: string;
}

/** A sentence of a finding, or the match's verdict. */
export type Saying = Said | { verdict: Verdict; rules: PeriodRules };

/** A drill as data: its key in `drillsEn`, and the values of its names in braces. */
export interface Drill {
  key: keyof typeof drillsEn;
  values: Readonly<Record<string, Value>>;
}

/** A value of a sentence: text, or a number that each language formats. */
export type Value =
  | string
  | number
  | { clock: number }
  | { score: Score }
  /** A chance to win, 0..1, as the nearest simple fraction. */
  | { chance: number }
  /** "a" or "an" before this number. */
  | { article: number }
  | { period: number; rules: PeriodRules }
  | { inPeriod: number; rules: PeriodRules }
  | { half: number }
  /** Seconds of play since the start, after a preposition. */
  | { moment: number; word: 'with' | 'from'; rules: PeriodRules }
  /** A duration after a preposition; `null` is left out. */
  | { within: number | null; word: 'in' | 'within' }
  | { overtimes: readonly { number: number; score: Score }[] }
  | { count: number; of: NounKey }
  /** "only 3"; "0" without "only". */
  | { few: number; of?: NounKey }
  | { times: number; few?: true }
  /** "about 4 points", without a sign. */
  | { about: number }
  | { share: number }
  | { decimal: number; digits: number }
  /** "against 46% in the 12 matches before"; a share without `digits`. `unnamed` leaves the source to the next one. */
  | { against: Reference; digits?: number | undefined; unnamed?: boolean }
  /** With its sign. */
  | { signed: number }
  /** Rounded. */
  | { whole: number }
  | { names: readonly string[] }
  | { counts: readonly { count: number; of: NounKey }[] }
  | Beside;

/** A value that depends on what the voice has said before. */
export type Beside =
  | { said: Said }
  /** " where 7 is usual", with the season's highest or lowest so far. */
  | {
      where: Reference;
      /** Points instead of a bare number, with the number of possessions. */
      show?: 'points';
      balls?: { count: number; from: 'off' | 'from' };
      scope?: Said | null;
      first?: SeasonFirst | null;
    }
  /** ", against your usual 46%". */
  | {
      usual: Reference;
      /** A count is whole, but has a decimal if it would read 0; `after` follows it. */
      show: 'percent' | 'whole' | 'count';
      whose: 'own' | 'allowed' | 'neutral';
      after?: Said | undefined;
    }
  /** ", worth about 4 points", to end a sentence. */
  | { worth: number };

/** A count higher, or lower, than in all earlier matches of the season, with the previous record. */
export interface SeasonFirst {
  how: 'most' | 'least';
  record: number;
}

type Texts<Key extends SentenceKey> =
  | (typeof sentencesEn)[Key][number]
  | (typeof sentencesEs)[Key][number];

/** The names between braces, in small letters: "made" and "when" of "{When} you made {made}." */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Uncapitalize<Name> | Names<Rest>
  : never;

/** Filled by the voice: the opponent, and the player of the list. */
type Spoken = 'they' | 'them' | 'their' | `who ${string}`;

/** A sentence with a value for each of its names in either language; a missing value does not compile. */
export function said<const Key extends SentenceKey>(
  key: Key,
  values: Readonly<Record<Exclude<Names<Texts<Key>>, Spoken>, Value>>,
): Said {
  return { key, values };
}

/** A drill with a value for each of its names. */
export function drill<const Key extends Drill['key']>(
  key: Key,
  values: Readonly<Record<Names<(typeof drillsEn)[Key][number]>, Value>>,
): Drill {
  return { key, values };
}

/** A value in a language's words. */
export function valueText(value: Exclude<Value, Beside>, language: Language): string {
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
  if ('count' in value) return counted(value.count, nouns[value.of], language);
  if ('few' in value && !('times' in value))
    return value.of === undefined
      ? few(value.few, language)
      : fewOf(value.few, nouns[value.of], language);
  if ('times' in value) return timesText(value.times, value.few === true, language);
  if ('about' in value) return about(value.about)(language);
  if ('share' in value) return percent(value.share, language);
  if ('decimal' in value) return decimal(value.decimal, value.digits, language);
  if ('against' in value) return againstText(value, language);
  if ('signed' in value) return signed(value.signed);
  if ('whole' in value) return whole(value.whole);
  if ('names' in value) return listed(value.names, language);
  if ('counts' in value)
    return listed(
      value.counts.map(({ count, of }) => counted(count, nouns[of], language)),
      language,
    );
  const word = language === 'es' ? 'prórroga' : 'overtime';
  const names = value.overtimes.map(({ number, score }) => `${word} ${number} ${scoreName(score)}`);
  return listed(names, language);
}

function againstText(
  { against: usual, digits, unnamed }: Extract<Value, { against: unknown }>,
  language: Language,
): string {
  const shown =
    digits === undefined ? percent(usual.mean, language) : decimal(usual.mean, digits, language);
  const source = unnamed ? '' : ` ${usual.source[language]}`;
  return `${againstWord(shown, language)} ${shown}${source}`;
}

/** "3 times"; "only 3 times"; "0" without "only". */
function timesText(count: number, isFew: boolean, language: Language): string {
  if (!isFew) return times(count, language);
  return count === 0 ? '0' : `${few(1, language).replace(' 1', '')} ${times(count, language)}`;
}

/** "42–45", own points first. */
export function scoreName({ team, opponent }: Score): string {
  return `${team ?? '–'}–${opponent ?? '–'}`;
}

/** "an" before eight, eleven and eighteen. */
function article(count: number): string {
  return [8, 11, 18].includes(count) || (count >= 80 && count < 90) ? 'an' : 'a';
}

/** Chances as fractions that a coach would say. */
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

/** A chance as the nearest simple fraction: "4 in 5", "4 de cada 5"; a half reads "about even" in English. */
export function chanceName(chance: number, language: Language): string {
  const [wins, of] = greatest(chances, ([few, all]) => -Math.abs(few / all - chance)) ?? [1, 2];
  if (language === 'es') return `${wins} de cada ${of}`;
  return wins * 2 === of ? 'about even' : `${wins} in ${of}`;
}
