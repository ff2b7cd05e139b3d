import * as v from 'valibot';
import {
  type CareDone,
  changePlayerSchema,
  type Erasure,
  type LikePlayers,
  mergePlayerSchema,
  type PlayerNames,
  type PossibleDuplicates,
  splitPlayerSchema,
} from '../contract/care.ts';
import { normalisedName } from '../contract/normalised-name.ts';
import { absent, refused } from '../match-files/care/care-error.ts';
import { erasedForGood } from '../match-files/care/erased.ts';
import {
  likePairs,
  matchesUnder,
  namesOf,
  oneAlone,
  requireApart,
} from '../match-files/care/player-matches.ts';
import { possibleDuplicates } from '../match-files/care/possible-duplicates.ts';
import { comparableName } from '../match-files/care/typed-name.ts';
import { opponentIdOf } from '../match-files/recognise.ts';
import type { ClubInCare } from './club-in-care.ts';
import { erasePlayer } from './erase-player.ts';
import type { ClubTools } from './tools.ts';

type Act = (clubId: string, work: (care: ClubInCare) => Promise<number>) => Promise<CareDone>;
type Read = <Result>(clubId: string, work: (care: ClubInCare) => Result) => Promise<Result>;

/** The browser gives no way to rewrite its files. */
const rewritten: Erasure = { files: 'rewritten' };

/** The calls of care for players, as the service has them. */
export function careOfPlayers(tools: ClubTools, act: Act, read: Read) {
  return {
    likePlayers: (clubId: string, teamId: string): Promise<LikePlayers> =>
      read(clubId, (care) => {
        const { roster } = care.teamOf(teamId);
        const named = roster
          .filter(({ playerId }) => !isErased(care, playerId))
          .map(({ playerId, name, number }) => ({
            playerId,
            name,
            ...(number === undefined ? {} : { number }),
          }));
        const ids = named.map(({ playerId }) => playerId);
        return likePairs(named, care.played(teamId, ids));
      }),

    possibleDuplicates: (clubId: string, playerId: string): Promise<PossibleDuplicates> =>
      read(clubId, (care) => duplicatesIn(care, playerId)),

    playerNames: (clubId: string, playerId: string): Promise<PlayerNames> =>
      read(clubId, (care) => {
        const { team } = requirePlayer(care, playerId);
        return namesOf(care.played(team.id, [playerId]));
      }),

    /** Files that have the old name mean this player from then on. Sheets keep the shirt of their match. */
    changePlayer: (clubId: string, playerId: string, body: unknown) =>
      act(clubId, async (care) => {
        const { name, number, position, captain } = v.parse(changePlayerSchema, body);
        const { team, player } = requirePlayer(care, playerId);
        if (name !== undefined || number !== undefined) requireName(care, playerId);
        if (number !== undefined) player.number = number.trim() || undefined;
        if (position !== undefined) player.position = position;
        if (captain !== undefined) player.captain = captain;
        if (name === undefined) return 0;
        const [before, after] = [normalisedName(player.name), comparableName(name)];
        if (before !== after) {
          if (team.otherNames[after]?.playerId === playerId) delete team.otherNames[after];
          team.otherNames[before] ??= { name: player.name, playerId };
        }
        player.name = name;
        const named = care.played(team.id, [playerId]).filter((match) => match.name !== name);
        const matchIds = named.map(({ matchId }) => matchId);
        await care.changePlayers(matchIds, (entry) =>
          entry.playerId === playerId ? { ...entry, name } : entry,
        );
        care.closeUndo(matchIds);
        return matchIds.length;
      }),

    /** Sheets keep the name that the other stood under, by which the two can be split again. */
    mergePlayer: (clubId: string, playerId: string, body: unknown) =>
      act(clubId, async (care) => {
        const otherId = v.parse(mergePlayerSchema, body).playerId.toLowerCase();
        if (otherId === playerId) throw refused(oneAlone);
        const { team, player } = requirePlayer(care, playerId);
        const { team: otherTeam, player: other } = requirePlayer(care, otherId);
        requireName(care, playerId);
        requireName(care, otherId);
        const played = care.played(team.id, [playerId, otherId]);
        requireApart(
          { id: playerId, teamId: team.id, name: player.name },
          { id: otherId, teamId: otherTeam.id, name: other.name },
          played,
        );
        const idsOf = (matches: typeof played) => matches.map(({ matchId }) => matchId);
        const moved = idsOf(played.filter((match) => match.playerId === otherId));
        await care.changePlayers(moved, (entry) =>
          entry.playerId === otherId ? { ...entry, playerId } : entry,
        );
        care.makeStale(idsOf(played));
        care.closeUndo(moved);
        await care.forgetPlayerTexts(moved, otherId);
        for (const known of Object.values(team.otherNames)) {
          if (known.playerId === otherId) known.playerId = playerId;
        }
        const { name } = other;
        if (normalisedName(name) !== normalisedName(player.name)) {
          team.otherNames[normalisedName(name)] = { name, playerId };
        }
        team.roster = team.roster.filter((each) => each.playerId !== otherId);
        // What the roster does not know of this one, the other's line may.
        player.number ??= other.number;
        player.position ??= other.position;
        if (other.captain === true) player.captain = true;
        return moved.length;
      }),

    splitPlayer: (clubId: string, playerId: string, body: unknown) =>
      act(clubId, async (care) => {
        const { team, player } = requirePlayer(care, playerId);
        requireName(care, playerId);
        const played = care.played(team.id, [playerId]);
        const { own, latest } = matchesUnder(player, played, v.parse(splitPlayerSchema, body).name);
        const { name, number } = latest;
        const newId = tools.newId();
        team.roster.push({ playerId: newId, name, ...(number === null ? {} : { number }) });
        const matchIds = own.map(({ matchId }) => matchId);
        await care.changePlayers(matchIds, (entry) =>
          entry.playerId === playerId ? { ...entry, playerId: newId } : entry,
        );
        delete team.otherNames[normalisedName(name)];
        await care.forgetPlayerTexts(matchIds, playerId);
        care.makeStale(played.map(({ matchId }) => matchId));
        care.closeUndo(matchIds);
        return matchIds.length;
      }),

    async erasePlayer(clubId: string, playerId: string, body: unknown) {
      const done = await act(clubId, (care) => erasePlayer(tools, care, playerId, body));
      return { ...done, ...rewritten };
    },

    getErasure: (): Promise<Erasure> => Promise.resolve(rewritten),
  };
}

