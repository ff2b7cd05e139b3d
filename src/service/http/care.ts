import type { CareDone } from '../../contract/care.ts';
import { changePlayer } from '../care/change-player.ts';
import { changeClub, exportClub } from '../care/club.ts';
import { erasePlayer } from '../care/erase-player.ts';
import { namesOfPlayer } from '../care/find.ts';
import { likePlayers, possibleDuplicates } from '../care/like-players.ts';
import { changeMatch, deleteMatch } from '../care/match.ts';
import { mergePlayer } from '../care/merge-player.ts';
import { splitPlayer } from '../care/split-player.ts';
import { takeCare } from '../care/take-care.ts';
import { changeTeam, deleteTeam } from '../care/team.ts';
import type { Database } from '../database/database.ts';
import type { AddingHandlers } from './adding-handler.ts';
import type { Services } from './handler.ts';

type CareHandlers = Pick<
  AddingHandlers,
  | 'changeClub'
  | 'exportClub'
  | 'changeTeam'
  | 'deleteTeam'
  | 'changeMatch'
  | 'deleteMatch'
  | 'changePlayer'
  | 'likePlayers'
  | 'playerNames'
  | 'possibleDuplicates'
  | 'mergePlayer'
  | 'splitPlayer'
  | 'erasePlayer'
>;

/** Looking after what is stored: clubs, teams, matches and players. */
export const careHandlers: CareHandlers = {
  changeClub: ({ club, body, services }) =>
    act(services, club.id, (tx) => changeClub(tx, club.id, body)),

  async exportClub({ club, body, services }) {
    const bytes = await exportClub(services.db, club.id, body.name);
    return { file: { name: 'club.boxout', type: 'application/octet-stream', bytes } };
  },

  changeTeam: ({ club, parameters, body, services }) =>
    act(services, club.id, (tx) => changeTeam(tx, rowOf(club, parameters.teamId), body)),

  deleteTeam: ({ club, parameters, body, services }) =>
    act(services, club.id, (tx) => deleteTeam(tx, rowOf(club, parameters.teamId), body.name)),

  changeMatch: ({ club, parameters, body, services }) =>
    act(services, club.id, (tx) => changeMatch(tx, rowOf(club, parameters.matchId), body)),

  deleteMatch: ({ club, parameters, body, services }) =>
    act(services, club.id, (tx) => deleteMatch(tx, rowOf(club, parameters.matchId), body.name)),

  changePlayer: ({ club, parameters, body, services }) =>
    act(services, club.id, (tx) => changePlayer(tx, rowOf(club, parameters.playerId), body)),

  async likePlayers({ club, parameters, services }) {
    return { data: await likePlayers(services.db, rowOf(club, parameters.teamId)) };
  },

  async playerNames({ club, parameters, services }) {
    return { data: await namesOfPlayer(services.db, rowOf(club, parameters.playerId)) };
  },

  async possibleDuplicates({ club, parameters, services }) {
    return { data: await possibleDuplicates(services.db, rowOf(club, parameters.playerId)) };
  },

  mergePlayer: ({ club, parameters, body, services }) =>
    act(services, club.id, (tx) =>
      mergePlayer(tx, rowOf(club, parameters.playerId), body.playerId.toLowerCase()),
    ),

  splitPlayer: ({ club, parameters, body, services }) =>
    act(services, club.id, (tx) =>
      splitPlayer(tx, rowOf(club, parameters.playerId), body.name, services),
    ),

  async erasePlayer({ club, parameters, body, services }) {
    const reply = await act(services, club.id, (tx) =>
      erasePlayer(tx, rowOf(club, parameters.playerId), body, services.newId),
    );
    await services.forgetDeleted();
    return reply;
  },
};

const rowOf = (club: { id: string }, id: string) => ({ clubId: club.id, id });

async function act(
  services: Services,
  clubId: string,
  work: (tx: Database) => Promise<CareDone>,
): Promise<{ data: CareDone }> {
  return { data: await takeCare(services.db, clubId, work) };
}
