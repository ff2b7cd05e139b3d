/**
 * Reads a sentence whose placeholders are all plain, "{shown} of {all}", as Lingui's compiler would: so the sentences
 * of the code need no second copy in a catalogue. Plurals and quoted braces are beyond it.
 */
export function compileSentence(sentence: string): (string | [string])[] {
  return sentence
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => (/^\{\w+\}$/.test(part) ? [part.slice(1, -1)] : part));
}
