import type { LikePlayers, PlayerNames } from '../../contract/edits.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { alike } from '../like-names.ts';
import { refused } from '../refused-error.ts';
import { comparableName } from './typed-name.ts';

/** A match of a player, and the player's name on its sheet. */
export interface PlayerMatch {
  playerId: string;
  matchId: string;
  /** YYYY-MM-DD */
  day: string;
  opponent: string;
  name: string;
  number: string | null;
}

/** A player's names on match sheets, each with its matches, oldest first. */
export function namesOf(played: readonly PlayerMatch[]): PlayerNames {
  const byName = new Map<string, string[]>();
  for (const { name, matchId } of played) {
    byName.set(name, [...(byName.get(name) ?? []), matchId]);
  }
  return { names: [...byName].map(([name, matches]) => ({ name, matches })) };
}

/**
 * Pairs of a team's players with similar names who are never on the same sheet and so may be one person, likeliest first.
 * `one` has more matches or, if equal, the shorter name.
 */
export function likePairs(
  roster: readonly { playerId: string; name: string; number?: string | undefined }[],
  played: readonly Pick<PlayerMatch, 'playerId' | 'matchId'>[],
): LikePlayers {
  const seen = new Map<string, Set<string>>(roster.map(({ playerId }) => [playerId, new Set()]));
  for (const { playerId, matchId } of played) seen.get(playerId)?.add(matchId);
  const seenOf = ({ playerId }: { playerId: string }) => seen.get(playerId) ?? new Set<string>();
  const pairs = alike(roster)
    .filter(([a, b]) => [...seenOf(a)].every((matchId) => !seenOf(b).has(matchId)))
    .map(([a, b]) => {
      const [one = a, other = b] = [a, b].sort(
        (x, y) => seenOf(y).size - seenOf(x).size || x.name.length - y.name.length,
      );
      return {
        one: { ...one, matches: seenOf(one).size },
        other: { ...other, matches: seenOf(other).size },
      };
    });
  return { pairs };
}

interface Player {
  id: string;
  teamId: string;
  name: string;
}

/** Throws RefusedError if two players can't be one person: they are on different teams or on one match sheet. */
export function requireApart(player: Player, other: Player, played: readonly PlayerMatch[]): void {
  if (other.teamId !== player.teamId) {
    throw refused(`${other.name} plays for another team than ${player.name}`);
  }
  const own = new Set(
    played.filter(({ playerId }) => playerId === player.id).map(({ matchId }) => matchId),
  );
  const both = played.find(({ playerId, matchId }) => playerId === other.id && own.has(matchId));
  if (both === undefined) return;
  throw refused(
    `${player.name} and ${other.name} are both on the sheet of ${both.day} against ${both.opponent}: they are two players`,
  );
}

/** The message for joining a player with itself. */
export const oneAlone = 'A player can’t be joined into itself: name two players';

/**
 * The player's matches under another name than the roster's, and the latest of them. Throws RefusedError if there are none,
 * listing the existing names.
 */
export function matchesUnder(
  player: { name: string },
  played: readonly PlayerMatch[],
  typed: string,
): { own: PlayerMatch[]; latest: PlayerMatch } {
  const wanted = comparableName(typed);
  const ownKey = normalisedName(player.name);
  const own = played.filter(({ name }) => normalisedName(name) === wanted);
  const latest = own.at(-1);
  if (wanted !== ownKey && latest !== undefined) return { own, latest };
  const others = new Set(
    played.map(({ name }) => name).filter((name) => normalisedName(name) !== ownKey),
  );
  if (others.size === 0) throw refused(`${player.name} has no other name in any match`);
  const list = [...others].map((name) => `"${name}"`).join(', ');
  throw refused(`Choose the name to split off ${player.name}: ${list}`);
}
