import { unrecordedLine } from '../../basketball/line.ts';
import { fibaRules, type PeriodRules } from '../../basketball/score.ts';
import type { Line } from '../../contract/box-score.ts';
import { dayInFileNames } from '../days.ts';
import { checkContent } from '../file-values.ts';
import { fieldsOf, IntakeError, type MatchFormat, type ParsedFile } from '../format.ts';
import { freeThrowTurns } from '../links.ts';
import {
  bySheetOrder,
  type RecordedEvent,
  type RecordedMatch,
  type RecordedSide,
  type RecordedSideName,
} from '../recorded-match.ts';
import {
  type Moves,
  movesSchema,
  type SheetData,
  type SheetStats,
  type SheetTeam,
  statsSchema,
  words,
} from './file.ts';

/** A federation's digital score sheet: one file of moves and one of stats a match. */
export const scoreSheet: MatchFormat = {
  name: 'a digital score sheet',
  recognises: (content) => isMoves(content) || isStats(content),
  group: (files) => {
    const stats = files.filter(({ content }) => isStats(content));
    const groups = stats.map((file) => [file]);
    const refused: { fileName: string; reason: string }[] = [];
    for (const file of files.filter(({ content }) => isMoves(content))) {
      const all = groups.filter(([one, other]) => one && !other && signOf(one) === signOf(file));
      const near = all.filter(([one]) => one && folderOf(one) === folderOf(file));
      const [only, another] = near.length > 0 ? near : all;
      if (another !== undefined) {
        const reason = `${file.fileName}: its match is one of several of the same sides and score. Keep the files of each match in a separate folder.`;
        refused.push({ fileName: file.fileName, reason });
      } else if (only === undefined) groups.push([file]);
      else only.push(file);
    }
    return { groups, refused };
  },
  read: (files) => {
    const moves = files.find(({ content }) => isMoves(content));
    const stats = files.find(({ content }) => isStats(content));
    const fileName = files[0]?.fileName ?? '';
    if (moves === undefined || stats === undefined) {
      const missing = moves === undefined ? 'match_moves.json' : 'match_stats.json';
      throw new IntakeError(
        `${fileName}: its ${missing} is missing. A digital score sheet is two files: add both.`,
      );
    }
    const recorded = recordedMatch(
      checkContent(movesSchema, moves.content, moves.fileName, words),
      checkContent(statsSchema, stats.content, stats.fileName, words),
      stats.fileName,
    );
    return { fileName: moves.fileName, recorded };
  },
};

function isMoves(content: unknown): boolean {
  return Array.isArray(content) && 'idMove' in fieldsOf(content[0]);
}

function isStats(content: unknown): boolean {
  const fields = fieldsOf(content);
  return 'localId' in fields && 'visitId' in fields && Array.isArray(fields.teams);
}

const folderOf = ({ fileName }: ParsedFile) => fileName.replace(/[^/\\]*$/, '');

/** Sides and score, which identify the match in both files; of a damaged file what it has. */
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

function recordedMatch(moves: Moves, stats: SheetStats, fileName: string): RecordedMatch {
  const { localId, visitId } = stats;
  const side = (id: number): RecordedSide => {
    const team = stats.teams.find(({ teamIdIntern }) => teamIdIntern === id);
    if (team !== undefined && localId !== visitId) return recordedSide(team);
    throw new IntakeError(`${fileName}: no team ${id} in it. ${words.nextStep}`);
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

/** assumed: overtimes are shorter than the periods before, since the file does not mark them. */
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

/** The file's minutes are ignored: they count the minutes a player was seen in, up to two off the clock's. */
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

type Meaning = Pick<RecordedEvent, 'type' | 'subtype' | 'made' | 'points'>;

/** The contract's word for each `idMove`; fouls and unlisted moves are recognised by their text. */
const meaningOf = new Map<number, Meaning>([
  [92, { type: 'freeThrow', made: true, points: 1 }],
  [93, { type: 'twoPointer', made: true, points: 2 }],
  [94, { type: 'threePointer', made: true, points: 3 }],
  [96, { type: 'freeThrow', made: false, points: 0 }],
  [112, { type: 'substitution', subtype: 'in' }],
  [113, { type: 'timeout' }],
  [115, { type: 'substitution', subtype: 'out' }],
  [116, { type: 'periodEnd' }],
  [178, { type: 'jumpBall', subtype: 'won' }],
  [179, { type: 'jumpBall', subtype: 'lost' }],
]);

/** The first words of fouls ("Personal 2 tirs lliures, 1a falta"), without accents. */
const fouls: readonly (readonly [start: RegExp, subtype: string])[] = [
  [/^personal/i, 'personal'],
  [/^tecnic/i, 'technical'],
  [/^antiesportiva/i, 'unsportsmanlike'],
  [/^desqualificant/i, 'disqualifying'],
];

function meaningIn(idMove: number, move: string): Meaning {
  const known = meaningOf.get(idMove);
  if (known !== undefined) return known;
  const plain = move.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const subtype = fouls.find(([start]) => start.test(plain))?.[1];
  return subtype === undefined ? { type: move || String(idMove) } : { type: 'foul', subtype };
}

/** The file's rows in match order, in the contract's words. */
function sheetEvents(moves: Moves, sideOf: ReadonlyMap<number, RecordedSideName>): RecordedEvent[] {
  const seen = new Set<string>();
  const events = moves.map((row, index): RecordedEvent => {
    const { idTeam, actorId, idMove, move, min, sec, period, score, eventUuid } = row;
    const key = eventUuid === '' || seen.has(eventUuid) ? String(index + 1) : eventUuid;
    seen.add(key);
    return {
      key,
      period,
      clockSeconds: min * 60 + sec,
      side: sideOf.get(idTeam) ?? null,
      ...meaningIn(idMove, move),
      ...(actorId > 0 && sideOf.has(idTeam) ? { playerKey: String(actorId) } : {}),
      score,
    };
  });
  const turns = freeThrowTurns(events, 1);
  return events.map((event, index) => {
    const turn = turns.get(index);
    return turn === undefined ? event : { ...event, subtype: turn };
  });
}
