import type { FileAnswers } from '../contract/adding.ts';
import { boxCsv } from './box-csv/box-csv.ts';
import { euroleague } from './euroleague/euroleague.ts';
import { parseJson, requireText } from './file-values.ts';
import {
  IntakeError,
  inShort,
  type MatchFormat,
  type ParsedFile,
  type ReadMatch,
  type RefusedFile,
} from './format.ts';
import { liveStats } from './livestats/livestats.ts';
import { type RecordedMatch, recordedSides } from './recorded-match.ts';
import { isNotNeeded, notNeeded } from './refused.ts';
import { scoreSheet } from './score-sheet/score-sheet.ts';
import { statCrew } from './statcrew/statcrew.ts';
import { parseXml } from './xml.ts';

/** A file to import; messages name it by `fileName`. */
export interface MatchFile {
  fileName: string;
  text: string;
}

/** A match with its files and format, or a refused file. */
export type Reading =
  | ({ kind: 'match'; files: string[]; format: string } & ReadMatch)
  | ({ kind: 'refused' } & RefusedFile);

/** Reads files one by one. */
export interface MatchReader {
  /** The file's matches or refusal; empty if other files may belong to its match, which `end` then returns. */
  add(file: MatchFile): Reading[];
  /** The matches of the files that had to wait for others. */
  end(): Generator<Reading>;
}

const formats: readonly MatchFormat[] = [liveStats, euroleague, statCrew, scoreSheet, boxCsv];

/** The names of all formats. */
export const formatNames = formats.map(({ name }) => name);

const names = `${formatNames.slice(0, -1).join(', ')} or ${formatNames.at(-1)}`;

/**
 * Reads match files of all formats. Files are recognised by content, not by name; an unreadable file is refused and does not
 * stop the others. A file stays in memory only until its match is read.
 */
export function matchReader(): MatchReader {
  const waiting = new Map<MatchFormat, ParsedFile[]>();
  return {
    add: ({ fileName, text }) =>
      orRefused(fileName, () => {
        const content = contentOf(text, fileName);
        const format = formats.find(({ recognises }) => recognises(content));
        if (format === undefined) {
          if (isNotNeeded(fileName)) throw new IntakeError(`${fileName}: ${notNeeded}`);
          throw new IntakeError(
            `${fileName}: no match file of ${names}. Leave it out, or save it again.`,
          );
        }
        if (format.group !== undefined) {
          waiting.set(format, [...(waiting.get(format) ?? []), { fileName, content }]);
          return [];
        }
        const matches = format.split?.(content) ?? [content];
        return matches.flatMap((one) =>
          orRefused(fileName, () => [readGroup(format, [{ fileName, content: one }])]),
        );
      }),
    *end() {
      for (const [format, files] of waiting) {
        const { groups, refused } = format.group?.(files) ?? { groups: [], refused: [] };
        for (const file of refused) yield { kind: 'refused', ...file };
        for (const group of groups) {
          const [{ fileName } = { fileName: '' }] = group;
          const readings = orRefused(fileName, () => [readGroup(format, group)]);
          for (const reading of readings) yield* withOthers(reading, group);
        }
      }
      waiting.clear();
    },
  };
}

/** Players of one side: five times what any competition allows. */
const mostPlayers = 100;

/** Periods of a match, with overtimes; more would fill the memory. */
const mostPeriods = 50;

/** Plays of a match: four times those of a long one, which take 0.1 s to analyse. */
const mostPlays = 3_000;

/** Characters of any text in a match. */
const longestText = 1_000;

/** Whether files of a format may leave questions to the coach. */
export const takesAnswers = (format: string): boolean => format === boxCsv.name;

/** A match read again with the coach's answers, if its file left questions open. Throws an IntakeError if that fails. */
export function withAnswers(recorded: RecordedMatch, answers: FileAnswers): RecordedMatch {
  const { again } = recorded;
  if (again === undefined) return recorded;
  const { fileName, text: content } = again;
  const headings = { ...again.answers.headings, ...answers.headings };
  return checked(boxCsv.read([{ fileName, content }], { ...again.answers, ...answers, headings }));
}

