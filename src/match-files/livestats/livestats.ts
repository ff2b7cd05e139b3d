import * as v from 'valibot';
import { numbersOf } from '../../basketball/line.ts';
import { fieldsOf, type MatchFormat } from '../format.ts';
import type { RecordedMatch, RecordedPlayer, RecordedSide } from '../recorded-match.ts';
import { bySheetOrder } from '../recorded-match.ts';
import { recordedEvents } from './events.ts';
import { checkLiveStats, type LiveStatsFile, type LiveStatsTeam, parseLiveStats } from './file.ts';
import { playerTotals, sideTotals } from './line.ts';
import { unreadIn } from './unread.ts';

type BoxOnly = NonNullable<RecordedMatch['boxOnly']>;

/** FIBA LiveStats: one `data.json` a match, which has no date, venue or competition. */
export const liveStats: MatchFormat = {
  name: 'FIBA LiveStats',
  recognises: (content) => ['tm', 'pbp'].some((field) => field in fieldsOf(content)),
  read: ([{ place, content } = { place: '', content: null }]) => ({
    place,
    recorded: recordedMatch(checkLiveStats(content, place)),
  }),
};

/**
 * Reads the text of a `data.json`; `place` is what messages call it. Throws an IntakeError for what is no such file, naming
 * the place in it.
 */
export function readLiveStats(text: string, place: string): RecordedMatch {
  return recordedMatch(checkLiveStats(parseLiveStats(text, place), place));
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

/** Whether the clock of a file without plays shows no time left of the last period; without a clock the match is over. */
function isOver({ clock, period, periodsMax, inOT }: LiveStatsFile): boolean {
  const hasTimeLeft = /[1-9]/.test(clock);
  return !hasTimeLeft && (inOT || (period ?? periodsMax) >= periodsMax);
}

/** Score and periods of a file without plays; all overtimes together, since the file does not part them. */
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
