import { unrecordedLine } from '../../basketball/line.ts';
import { fibaRules, type PeriodRules } from '../../basketball/score.ts';
import type { Line } from '../../contract/box-score.ts';
import { dayInFileNames } from '../days.ts';
import { checkContent } from '../file-values.ts';
import { fieldsOf, IntakeError, type MatchFormat, type ParsedFile } from '../format.ts';
import { bySheetOrder, type RecordedMatch, type RecordedSide } from '../recorded-match.ts';
import { sheetEvents } from './events.ts';
import {
  type Moves,
  movesSchema,
  type SheetData,
  type SheetStats,
  type SheetTeam,
  statsSchema,
  words,
} from './file.ts';

/** A digital score sheet, as the app of some federations writes it: its moves and its stats are two files of one match. */
export const scoreSheet: MatchFormat = {
  name: 'a digital score sheet',
  recognises: (content) => isMoves(content) || isStats(content),
  group: (files) => {
    const stats = files.filter(({ content }) => isStats(content));
    const groups = stats.map((file) => [file]);
    const refused: { place: string; reason: string }[] = [];
    for (const file of files.filter(({ content }) => isMoves(content))) {
      const all = groups.filter(([one, other]) => one && !other && signOf(one) === signOf(file));
      const near = all.filter(([one]) => one && folderOf(one) === folderOf(file));
      const [only, another] = near.length > 0 ? near : all;
      if (another !== undefined) {
        const reason = `${file.place}: its match is one of several of the same sides and score. Keep the files of each match in a folder of its own.`;
        refused.push({ place: file.place, reason });
      } else if (only === undefined) groups.push([file]);
      else only.push(file);
    }
    return { groups, refused };
  },
  read: (files) => {
    const moves = files.find(({ content }) => isMoves(content));
    const stats = files.find(({ content }) => isStats(content));
    const place = files[0]?.place ?? '';
    if (moves === undefined || stats === undefined) {
      const missing = moves === undefined ? 'match_moves.json' : 'match_stats.json';
      throw new IntakeError(
        `${place}: its ${missing} is missing. A digital score sheet is two files: name both.`,
      );
    }
    const recorded = recordedMatch(
      checkContent(movesSchema, moves.content, moves.place, words),
      checkContent(statsSchema, stats.content, stats.place, words),
      stats.place,
    );
    return { place: moves.place, recorded };
  },
};

function isMoves(content: unknown): boolean {
  return Array.isArray(content) && 'idMove' in fieldsOf(content[0]);
}

function isStats(content: unknown): boolean {
  const fields = fieldsOf(content);
  return 'localId' in fields && 'visitId' in fields && Array.isArray(fields.teams);
}

const folderOf = ({ place }: ParsedFile) => place.replace(/[^/\\]*$/, '');

/** The sides and the score, which both files of a match have; of a damaged file the part that it has. */
function signOf({ content }: ParsedFile): string {
  if (Array.isArray(content)) {
    const ids = new Set(content.map((row) => String(fieldsOf(row).idTeam)));
    ids.delete('0');
    return [...ids]
      .sort()
      .concat(String(fieldsOf(content.at(-1)).score))
      .join(' ');
  }
  const { localId, visitId, teams } = fieldsOf(content);
  const pointsOf = (id: unknown) => {
    const team = [teams].flat().find((each) => fieldsOf(each).teamIdIntern === id);
    return String(fieldsOf(fieldsOf(team).data).score);
  };
  const score = `${pointsOf(localId)}-${pointsOf(visitId)}`;
  return [String(localId), String(visitId)].sort().concat(score).join(' ');
}

function recordedMatch(moves: Moves, stats: SheetStats, place: string): RecordedMatch {
  const { localId, visitId } = stats;
  const side = (id: number): RecordedSide => {
    const team = stats.teams.find(({ teamIdIntern }) => teamIdIntern === id);
    if (team !== undefined && localId !== visitId) return recordedSide(team);
    throw new IntakeError(`${place}: no team ${id} in it. ${words.nextStep}`);
  };
  const rules = rulesOf(stats);
  const last = moves.at(-1);
  const day = dayInFileNames(moves.slice(0, 1).map(({ timestamp }) => timestamp.slice(0, 8)));
  return {
    home: side(localId),
    away: side(visitId),
    rules,
    finished: last?.idMove === periodEnd && last.period >= rules.regulationPeriods,
    ...(day === null ? {} : { day }),
    officials: [],
    events: sheetEvents(
      moves,
      new Map([
        [localId, 'home'],
        [visitId, 'away'],
      ]),
    ),
  };
}

const periodEnd = 116;

/** assumed: overtimes are shorter than the periods before them, since the file does not mark them. */
function rulesOf({ periodDurationList: minutes }: SheetStats): PeriodRules {
  const [periodMinutes = fibaRules.periodMinutes] = minutes;
  const overtime = minutes.find((length) => length < periodMinutes);
  return {
    regulationPeriods: minutes.filter((length) => length >= periodMinutes).length,
    periodMinutes,
    overtimeMinutes: overtime ?? fibaRules.overtimeMinutes,
  };
}

function recordedSide({ name, shortName, data, players }: SheetTeam): RecordedSide {
  return {
    name,
    shortName: shortName || name,
    code: shortName,
    players: players
      .map(({ actorId, name: player, dorsal, starting, captain, inOut, data: line }) => ({
        key: String(actorId),
        name: player || `No. ${dorsal || actorId}`,
        ...(dorsal === '' ? {} : { number: dorsal }),
        starter: starting,
        captain,
        line: { ...lineOf(line), plusMinus: inOut },
      }))
      .sort(bySheetOrder),
    totals: lineOf(data),
  };
}

/** Minutes are left out: the file counts the minutes that a player was seen in, up to two more or fewer than the clock's. */
function lineOf(data: SheetData): Line {
  return {
    ...unrecordedLine(),
    points: data.score,
    twos: { made: data.shotsOfTwoSuccessful, attempted: null },
    threes: { made: data.shotsOfThreeSuccessful, attempted: null },
    freeThrows: { made: data.shotsOfOneSuccessful, attempted: data.shotsOfOneAttempted },
    fouls: data.faults,
  };
}
