import { hashOf } from '../basketball/random.ts';
import type { ByLanguage, Language } from '../contract/language.ts';
import { capital, counted, decimal, nouns, percent, whole } from './numbers.ts';
import { againstWord, inSeasonBefore, type Reference, sourceName } from './reference.ts';
import { drillsEn } from './words/drills-en.ts';
import { drillsEs } from './words/drills-es.ts';
import {
  type Drill,
  type Said,
  type Saying,
  type SeasonFirst,
  type SentenceKey,
  type Value,
  valueText,
} from './words/said.ts';
import { sentencesEn } from './words/sentences-en.ts';
import { sentencesEs } from './words/sentences-es.ts';
import { verdictSentence } from './words/verdict-sentence.ts';

/** The owner of a number: the team, its opponent, or unnamed. */
type Perspective = 'own' | 'allowed' | 'neutral';

/** The reference of a number: `{usual}` in a text. */
interface Usual {
  reference: Reference;
  show: (value: number, language: Language) => string;
  whose: Perspective;
}

const usualForms: ByLanguage<Record<Perspective, readonly string[]>> = {
  en: {
    own: [', against your usual {value}', ' (your usual: {value})'],
    allowed: [', where {value} is usual', ' (usual: {value})'],
    neutral: [', where {value} is usual', ' (usual: {value})'],
  },
  es: {
    own: [', frente a lo habitual ({value})', ' (lo habitual: {value})'],
    allowed: [', frente a lo habitual ({value})', ' (lo habitual: {value})'],
    neutral: [', frente a lo habitual ({value})', ' (lo habitual: {value})'],
  },
};

/** Phrases for a worth or a cost; `{points}` reads "about 4 points". */
const worthForms = {
  en: {
    gain: [', worth {points}', ': {points} gained'],
    loss: [', which cost {points}', ': {points} lost'],
  },
  es: {
    gain: [', que te dio {points}', ': {points} a favor'],
    loss: [', que te costó {points}', ': {points} en contra'],
  },
} as const;

/** The opponent's name at the first mention, and afterwards. */
const opponentForms: ByLanguage<Readonly<Record<string, readonly [string, string]>>> = {
  en: {
    they: ['{name}', 'they'],
    They: ['{name}', 'They'],
    them: ['{name}', 'them'],
    their: ['{names}', 'their'],
    Their: ['{names}', 'Their'],
  },
  es: {
    they: ['{name}', 'el rival'],
    They: ['{name}', 'El rival'],
    them: ['a {name}', 'al rival'],
    their: ['de {name}', 'del rival'],
    Their: ['De {name}', 'Del rival'],
  },
};

const sentences: ByLanguage<Record<SentenceKey, readonly string[]>> = {
  en: sentencesEn,
  es: sentencesEs,
};

/** Formats of a usual number; a small count gets a decimal if it would read 0. */
const shows = {
  percent,
  whole,
  count: (value: number, language: Language) =>
    value < 0.5 ? decimal(value, 1, language) : whole(value),
};

const drills: ByLanguage<Record<Drill['key'], readonly string[]>> = {
  en: drillsEn,
  es: drillsEs,
};

/** A list of sentences. */
interface List {
  language: Language;
  /** Seeds the choice among texts; the same for the same match. */
  seed: string;
  /** Distinguishes the lists of one match. */
  name: string;
  opponent: string;
  /** The player of the list; empty for the team's. */
  player?: string;
  /** Ids of players whose shots have a separate sentence in the list. */
  told?: ReadonlySet<string>;
}

/**
 * Words one list of sentences. It chooses among texts by a hash of match and subject, takes another form of a
 * comparison or of a worth in each sentence, and calls the opponent by name once, then "they". The same match and
 * list give the same words.
 *
 * In a text `{name}` is replaced by the value of that name. The voice itself fills `{they}`, `{them}` and `{their}` with
 * the opponent (in Spanish as subject, with "a" and with "de"; verbs in the singular), `{who made}` with the player and the verb at first, then with the verb alone; `{usual}` adds
 * the reference of a number (" (your usual: 46%)"), `{worth}` ends a sentence with its worth (": about 4 points lost").
 */
export class Voice {
  readonly language: Language;
  readonly #list: List;
  readonly #seed: string;
  #usuals: number;
  #worths: number;
  readonly #said = new Set<string>();
  #opponentNamed = false;
  #guideExplained = false;
  #playerNamed = false;

  constructor(list: List) {
    this.#list = list;
    this.language = list.language;
    this.#seed = `${list.seed} ${list.name}`;
    this.#usuals = hashOf(`${this.#seed} usual`);
    this.#worths = hashOf(`${this.#seed} worth`);
  }

  /** A finding in sentences. */
  tell({ says }: { says: readonly Saying[] }): string {
    return says
      .map((one) => {
        if ('verdict' in one) return verdictSentence(one.verdict, one.rules, this.language);
        const isTold = one.unlessTold !== undefined && this.#list.told?.has(one.unlessTold);
        return isTold ? '' : this.#sentence(one);
      })
      .filter((sentence) => sentence !== '')
      .join(' ');
  }

