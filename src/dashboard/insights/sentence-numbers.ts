import { sentencesEn } from '../../insights/words/sentences-en.ts';
import { sentencesEs } from '../../insights/words/sentences-es.ts';

/** A number in a sentence with the usual number beside it, read by the sentence's template. */
export interface ToldNumber {
  /** The template's subject, for instance "own boards". */
  subject: string;
  value: number;
  usual: number;
  /** Whether both are percentages; otherwise counts. */
  isShare: boolean;
  /** The total that `value` is a part of, such as shots or rebounds; `null` if the sentence has none. */
  of: number | null;
  /** Whether it is the opponent's number. */
  theirs: boolean;
  /** Zone or kind of the shots; `null` if the number does not count shots. */
  place: string | null;
  /** Start of the number in the sentence, in UTF-16 units. */
  from: number;
  to: number;
}

/** Placeholders that a sentence can be about; the first one in a template counts. */
const valueNames = [
  ...['scored', 'fewScored', 'someScored', 'only', 'rebounds', 'offensive', 'few', 'made', 'count'],
  ...['throws', 'fewThrows', 'times', 'fewTimes', 'assists', 'fouls', 'total', 'turnovers'],
];
const wholeNames = ['attempted', 'chances', 'shots', 'available'];
const numberNames = [...valueNames, ...wholeNames, 'share', 'norm', 'boards', 'all'];

const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?%)?|once|twice|una vez|dos veces)`;
/** Avoids `\p{L}`, which makes the expressions of all templates ten times slower to build. */
const word = String.raw`[^\s\d.,]+`;
/** Excludes digits within a name ("U16") or another number. */
const alone = String.raw`(?<=^|[\s(])`;
const words: Record<string, number> = { once: 1, twice: 2, 'una vez': 1, 'dos veces': 2 };

/** Words that lead to a usual number. */
const besideWords = /(?: where|, (?:against|cuando|frente)| \()/;

/** A regular expression that matches a template's sentences, with a group for each placeholder. */
function pattern(template: string): RegExp {
  const seen = new Set<string>();
  const source = template
    .split(/(\{[^}]+\})/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      const name = part.charAt(1).toLowerCase() + part.slice(2, -1).replace(/\W.*/, '');
      const text = numberNames.includes(name)
        ? `(?:${word} )?${number}(?: ${word})*?`
        : name === 'beside' || name === 'usual'
          ? String.raw`${besideWords.source}(?:(?!\. ).)*?${alone}${number}(?:(?!\. ).)*?`
          : name === 'back'
            ? '.{0,90}?'
            : '.{1,90}?';
      const group = seen.has(name) ? '?:' : `?<${name}>`;
      seen.add(name);
      return `(${group}${text})`;
    })
    .join('');
  return new RegExp(`^${source}(?= |$)`, 'd');
}

/** Templates with a usual number; those with more literal words are tried first. */
const templates = [sentencesEn, sentencesEs]
  .flatMap((language) => Object.entries<readonly string[]>(language))
  .flatMap(([key, texts]) => texts.map((text) => ({ key, text })))
  .filter(({ key, text }) => /\{(?:beside|usual)\}/.test(text) || key.startsWith('scoring/own'))
  .map(({ key, text }) => ({
    subject: key.replace(/\/.*/, ''),
    theirs: /^won|given|against|^their|opponent/.test(key),
    literals: text.split(/\{[^}]+\}/),
    expression: pattern(text),
  }))
  .sort((a, b) => b.literals.join('').length - a.literals.join('').length);

/** Whether a sentence contains a template's literals in order: a fast check before the slower expression. */
function holds(sentence: string, literals: readonly string[]): boolean {
  let at = 0;
  return literals.every((words, index) => {
    const found = sentence.indexOf(words, at);
    at = found + words.length;
    return found >= 0 && (index > 0 || found === 0);
  });
}

/** "threes from above the break", "came at the rim": longer ones first, since they contain shorter ones. */
const places = [sentencesEn, sentencesEs]
  .flatMap((language) => Object.entries<readonly string[]>(language))
  .filter(([key]) => /^(?:came|kind)\//.test(key))
  .flatMap(([key, [text = '']]) => ({ place: key.replace(/^.*\//, ''), text }))
  .sort((a, b) => b.text.length - a.text.length);

/** The number and usual number in a sentence of our service, found by its template; `null` for other sentences. */
export function usualBeside(sentence: string): ToldNumber | null {
  if (!besideWords.test(sentence)) return null;
  for (const { subject, theirs, literals, expression } of templates) {
    const found = holds(sentence, literals) ? expression.exec(sentence) : null;
    const groups = found?.groups;
    if (!groups) continue;
    const usual = numberIn(groups.norm ?? groups.beside ?? groups.usual);
    const isShare = usual?.isShare === true;
    const name = isShare ? 'share' : valueNames.find((key) => groups[key] !== undefined);
    const value = name === undefined ? null : numberIn(groups[name]);
    if (!name || !value || !usual) continue;
    const whole = wholeNames.find((key) => groups[key] !== undefined);
    const [start = 0] = found.indices?.groups?.[name] ?? [];
    return {
      subject,
      theirs,
      isShare,
      value: value.value,
      usual: usual.value,
      of: whole === undefined ? null : (numberIn(groups[whole])?.value ?? null),
      place: /shot|fell/.test(subject)
        ? (places.find(({ text }) => sentence.includes(text))?.place ?? null)
        : null,
      from: start + value.at,
      to: start + value.at + value.text.length,
    };
  }
  return null;
}

/** The first number of a text that is not within a name ("U16"). */
function numberIn(text = '') {
  const found = new RegExp(alone + number).exec(text);
  if (!found) return null;
  const value = words[found[0]] ?? Number.parseFloat(found[0].replace(',', '.'));
  return { value, isShare: found[0].endsWith('%'), at: found.index, text: found[0] };
}

/** Whether a sentence is about luck, so that there is nothing to practise. */
export const saysLuck = (sentence: string) => /\bluck\b|\bsuerte\b/i.test(sentence);

/** Puts sentences about luck last, since nobody can practise it. */
export const luckLast = (sentences: readonly string[]) =>
  sentences.toSorted((a, b) => Number(saysLuck(a)) - Number(saysLuck(b)));

/**
 * The drill of each sentence that can be practised: those with a usual number and without luck, in order, if there are
 * as many drills. Empty if the match is ambiguous.
 */
export function drillsOf(
  focusAreas: readonly string[],
  suggestions: readonly string[],
): ReadonlyMap<string, string> {
  const trained = focusAreas.filter((each) => usualBeside(each) !== null && !saysLuck(each));
  if (trained.length !== suggestions.length) return new Map();
  return new Map(trained.map((sentence, index) => [sentence, suggestions[index] ?? '']));
}
