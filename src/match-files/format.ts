import type { RecordedMatch } from './recorded-match.ts';

/** A file as given to the import: `place` is what messages call it. */
export interface ParsedFile {
  place: string;
  /** What its JSON holds, the root of its XML (`XmlElement`), or the text of a file that is neither, such as CSV. */
  content: unknown;
}

/** A match and the file that messages name it by. */
export interface ReadMatch {
  place: string;
  recorded: RecordedMatch;
}

/** A format of match files. Each lies in a folder of its own; `match-files.ts` lists them. */
export interface MatchFormat {
  /** As in "no match file of FIBA LiveStats or the EuroLeague". */
  name: string;
  /** Whether a file is of this format, by its content alone: so far that a damaged one is still told as what it is. */
  recognises(content: unknown): boolean;
  /** Puts the files together that make one match, in the order of their first. Throws an IntakeError where nobody can tell. */
  group(files: readonly ParsedFile[]): ParsedFile[][];
  /** Reads the files of one match. Throws an IntakeError that names the file and the place in it. */
  read(files: readonly ParsedFile[]): ReadMatch;
}

/** The fields of an object; none of anything else. */
export function fieldsOf(content: unknown): Record<string, unknown> {
  return typeof content === 'object' && content !== null ? { ...content } : {};
}
