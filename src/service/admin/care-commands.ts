import type { CareDone, Erasure } from '../../contract/care.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import { changePlayer } from '../care/change-player.ts';
import { changeClub, deleteClub } from '../care/club.ts';
import { eraseAgain } from '../care/erase-again.ts';
import { erasePlayer, isBeingErased } from '../care/erase-player.ts';
import type { ClubRow } from '../care/find.ts';
import { possibleDuplicates } from '../care/like-players.ts';
import { changeMatch, deleteMatch } from '../care/match.ts';
import { mergePlayer } from '../care/merge-player.ts';
import { splitPlayer } from '../care/split-player.ts';
import { takeCare } from '../care/take-care.ts';
import { changeTeam, deleteTeam } from '../care/team.ts';
import type { Database } from '../database/database.ts';
import type { TrailEntry } from '../database/trail.ts';
import { type AdminContext, AdminError } from './context.ts';
import { refuseSeveral, requireClub, requireTeam } from './find.ts';
import { requireMatch, requirePlayer, requireTheirs } from './find-player.ts';
import type { AdminRequest, AdminRequestOf } from './request.ts';

/** The requests of care that change something. */
type CareCommand = Exclude<
  Extract<
    AdminRequest['command'],
    `${'match' | 'player'} ${string}` | `${string} ${'rename' | 'delete'}` | 'erase-again'
  >,
  'match list' | 'player list'
>;
export type CareRequest = AdminRequestOf<CareCommand>;

/** Performs an act of care; the answer says how many matches changed. Throws AdminError and CareError. */
export async function careFor(
  context: AdminContext,
  request: CareRequest,
): Promise<CareDone & Record<string, unknown>> {
  const { db } = context;
  switch (request.command) {
    case 'club rename': {
      const club = await requireClub(db, request.club);
      return await takeCare(db, club.id, edited(context), (tx) => changeClub(tx, club.id, request));
    }
    case 'club delete': {
      const club = await requireClub(db, request.club);
      return await takeCare(db, club.id, null, (tx) => deleteClub(tx, club.id, request.confirm));
    }
    case 'team rename':
    case 'team delete': {
      const team = await requireTeam(db, request.team, request.club);
      return await takeCare(db, team.clubId, edited(context, request.command), (tx) =>
        request.command === 'team rename'
          ? changeTeam(tx, team, { name: request.name })
          : deleteTeam(tx, team, request.confirm),
      );
    }
    case 'match change':
    case 'match delete': {
      const match = await requireMatch(db, request.match);
      return await takeCare(db, match.clubId, edited(context, request.command), (tx) =>
        request.command === 'match change'
          ? changeMatch(tx, match, request, context)
          : deleteMatch(tx, match, request.confirm),
      );
    }
    case 'erase-again':
      return await rewritten(context, () =>
        eraseAgain(db, request.erased, context.newId, context.clock()),
      );
    default:
      return await careForPlayer(context, request);
  }
}

type PlayerRequest = Extract<CareRequest, { command: `player ${string}` }>;

async function careForPlayer(context: AdminContext, request: PlayerRequest): Promise<CareDone> {
  const { db } = context;
  const isTheirs = request.command === 'player erase' && request.opponent === true;
  const find = isTheirs ? requireTheirs : requirePlayer;
  const player = await find(db, request.player, request).catch(async (error: unknown) => {
    const isRepeated = request.command === 'player erase' && error instanceof AdminError;
    if (isRepeated && (await isBeingErased(db, request.confirm))) return null;
    throw error;
  });
  if (player === null) return await rewritten(context, async () => ({ matches: 0 }));
  const { clubId } = player;
  switch (request.command) {
    case 'player rename':
      return await takeCare(db, clubId, edited(context), (tx) =>
        changePlayer(tx, player, { name: request.name }),
      );
    case 'player merge': {
      const other = await requirePlayer(db, request.other, { team: player.teamId, club: clubId });
      return await takeCare(db, clubId, edited(context), (tx) => mergePlayer(tx, player, other.id));
    }
    case 'player split':
      return await takeCare(db, clubId, edited(context), (tx) =>
        splitPlayer(tx, player, request.name, context),
      );
    case 'player erase': {
      const also = await alsoErased(db, player, request);
      const names = { name: request.confirm, also };
      const erased = { ...edited(context), act: 'erased', count: 1 + also.length } as const;
      return await rewritten(context, () =>
        takeCare(db, clubId, erased, (tx) => erasePlayer(tx, player, names, context.newId)),
      );
    }
  }
}

/**
 * The players named with --also. Throws AdminError if others may be the same person and the request does not say what to
 * do with them.
 */
async function alsoErased(
  db: Database,
  row: ClubRow,
  { player, also = [], only = false }: AdminRequestOf<'player erase'>,
) {
  const { players } = await possibleDuplicates(db, row);
  const chosen = also.map((nameOrId) => {
    const found = players.filter(
      ({ playerId, name }) =>
        playerId === nameOrId.toLowerCase() || normalisedName(name) === normalisedName(nameOrId),
    );
    const [one] = found;
    if (one === undefined) {
      throw new AdminError(`"${nameOrId}" is not among those who may be the same as ${player}.`);
    }
    refuseSeveral(
      found.map(({ playerId: id }) => ({ id })),
      'players',
      nameOrId,
    );
    return one;
  });
  const left = players.filter((each) => !chosen.includes(each));
  if (left.length === 0 || only) return chosen;
  const lines = left.map(({ playerId, name, of, matches }) => {
    const count = matches === 1 ? '1 match' : `${matches} matches`;
    return `  ${playerId}  ${name} (${of}, ${count})`;
  });
  throw new AdminError(
    [
      'Nothing was erased. These may be the same person:',
      ...lines,
      'Erase them too with --also ID, one for each; leave the others as they are with --only.',
    ].join('\n'),
  );
}

/** The entry of the trail for a command. */
function edited({ clock }: AdminContext, command = ''): TrailEntry {
  return { act: command.endsWith('delete') ? 'deleted' : 'edited', by: '', at: clock() };
}

/** How long the command waits before it reports again why the files are not rewritten yet, in milliseconds. */
const patience = 15_000;

/** Erases names and waits until the files are rewritten, unless the disk is full. */
async function rewritten(
  { rewriting, progress }: AdminContext,
  work: () => Promise<CareDone>,
): Promise<CareDone & Erasure> {
  if (rewriting === undefined) throw new TypeError('The files could not be rewritten');
  const done = await work();
  for (;;) {
    const erasure = await rewriting.finish(patience);
    if (erasure.files === 'rewritten' || erasure.waitsFor === 'space') {
      return { ...done, ...erasure };
    }
    progress?.(
      erasure.waitsFor === 'readers'
        ? 'Erased. The database’s files still hold the name: waiting for others who read the database, such as a backup …'
        : 'Erased. Rewriting the database’s files …',
    );
  }
}
