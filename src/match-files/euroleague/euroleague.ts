import * as v from 'valibot';
import { fibaRules } from '../../basketball/score.ts';
import type { Line } from '../../contract/box-score.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { dayInCalendar } from '../days.ts';
import { checkContent, type FileFormat, secondsOf } from '../file-values.ts';
import {
  fieldsOf,
  IntakeError,
  type MatchFormat,
  type ParsedFile,
  type ReadMatch,
  type RefusedFile,
} from '../format.ts';
import { givenNameFirst } from '../like-names.ts';
import {
  bySheetOrder,
  type RecordedMatch,
  type RecordedPlayer,
  type RecordedSide,
} from '../recorded-match.ts';
import { euroleagueEvents } from './events.ts';
import {
  type EuroleagueFiles,
  type EuroleagueKind,
  type EuroleagueLine,
  type EuroleaguePlayer,
  type EuroleagueTeam,
  euroleagueSchemas,
} from './file.ts';

const words: FileFormat = {
  file: 'EuroLeague file',
  match: 'EuroLeague match',
  nextStep: 'Save the match’s files again and import them together.',
};

/** A field that only this kind of file has. */
const mark: Record<EuroleagueKind, string> = {
  Boxscore: 'Stats',
  PlaybyPlay: 'FirstQuarter',
  Header: 'Stadium',
  Points: 'Rows',
};
/** In grouping order: every match has plays, and they name the sides like all other kinds do. */
const kinds: readonly EuroleagueKind[] = ['PlaybyPlay', 'Boxscore', 'Header', 'Points'];

/** The live service of EuroLeague and EuroCup: two to four files a match; Boxscore and PlaybyPlay are required. */
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

/** A file of a match, and the keys that find its match. */
interface Part {
  file: ParsedFile;
  kind: EuroleagueKind;
  /** The path of its folder; '' for a bare file name. */
  folder: string;
  /** The file's name without the word for its kind ("E2022_001"); null if it has no such word. */
  stem: string | null;
  /** The names and codes of both sides; empty if the file does not have them. */
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

/** The sides in a file; empty if it can't be read, which its checks report. */
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

/** Groups each match's files: named alike or with the same sides, first within their folder. */
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
      `${fileName}: its ${missing} file is missing. A EuroLeague match needs its Boxscore and its PlaybyPlay file: add both.`,
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

/**
 * A EuroLeague or EuroCup match from its checked files. Coaches, referees, venue and competition come from Header, shot
 * locations and qualifiers such as fast break from Points, if present.
 */
function euroleagueMatch(files: EuroleagueFiles): RecordedMatch {
  const { Boxscore, PlaybyPlay, Header, Points } = files;
  const [home, away] = Boxscore.Stats;
  const { TeamA, TeamB, CodeTeamA, CodeTeamB } = PlaybyPlay;
  const { FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime } = PlaybyPlay;
  const quarters = [FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime ?? []];
  const rows = quarters.flat();
  const day = Header === undefined ? null : dayInHeader(Header.Date);
  const attendance = Number(Boxscore.Attendance);
  return {
    home: recordedSide(home, TeamA, CodeTeamA, Header?.CoachA),
    away: recordedSide(away, TeamB, CodeTeamB, Header?.CoachB),
    // The files have no match length; the league plays by FIBA's rules.
    rules: fibaRules,
    finished: rows.some((row) => row.PLAYTYPE === 'EG'),
    ...(attendance > 0 ? { attendance } : {}),
    ...(day === null ? {} : { day }),
    ...(Header?.Stadium ? { venue: Header.Stadium } : {}),
    ...(Header?.Competition ? { competition: Header.Competition } : {}),
    ...(Header?.Round ? { round: Header.Round } : {}),
    officials: Header
      ? [Header.Referee1, Header.Referee2, Header.Referee3].filter(Boolean).map(givenNameFirst)
      : refereesOf(Boxscore.Referees),
    events: euroleagueEvents(PlaybyPlay, Points?.Rows),
  };
}

const dayFirst = /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/;

/** "06/10/2022", the day first, or YYYY-MM-DD; `null` for any other text. */
function dayInHeader(text: string): string | null {
  const { day, month, year } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  return dayInCalendar(Number(year), Number(month), Number(day));
}

function recordedSide(
  team: EuroleagueTeam,
  name: string,
  code: string,
  headCoach: string | undefined,
): RecordedSide {
  const coach = givenNameFirst(headCoach || team.Coach);
  return {
    name,
    shortName: team.Team,
    code,
    ...(coach === '' ? {} : { coach }),
    players: team.PlayersStats.map(recordedPlayer).sort(bySheetOrder),
    // The file's total of fouls leaves out fouls of coach and bench, which count for the side: a check reports the
    // difference.
    totals: { ...lineOf(team.totr), plusMinus: null },
  };
}

function recordedPlayer(player: EuroleaguePlayer): RecordedPlayer {
  return {
    key: player.Player_ID,
    name: givenNameFirst(player.Player) || `No. ${player.Dorsal}`,
    ...(player.Dorsal === '' ? {} : { number: player.Dorsal }),
    starter: player.IsStarter,
    captain: false,
    line: { ...lineOf(player), plusMinus: player.Plusminus },
  };
}

/** A line's totals in the file; "DNP" is 0 minutes. */
function lineOf(line: EuroleagueLine): Omit<Line, 'plusMinus'> {
  return {
    seconds: /^\d+:\d\d$/.test(line.Minutes ?? '') ? secondsOf(line.Minutes ?? '') : 0,
    points: line.Points,
    twos: { made: line.FieldGoalsMade2, attempted: line.FieldGoalsAttempted2 },
    threes: { made: line.FieldGoalsMade3, attempted: line.FieldGoalsAttempted3 },
    freeThrows: { made: line.FreeThrowsMade, attempted: line.FreeThrowsAttempted },
    offensiveRebounds: line.OffensiveRebounds,
    defensiveRebounds: line.DefensiveRebounds,
    assists: line.Assistances,
    turnovers: line.Turnovers,
    steals: line.Steals,
    blocks: line.BlocksFavour,
    blocksReceived: line.BlocksAgainst,
    fouls: line.FoulsCommited,
    foulsDrawn: line.FoulsReceived,
  };
}

/** All referees, from one text "SURNAME, GIVEN, SURNAME, GIVEN". */
function refereesOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  const names: string[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) names.push(`${parts[at + 1]} ${parts[at]}`);
  return names;
}
