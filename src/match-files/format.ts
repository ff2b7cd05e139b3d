import type { FileAnswers } from '../contract/adding.ts';
import type { RecordedMatch } from './recorded-match.ts';

/** A file as given to the import: messages name it by `fileName`. */
export interface ParsedFile {
  fileName: string;
  /** What its JSON holds, the root of its XML (`XmlElement`), or the text of a file that is neither, such as CSV. */
  content: unknown;
}

/** A match and the file that messages name it by. */
export interface ReadMatch {
  fileName: string;
  recorded: RecordedMatch;
}

/** A refused file, and why; `reason` begins with `fileName`. */
export interface RefusedFile {
  fileName: string;
  reason: string;
}

/** A format of match files. Each has a folder; `match-files.ts` lists them. */
export interface MatchFormat {
  /** As in "no match file of FIBA LiveStats, EuroLeague or StatCrew". */
  name: string;
  /** Whether a file is of this format, by its content alone; lenient enough to recognise a damaged one. */
  recognises(content: unknown): boolean;
  /**
   * If a match is in several files: groups those of one match. A file whose match is unknown
   * is refused. Absent if each file is a match by itself, which is then read as soon as it comes.
   */
  group?(files: readonly ParsedFile[]): { groups: ParsedFile[][]; refused: RefusedFile[] };
  /** The content of each match, if a file may hold several. */
  split?(content: unknown): unknown[];
  /** Reads the files of one match with the answers there are. Throws an IntakeError that names file and row or field. */
  read(files: readonly ParsedFile[], answers?: FileAnswers): ReadMatch;
}

/** The fields of an object; none of any other value. */
export function fieldsOf(content: unknown): Record<string, unknown> {
  return typeof content === 'object' && content !== null ? { ...content } : {};
}

/** A match file that cannot be read: the message names the file, the position in it and the next step. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError';
}

/** A reason, cut to a readable length: a file's own text in it may be of any length. */
export function inShort(reason: string): string {
  return reason.length > longest ? `${reason.slice(0, longest)}…` : reason;
}
const longest = 300;
