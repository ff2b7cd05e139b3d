import type { SheetEntry } from '../../contract/play-by-play.ts';
import { opponentPlayerIds } from '../recognise.ts';
import type { MatchRow, StoredRecord } from '../stored-match.ts';

/** A match's stored record: sheet, events and box score, which always agree. */
export type RecordOfMatch = Omit<StoredRecord, 'hasPlays'>;

/** A player's fields on a sheet and in a box score. */
interface Named {
  playerId: string;
  name: string;
  number?: string | undefined;
}

/** Changes a match's players on both sides: on the sheet, in the box score, and by their ids in the events. */
export function changePlayersIn(
  { matchSheet, events, boxScore }: RecordOfMatch,
  change: <Entry extends Named>(entry: Entry) => Entry,
): RecordOfMatch {
  const ids = new Map<string, string>();
  const changed = <Entry extends Named>(entry: Entry): Entry => {
    const after = change(entry);
    ids.set(entry.playerId, after.playerId);
    return after;
  };
  const { team, opponent } = boxScore;
  return {
    matchSheet: {
      team: matchSheet.team.map(changed),
      opponent: matchSheet.opponent.map(changed),
    },
    boxScore: {
      ...boxScore,
      team: { ...team, players: team.players.map(changed) },
      opponent: { ...opponent, players: opponent.players.map(changed) },
    },
    events: events.map((event) =>
      event.playerId === undefined
        ? event
        : { ...event, playerId: ids.get(event.playerId) ?? event.playerId },
    ),
  };
}

/**
 * The record under another opponent's name. Players get the ids that an import of the renamed match would give them, so that
 * a player met twice has one id.
 */
export function withOpponent(
  record: RecordOfMatch,
  before: Pick<MatchRow, 'opponentId'>,
  after: Pick<MatchRow, 'opponentId' | 'opponentName'>,
): RecordOfMatch {
  const ids = idsUnder(before.opponentId, after.opponentId, record.matchSheet.opponent);
  const named = changePlayersIn(record, (entry) => ({
    ...entry,
    playerId: ids.get(entry.playerId) ?? entry.playerId,
  }));
  const opponent = { ...named.boxScore.opponent, name: after.opponentName };
  return { ...named, boxScore: { ...named.boxScore, opponent } };
}

/** New ids by the old ones, for players whose id was derived from opponent and name. */
function idsUnder(from: string, to: string, sheet: readonly SheetEntry[]): Map<string, string> {
  const named = sheet.map(({ name, number }) => ({
    name,
    ...(number === undefined ? {} : { number }),
  }));
  const old = opponentPlayerIds(from, named);
  const made = opponentPlayerIds(to, named);
  return new Map(
    sheet.flatMap(({ playerId }, index) =>
      playerId === old[index] ? [[playerId, made[index] ?? playerId]] : [],
    ),
  );
}
