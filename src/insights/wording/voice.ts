import { hashOf } from '../../basketball/text-hash.ts';
import type { Reference } from '../reference.ts';
import { pointsInWords } from './numbers.ts';
import { capital } from './periods.ts';
import { gainForms, lossForms, type Perspective, usualForms } from './phrases.ts';

/**
 * Words one list of sentences. It chooses among wordings by a hash of match and subject, takes another form of a
 * comparison or of a worth in each sentence, and calls the opponent by name once, then "they". The same match and
 * list give the same words.
 */
export class Voice {
  readonly #seed: string;
  readonly #opponent: string;
  #usuals: number;
  #worths: number;
  readonly #said = new Set<string>();
  readonly #told: ReadonlySet<string>;
  #named = false;
  #guideExplained = false;
  #subjectNamed = false;

  /** `list` tells the lists of one match apart; `told` are ids of players who have a sentence of their own in it. */
  constructor(
    matchId: string,
    list: string,
    opponent: string,
    told: ReadonlySet<string> = new Set(),
  ) {
    this.#told = told;
    this.#seed = `${matchId} ${list}`;
    this.#opponent = opponent;
    this.#usuals = hashOf(`${this.#seed} usual`);
    this.#worths = hashOf(`${this.#seed} worth`);
  }

  /** Whether the list has a sentence about this player's shots anyway. */
  tellsOf(playerId: string): boolean {
    return this.#told.has(playerId);
  }

  /** One of several wordings of the same, by the match and `subject`. */
  pick(subject: string, wordings: readonly (() => string)[]): string {
    const chosen = wordings[hashOf(`${this.#seed} ${subject}`) % wordings.length];
    return chosen === undefined ? '' : chosen();
  }

  /** The same, but never one that this voice has said before as long as there is another. */
  pickNew(subject: string, wordings: readonly string[]): string {
    const first = hashOf(`${this.#seed} ${subject}`);
    const inTurn = wordings.map((_, turn) => wordings[(first + turn) % wordings.length] ?? '');
    const chosen = inTurn.find((wording) => !this.#said.has(wording)) ?? inTurn[0] ?? '';
    this.#said.add(chosen);
    return chosen;
  }

  /** Sets a number beside its reference, to follow the number: " (usually 46%)". */
  usual(reference: Reference, format: (value: number) => string, whose: Perspective): string {
    const value = format(reference.mean);
    if (reference.basis === 'match') return `, against ${value} ${reference.source}`;
    if (reference.basis === 'guide') {
      if (this.#guideExplained) return ` (guide: ${value})`;
      this.#guideExplained = true;
      return ` (${value} ${reference.source})`;
    }
    this.#usuals += 1;
    const forms = usualForms[whose];
    const form = forms[this.#usuals % forms.length];
    return form === undefined ? '' : form(value, reference.matches);
  }

  /** What it was worth, to end a sentence without its full stop: ", worth about 4 points". */
  worth(points: number): string {
    this.#worths += 1;
    const forms = points > 0 ? gainForms : lossForms;
    const form = forms[this.#worths % forms.length];
    return form === undefined ? '' : form(pointsInWords(points));
  }

  /** The opponent as subject or object: its name at first, then `later`. */
  they(later: 'they' | 'them' | 'They' = 'they'): string {
    if (this.#named) return later;
    this.#named = true;
    return this.#opponent;
  }

  /** The opponent's: "Norhaven Pilots’" at first, then "their". */
  their(later: 'their' | 'Their' = 'their'): string {
    if (this.#named) return later;
    this.#named = true;
    return `${this.#opponent}${this.#opponent.endsWith('s') ? '’' : '’s'}`;
  }

  /** The player whose list this is, with a verb in the past: "Ana Bel made" at first, then "Made". */
  player(name: string, verb: string): string {
    if (this.#subjectNamed) return capital(verb);
    this.#subjectNamed = true;
    return `${name} ${verb}`;
  }
}
