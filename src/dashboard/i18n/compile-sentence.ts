/** A sentence as Lingui compiles it: texts, placeholders, and plurals with the parts of each form. */
export type SentencePart = string | [string] | [string, 'plural', Record<string, SentencePart[]>];

/** A value, "{all}", or a plural, "{all, plural, one {# match} other {# matches}}". */
const inSentence = /(\{\w+(?:, plural,(?: =?\w+ \{(?:[^{}]|\{\w+\})*\})+)?\})/;
const inForm = /(\{\w+\}|#)/;
const forms = / =?(\w+) \{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Compiles a sentence as Lingui would, so that English needs no catalogue: plain placeholders, and plurals without
 * nested ones. Quoted braces are not supported.
 */
export function compileSentence(sentence: string, cuts = inSentence): SentencePart[] {
  return sentence
    .split(cuts)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name, plural] = /^\{(\w+)(.*)\}$/s.exec(part) ?? [];
      if (name === undefined) return part;
      if (!plural) return [name];
      const each = [...plural.matchAll(forms)].map(([, form = '', text = '']) => [
        form,
        compileSentence(text, inForm),
      ]);
      return [name, 'plural', Object.fromEntries(each)];
    });
}
