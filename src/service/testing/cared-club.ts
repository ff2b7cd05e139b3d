import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { putClub } from '../../club/testing/put-club.ts';
import { type Choices, lookSchema } from '../../contract/adding.ts';
import { cared, caredPaths, caredTeam } from '../../testing/cared-club.ts';
import { type ClubsOptions, sha256 } from '../clubs.ts';
import type { OpenDatabase } from '../database/open.ts';
import { createTestApp, openTestClubs } from './test-app.ts';
import { createTestLog } from './test-log.ts';
import { addKey } from './two-clubs.ts';

/**
 * A service over a fresh database with one club of one team and four matches; `split`: one person is two players, each
 * with half of them; `live` is the id of an unfinished match. It is entered by HTTP with a recorder's key.
 */
export async function createCaredClub(database: OpenDatabase, split: boolean, live?: string) {
  const { store, clock } = openTestClubs(database);
  await putClub({ store, clock, sha256 }, cared.club, caredTeam(split, live));
  return serveCaredClub(database, await addKey(database.db, cared.club.id, null, 'recorder'));
}

/** The service over a database that holds the club already. */
export function serveCaredClub(
  database: OpenDatabase,
  key: string,
  options: Partial<ClubsOptions> = {},
) {
  const clubId = cared.club.id;
  const { logger, entries: log } = createTestLog();
  const clubs = openTestClubs(database, { logger, ...options });
  const app = createTestApp(database, { engine: clubs.engine, logger });
  const request = (method: string, path: string, body?: object) =>
    app.request(path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    key,
    log,
    clubs,
    request,
    /** Makes a call of adding or editing; what it answers. */
    async care(method: string, path: string, body?: object) {
      const response = await request(method, `/import/${path}`, body);
      return { status: response.status, ...v.parse(answerSchema, await response.json()) };
    },
    /** `data` of an answer under /v1. */
    async read<Schema extends v.GenericSchema>(path: string, schema: Schema) {
      const body = v.parse(
        v.object({ data: v.unknown() }),
        await (await request('GET', path)).json(),
      );
      return v.parse(schema, body.data);
    },
    /** Adds a match file with one choice for each of its matches; what became of them. */
    async add(text: string, choice: Choices['matches'][string]) {
      const looks = '/import/looks';
      const ask = async (method: string, path: string, body?: string | File[]) => {
        const call = { clubId, method, path, body, language: null };
        return v.parse(lookReply, JSON.parse((await clubs.engine.answer(call)).text)).data;
      };
      const seen = await ask('POST', looks, [new File([text], 'match.json')]);
      const matches = Object.fromEntries(seen.matches.map(({ key: match }) => [match, choice]));
      await ask('POST', `${looks}/${seen.id}/store`, JSON.stringify({ matches }));
      for (;;) {
        const look = await ask('GET', `${looks}/${seen.id}`);
        if (look.state === 'stored') return look.matches.map(({ outcome }) => outcome);
        await nextTurn();
      }
    },
    /** Asks for the texts of a match and has them written. */
    async write(matchId: string) {
      await request('POST', `/v1/matches/${matchId}/insights?regenerate=true`);
      await clubs.engine.takeUpRun({ clubId, matchId });
      const run = await clubs.store.read(clubId, (tx) => tx.get('run', matchId));
      return run?.status ?? 'not_generated';
    },
    /** Every answer under /v1 by its path, as it is sent. */
    async replies(): Promise<Map<string, string>> {
      const found = new Map<string, string>();
      for (const path of caredPaths()) found.set(path, await (await request('GET', path)).text());
      return found;
    },
  };
}

const lookReply = v.object({ data: lookSchema });
const answerSchema = v.object({
  data: v.nullable(v.looseObject({})),
  error: v.nullable(v.object({ code: v.string(), message: v.string() })),
});
