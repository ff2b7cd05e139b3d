import * as v from 'valibot';
import { fieldsOf, type MatchFormat } from '../format.ts';
import type { RecordedMatch, RecordedPlayer, RecordedSide } from '../recorded-match.ts';
import { bySheetOrder } from '../recorded-match.ts';
import { recordedEvents } from './events.ts';
import { checkLiveStats, type LiveStatsFile, type LiveStatsTeam, parseLiveStats } from './file.ts';
import { playerTotals, sideTotals } from './line.ts';

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
  return {
    home: recordedSide(file.tm[1]),
    away: recordedSide(file.tm[2]),
    rules: {
      regulationPeriods: file.periodsMax,
      periodMinutes: file.periodLengthREGULAR,
      overtimeMinutes: file.periodLengthOVERTIME,
    },
    finished: file.pbp.some((row) => row.actionType === 'game' && row.subType === 'end'),
    ...(file.attendance > 0 ? { attendance: file.attendance } : {}),
    officials: officialNames(file.officials),
    events: recordedEvents(file),
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
