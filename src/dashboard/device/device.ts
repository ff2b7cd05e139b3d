import {
  type AddingEndpointName,
  addingEndpointNames,
  addingEndpoints,
} from '../../contract/adding-endpoints.ts';
import type { Club } from '../../contract/club.ts';
import {
  type EndpointName,
  endpointNames,
  endpoints,
  isWritten,
} from '../../contract/endpoints.ts';
import { failure, httpStatusOf, success } from '../../contract/envelope.ts';
import { type Language, languageOf } from '../../contract/language.ts';
import { wrongParameter, wrongQuery } from '../../contract/read-call.ts';
import { createAdding } from './adding.ts';
import { createCare } from './care.ts';
import { forgotten, liveRecorder, makeDemo } from './demo.ts';
import { createReads } from './reads.ts';
import { createSaving } from './saving.ts';
import { CallError, type DeviceTools, isFull, requireClub } from './tools.ts';
import { createWriting } from './writing.ts';

/** A call as the service would get it. */
export interface DeviceCall {
  /** What stands for the key: which club is open. */
  clubId: string;
  method: string;
  /** With its query. */
  path: string;
  /** Accept-Language. */
  language: string | null;
  /** JSON text, or match files. */
  body?: string | readonly File[] | undefined;
}

/** What is answered: an HTTP status and an envelope as JSON text. */
export interface DeviceReply {
  status: number;
  text: string;
  /** Sent in place of the text. */
  file?: Blob;
  /** Content-Language. */
  language?: Language;
}

type Answer = { data: object; status?: number } | { file: Blob };

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
  files: readonly File[];
}

type Handler = (asked: Asked) => Promise<Answer>;

/** A club on the device with what a page lists of it. */
export interface ClubOnDevice extends Club {
  isDemo: boolean;
  matches: number;
  /** When it was last saved to a file; null where it never was. */
  savedAt: Date | null;
  /** How many matches were added or changed since. */
  unsaved: number;
}

/** Answers the service's calls about the clubs that live on this device. */
export type Device = ReturnType<typeof createDevice>;

export function createDevice(tools: DeviceTools) {
  const { clubs, clock, newId, onFailure } = tools;
  const saving = createSaving(tools);
  const handlers = handlersOf(tools, saving);
  const recordLive = liveRecorder(tools);
  return {
    /** Never throws: what fails is answered as the service would. */
    async answer(call: DeviceCall): Promise<DeviceReply> {
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

    /** The clubs that live here. */
    async list(): Promise<ClubOnDevice[]> {
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

    ...saving,

    /** A club goes with all that is its. */
    forget: (clubId: string) => tools.alone(clubId, () => clubs.write(forgotten(clubId))),
  };
}

/** What the browser says of its storage, in words for people. */
function wordsOf(error: unknown): string {
  if (isFull(error)) return 'The storage of this device is full; nothing was kept';
  return error instanceof DOMException
    ? `The browser’s storage failed (${error.name}); nothing was kept`
    : 'This could not be done on this device';
}

type Handlers = Record<EndpointName | AddingEndpointName, Handler>;

function handlersOf(
  tools: DeviceTools,
  saving: Pick<ReturnType<typeof createSaving>, 'save'>,
): Handlers {
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
      return { file: await saving.save(clubId) };
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
function routeOf(handlers: Handlers, { method, path }: DeviceCall) {
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
