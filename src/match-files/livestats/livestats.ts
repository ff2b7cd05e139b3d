import * as v from 'valibot';
import { numbersOf } from '../../basketball/line.ts';
import type { Unread } from '../../contract/adding.ts';
import type { Line } from '../../contract/box-score.ts';
import { secondsOf } from '../file-values.ts';
import { fieldsOf, type MatchFormat } from '../format.ts';
import {
  bySheetOrder,
  type RecordedMatch,
  type RecordedPlayer,
  type RecordedSide,
  type RecordedSideName,
} from '../recorded-match.ts';
import { recordedEvents } from './events.ts';
import {
  checkLiveStats,
  type LiveStatsCount,
  type LiveStatsFile,
  type LiveStatsPlayer,
  type LiveStatsTeam,
  parseLiveStats,
} from './file.ts';

type BoxOnly = NonNullable<RecordedMatch['boxOnly']>;

/** FIBA LiveStats: one `data.json` a match, without date, venue or competition. */
export const liveStats: MatchFormat = {
  name: 'FIBA LiveStats',
  recognises: (content) => ['tm', 'pbp'].some((field) => field in fieldsOf(content)),
  read: ([{ fileName, content } = { fileName: '', content: null }]) => ({
    fileName,
    recorded: recordedMatch(checkLiveStats(content, fileName)),
  }),
};

/**
 * Reads the text of a `data.json`; messages name it by `fileName`. Throws an IntakeError with the position for any other
 * content.
 */
export function readLiveStats(text: string, fileName: string): RecordedMatch {
  return recordedMatch(checkLiveStats(parseLiveStats(text, fileName), fileName));
}

function recordedMatch(file: LiveStatsFile): RecordedMatch {
  const home = recordedSide(file.tm[1]);
  const away = recordedSide(file.tm[2]);
  const pbp = file.pbp ?? [];
  const isBoxOnly = !pbp.some(({ tno }) => tno !== 0) && [home, away].some(hasNumbers);
  const unread = unreadIn(file, { home, away });
  return {
    home,
    away,
    rules: {
      regulationPeriods: file.periodsMax,
      periodMinutes: file.periodLengthREGULAR,
      overtimeMinutes: file.periodLengthOVERTIME,
    },
    finished:
      pbp.some((row) => row.actionType === 'game' && row.subType === 'end') ||
      (isBoxOnly && isOver(file)),
    ...(file.attendance > 0 ? { attendance: file.attendance } : {}),
    officials: officialNames(file.officials),
    ...(unread.length === 0 ? {} : { unread }),
    ...(isBoxOnly ? { events: [], boxOnly: pointsOf(file) } : { events: recordedEvents(file) }),
  };
}

const hasNumbers = ({ players, totals }: RecordedSide) =>
  [totals, ...players.map(({ line }) => line)].some((line) =>
    numbersOf(line).some(([, value]) => value !== null && value !== 0),
  );

/** Whether the clock of a file without plays is at 0 in the last period; without a clock the match is over. */
function isOver({ clock, period, periodsMax, inOT }: LiveStatsFile): boolean {
  const hasTimeLeft = /[1-9]/.test(clock);
  return !hasTimeLeft && (inOT || (period ?? periodsMax) >= periodsMax);
}

/** Score and period scores of a file without plays; the file has one sum for all overtimes. */
function pointsOf({ tm: { 1: home, 2: away }, periodsMax }: LiveStatsFile): BoxOnly {
  const regulation = (['p1_score', 'p2_score', 'p3_score', 'p4_score'] as const)
    .slice(0, periodsMax)
    .map((period) => ({ home: home[period], away: away[period] }));
  const overtime = { home: home.ot_score, away: away.ot_score };
  const isWhole =
    periodsMax <= regulation.length &&
    regulation.every((points) => points.home !== null && points.away !== null);
  return {
    score: { home: home.score ?? home.tot_sPoints, away: away.score ?? away.tot_sPoints },
    periods: !isWhole
      ? []
      : overtime.home || overtime.away
        ? [...regulation, overtime]
        : regulation,
  };
}

function recordedSide(team: LiveStatsTeam): RecordedSide {
  const details = team.coachDetails;
  const coach = (details && fullName(details)) || team.coach;
  return {
    name: team.name,
    shortName: team.shortName,
    code: team.code,
    ...(coach === '' ? {} : { coach }),
    players: Object.entries(team.pl)
      .map(([key, player]) => recordedPlayer(key, player))
      .sort(bySheetOrder),
    totals: sideTotals(team),
  };
}

