import type { FoundMatch } from '../contract/adding.ts';
import { likeOf } from './like-names.ts';
import { completed, type KnownPlayer, recognise } from './recognise.ts';
import type { RecordedPlayer } from './recorded-match.ts';

/** A team's players, and the players that other names belong to. */
export interface Roster {
  players: (KnownPlayer & { name: string })[];
  otherNames(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** The roster of a team that does not exist yet. */
export const emptyRoster: Roster = { players: [], otherNames: async () => new Map() };

/** The players of a file who are on no roster, each with similar roster players who are not on the sheet. */
export async function newPlayers(
  named: readonly RecordedPlayer[],
  roster: Roster,
): Promise<FoundMatch['newPlayers']> {
  const ids = recognise(roster.players, named);
  const unknown = named.filter((_, index) => ids[index] === null);
  if (unknown.length === 0) return [];
  const all = completed(named, ids, await roster.otherNames(unknown.map(({ name }) => name)));
  const others = roster.players
    .filter(({ id }) => !all.includes(id))
    .map(({ id, name, number }) => ({
      playerId: id,
      name,
      ...(number === null ? {} : { number }),
    }));
  return named
    .filter((_, index) => all[index] === null)
    .map((player) => ({
      key: player.key,
      name: player.name,
      ...(player.number === undefined ? {} : { number: player.number }),
      like: likeOf(player, others),
    }));
}
