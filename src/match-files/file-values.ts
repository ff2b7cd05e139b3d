import * as v from 'valibot';
import { IntakeError, inShort } from './format.ts';

/* Small schemas shared by all formats, and the reading of one file. */

/** The largest whole number of a database column. */
const largest = 2_147_483_647;

/** A whole number; some programs write it as text. */
export const whole = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
  v.integer(),
  v.minValue(-largest),
  v.maxValue(largest),
);

/** Trimmed text; absent or null is ''. */
export const label = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
  v.transform((value) => String(value ?? '').trim()),
);

/** 0 or 1 as false or true. */
export const flag = v.pipe(
  v.optional(whole, 0),
  v.transform((value) => value === 1),
);

/** "MM:SS", or "MM:SS:cc" with hundredths, in seconds. */
export function secondsOf(clock: string): number {
  const [minutes = 0, seconds = 0, hundredths = 0] = clock.split(':').map(Number);
  return (minutes * 6000 + seconds * 100 + hundredths) / 100;
}

/** A format's words in messages about files that can't be read. */
export interface FileFormat {
  /** Such as "LiveStats file" and "LiveStats match". */
  file: string;
  match: string;
  /** The sentence that says what to do. */
  nextStep: string;
}

/** The content of a JSON file. Throws an IntakeError that names `fileName` if it is cut off or not JSON. */
export function parseJson(text: string, fileName: string, format: FileFormat): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''), (_, value: unknown) =>
      typeof value === 'string' ? requireText(value) : value,
    );
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // The engine's error for nesting that is too deep.
    const isDeep = error instanceof RangeError && said !== noCharacter;
    const reason = isDeep ? 'brackets nested too deeply' : said;
    throw new IntakeError(
      `${fileName}: not complete JSON, so the file is cut off, damaged or no ${format.file} (${inShort(reason)}). ${format.nextStep}`,
      { cause: error },
    );
  }
}

const noCharacter = 'a text in it has an invalid character';

/** Returns the text. Throws a RangeError if it contains half a surrogate pair or U+0000, which no database stores as text. */
export function requireText(text: string): string {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw new RangeError(noCharacter);
  }
  return text;
}

/** The validated content of a file. Throws an IntakeError that names `fileName` and the path in it. */
export function checkContent<Schema extends v.GenericSchema>(
  schema: Schema,
  content: unknown,
  fileName: string,
  format: FileFormat,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const spot = v.getDotPath(issue) ?? 'the top level';
  throw new IntakeError(
    `${fileName}: not a ${format.match}, at ${inShort(spot)}: ${inShort(issue.message)}. ${format.nextStep}`,
  );
}
