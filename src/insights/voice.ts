import { hashOf } from '../basketball/text-hash.ts';
import { capital, counted } from './numbers.ts';
import type { Reference } from './reference.ts';

/** Whose number it is: the team's own, one that the opponent is allowed, or one of which neither is said. */
type Perspective = 'own' | 'allowed' | 'neutral';

/** What a number is set beside: `{usual}` in a text. */
interface Usual {
  reference: Reference;
  show: (value: number) => string;
  whose: Perspective;
}

type Value = string | number | (() => string);

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

const usualForms: Record<Perspective, readonly string[]> = {
  own: [
    ', against your usual {value}',
    ' (usually {value})',
    '; your norm is {value}',
    ', compared with {value} in the {matches} matches before',
    ', with {value} as your average',
    ', where {value} is normal for you',
  ],
  allowed: [
    ', against the {value} you usually allow',
    ' (opponents usually {value})',
    '; the norm against you is {value}',
    ', compared with {value} by opponents in the {matches} matches before',
    ', with {value} as opponents’ average',
    ', where {value} is normal against you',
  ],
  neutral: [
    ', against a usual {value}',
    ' (usually {value})',
    '; the norm is {value}',
    ', compared with {value} in the {matches} matches before',
    ', with {value} as the average',
  ],
};

/** Ways to say what something brought, and what it cost; `{points}` reads "about 4 points". */
const worthForms = {
  gain: [
    ', worth {points}',
    ': {points} gained',
    ' – {points} to the good',
    '. That brought {points}',
    ' – a gain of {points}',
    '; it made {points} of difference',
  ],
  loss: [
    ', which cost {points}',
    ': {points} lost',
    ' – {points} gone',
    '. The price was {points}',
    ' – a loss of {points}',
    '; it set you back {points}',
  ],
} as const;

/** Whose list it is. */
interface List {
  matchId: string;
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
 * the opponent, `{who made}` with the player and the verb at first, then with the verb alone; `{usual}` sets a number
 * beside its reference (" (usually 46%)"), `{worth}` ends a sentence with what it was worth (": about 4 points lost").
 */
export class Voice {
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
    this.#seed = `${list.matchId} ${list.name}`;
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
    texts: readonly Text[],
    values: Values<Text>,
  ): string {
    return this.#fill(inTurn(texts, hashOf(`${this.#seed} ${subject}`)), values);
  }

  /** What to practise for a fault: never a text that this voice has said before as long as there is another. */
  practise<const Text extends string>(
    fault: string,
    drills: readonly Text[],
    values: Values<Text>,
  ): string {
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
    const value = show(reference.mean);
    if (reference.basis === 'match') return `, against ${value} ${reference.source}`;
    if (reference.basis === 'guide') {
      if (this.#guideExplained) return ` (guide: ${value})`;
      this.#guideExplained = true;
      return ` (${value} ${reference.source})`;
    }
    this.#usuals += 1;
    return this.#fill(inTurn(usualForms[whose], this.#usuals), {
      value,
      matches: reference.matches,
    });
  }

  #worth(points: number): string {
    this.#worths += 1;
    return this.#fill(inTurn(worthForms[points > 0 ? 'gain' : 'loss'], this.#worths), {
      points: `about ${counted(Math.round(Math.abs(points)), 'point')}`,
    });
  }

  #they(later: string): string {
    if (this.#opponentNamed) return later;
    this.#opponentNamed = true;
    const { opponent } = this.#list;
    if (later.toLowerCase() !== 'their') return opponent;
    return `${opponent}${opponent.endsWith('s') ? '’' : '’s'}`;
  }

  #player(verb: string): string {
    if (this.#playerNamed) return capital(verb);
    this.#playerNamed = true;
    return `${this.#list.player} ${verb}`;
  }

  #fill(text: string, values: Readonly<Record<string, Value | Usual>>): string {
    return text.replace(/\{(\w+)(?: (\w+))?\}/g, (_, token: string, verb?: string) => {
      if (verb !== undefined) return this.#player(verb);
      const value = values[token];
      if (value === undefined) return this.#they(token);
      if (typeof value === 'function') return value();
      if (typeof value === 'object') return this.usual(value);
      return token === 'worth' ? this.#worth(Number(value)) : String(value);
    });
  }
}

function inTurn<Text extends string>(texts: readonly Text[], turn: number): Text | '' {
  return texts[turn % texts.length] ?? '';
}
