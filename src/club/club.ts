import {
  type AddingEndpointName,
  addingEndpointNames,
  addingEndpoints,
} from '../contract/adding-endpoints.ts';
import type { Club } from '../contract/club.ts';
import { type EndpointName, endpointNames, endpoints, isWritten } from '../contract/endpoints.ts';
import { failure, httpStatusOf, success } from '../contract/envelope.ts';
import { type Language, languageOf } from '../contract/language.ts';
import { wrongParameter, wrongQuery } from '../contract/read-call.ts';
import { createAdding, type SentFile } from './adding.ts';
import { createCare } from './care.ts';
import { StoreError } from './club-store.ts';
import { forgotten, liveRecorder, makeDemo } from './demo.ts';
import type { ReadClub } from './read-club.ts';
import { createReads } from './reads.ts';
import { linesOfClub } from './rows-of-club.ts';
import { CallError, type ClubTools, requireClub } from './tools.ts';
import { createWriting } from './writing.ts';

/** A call as the service would get it. */
export interface ClubCall {
  /** What stands for the key: which club is open. */
  clubId: string;
  method: string;
  /** With its query. */
  path: string;
  /** Accept-Language. */
  language: string | null;
  /** JSON text, or match files. */
  body?: string | readonly SentFile[] | undefined;
}

/** What is answered: an HTTP status and an envelope as JSON text. */
export interface ClubReply<SealedFile> {
  status: number;
  text: string;
  /** Sent in place of the text. */
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
  /** When it was last saved to a file; null where it never was. */
  savedAt: Date | null;
  /** How many matches were added or changed since. */
  unsaved: number;
}

/** Packs the lines of a club's file. */
export type Seal<SealedFile> = (lines: AsyncIterator<string>) => Promise<SealedFile>;

/** Answers every call of the contract about the clubs of a store. */
export type ClubEngine<SealedFile> = ReturnType<typeof createClub<SealedFile>>;

