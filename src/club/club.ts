import {
  type AddingEndpointName,
  addingEndpointNames,
  addingEndpoints,
} from '../contract/adding-endpoints.ts';
import type { Erasure } from '../contract/care.ts';
import type { Club } from '../contract/club.ts';
import { type EndpointName, endpointNames, endpoints, isWritten } from '../contract/endpoints.ts';
import { failure, httpStatusOf, success } from '../contract/envelope.ts';
import { type Language, languageOf } from '../contract/language.ts';
import { wrongParameter, wrongQuery } from '../contract/read-call.ts';
import { createAdding, type SentFile } from './add.ts';
import { liveRecorder, makeDemo } from './demo.ts';
import {
  changeClub,
  changeMatch,
  changeTeam,
  confirmClub,
  deleteMatch,
  deleteTeam,
  type Edit,
  edit,
} from './edit.ts';
import {
  changePlayer,
  duplicatesOf,
  likePlayers,
  mergePlayer,
  playerNames,
  splitPlayer,
} from './edit-players.ts';
import { erasePlayer } from './erase.ts';
import { linesOfClub } from './export.ts';
import { createInsights } from './insights.ts';
import { getBoxScore, getClub, getPlayByPlay, listMatches, listRoster, listTeams } from './read.ts';
import type { ReadClub } from './read-club.ts';
import { type ClubReading, type ClubTransaction, StoreError } from './store.ts';
import { CallError, type ClubTools, inCalls, requireClub } from './tools.ts';

/** A call as the service would get it. */
export interface ClubCall {
  /** The club that the call is about; on a device it serves as the key. */
  clubId: string;
  method: string;
  /** With its query. */
  path: string;
  /** Accept-Language. */
  language: string | null;
  /** JSON text, or match files. */
  body?: string | readonly SentFile[] | undefined;
}

/** The answer: an HTTP status and an envelope as JSON text. */
export interface ClubReply<SealedFile> {
  status: number;
  text: string;
  /** Sent instead of the text. */
  file?: SealedFile;
  /** Content-Language. */
  language?: Language;
}

type Answer<SealedFile> = { data: object; status?: number } | { file: SealedFile };

/** The ids that a path may name; those of the call's own are there. */
type Ids = Readonly<Record<'clubId' | 'teamId' | 'matchId' | 'playerId' | 'lookId', string>>;

/** What a handler gets of a call. */
interface Asked {
  clubId: string;
  ids: Ids;
  query: URLSearchParams;
  language: Language;
  /** JSON that was sent. */
  json: unknown;
  files: readonly SentFile[];
}

type Handler<SealedFile = never> = (asked: Asked) => Promise<Answer<SealedFile>>;

/** A club with what a page lists of it. */
export interface ListedClub extends Club {
  isDemo: boolean;
  matches: number;
  /** When it was last saved to a file; null if it never was. */
  savedAt: Date | null;
  /** How many matches were added or changed since. */
  unsaved: number;
}

/** Packs the lines of a club's file. */
export type Seal<SealedFile> = (lines: AsyncIterator<string>) => Promise<SealedFile>;

/** Answers every call of the contract about the clubs of a store. */
export type ClubEngine<SealedFile> = ReturnType<typeof createClub<SealedFile>>;

