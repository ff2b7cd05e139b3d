import type { FoundMatch } from '../contract/adding.ts';
import { likeOf } from './like-names.ts';
import { completed, type KnownPlayer, recognise } from './recognise.ts';
import type { RecordedPlayer } from './recorded-match.ts';

/** A team's players, and whom names mean that the roster does not have. */
export interface Roster {
  players: (KnownPlayer & { name: string })[];
  otherNames(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Of a team that is not there yet. */
export const emptyRoster: Roster = { players: [], otherNames: async () => new Map() };

/** The players of a file whom no roster has, with those of the roster who may be the same and are not on the sheet. */
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