function recordedPlayer(key: string, player: LiveStatsTeam['pl'][string]): RecordedPlayer {
  const { shirtNumber, playingPosition } = player;
  return {
    key,
    name: fullName(player) || `No. ${shirtNumber || key}`,
    ...(shirtNumber === '' ? {} : { number: shirtNumber }),
    ...(playingPosition === '' ? {} : { position: playingPosition }),
    starter: player.starter,
    captain: player.captain,
    line: playerTotals(player),
  };
}

function fullName(person: { firstName: string; familyName: string }): string {
  return `${person.firstName} ${person.familyName}`.trim();
}

const refereeSchema = v.object({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) });

function officialNames(officials: Record<string, unknown>): string[] {
  return Object.entries(officials)
    .filter(([role]) => role.startsWith('referee'))
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .flatMap(([, person]) => (v.is(refereeSchema, person) ? [person.name.trim()] : []));
}

/** A player's totals in the file. A player without minutes and numbers did not play. */
function playerTotals(player: LiveStatsPlayer): Line {
  const line = {
    ...counted((name) => player[`s${name}` as const]),
    seconds: player.sMinutes === null ? null : secondsOf(player.sMinutes),
    fouls: player.sFoulsPersonal,
    plusMinus: player.sPlusMinusPoints,
  };
  const isIdle = numbersOf(line).every(([, value]) => value === null || value === 0);
  return { ...line, seconds: isIdle ? (line.seconds ?? 0) : line.seconds };
}

/** A side's totals in the file, which has no +/- for a side. */
function sideTotals(team: LiveStatsTeam): Line {
  return {
    ...counted((name) => team[`tot_s${name}` as const]),
    seconds: team.tot_sMinutes === null ? null : secondsOf(team.tot_sMinutes),
    fouls: team.tot_sFoulsTotal,
    plusMinus: null,
  };
}

/** The statistics that the file names alike for players and sides. */
function counted(
  count: (name: LiveStatsCount) => number | null,
): Omit<Line, 'seconds' | 'fouls' | 'plusMinus'> {
  return {
    points: count('Points'),
    twos: { made: count('TwoPointersMade'), attempted: count('TwoPointersAttempted') },
    threes: { made: count('ThreePointersMade'), attempted: count('ThreePointersAttempted') },
    freeThrows: { made: count('FreeThrowsMade'), attempted: count('FreeThrowsAttempted') },
    offensiveRebounds: count('ReboundsOffensive'),
    defensiveRebounds: count('ReboundsDefensive'),
    assists: count('Assists'),
    turnovers: count('Turnovers'),
    steals: count('Steals'),
    blocks: count('Blocks'),
    blocksReceived: count('BlocksReceived'),
    foulsDrawn: count('FoulsOn'),
  };
}

/** Missing or unreadable values of the file, by player and side, and plays that lack something. */
function unreadIn(
  { tm, pbp = [] }: LiveStatsFile,
  sides: Record<RecordedSideName, RecordedSide>,
): Unread[] {
  const plays = (name: string, field: string, count: number): Unread[] =>
    count === 0 ? [] : [{ of: 'plays', name, field, count }];
  const ofSide = (tno: 1 | 2, side: RecordedSide) => [
    ...linesOf(tm[tno], side),
    ...plays(side.name, 'player', pbp.filter((row) => row.tno === tno && row.pno === null).length),
    ...plays(side.name, 'position', tm[tno].shot.filter((shot) => shot === null).length),
  ];
  return [
    ...ofSide(1, sides.home),
    ...ofSide(2, sides.away),
    ...plays('', 'clock', pbp.filter(({ clock }) => clock === null).length),
    ...plays('', 'score', pbp.filter(({ s1, s2 }) => s1 === null || s2 === null).length),
  ];
}

/** Statistics of a side's lines; one that all players lack is reported once, for the side. */
function linesOf(
  { pl }: LiveStatsTeam,
  { name: sideName, players, totals }: RecordedSide,
): Unread[] {
  const lacking = new Map<string, string[]>();
  for (const { key, name, line } of players) {
    for (const [field, value] of numbersOf(line)) {
      const isUnread = field === 'seconds' ? pl[key]?.sMinutes === null : value === null;
      if (isUnread) lacking.set(field, [...(lacking.get(field) ?? []), name]);
    }
  }
  const ofPlayers = [...lacking].flatMap(([field, names]) =>
    names.length === players.length
      ? [{ field, name: sideName }]
      : names.map((name) => ({ field, name })),
  );
  const ofTotals = numbersOf(totals)
    .filter(([field, value]) => value === null && field !== 'plusMinus' && !isNamed(field))
    .map(([field]) => ({ field, name: sideName }));
  function isNamed(field: string): boolean {
    return lacking.get(field)?.length === players.length;
  }
  return [...ofPlayers, ...ofTotals].map((found) => ({ of: 'line', count: 1, ...found }));
}
