import type { AddingEndpointName } from '../../contract/adding-endpoints.ts';
import type { CareDone, TrailAct } from '../../contract/care.ts';
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
import { readTrail } from '../database/trail.ts';
import type { AddingCall, AddingHandlers } from './adding-handler.ts';

type CareHandlers = Pick<
  AddingHandlers,
  | 'changeClub'
  | 'readTrail'
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
  | 'getErasure'
>;

/** How long a caller waits for the files to be rewritten, in milliseconds; after that 202 is sent. */
const patience = 10_000;

/** Looking after what is stored: clubs, teams, matches and players. */
export const careHandlers: CareHandlers = {
  changeClub: (call) => act(call, 'edited', (tx) => changeClub(tx, call.club.id, call.body)),

  async readTrail({ club, services }) {
    return { data: await readTrail(services.db, club.id) };
  },

  async exportClub({ club, by, body, services }) {
    const done = { by, at: services.clock() };
    const bytes = await exportClub(services.db, club.id, body.name, done);
    return { file: { name: 'club.boxout', type: 'application/octet-stream', bytes } };
  },

  changeTeam: (call) =>
    act(call, 'edited', (tx) =>
      changeTeam(tx, rowOf(call.club, call.parameters.teamId), call.body),
    ),

  deleteTeam: (call) =>
    act(call, 'deleted', (tx) =>
      deleteTeam(tx, rowOf(call.club, call.parameters.teamId), call.body.name),
    ),

  changeMatch: (call) =>
    act(call, 'edited', (tx) =>
      changeMatch(tx, rowOf(call.club, call.parameters.matchId), call.body, call.services),
    ),

  deleteMatch: (call) =>
    act(call, 'deleted', (tx) =>
      deleteMatch(tx, rowOf(call.club, call.parameters.matchId), call.body.name),
    ),

  changePlayer: (call) =>
    act(call, 'edited', (tx) =>
      changePlayer(tx, rowOf(call.club, call.parameters.playerId), call.body),
    ),

  async likePlayers({ club, parameters, services }) {
    return { data: await likePlayers(services.db, rowOf(club, parameters.teamId)) };
  },

  async playerNames({ club, parameters, services }) {
    return { data: await namesOfPlayer(services.db, rowOf(club, parameters.playerId)) };
  },

  async possibleDuplicates({ club, parameters, services }) {
    return { data: await possibleDuplicates(services.db, rowOf(club, parameters.playerId)) };
  },

  mergePlayer: (call) =>
    act(call, 'edited', (tx) =>
      mergePlayer(tx, rowOf(call.club, call.parameters.playerId), call.body.playerId.toLowerCase()),
    ),

  splitPlayer: (call) =>
    act(call, 'edited', (tx) =>
      splitPlayer(tx, rowOf(call.club, call.parameters.playerId), call.body.name, call.services),
    ),

  async erasePlayer(call) {
    const { club, parameters, body, services } = call;
    const row = rowOf(club, parameters.playerId);
    const erase = (tx: Database) => erasePlayer(tx, row, body, services.newId);
    const reply = await act(call, 'erased', erase, 1 + body.also.length);
    const erasure = await services.rewriting.finish(patience, club.id);
    const data = { ...reply.data, ...erasure };
    return { status: erasure.files === 'due' ? 202 : 200, data };
  },

  async getErasure({ club, services }) {
    return { data: await services.rewriting.state(club.id) };
  },
};

const rowOf = (club: { id: string }, id: string) => ({ clubId: club.id, id });

async function act(
  { club, by, services }: Pick<AddingCall<AddingEndpointName>, 'club' | 'by' | 'services'>,
  act: TrailAct,
  work: (tx: Database) => Promise<CareDone>,
  count = 1,
): Promise<{ data: CareDone }> {
  const entry = { act, by, at: services.clock(), count };
  return { data: await takeCare(services.db, club.id, entry, work) };
}
