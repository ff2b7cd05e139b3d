import type { FileAnswers } from '../contract/adding.ts';
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

/** A file that is not taken, and why; `reason` begins with `place`. */
export interface RefusedFile {
  place: string;
  reason: string;
}

/** A format of match files. Each lies in a folder of its own; `match-files.ts` lists them. */
export interface MatchFormat {
  /** As in "no match file of FIBA LiveStats, EuroLeague or StatCrew". */
  name: string;
  /** Whether a file is of this format, by its content alone: so far that a damaged one is still told as what it is. */
  recognises(content: unknown): boolean;
  /**
   * Where a match lies in several files: puts those together that make one. A file of which nobody can tell where it
   * belongs is refused. Absent where each file is a match of its own, which is then read as soon as it comes.
   */
  group?(files: readonly ParsedFile[]): { groups: ParsedFile[][]; refused: RefusedFile[] };
  /** The content of each match, if a file may hold several. */
  split?(content: unknown): unknown[];
  /** Reads the files of one match with the answers there are. Throws an IntakeError that names file and row or field. */
  read(files: readonly ParsedFile[], answers?: FileAnswers): ReadMatch;
}

/** The fields of an object; none of anything else. */
export function fieldsOf(content: unknown): Record<string, unknown> {
  return typeof content === 'object' && content !== null ? { ...content } : {};
}

/** A match file that cannot be read: the message names the file, the place in it and what to do next. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError';
}

/** What was wrong, short enough to be read: a file's own text in it may be of any length. */
export function inShort(reason: string): string {
  return reason.length > longest ? `${reason.slice(0, longest)}…` : reason;
}
const longest = 300;