function duplicatesIn(care: ClubInCare, id: string): PossibleDuplicates {
  const { club } = care;
  const roster = club.teams.flatMap(({ roster: players, ...team }) =>
    players
      .filter(({ playerId }) => !isErased(care, playerId))
      .map(({ playerId, name, number = null }) => ({ playerId, name, number, of: team })),
  );
  const ids = roster.map(({ playerId }) => playerId);
  return possibleDuplicates(id, {
    roster,
    otherNames: club.teams.flatMap(({ otherNames }) => Object.values(otherNames)),
    own: club.teams.flatMap((of) => care.played(of.id, ids).map((entry) => ({ ...entry, of }))),
    opponents: care.opponentEntries().map(({ match: { row }, ...entry }) => ({
      ...entry,
      matchId: row.id,
      of: { id: row.opponentId, name: row.opponentName },
    })),
    opponentIdOf: (teamName) => opponentIdOf(club.id, teamName),
  });
}

function requirePlayer(care: ClubInCare, playerId: string) {
  const found = care.findPlayer(playerId);
  if (found === undefined) throw absent('Player');
  return found;
}

const isErased = ({ club }: ClubInCare, playerId: string) =>
  club.erased?.some((row) => row.playerId === playerId) === true;

/** Throws CareError for a player whose name was erased: what would give it another is no care. */
function requireName(care: ClubInCare, playerId: string): void {
  if (isErased(care, playerId)) throw refused(erasedForGood);
}
