/** A number of this match and the one that a sentence calls usual; both counts, or both shares of 100. */
export interface UsualBeside {
  value: number;
  usual: number;
  isShare: boolean;
}

/** How a sentence names what is usual, in English and in Spanish; after it nothing but a part of it may stand. */
const usualForms = [
  / where (?<usual>\d+(?:\.\d+)?%?)(?: (?<noun>[a-z]+)(?: (?:off|from) \d+)?)? (?:is|are|would be) usual/,
  /(?:,| \() ?(?:against )?(?:your |a )?usual:? (?<usual>\d+(?:\.\d+)?%?)/,
  /, cuando lo habitual[^.,\d]* (?:es|son|serían) (?:el )?(?<usual>\d+(?:,\d+)?(?:\s?%)?)(?: (?!y )(?<noun>[a-záéíóúñ]+))?/,
  / \(lo habitual: (?<usual>\d+(?:,\d+)?(?:\s?%)?)(?: (?:de|en) tant[oa]s)?\)/,
  /, frente a lo habitual \((?<usual>\d+(?:,\d+)?(?:\s?%)?)(?: (?:de|en) tant[oa]s)?\)/,
];

/** A number that is no part of a name ("U16") or of a score. */
const number = String.raw`(?<![\p{L}\d–.,:])\d+(?:[.,]\d+)?(?!\s?%|[\d–:])`;

/**
 * What a sentence of the reference service sets beside the usual, read from the sentence alone: what is drawn is what it
 * says. `null` where it names no usual number, or leaves it open which of its numbers is meant.
 */
export function usualBeside(sentence: string): UsualBeside | null {
  for (const form of usualForms) {
    const found = form.exec(sentence);
    const { usual = '', noun } = found?.groups ?? {};
    if (!found || usual === '') continue;
    // The clause that it follows: a sentence may have told something else before.
    const told =
      sentence
        .slice(0, found.index)
        .split(/[.:;] /)
        .at(-1) ?? '';
    // "De tus 26 tiros metiste 11": of how many comes first.
    const clause = told.replace(/^De tus \d+/, '');
    const value = numberIn(clause, usual.endsWith('%'), noun);
    return value === null ? null : { value, usual: numberOf(usual), isShare: usual.endsWith('%') };
  }
  return null;
}

/** The share next before the usual one; of counts the one of the same noun, else the first. */
function numberIn(clause: string, isShare: boolean, noun: string | undefined): number | null {
  if (isShare) {
    const text = /(\d+(?:[.,]\d+)?)\s?%$/.exec(clause)?.[1];
    return text === undefined ? null : numberOf(text);
  }
  const same = noun && new RegExp(`(${number}) ${noun.replace(/s$/, '')}`, 'u').exec(clause)?.[1];
  const text = noun ? same : new RegExp(number, 'u').exec(clause)?.[0];
  return text ? numberOf(text) : null;
}

const numberOf = (text: string) => Number.parseFloat(text.replace(',', '.'));

/**
 * Whether a sentence's number is the opponent's: "4 of Hawks’ 9 shots fell", "They had 12 points on the break", "You held
 * Hawks to 12". Of opponent and coach, the number belongs to the one named last before it.
 */
export function tellsOf(opponent: string | undefined, sentence: string, value: number): boolean {
  // A number in a name is none.
  const named = opponent ? sentence.replaceAll(opponent, ' @ ') : sentence;
  const shown = `(?<![\\p{L}\\d–.,:])${String(value).replace('.', '[.,]')}(?![\\d–:])`;
  return [...named.matchAll(new RegExp(shown, 'gu'))].some(({ 0: { length }, index }) => {
    if (theirsAfter.test(named.slice(index + length))) return true;
    const last = [...named.slice(0, index).matchAll(people)].at(-1);
    return last?.groups?.theirs !== undefined;
  });
}

/** Words for the opponent, whose name is "@" here, and words that address the coach. */
const people =
  /(?<!\p{L})(?:(?<theirs>@|they|them|their|(?:el|al|del) rival)|you|your|te|tu|tus|\p{L}+ste)(?!\p{L})/giu;

/** How a sentence goes on after a number of the opponent's. */
const theirsAfter =
  /^(?: of| points? came from| tiros? libres?) +(?:a +)?(?:@|their|al rival)(?!\p{L})/u;

/** Whether a sentence puts down to luck what it tells: nothing can be trained from it. */
export const saysLuck = (sentence: string) => /\bluck\b|\bsuerte\b/i.test(sentence);

/**
 * The drill of each sentence that something is to be trained from: those with a usual number and no luck, in their order,
 * where there are as many drills. None where the lists leave it open.
 */
export function drillsOf(
  focusAreas: readonly string[],
  suggestions: readonly string[],
): ReadonlyMap<string, string> {
  const trained = focusAreas.filter((each) => usualBeside(each) !== null && !saysLuck(each));
  if (trained.length !== suggestions.length) return new Map();
  return new Map(trained.map((sentence, index) => [sentence, suggestions[index] ?? '']));
}
