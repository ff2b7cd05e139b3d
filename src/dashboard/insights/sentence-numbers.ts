import { sentencesEn } from '../../insights/words/sentences-en.ts';
import { sentencesEs } from '../../insights/words/sentences-es.ts';

/** A number of this match and the one that a sentence calls usual, as the sentence's template has them. */
export interface ToldNumber {
  /** Which number it is, for instance "own boards". */
  subject: string;
  value: number;
  usual: number;
  /** Both are shares of 100; otherwise counts. */
  isShare: boolean;
  /** How many there were of what `value` counts: shots, rebounds; `null` where the sentence names none. */
  of: number | null;
  /** The number is the opponent's. */
  theirs: boolean;
  /** Zone or kind of the counted shots; `null` if it counts no shots. */
  place: string | null;
  /** The number in the sentence, in UTF-16 units. */
  from: number;
  to: number;
}

/** Values that a sentence is about, the first of them that a template has. */
const valueNames = [
  ...['scored', 'fewScored', 'someScored', 'only', 'rebounds', 'offensive', 'few', 'made', 'count'],
  ...['throws', 'fewThrows', 'times', 'fewTimes', 'assists', 'fouls', 'total', 'turnovers'],
];
const wholeNames = ['attempted', 'chances', 'shots', 'available'];
const numberNames = [...valueNames, ...wholeNames, 'share', 'norm', 'boards', 'all'];

const number = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?%)?|once|twice|una vez|dos veces)`;
/** Without `\p{L}`, whose tables make the expressions of all templates ten times slower to build. */
const word = String.raw`[^\s\d.,]+`;
/** A number is no part of a name ("U16") or of another number. */
const alone = String.raw`(?<=^|[\s(])`;
const words: Record<string, number> = { once: 1, twice: 2, 'una vez': 1, 'dos veces': 2 };

/** The words before a usual number in a sentence. */
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

/** The sentences with a usual number; those with more literal words are tried first. */
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

/** Whether a sentence has a template's literals in order: a quick test before the slower expression. */
function holds(sentence: string, literals: readonly string[]): boolean {
  let at = 0;
  return literals.every((words, index) => {
    const found = sentence.indexOf(words, at);
    at = found + words.length;
    return found >= 0 && (index > 0 || found === 0);
  });
}

/** "threes from above the break", "came at the rim": the longer ones first, since they hold shorter ones. */
const places = [sentencesEn, sentencesEs]
  .flatMap((language) => Object.entries<readonly string[]>(language))
  .filter(([key]) => /^(?:came|kind)\//.test(key))
  .flatMap(([key, [text = '']]) => ({ place: key.replace(/^.*\//, ''), text }))
  .sort((a, b) => b.text.length - a.text.length);

/**
 * The usual number in a sentence of the reference service, found by its template. `null` for any
 * other sentence, and without a usual number.
 */
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

/** The first number of a text that is no part of a name ("U16"). */
function numberIn(text = '') {
  const found = new RegExp(alone + number).exec(text);
  if (!found) return null;
  const value = words[found[0]] ?? Number.parseFloat(found[0].replace(',', '.'));
  return { value, isShare: found[0].endsWith('%'), at: found.index, text: found[0] };
}

/** Whether a sentence is about luck: nothing can be trained from it. */
export const saysLuck = (sentence: string) => /\bluck\b|\bsuerte\b/i.test(sentence);

/** The sentences on luck last, since nobody can train it. */
export const luckLast = (sentences: readonly string[]) =>
  sentences.toSorted((a, b) => Number(saysLuck(a)) - Number(saysLuck(b)));

/**
 * The drill of each sentence that can be trained: those with a usual number and no luck, in order,
 * if there are as many drills. None if the lists leave it open.
 */
export function drillsOf(
  focusAreas: readonly string[],
  suggestions: readonly string[],
): ReadonlyMap<string, string> {
  const trained = focusAreas.filter((each) => usualBeside(each) !== null && !saysLuck(each));
  if (trained.length !== suggestions.length) return new Map();
  return new Map(trained.map((sentence, index) => [sentence, suggestions[index] ?? '']));
}
