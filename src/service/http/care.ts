import type { CareDone } from '../../contract/care.ts';
import { CareError } from '../../match-files/care/care-error.ts';
import { changeClub } from '../care/change-club.ts';
import { changeMatch } from '../care/change-match.ts';
import { changePlayer } from '../care/change-player.ts';
import { changeTeam } from '../care/change-team.ts';
import { deleteMatch } from '../care/delete-match.ts';
import { deleteTeam } from '../care/delete-team.ts';
import { erasePlayer } from '../care/erase-player.ts';
import { exportClub } from '../care/export-club.ts';
import { namesOfPlayer } from '../care/find.ts';
import { likePlayers } from '../care/like-players.ts';
import { mergePlayer } from '../care/merge-player.ts';
import { splitPlayer } from '../care/split-player.ts';
import { takeCare } from '../care/take-care.ts';
import type { Database } from '../database/database.ts';
import type { AddingHandlers } from './adding-handler.ts';
import { CallError } from './call-error.ts';
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
  | 'mergePlayer'
  | 'splitPlayer'
  | 'erasePlayer'
>;

/** Looking after what is stored: clubs, teams, matches and players. */
export const careHandlers: CareHandlers = {
  changeClub: ({ club, body, services }) =>
    act(services, club.id, (tx) => changeClub(tx, club.id, body)),

  async exportClub({ club, body, services }) {
    const bytes = await inCalls(() => exportClub(services.db, club.id, body.name));
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

  likePlayers: ({ club, parameters, services }) =>
    inCalls(async () => ({
      data: await likePlayers(services.db, rowOf(club, parameters.teamId)),
    })),

  playerNames: ({ club, parameters, services }) =>
    inCalls(async () => ({
      data: await namesOfPlayer(services.db, rowOf(club, parameters.playerId)),
    })),

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
      erasePlayer(tx, rowOf(club, parameters.playerId), body.name, services.newId),
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
  return await inCalls(async () => ({ data: await takeCare(services.db, clubId, work) }));
}

/** What care refuses is the caller's to mend; what is not the club's reads as if it were not there. */
async function inCalls<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CareError)) throw error;
    throw new CallError(error.reason === 'absent' ? 'NOT_FOUND' : 'INVALID_REQUEST', error.message);
  }
}
