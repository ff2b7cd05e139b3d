import type { FileAnswers } from '../contract/adding.ts';
import type { RecordedMatch } from './recorded-match.ts';

/** A parsed file; messages name it by `fileName`. */
export interface ParsedFile {
  fileName: string;
  /** The value of its JSON, the root of its XML (`XmlElement`), or the text of any other file, such as CSV. */
  content: unknown;
}

/** A match, and the file that messages name. */
export interface ReadMatch {
  fileName: string;
  recorded: RecordedMatch;
}

/** A refused file; `reason` begins with `fileName`. */
export interface RefusedFile {
  fileName: string;
  reason: string;
}

/** A format of match files. Each has its folder; `match-files.ts` lists them. */
export interface MatchFormat {
  /** As in "no match file of FIBA LiveStats, EuroLeague or StatCrew". */
  name: string;
  /** Whether a file has this format, judged by content; lenient, to recognise damaged files too. */
  recognises(content: unknown): boolean;
  /**
   * Groups the files of each match, if a match has several, and refuses a file whose match is unknown. Without this function
   * each file is one match and is read immediately.
   */
  group?(files: readonly ParsedFile[]): { groups: ParsedFile[][]; refused: RefusedFile[] };
  /** The content of each match, if a file may hold several. */
  split?(content: unknown): unknown[];
  /** Reads the files of a match with the answers given so far. Throws an IntakeError that names file and row or field. */
  read(files: readonly ParsedFile[], answers?: FileAnswers): ReadMatch;
}

/** The fields of an object; {} for any other value. */
export function fieldsOf(content: unknown): Record<string, unknown> {
  return typeof content === 'object' && content !== null ? { ...content } : {};
}

/** A match file that can't be read; the message says which file, where in it, and what to do. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError';
}

/** A reason, shortened: it may quote text of any length from the file. */
export function inShort(reason: string): string {
  return reason.length > longest ? `${reason.slice(0, longest)}…` : reason;
}
const longest = 300;
