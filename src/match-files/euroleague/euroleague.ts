import * as v from 'valibot';
import { normalisedName } from '../../contract/normalised-name.ts';
import { checkContent, type FileFormat } from '../file-values.ts';
import {
  fieldsOf,
  IntakeError,
  type MatchFormat,
  type ParsedFile,
  type ReadMatch,
  type RefusedFile,
} from '../format.ts';
import { type EuroleagueFiles, type EuroleagueKind, euroleagueSchemas } from './file.ts';
import { euroleagueMatch } from './match.ts';

const words: FileFormat = {
  file: 'EuroLeague file',
  match: 'EuroLeague match',
  nextStep: 'Save the match’s files again and import them together.',
};

/** The field that only this kind of file has. */
const mark: Record<EuroleagueKind, string> = {
  Boxscore: 'Stats',
  PlaybyPlay: 'FirstQuarter',
  Header: 'Stadium',
  Points: 'Rows',
};
/** In the order in which files are grouped: every match has plays, which name the sides as all other kinds do. */
const kinds: readonly EuroleagueKind[] = ['PlaybyPlay', 'Boxscore', 'Header', 'Points'];

/** The live service of EuroLeague and EuroCup: two to four files a match, of which a Boxscore and a PlaybyPlay are needed. */
export const euroleague: MatchFormat = {
  name: 'EuroLeague',
  recognises: (content) => kindOf(content) !== undefined,
  group: (files) => groupParts(files.flatMap(toPart)),
  read: readParts,
};

function kindOf(content: unknown): EuroleagueKind | undefined {
  const fields = fieldsOf(content);
  return kinds.find((kind) => mark[kind] in fields);
}

/** A file of a match, and the keys for finding its match. */
interface Part {
  file: ParsedFile;
  kind: EuroleagueKind;
  /** The path of its folder; empty for a bare file name. */
  folder: string;
  /** The file's name without the word for its kind ("E2022_001"); null if it has no such word. */
  stem: string | null;
  /** The two sides' names, and their codes, each home first or in any order; empty where the file does not have them. */
  names: string[];
  codes: string[];
}

function toPart(file: ParsedFile): Part[] {
  const kind = kindOf(file.content);
  if (kind === undefined) return [];
  const ending = new RegExp(`[_-]?${kind}(?=\\.json$)`, 'i').exec(file.fileName);
  const start = file.fileName.search(/[^/\\]*$/);
  const folder = file.fileName.slice(0, start);
  const stem = ending === null ? null : file.fileName.slice(start, ending.index);
  return [{ file, kind, folder, stem, ...sidesOf(kind, file.content) }];
}

const sides = v.object({
  TeamA: v.string(),
  TeamB: v.string(),
  CodeTeamA: v.string(),
  CodeTeamB: v.string(),
});
const stats = v.object({ Stats: v.array(v.object({ Team: v.string() })) });
const rows = v.object({ Rows: v.array(v.object({ TEAM: v.string() })) });

/** The sides in a file; nothing if it is unreadable: its checks will report that. */
function sidesOf(kind: EuroleagueKind, content: unknown): Pick<Part, 'names' | 'codes'> {
  if (kind === 'Boxscore' && v.is(stats, content)) {
    return { names: content.Stats.map(({ Team }) => normalisedName(Team)), codes: [] };
  }
  if (kind === 'Points' && v.is(rows, content)) {
    return { names: [], codes: [...new Set(content.Rows.map(({ TEAM }) => TEAM.trim()))].sort() };
  }
  if (!v.is(sides, content)) return { names: [], codes: [] };
  const { TeamA, TeamB, CodeTeamA, CodeTeamB } = content;
  return {
    names: [TeamA, TeamB].map(normalisedName),
    codes: [CodeTeamA, CodeTeamB].map((code) => code.trim()).sort(),
  };
}

/** Each match's files together: those that are named alike or that name the same sides, first within their folder. */
function groupParts(parts: readonly Part[]) {
  const groups: Part[][] = [];
  const refused: RefusedFile[] = [];
  for (const part of kinds.flatMap((kind) => parts.filter((each) => each.kind === kind))) {
    const all = groups.filter(
      (group) =>
        group.every(({ kind }) => kind !== part.kind) && group.some((other) => fits(part, other)),
    );
    const near = all.filter((group) => group.some(({ folder }) => folder === part.folder));
    const fitting = near.length > 0 ? near : all;
    const [only] = fitting;
    if (fitting.length > 1) {
      const { fileName } = part.file;
      const reason = `${fileName}: its match is one of several of the same sides. Name the files of each match alike, such as X_Boxscore.json and X_PlaybyPlay.json.`;
      refused.push({ fileName, reason });
    } else if (only === undefined) groups.push([part]);
    else only.push(part);
  }
  return { groups: groups.map((group) => group.map(({ file }) => file)), refused };
}

function fits(one: Part, other: Part): boolean {
  if (one.stem !== null && other.stem !== null) return one.stem === other.stem;
  const same = (a: string[], b: string[]) => a.length > 0 && String(a) === String(b);
  return same(one.names, other.names) || same(one.codes, other.codes);
}

function readParts(files: readonly ParsedFile[]): ReadMatch {
  const read = <Kind extends EuroleagueKind>(kind: Kind) => {
    const file = files.find(({ content }) => kindOf(content) === kind);
    if (file === undefined) return undefined;
    return {
      ...file,
      content: checkContent(euroleagueSchemas[kind], file.content, file.fileName, words),
    };
  };
  const boxscore = read('Boxscore');
  const plays = read('PlaybyPlay');
  const header = read('Header');
  const points = read('Points');
  const fileName = plays?.fileName ?? files[0]?.fileName ?? '';
  if (boxscore === undefined || plays === undefined) {
    const missing = boxscore === undefined ? 'Boxscore' : 'PlaybyPlay';
    throw new IntakeError(
      `${fileName}: its ${missing} file is missing. A EuroLeague match needs its Boxscore and its PlaybyPlay file: name both.`,
    );
  }
  const match: EuroleagueFiles = {
    Boxscore: boxscore.content,
    PlaybyPlay: plays.content,
    ...(header === undefined ? {} : { Header: header.content }),
    ...(points === undefined ? {} : { Points: points.content }),
  };
  return { fileName, recorded: euroleagueMatch(match) };
}
