import { parseJson, requireText } from './file-values.ts';
import { IntakeError, inShort } from './format.ts';
import { parseXml } from './xml.ts';

const words = { file: 'match file', match: 'match', nextStep: 'Save the file again.' };

/**
 * What a match file holds: the value of its JSON, the root of its XML, else its text, without a byte order mark. How it is
 * written its first character tells. Throws an IntakeError that names `place` where it is cut off or damaged.
 */
export function contentOf(text: string, place: string): unknown {
  const plain = text.replace(/^\uFEFF/, '');
  const [first] = plain.trimStart();
  if (first === undefined) throw new IntakeError(`${place}: an empty file. ${words.nextStep}`);
  if (first === '{' || first === '[') return parseJson(plain, place, words);
  try {
    return first === '<' ? parseXml(plain.trimStart()) : requireText(plain);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new IntakeError(
      first === '<'
        ? `${place}: not complete XML, so the file is cut off, damaged or a web page (${inShort(reason)}). ${words.nextStep}`
        : `${place}: no text that can be read (${inShort(reason)}). ${words.nextStep}`,
      { cause: error },
    );
  }
}
