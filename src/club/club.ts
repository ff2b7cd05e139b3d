import type { AddingBodyOf, AddingEndpointName } from '../contract/adding-endpoints.ts';
import type { Club } from '../contract/club.ts';
import type { TrailAct } from '../contract/edits.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { failure, success } from '../contract/envelope.ts';
import { type Language, languageOf } from '../contract/language.ts';
import { requireTypedName } from '../match-files/edit/typed-name.ts';
import type { SentMatchFile } from '../match-files/read-files.ts';
import { createAdding, type SentFile } from './add.ts';
import { type ClubCall, type Ids, jsonOf, routeOf } from './calls.ts';
import { liveRecorder, makeDemo } from './demo.ts';
import type { StoredErased } from './documents.ts';
import {
  changeClub,
  changeMatch,
  changeTeam,
  correctMatch,
  deleteMatch,
  deleteTeam,
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
import { eraseAgain, erasePlayer, isBeingErased } from './erase.ts';
import { linesOfClub } from './export.ts';
import { createInsights } from './insights.ts';
import { listPlans, storePlan } from './plans.ts';
import { getBoxScore, getClub, getPlayByPlay, listMatches, listRoster, listTeams } from './read.ts';
import type { ReadClub } from './read-club.ts';
import { type ClubReading, type ClubTransaction, StoreError } from './store.ts';
import { CallError, type ClubTools, inCalls, requireClub } from './tools.ts';

/** The result of a successful call: `data` with its HTTP status, or a file. */
export type ClubAnswer<SealedFile> =
  | {
      status: 200 | 202;
      data: object;
      /** Content-Language. */
      language?: Language;
    }
  | { file: SealedFile };

/** The reply: an HTTP status and an envelope as JSON text. */
export interface ClubReply<SealedFile> {
  status: number;
  text: string;
  /** Sent instead of the text. */
  file?: SealedFile;
  /** Content-Language. */
  language?: Language;
}

/** The call as a handler receives it. */
interface Asked<Json = unknown> {
  clubId: string;
  by: string;
  ids: Ids;
  query: URLSearchParams;
  language: Language;
  /** The JSON body, validated by the call's schema. */
  json: Json;
  files: readonly SentFile[] | AsyncIterable<SentMatchFile>;
}

type Handler<SealedFile = never, Json = unknown> = (
  asked: Asked<Json>,
) => Promise<{ data: object; status?: 200 | 202; language?: Language } | { file: SealedFile }>;

/** A club in a page's list. */
export interface ListedClub extends Club {
  isDemo: boolean;
  matches: number;
  /** When it was last saved to a file; null if never. */
  savedAt: Date | null;
  /** The number of matches added or changed since. */
  unsaved: number;
}

/** Packs the lines of a club's file. */
export type Seal<SealedFile> = (lines: AsyncGenerator<string>) => Promise<SealedFile>;

/** Answers every call of the contract for the clubs of a store. */
export type ClubEngine<SealedFile> = ReturnType<typeof createClub<SealedFile>>;

export function createClub<SealedFile>(tools: ClubTools, seal: Seal<SealedFile>) {
  const { store, clock, newId, onFailure } = tools;
  /** The club as a file, as of one moment. Throws CallError and StoreError. */
  const save = (clubId: string, by = '') =>
    store.transact(clubId, async (tx) => {
      const club = await requireClub(tx);
      const file = await seal(linesOfClub(tools, tx));
      await tx.put('club', clubId, { ...club, savedAt: clock(), unsaved: 0 });
      await tx.note({ act: 'exported', by });
      return file;
    });
  const adding = createAdding(tools);
  const insights = createInsights(tools);
  const handlers = handlersOf(tools, { adding, insights, save });
  const recordLive = liveRecorder(tools);

  /** Throws CallError for an error of the caller, and StoreError. */
  async function perform(call: ClubCall): Promise<ClubAnswer<SealedFile>> {
    const { clubId, by = '', body } = call;
    const club = await store.read(clubId, requireClub);
    const { name, ids, query, schema } = routeOf(call);
    const language = languageOf(call.language);
    const json = schema === undefined ? null : jsonOf(schema, typeof body === 'string' ? body : '');
    const files = typeof body === 'object' ? body : [];
    await recordLive(clubId, club);
    // The JSON was validated by the call's schema.
    const handler = handlers[name] as Handler<SealedFile>;
    const answer = await inCalls(() => handler({ clubId, by, ids, query, language, json, files }));
    if ('file' in answer) return answer;
    return { status: 200, ...answer };
  }

  return {
    perform,

    /** Like `perform`, but replies with an envelope instead of throwing. */
    async answer(call: ClubCall): Promise<ClubReply<SealedFile>> {
      try {
        const answer = await perform(call);
        if ('file' in answer) return { status: 200, text: '', file: answer.file };
        const { data, ...more } = answer;
        return { ...more, text: JSON.stringify(success(data)) };
      } catch (error) {
        if (!(error instanceof CallError)) onFailure(error);
        const said = error instanceof StoreError ? error.message : 'This could not be done';
        const { code, message, status } =
          error instanceof CallError ? error : new CallError('UNAVAILABLE', said);
        return { status, text: JSON.stringify(failure({ code, message })) };
      }
    },

    /** All clubs of the store. */
    async list(): Promise<ListedClub[]> {
      const clubs: ListedClub[] = [];
      for (const clubId of await store.clubIds()) {
        const found = await store.read(clubId, listedClub);
        if (found !== null) clubs.push(found);
      }
      return clubs;
    },

    /** Creates a club without matches; it is called `name` until it has a team. */
    async make(name: string): Promise<Club> {
      const club = { id: newId(), name };
      const document = { ...club, unnamed: true as const, madeAt: clock() };
      await store.transact(club.id, (tx) => tx.put('club', club.id, document));
      return club;
    },

    /** Creates the demo club. */
    lookAround: () => makeDemo(tools),

    /** Updates the demo club's live match; does nothing for other clubs. */
    recordLive: (clubId: string) => recordLive(clubId),

    /**
     * Performs an unfinished run of insights, unless another process holds it. Throws StoreError, after which the run can be
     * resumed.
     */
    takeUpRun: insights.takeUp,

    /** The input for a match's insights; null if it is not completed. */
    inputOf: insights.input,

    /** Reads match files for a club, which may not exist yet, and lists their matches; `said` names teams in advance. */
    lookFor: adding.lookFor,
    answerFor: adding.answer,
    isBeingErased: (clubId: string, name: string) => isBeingErased(tools, clubId, name),
    /** Finishes the match that is being stored and stores no more. */
    stop: adding.stop,

    save,

    /** Stores a club from its file, whole or not at all; an existing one stays unless `replace`. Throws ClubFileError. */
    store: (read: ReadClub, replace: boolean): Promise<StoredOfFile> =>
      store.transact(read.club.id, async (tx) => {
        const { id, name } = read.club;
        const there = await tx.get('club', id);
        if (there !== undefined && !replace) {
          const here = (await tx.list('match')).length;
          const { unsaved = 0 } = there;
          const inFile = await read.readRest(null);
          return { kind: 'there', club: { id, name: there.name }, here, unsaved, inFile };
        }
        await tx.clear();
        await read.readRest(tx);
        await tx.note({ act: 'restored', by: '' });
        return { kind: 'opened', club: { id, name } };
      }),

    /**
     * Repeats erasures that other data of the club know, after older data were restored: see `eraseAgain`. Returns the number
     * of changed matches; null if the club does not exist.
     */
    eraseAgain: (clubId: string, known: readonly StoredErased[], by = '') =>
      store.transact(clubId, async (tx) => {
        if ((await tx.get('club', clubId)) === undefined) return null;
        const matches = await eraseAgain(tools, tx, known);
        await tx.note({ act: 'erased', by });
        return matches;
      }),

    /** Deletes a club with all its data. */
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

/** The result of storing a club; `there` = one with its id exists and was not replaced. */
export type StoredOfFile =
  | { kind: 'opened'; club: Club }
  | { kind: 'there'; club: Club; here: number; unsaved: number; inFile: number };

type Handlers<SealedFile> = Record<EndpointName, Handler<SealedFile>> & {
  [Name in AddingEndpointName]: Handler<SealedFile, AddingBodyOf<Name>>;
};

interface Parts<SealedFile> {
  adding: ReturnType<typeof createAdding>;
  insights: ReturnType<typeof createInsights>;
  save(clubId: string, by: string): Promise<SealedFile>;
}

function handlersOf<SealedFile>(
  tools: ClubTools,
  { adding, insights, save }: Parts<SealedFile>,
): Handlers<SealedFile> {
  const read = (work: (tx: ClubReading, asked: Asked) => Promise<object>) =>
    data((asked) => tools.store.read(asked.clubId, (tx) => work(tx, asked)));
  const acting =
    (act: TrailAct) =>
    <Json>(work: (tx: ClubTransaction, asked: Asked<Json>) => Promise<number>) =>
      data<Json>(({ clubId, by, ...asked }) =>
        edit(tools, clubId, { act, by }, (tx) => work(tx, { clubId, by, ...asked })),
      );
  const editing = acting('edited');
  const deleting = acting('deleted');
  const insightsAsked = ({ clubId, ids, language }: Asked) => ({
    clubId,
    matchId: ids.matchId,
    playerId: ids.playerId ?? null,
    language,
  });
  const get: Handler = (asked) => insights.get(insightsAsked(asked));
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
    answerFiles: data(({ clubId, ids, json }) => adding.answer(clubId, ids.lookId, json)),
    nameSide: data(({ clubId, ids, json }) => adding.nameSide(clubId, ids.lookId, json)),
    storeLook: async ({ clubId, by, ids, json }) => ({
      status: 202,
      data: await adding.store(clubId, ids.lookId, json, by),
    }),
    undoAdding: data(({ clubId, by }) => adding.undo(clubId, by)),
    changeClub: editing((tx, { json }) => changeClub(tx, json)),
    async exportClub({ clubId, by, json }) {
      const club = await tools.store.read(clubId, requireClub);
      requireTypedName(json.name, club.name);
      return { file: await save(clubId, by) };
    },
    readTrail: data(async ({ clubId }) => {
      if (tools.trail !== null) return tools.trail(clubId);
      throw new CallError(
        'NOT_FOUND',
        'This club has no trail, since it can be changed without a key',
      );
    }),
    listPlans: read((tx, { ids }) => listPlans(tx, ids.teamId)),
    storePlan: data(({ clubId, by, ids, json }) =>
      tools.store.transact(clubId, async (tx) => {
        const stored = await storePlan(tools, tx, ids.teamId, json);
        await tx.note({ act: 'edited', by });
        return stored;
      }),
    ),
    changeTeam: editing((tx, { ids, json }) => changeTeam(tx, ids.teamId, json)),
    deleteTeam: deleting((tx, { ids, json }) => deleteTeam(tx, ids.teamId, json)),
    changeMatch: editing((tx, { ids, json }) => changeMatch(tools, tx, ids.matchId, json)),
    correctMatch: editing((tx, { ids, json, by }) =>
      correctMatch(tools, tx, ids.matchId, { ...json, by }),
    ),
    deleteMatch: deleting((tx, { ids, json }) => deleteMatch(tx, ids.matchId, json)),
    changePlayer: editing((tx, { ids, json }) => changePlayer(tools, tx, ids.playerId, json)),
    likePlayers: read((tx, { ids }) => likePlayers(tx, ids.teamId)),
    playerNames: read((tx, { ids }) => playerNames(tx, ids.playerId)),
    possibleDuplicates: read((tx, { ids }) => duplicatesOf(tx, ids.playerId)),
    mergePlayer: editing((tx, { ids, json }) => mergePlayer(tools, tx, ids.playerId, json)),
    splitPlayer: editing((tx, { ids, json }) => splitPlayer(tools, tx, ids.playerId, json)),
    async erasePlayer({ clubId, by, ids, json }) {
      const done = await erasePlayer(tools, clubId, by, { playerId: ids.playerId, ...json });
      const erasure = await tools.erasure.finish(clubId);
      return { status: erasure.files === 'due' ? 202 : 200, data: { ...done, ...erasure } };
    },
    getErasure: data(({ clubId }) => tools.erasure.state(clubId)),
  };
}

function data<Json>(work: (asked: Asked<Json>) => object | Promise<object>): Handler<never, Json> {
  return async (asked) => ({ data: await work(asked) });
}