export function createClub<SealedFile>(tools: ClubTools, seal: Seal<SealedFile>) {
  const { store, clock, newId, onFailure } = tools;
  /** The club as one file, of one moment. Throws CallError and StoreError. */
  const save = (clubId: string) =>
    store.transact(clubId, async (tx) => {
      const club = await requireClub(tx);
      const file = await seal(linesOfClub(tools, tx));
      await tx.put('club', clubId, { ...club, savedAt: clock(), unsaved: 0 });
      return file;
    });
  const handlers = handlersOf(tools, save);
  const recordLive = liveRecorder(tools);
  return {
    /** Never throws: a failure is answered as the service would. */
    async answer(call: ClubCall): Promise<ClubReply<SealedFile>> {
      try {
        const { clubId, body } = call;
        const club = await store.read(clubId, requireClub);
        const { handler, ids, query, name } = routeOf(handlers, call);
        const language = languageOf(call.language);
        const json: unknown = typeof body === 'string' ? JSON.parse(body) : null;
        const files = typeof body === 'object' ? body : [];
        await recordLive(club);
        const answer = await handler({ clubId, ids, query, language, json, files });
        if ('file' in answer) return { status: 200, text: '', file: answer.file };
        const { data, status = 200 } = answer;
        const inLanguage = name in endpoints && isWritten(name as EndpointName) ? { language } : {};
        return { status, text: JSON.stringify(success(data)), ...inLanguage };
      } catch (error) {
        if (!(error instanceof CallError)) onFailure(error);
        const { code, message } =
          error instanceof CallError
            ? error
            : { code: 'UNAVAILABLE' as const, message: wordsOf(error) };
        return { status: httpStatusOf[code], text: JSON.stringify(failure({ code, message })) };
      }
    },

    /** The clubs of the store. */
    async list(): Promise<ListedClub[]> {
      const clubs: ListedClub[] = [];
      for (const clubId of await store.clubIds()) {
        const found = await store.read(clubId, listedClub);
        if (found !== null) clubs.push(found);
      }
      return clubs;
    },

    /** Makes a club without matches; until it has a team it is called `name`. */
    async make(name: string): Promise<Club> {
      const club = { id: newId(), name };
      const document = { ...club, unnamed: true as const, madeAt: clock() };
      await store.transact(club.id, (tx) => tx.put('club', club.id, document));
      return club;
    },

    /** The club to look around in. */
    lookAround: () => makeDemo(tools),

    save,

    /** Stores a club out of its file, whole or not at all. One that is there stays unless it is to be replaced. Throws ClubFileError. */
    store: (read: ReadClub, replace: boolean): Promise<StoredOfFile> =>
      store.transact(read.club.id, async (tx) => {
        const { id, name } = read.club;
        const there = await tx.get('club', id);
        if (there !== undefined && !replace) {
          const here = (await tx.list('match')).length;
          const { unsaved = 0 } = there;
          const inFile = await read.readRest(null);
          return { kind: 'there', club: { id, name }, here, unsaved, inFile };
        }
        await tx.clear();
        await read.readRest(tx);
        return { kind: 'opened', club: { id, name } };
      }),

    /** A club goes with all that is its. */
    forget: (clubId: string) => store.transact(clubId, (tx) => tx.clear()),
  };
}

async function listedClub(tx: ClubReading): Promise<ListedClub | null> {
  const club = await tx.get('club', tx.clubId);
  if (club === undefined) return null;
  const { id, name, demoSeed, savedAt = null, unsaved = 0 } = club;
  const matches = (await tx.list('match')).length;
  return { id, name, isDemo: demoSeed !== undefined, matches, savedAt, unsaved };
}

/** The result of storing a club; `there` = one of its id is there, and stays until it is said to go. */
export type StoredOfFile =
  | { kind: 'opened'; club: Club }
  | { kind: 'there'; club: Club; here: number; unsaved: number; inFile: number };

/** A failure in words for people. */
function wordsOf(error: unknown): string {
  return error instanceof StoreError ? error.message : 'This could not be done on this device';
}

type Handlers<SealedFile> = Record<EndpointName | AddingEndpointName, Handler<SealedFile>>;

