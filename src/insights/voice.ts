import { hashOf } from '../basketball/random.ts';
import type { ByLanguage, Language } from '../contract/language.ts';
import { capital, counted, nouns } from './numbers.ts';
import { againstWord, inSeasonBefore, type Reference, sourceName } from './reference.ts';
import { type Value as Datum, type Said, type SentenceKey, valueText } from './words/said.ts';
import { sentencesEn } from './words/sentences-en.ts';
import { sentencesEs } from './words/sentences-es.ts';

/** Whose number it is: the team's own, one that the opponent is allowed, or one of which neither is said. */
type Perspective = 'own' | 'allowed' | 'neutral';

/** What a number is set beside: `{usual}` in a text. */
interface Usual {
  reference: Reference;
  show: (value: number, language: Language) => string;
  whose: Perspective;
}

/** A value in a text: as it is, or in the language of the text. */
type Value = string | number | ((language: Language) => string);

/** The names between braces in a text: "made" and "usual" of "You made {made}{usual}." */
type Tokens<Text extends string> = Text extends `${string}{${infer Token}}${infer Rest}`
  ? Token | Tokens<Rest>
  : never;

/** What the voice says by itself: the opponent, and the player whose list it is. */
type Spoken = 'they' | 'They' | 'them' | 'their' | 'Their' | `who ${string}`;

/** A value for each token of the texts; one that is forgotten does not compile. */
type Values<Text extends string> = {
  readonly [Token in Exclude<Tokens<Text>, Spoken>]: Token extends 'usual'
    ? Usual
    : Token extends 'worth'
      ? number
      : Value;
};

/** Texts of one thing in each language. */
type Texts<Text extends string> = ByLanguage<readonly Text[]>;

const usualForms: ByLanguage<Record<Perspective, readonly string[]>> = {
  en: {
    own: [', against your usual {value}', ' (your usual: {value})'],
    allowed: [', against a usual {value}', ' (usual: {value})'],
    neutral: [', against a usual {value}', ' (usual: {value})'],
  },
  es: {
    own: [', frente a lo habitual ({value})', ' (lo habitual: {value})'],
    allowed: [', frente a lo habitual ({value})', ' (lo habitual: {value})'],
    neutral: [', frente a lo habitual ({value})', ' (lo habitual: {value})'],
  },
};

/** Ways to say what something brought, and what it cost; `{points}` reads "about 4 points". */
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

/** How the opponent is called at first, and then. */
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

/** A finding's sentences, or the function that says it. */
interface Told {
  says?: readonly Said[];
  say?(voice: Voice): string;
}

const sentences: ByLanguage<Record<SentenceKey, readonly string[]>> = {
  en: sentencesEn,
  es: sentencesEs,
};

/** Whose list it is. */
interface List {
  language: Language;
  /** Chooses among texts; the same for the same match. */
  seed: string;
  /** Tells the lists of one match apart. */
  name: string;
  opponent: string;
  /** The player whose list it is; empty for the team's. */
  player?: string;
  /** Ids of players whose shots have a sentence of their own in the list. */
  told?: ReadonlySet<string>;
}

/**
 * Words one list of sentences. It chooses among texts by a hash of match and subject, takes another form of a
 * comparison or of a worth in each sentence, and calls the opponent by name once, then "they". The same match and
 * list give the same words.
 *
 * In a text `{name}` stands for the value of that name. By itself the voice fills `{they}`, `{them}` and `{their}` with
 * the opponent (in Spanish as subject, with "a" and with "de"; verbs in the singular), `{who made}` with the player and the verb at first, then with the verb alone; `{usual}` sets a number
 * beside its reference (" (your usual: 46%)"), `{worth}` ends a sentence with what it was worth (": about 4 points lost").
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

  /** Whether the list has a sentence about this player's shots anyway. */
  tellsOf(playerId: string): boolean {
    return this.#list.told?.has(playerId) === true;
  }

  /** One of several texts of the same, chosen by the match and `subject`, with its values. */
  say<const Text extends string>(
    subject: string,
    texts: Texts<Text>,
    values: Values<Text>,
  ): string {
    return this.#fill(inTurn(texts[this.language], hashOf(`${this.#seed} ${subject}`)), values);
  }

  /** A finding in sentences. */
  tell({ says, say }: Told): string {
    if (says === undefined) return say?.(this) ?? '';
    return says
      .map(({ key, values }) => {
        const [subject] = key.split('/');
        const texts = sentences[this.language][key];
        return this.#fill(inTurn(texts, hashOf(`${this.#seed} ${subject}`)), values);
      })
      .join(' ');
  }

  /** What to practise for a fault: never a text that this voice has said before as long as there is another. */
  practise<const Text extends string>(
    fault: string,
    texts: Texts<Text>,
    values: Values<Text>,
  ): string {
    const drills = texts[this.language];
    const first = hashOf(`${this.#seed} practise ${fault}`);
    const unsaid = drills
      .map((_, turn) => inTurn(drills, first + turn))
      .find((text) => !this.#said.has(text));
    const chosen = unsaid ?? inTurn(drills, first);
    this.#said.add(chosen);
    return this.#fill(chosen, values);
  }

  /** Sets a number beside its reference, to follow the number. */
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

  #fill(text: string, values: Readonly<Record<string, Value | Usual | Datum>>): string {
    return text.replace(/\{(\w+)(?: ([\p{L}]+))?\}/gu, (_, token: string, verb?: string) => {
      if (verb !== undefined) return this.#player(verb);
      const value = values[token];
      const small = values[token.charAt(0).toLowerCase() + token.slice(1)];
      if (value === undefined && small !== undefined)
        return capital(this.#fill(`{${token.charAt(0).toLowerCase()}${token.slice(1)}}`, values));
      if (value === undefined) return this.#opponent(token);
      if (typeof value === 'function') return value(this.language);
      if (typeof value === 'object')
        return 'reference' in value ? this.usual(value) : valueText(value, this.language);
      return token === 'worth' ? this.#worth(Number(value)) : String(value);
    });
  }
}

function inTurn<Text extends string>(texts: readonly Text[], turn: number): Text | '' {
  return texts[turn % texts.length] ?? '';
}
