import type { StoredRecord } from './rewrite-records.ts';

/** How a player is named on a sheet and in a box score. */
interface Named {
  playerId: string;
  name: string;
  number?: string | undefined;
}

/** Changes how players stand in a match, of both sides: on the sheet, in the box score, and by their ids in the events. */
export function changePlayersIn(
  { matchSheet, events, boxScore }: StoredRecord,
  change: <Entry extends Named>(entry: Entry) => Entry,
): StoredRecord {
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