function handlersOf<SealedFile>(
  tools: ClubTools,
  save: (clubId: string) => Promise<SealedFile>,
): Handlers<SealedFile> {
  const insights = createInsights(tools);
  const adding = createAdding(tools);
  const read = (work: (tx: ClubReading, asked: Asked) => Promise<object>) =>
    data((asked) => inCalls(() => tools.store.read(asked.clubId, (tx) => work(tx, asked))));
  const editing = (work: (tx: ClubTransaction, asked: Asked) => Promise<number>) =>
    data((asked) => edit(tools, asked.clubId, (tx) => work(tx, asked)));
  const insightsAsked = ({ clubId, ids, language }: Asked) => ({
    clubId,
    matchId: ids.matchId,
    playerId: ids.playerId ?? null,
    language,
  });
  const get = data((asked) => insights.get(insightsAsked(asked)));
  const post: Handler = (asked) =>
    insights.post(insightsAsked(asked), asked.query.get('regenerate') === 'true');
  return {
    getClub: read(getClub),
    listTeams: read((tx, { ids }) => listTeams(tx, ids.clubId)),
    listRoster: read((tx, { ids }) => listRoster(tx, ids.teamId)),
    listMatches: read((tx, { ids }) => listMatches(tx, ids.teamId)),
    getBoxScore: read((tx, { ids }) => getBoxScore(tx, ids.matchId)),
    getPlayByPlay: read((tx, { ids }) => getPlayByPlay(tx, ids.matchId)),
    getInsights: get,
    getPlayerInsights: get,
    writeInsights: post,
    writePlayerInsights: post,
    describeAdding: data(({ clubId }) => adding.describe(clubId)),
    lookAtFiles: data(({ clubId, files }) => adding.look(clubId, files)),
    getLook: data(({ clubId, ids }) => adding.find(clubId, ids.lookId)),
    nameSide: data(({ clubId, ids, json }) => adding.nameSide(clubId, ids.lookId, json)),
    storeLook: async ({ clubId, ids, json }) => ({
      status: 202,
      data: await adding.store(clubId, ids.lookId, json),
    }),
    undoAdding: data(({ clubId }) => adding.undo(clubId)),
    changeClub: editing((tx, { json }) => changeClub(tx, json)),
    async exportClub({ clubId, json }) {
      await tools.store.read(clubId, (tx) => confirmClub(tx, json));
      return { file: await save(clubId) };
    },
    async readTrail() {
      throw new CallError('NOT_FOUND', 'A club on a device has no trail: nobody needs a key there');
    },
    changeTeam: editing((tx, { ids, json }) => changeTeam(tx, ids.teamId, json)),
    deleteTeam: editing((tx, { ids, json }) => deleteTeam(tx, ids.teamId, json)),
    changeMatch: editing((tx, { ids, json }) => changeMatch(tools, tx, ids.matchId, json)),
    deleteMatch: editing((tx, { ids, json }) => deleteMatch(tx, ids.matchId, json)),
    changePlayer: editing((tx, { ids, json }) => changePlayer(tools, tx, ids.playerId, json)),
    likePlayers: read((tx, { ids }) => likePlayers(tx, ids.teamId)),
    playerNames: read((tx, { ids }) => playerNames(tx, ids.playerId)),
    possibleDuplicates: read((tx, { ids }) => duplicatesOf(tx, ids.playerId)),
    mergePlayer: editing((tx, { ids, json }) => mergePlayer(tools, tx, ids.playerId, json)),
    splitPlayer: editing((tx, { ids, json }) => splitPlayer(tools, tx, ids.playerId, json)),
    erasePlayer: data(async ({ clubId, ids, json }) => {
      const erase: Edit = (tx) => erasePlayer(tools, tx, ids.playerId, json);
      return { ...(await edit(tools, clubId, erase)), ...rewritten };
    }),
    getErasure: data(async () => rewritten),
  };
}

/** What an erasure leaves in a host's files is the host's: a browser gives no way to rewrite them. */
const rewritten: Erasure = { files: 'rewritten' };

/** A handler that answers with data. */
function data(work: (asked: Asked) => Promise<object>): Handler {
  return async (asked) => ({ data: await work(asked) });
}

const routes = [
  ...endpointNames.map((name) => ({ name, ...endpoints[name] })),
  ...addingEndpointNames.map((name) => ({ name, ...addingEndpoints[name] })),
].map(({ name, method, path, ...more }) => ({
  name,
  method,
  path,
  query: 'query' in more ? more.query : {},
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Who answers a call. Throws CallError for what no club on a device answers, and for ids and a query that are none. */
function routeOf<SealedFile>(handlers: Handlers<SealedFile>, { method, path }: ClubCall) {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  const ofPath = routes.filter(({ pattern }) => pattern.test(pathname));
  const route = ofPath.find((each) => each.method === method);
  if (route === undefined) {
    if (ofPath.length === 0) {
      throw new CallError('NOT_FOUND', 'A club on this device has no such call');
    }
    const allowed = ofPath.map((each) => each.method).join(', ');
    throw new CallError('METHOD_NOT_ALLOWED', `This path allows ${allowed}`);
  }
  const ids: Partial<Ids> = route.pattern.exec(pathname)?.groups ?? {};
  const wrong =
    wrongParameter(route.path, (name) => ids[name as keyof Ids]) ??
    wrongQuery(route, (name) => query.getAll(name));
  if (wrong !== null) throw new CallError('INVALID_REQUEST', wrong);
  return { handler: handlers[route.name], name: route.name, ids: ids as Ids, query };
}