  /** The drill against a fault; does not repeat a text as long as another is left. */
  practise({ key, values }: Drill): string {
    const texts = drills[this.language][key];
    const first = hashOf(`${this.#seed} practise ${key}`);
    const unsaid = texts
      .map((_, turn) => inTurn(texts, first + turn))
      .find((text) => !this.#said.has(text));
    const chosen = unsaid ?? inTurn(texts, first);
    this.#said.add(chosen);
    return this.#fill(chosen, values);
  }

  /** Writes the reference of a number, to follow the number. */
  usual({ reference, show, whose }: Usual): string {
    const { language } = this;
    const value = show(reference.mean, language);
    const source = sourceName(reference, language);
    if (reference.basis === 'match') {
      return `, ${againstWord(value, language)} ${value} ${source}`;
    }
    if (reference.basis === 'guide') {
      if (this.#guideExplained) return ` (${language === 'es' ? 'guía' : 'guide'}: ${value})`;
      this.#guideExplained = true;
      return ` (${value} ${source})`;
    }
    this.#usuals += 1;
    return this.#fill(inTurn(usualForms[language][whose], this.#usuals), {
      value: value + inSeasonBefore(reference, language),
    });
  }

  #worth(points: number): string {
    this.#worths += 1;
    const count = counted(Math.round(Math.abs(points)), nouns.point, this.language);
    const about = this.language === 'es' ? (count.startsWith('1 ') ? 'cerca de' : 'unos') : 'about';
    return this.#fill(
      inTurn(worthForms[this.language][points > 0 ? 'gain' : 'loss'], this.#worths),
      { points: `${about} ${count}` },
    );
  }

  #opponent(token: string): string {
    const [first = '', later = ''] = opponentForms[this.language][token] ?? [];
    if (this.#opponentNamed) return later;
    this.#opponentNamed = true;
    const { opponent } = this.#list;
    const names = `${opponent}${opponent.endsWith('s') ? '’' : '’s'}`;
    return first.replace('{name}', () => opponent).replace('{names}', () => names);
  }

  #player(verb: string): string {
    if (this.#playerNamed) return capital(verb);
    this.#playerNamed = true;
    return `${this.#list.player} ${verb}`;
  }

  #value(value: Exclude<Value, string | number>): string {
    if ('said' in value) return this.#sentence(value.said);
    if ('usual' in value) {
      const { usual: reference, show: how, whose, after } = value;
      const said = after === undefined ? '' : ` ${this.#sentence(after)}`;
      const show = (of: number, language: Language) => shows[how](of, language) + said;
      return this.usual({ reference, show, whose });
    }
    if ('worth' in value) return this.#worth(value.worth);
    if (!('where' in value)) return valueText(value, this.language);
    const { where, show, balls, scope, first } = value;
    const number = balls !== undefined ? pointsOf(balls.count, balls.from) : show && pointsShown;
    return (
      whereUsual(this, where, number, scope ? this.#sentence(scope) : '') +
      (first ? untilNow(first, this.language) : '')
    );
  }

  #sentence({ key, values, subject }: Said): string {
    const [start] = key.split('/');
    const texts = sentences[this.language][key];
    return this.#fill(inTurn(texts, hashOf(`${this.#seed} ${subject ?? start}`)), values);
  }

  #fill(text: string, values: Readonly<Record<string, Value>>): string {
    return text.replace(/\{(\w+)(?: ([\p{L}]+))?\}/gu, (_, token: string, verb?: string) => {
      if (verb !== undefined) return this.#player(verb);
      const value = values[token];
      if (value !== undefined) return typeof value === 'object' ? this.#value(value) : `${value}`;
      const small = `${token.charAt(0).toLowerCase()}${token.slice(1)}`;
      return values[small] === undefined
        ? this.#opponent(token)
        : capital(this.#fill(`{${small}}`, values));
    });
  }
}

function inTurn<Text extends string>(texts: readonly Text[], turn: number): Text | '' {
  return texts[turn % texts.length] ?? '';
}

/* The usual after a number of a sentence, and whether the number was the most of the season. */

type Show = (value: number, language: Language) => string;

/** Writes the reference after a number (`Voice.usual`). */
interface Speaker {
  language: Language;
  usual(usual: { reference: Reference; show: Show; whose: 'neutral' }): string;
}

/**
 * " where 7 is usual", ", cuando lo habitual son 7"; names the owner if it is another side. `scope` names the part
 * that the usual number covers.
 */
export function whereUsual(
  voice: Speaker,
  reference: Reference,
  show: Show = wholeNumber,
  scope = '',
): string {
  if (reference.basis === 'guide') return voice.usual({ reference, show, whose: 'neutral' });
  const { language } = voice;
  const value = show(reference.mean, language);
  const source =
    reference.basis === 'match'
      ? ` ${sourceName(reference, language)}`
      : inSeasonBefore(reference, language);
  const among = scope && ` ${scope}`;
  if (language === 'en') {
    const verb = /^\d+ \w+s\b/.test(value) ? 'are' : 'is';
    return ` where ${value} ${verb} usual${among}${source}`;
  }
  const verb = /^1(?!\d)|^\d+,|%$/.test(value) ? 'es' : 'son';
  return `, cuando lo habitual${among} ${verb} ${value.endsWith('%') ? 'el ' : ''}${value}${source}`;
}

function wholeNumber(value: number): string {
  return String(Math.round(value));
}

/** "11 points", in a sentence that also counts other things. */
export function pointsShown(value: number, language: Language): string {
  return counted(Math.round(value), nouns.point, language);
}

/** "15 points off 13", what so many balls bring: `from` stands between in English. */
function pointsOf(
  balls: number,
  from: 'off' | 'from',
): (value: number, language: Language) => string {
  return (value, language) =>
    `${pointsShown(value, language)} ${language === 'es' ? 'de' : from} ${Math.round(balls)}`;
}

/** " and 13 was the most until now". */
export function untilNow({ how, record }: SeasonFirst, language: Language): string {
  if (language === 'en') return ` and ${record} was the ${how} until now`;
  return ` y el ${how === 'most' ? 'máximo' : 'mínimo'} hasta ahora era ${record}`;
}