/** Why a match would take too much time or memory; null if it would not. */
function excessIn(recorded: RecordedMatch): string | null {
  const { events, rules } = recorded;
  if (events.length > mostPlays) return `${events.length} plays, more than any match has`;
  const periods = Math.max(rules.regulationPeriods, ...events.map(({ period }) => period));
  if (periods > mostPeriods) return `${periods} periods, more than any match has`;
  const { again: _, ...match } = recorded;
  const longest = lengthOfLongestText(match);
  return longest > longestText
    ? `a text of ${longest} characters, longer than any in a match`
    : null;
}

function lengthOfLongestText(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce(
    (longest: number, one: unknown) => Math.max(longest, lengthOfLongestText(one)),
    0,
  );
}

function readGroup(format: MatchFormat, group: readonly ParsedFile[]): Reading {
  const files = group.map(({ fileName }) => fileName);
  const read = format.read(group);
  return {
    kind: 'match',
    files,
    format: format.name,
    fileName: read.fileName,
    recorded: checked(read),
  };
}

/** The match, if its size is plausible. Throws an IntakeError. */
function checked({ fileName, recorded }: ReadMatch): RecordedMatch {
  for (const side of recordedSides) {
    const { name, players } = recorded[side];
    if (players.length <= mostPlayers) continue;
    throw new IntakeError(
      `${fileName}: ${players.length} players of ${inShort(name)}, which no match has. Save the match again.`,
    );
  }
  const excess = excessIn(recorded);
  if (excess !== null) throw new IntakeError(`${fileName}: ${excess}. Save the match again.`);
  return recorded;
}

/** Reads the file, or refuses all files of its match, each by its name. */
function withOthers(reading: Reading, group: readonly ParsedFile[]): Reading[] {
  if (reading.kind === 'match') return [reading];
  const broken =
    group.find(({ fileName }) => reading.reason.startsWith(`${fileName}: `)) ?? group[0];
  const others = group.filter((file) => file !== broken);
  return [
    { ...reading, fileName: broken?.fileName ?? reading.fileName },
    ...others.map(({ fileName }): Reading => {
      const reason = `${fileName}: its match can't be read because of ${broken?.fileName}.`;
      return { kind: 'refused', fileName, reason };
    }),
  ];
}

function orRefused(fileName: string, read: () => Reading[]): Reading[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof IntakeError)) throw error;
    return [{ kind: 'refused', fileName, reason: error.message }];
  }
}

/** The matches of `files`, in the order of their first files. Throws an IntakeError if a file is refused. */
export function readMatchFiles(files: readonly MatchFile[]): ReadMatch[] {
  const reader = matchReader();
  const atOnce = files.flatMap((file) => reader.add(file));
  const first = (match: { files: readonly string[] }) =>
    Math.min(
      ...match.files.map((fileName) => files.findIndex((file) => file.fileName === fileName)),
    );
  const readings = [...atOnce, ...reader.end()];
  const matches = readings.map((reading) => {
    if (reading.kind === 'refused') throw new IntakeError(reading.reason);
    return reading;
  });
  return matches
    .sort((one, other) => first(one) - first(other))
    .map(({ fileName, recorded }) => ({ fileName, recorded }));
}

const words = { file: 'match file', match: 'match', nextStep: 'Save the file again.' };

/**
 * The content of a match file by its first character: parsed JSON, the root of XML, or text without a byte order mark. Throws
 * an IntakeError that names `fileName` if it is cut off or damaged.
 */
function contentOf(text: string, fileName: string): unknown {
  const plain = text.replace(/^\uFEFF/, '');
  const [first] = plain.trimStart();
  if (first === undefined) throw new IntakeError(`${fileName}: an empty file. ${words.nextStep}`);
  if (first === '{' || first === '[') return parseJson(plain, fileName, words);
  try {
    return first === '<' ? parseXml(plain.trimStart()) : requireText(plain);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new IntakeError(
      first === '<'
        ? `${fileName}: not complete XML, so the file is cut off, damaged or a web page (${inShort(reason)}). ${words.nextStep}`
        : `${fileName}: a text that can’t be read (${inShort(reason)}). ${words.nextStep}`,
      { cause: error },
    );
  }
}
