import { everyWord, type RecordKind, sideParts, sideWords } from '../../contract/vocabulary.ts';

/** Chooses one value, always the same for a seed. */
export type Choose = <Value>(from: readonly [Value, ...Value[]] | readonly Value[]) => Value;

export function chooser(seed: number): Choose {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (from) => {
    state = (Math.imul(state ^ (state >>> 13), 1540483477) + 2531011) >>> 0;
    const chosen = from[(state >>> 8) % from.length];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  };
}

type Style = (word: string) => string;
const parts = (word: string) =>
  word
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_ ]+/);
const capital = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
const styles: readonly [Style, ...Style[]] = [
  (word) => parts(word).join('_'),
  (word) =>
    parts(word)
      .map((part, at) => (at === 0 ? part : capital(part)))
      .join(''),
  (word) => parts(word).map(capital).join(''),
  (word) => parts(word).join('_').toUpperCase(),
  (word) => parts(word).join('-'),
];

const wordLists = new Map<string, string[]>();

function wordsFor(kind: RecordKind, field: string): string[] {
  const key = `${kind} ${field}`;
  const known =
    wordLists.get(key) ?? [...everyWord(kind)].flatMap(([of, word]) => (of === field ? word : []));
  wordLists.set(key, known);
  return known;
}

/** A wording of replies: a style, and for each field one word throughout. */
export function wording(choose: Choose) {
  const style = choose(styles);
  const chosen = new Map<string, string>();
  const word = (kind: RecordKind, field: string) => {
    const key = `${kind} ${field}`;
    const known = chosen.get(key) ?? style(choose(wordsFor(kind, field)));
    chosen.set(key, known);
    return known;
  };
  const side = (name: keyof typeof sideWords) => {
    const known =
      chosen.get(name) ?? style(choose(sideWords[name].split(' ').filter((one) => one !== 'for')));
    chosen.set(name, known);
    return known;
  };
  const part = (name: keyof typeof sideParts) =>
    style(choose([name, ...sideParts[name].split(' ')]));
  return { style, word, side, part };
}
