import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ClubTools } from '../../club/tools.ts';
import { type InsightResult, insightResultSchema, ratingsOf } from '../../contract/insight.ts';
import { inEachLanguage } from '../../contract/language.ts';
import type { Clubs } from '../clubs.ts';
import { createProxy } from '../http/proxy.ts';
import { type Listening, listen } from '../listen.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { present } from '../testing/present.ts';
import { createTestApp, openTestClubs } from '../testing/test-app.ts';
import { createTestLog } from '../testing/test-log.ts';
import { fillTwoClubs, type TestClub } from '../testing/two-clubs.ts';

/** Writes the language into each text. */
const writeInBoth: ClubTools['write'] = ({ roster }) => {
  const written = inEachLanguage((language) => ({
    summary: { whatsWorking: [`list ${language}`], focusAreas: [], suggestions: [] },
    ratings: ratingsOf(() => ({ value: 5, comment: `comment ${language}` })),
  }));
  return { team: written, players: new Map(roster.map(({ playerId }) => [playerId, written])) };
};

describeOnEachDatabase('insights in two languages', (open) => {
  let clubs: Clubs;
  let club: TestClub;
  const listening: Listening[] = [];
  let service: string;
  let proxy: string;

  beforeAll(async () => {
    const database = await open();
    club = (await fillTwoClubs(database)).ours;
    const { logger } = createTestLog();
    clubs = openTestClubs(database, { logger, performsRuns: true, write: writeInBoth });
    const app = createTestApp(database, { logger, engine: clubs.engine });
    const anywhere = { host: '127.0.0.1', port: 0 };
    const own = await listen(app, anywhere);
    service = own.address;
    const upstream = new URL(service);
    const front = await listen(
      createProxy({ upstream, fetch, newId: randomUUID, logger }),
      anywhere,
    );
    proxy = front.address;
    listening.push(front, own);
    await call(service, 'POST', teamPath());
    await vi.waitFor(
      async () => expect((await call(service, 'GET', teamPath())).data.status).toBe('ready'),
      10_000,
    );
  });
  afterAll(async () => {
    for (const each of listening) await each.close();
    await clubs.stop();
  });

  const teamPath = () => `/v1/matches/${club.completed}/insights`;
  const playerPath = () => `/v1/matches/${club.completed}/player-insights/${club.playerId}`;

  async function send(from: string, method: string, path: string, headers = {}) {
    const sent = { Authorization: `Bearer ${club.key}`, ...headers };
    return fetch(from + path, { method, headers: sent });
  }

  async function call(from: string, method: string, path: string, language?: string) {
    const asked = language === undefined ? {} : { 'Accept-Language': language };
    const { status, headers, ...response } = await read(await send(from, method, path, asked));
    return {
      ...response,
      status,
      tag: headers.get('ETag') ?? '',
      language: headers.get('Content-Language'),
    };
  }

  async function read(response: Response) {
    const { status, headers } = response;
    const { data } = v.parse(v.object({ data: insightResultSchema }), await response.json());
    return { status, headers, data };
  }

  const textsOf = ({ summary, ratings }: InsightResult) => [
    summary?.whatsWorking[0],
    ratings?.rebounds.comment,
  ];
  const places = () => [service, proxy];

  it('are answered in the one that is asked for, straight and through the proxy', async () => {
    for (const place of places()) {
      for (const path of [teamPath(), playerPath()]) {
        const spanish = await call(place, 'GET', path, 'es-AR,es;q=0.9,en;q=0.5');
        expect(textsOf(spanish.data)).toEqual(['list es', 'comment es']);
        expect(spanish.data.message).toBe('El análisis está al día.');
        const english = await call(place, 'GET', path, 'en');
        expect(textsOf(english.data)).toEqual(['list en', 'comment en']);
        expect([spanish.language, english.language]).toEqual(['es', 'en']);
        expect(spanish.tag).not.toBe(english.tag);
        // Without a language, fetch sends `*`.
        expect((await call(place, 'GET', path)).language).toBe('en');
        expect((await call(place, 'GET', path, 'de-CH, fr;q=0.8')).language).toBe('en');
      }
    }
  });

  it('are answered in that one by a POST as well', async () => {
    for (const place of places()) {
      const posted = await call(place, 'POST', playerPath(), 'es');
      expect(posted).toMatchObject({ status: 200, language: 'es' });
      expect(textsOf(posted.data)).toEqual(['list es', 'comment es']);
    }
  });

  it('are another answer for a caller who has them in the other', async () => {
    for (const place of places()) {
      const english = await call(place, 'GET', teamPath(), 'en');
      const known = (language: string) =>
        send(place, 'GET', teamPath(), {
          'Accept-Language': language,
          'If-None-Match': english.tag,
        });
      const same = await known('en');
      expect([same.status, same.headers.get('Content-Language')]).toEqual([304, 'en']);
      const other = await read(await known('es'));
      expect(other.status).toBe(200);
      expect(textsOf(other.data)).toEqual(['list es', 'comment es']);
    }
  });

  it('say in the language asked for that nothing can be written yet', async () => {
    const path = `/v1/matches/${club.live}/insights`;
    const { data, language } = await call(service, 'GET', path, 'es');
    expect(language).toBe('es');
    expect(data.message).toBe('El análisis se puede escribir cuando termine el partido.');
  });

  it('of a run made before there was a second language are English, message and all', async () => {
    const matchId = club.completed;
    await clubs.store.transact(club.club.id, async (tx) => {
      const { team, players } = present(await tx.get('texts', matchId));
      await tx.put('texts', matchId, { team: { en: team.en }, players });
    });
    for (const place of places()) {
      const { data, language, tag } = await call(place, 'GET', teamPath(), 'es');
      expect(language).toBe('en');
      expect(textsOf(data)).toEqual(['list en', 'comment en']);
      expect(data.message).toBe('Insights are up to date.');
      expect(tag).toBe((await call(place, 'GET', teamPath(), 'en')).tag);
    }
  });

  it('leave other answers as they are: those vary by nothing that a page can choose', async () => {
    const path = `/v1/matches/${club.completed}/box-score`;
    const { headers } = await send(service, 'GET', path, { 'Accept-Language': 'es' });
    expect(headers.get('Content-Language')).toBeNull();
  });
});