export function createClub<SealedFile>(tools: ClubTools, seal: Seal<SealedFile>) {
  const { clubs, clock, newId, onFailure } = tools;
  /** The club as one file, as it stands at one moment. Throws CallError and StoreError. */
  const save = (clubId: string) =>
    tools.alone(clubId, async () => {
      const file = await seal(linesOfClub(tools, clubId));
      const club = await requireClub(tools, clubId);
      const value = { ...club, savedAt: clock(), unsaved: 0 };
      await clubs.write([{ put: 'club', ids: [clubId], value }]);
      return file;
    });
  const handlers = handlersOf(tools, save);
  const recordLive = liveRecorder(tools);
  return {
    /** Never throws: what fails is answered as the service would. */
    async answer(call: ClubCall): Promise<ClubReply<SealedFile>> {
      try {
        const { clubId, body } = call;
        const club = await requireClub(tools, clubId);
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
      const all = await clubs.all('club');
      return Promise.all(
        all.map(async ({ id, name, demoSeed, savedAt = null, unsaved = 0 }) => ({
          id,
          name,
          isDemo: demoSeed !== undefined,
          matches: (await clubs.all('match', id)).length,
          savedAt,
          unsaved,
        })),
      );
    },

    /** Makes a club without matches; until it has a team it is called `name`. */
    async make(name: string): Promise<Club> {
      const club = { id: newId(), name };
      const value = { ...club, unnamed: true as const, madeAt: clock(), teams: [] };
      await clubs.write([{ put: 'club', ids: [club.id], value }]);
      return club;
    },

    /** The club to look around in. */
    lookAround: () => makeDemo(tools),

    save,

    /** Stores a club out of its file, whole or not at all. One that is there stays unless it is to be replaced. */
    store: (read: ReadClub, replace: boolean): Promise<Stored> =>
      tools.alone(read.club.id, async () => {
        const { id, name } = read.club;
        const there = await clubs.get('club', id);
        if (there !== undefined && !replace) {
          const here = (await clubs.all('match', id)).length;
          const { unsaved = 0 } = there;
          return { kind: 'there', club: { id, name }, here, unsaved, inFile: read.matches };
        }
        await clubs.write([...forgotten(id), ...read.changes]);
        return { kind: 'opened', club: { id, name } };
      }),

    /** A club goes with all that is its. */
    forget: (clubId: string) => tools.alone(clubId, () => clubs.write(forgotten(clubId))),
  };
}

/** What came of storing a club; `there` = one of its id is there, and stays until it is said to go. */
export type Stored =
  | { kind: 'opened'; club: Club }
  | { kind: 'there'; club: Club; here: number; unsaved: number; inFile: number };

/** What a failure is called in words for people. */
function wordsOf(error: unknown): string {
  return error instanceof StoreError ? error.message : 'This could not be done on this device';
}

type Handlers<SealedFile> = Record<EndpointName | AddingEndpointName, Handler<SealedFile>>;

function handlersOf<SealedFile>(
  tools: ClubTools,
  save: (clubId: string) => Promise<SealedFile>,
): Handlers<SealedFile> {
  const reads = createReads(tools);
  const writing = createWriting(tools);
  const adding = createAdding(tools);
  const care = createCare(tools);
  const insightsAsked = ({ clubId, ids, language }: Asked) => ({
    clubId,
    matchId: ids.matchId,
    playerId: ids.playerId ?? null,
    language,
  });
  const get = data((asked) => writing.get(insightsAsked(asked)));
  const post: Handler = (asked) =>
    writing.post(insightsAsked(asked), asked.query.get('regenerate') === 'true');
  return {
    getClub: data(({ clubId }) => reads.getClub(clubId)),
    listTeams: data(({ clubId, ids }) => reads.listTeams(clubId, ids.clubId)),
    listRoster: data(({ clubId, ids }) => reads.listRoster(clubId, ids.teamId)),
    listMatches: data(({ clubId, ids }) => reads.listMatches(clubId, ids.teamId)),
    getBoxScore: data(({ clubId, ids }) => reads.getBoxScore(clubId, ids.matchId)),
    getPlayByPlay: data(({ clubId, ids }) => reads.getPlayByPlay(clubId, ids.matchId)),
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
    changeClub: data(({ clubId, json }) => care.changeClub(clubId, json)),
    async exportClub({ clubId, json }) {
      await care.confirmClub(clubId, json);
      return { file: await save(clubId) };
    },
    async readTrail() {
      throw new CallError('NOT_FOUND', 'A club on a device has no trail: nobody needs a key there');
    },
    changeTeam: data(({ clubId, ids, json }) => care.changeTeam(clubId, ids.teamId, json)),
    deleteTeam: data(({ clubId, ids, json }) => care.deleteTeam(clubId, ids.teamId, json)),
    changeMatch: data(({ clubId, ids, json }) => care.changeMatch(clubId, ids.matchId, json)),
    deleteMatch: data(({ clubId, ids, json }) => care.deleteMatch(clubId, ids.matchId, json)),
    changePlayer: data(({ clubId, ids, json }) => care.changePlayer(clubId, ids.playerId, json)),
    likePlayers: data(({ clubId, ids }) => care.likePlayers(clubId, ids.teamId)),
    playerNames: data(({ clubId, ids }) => care.playerNames(clubId, ids.playerId)),
    possibleDuplicates: data(({ clubId, ids }) => care.possibleDuplicates(clubId, ids.playerId)),
    mergePlayer: data(({ clubId, ids, json }) => care.mergePlayer(clubId, ids.playerId, json)),
    splitPlayer: data(({ clubId, ids, json }) => care.splitPlayer(clubId, ids.playerId, json)),
    erasePlayer: data(({ clubId, ids, json }) => care.erasePlayer(clubId, ids.playerId, json)),
    getErasure: data(care.getErasure),
  };
}

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
