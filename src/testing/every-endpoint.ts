import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpointNames, endpoints } from '../contract/endpoints.ts';
import { envelopeSchema } from '../contract/envelope.ts';
import { parameterNames } from '../contract/read-call.ts';

/** A club of a host, its keys, and ids for the calls. */
interface HostClub {
  club: { id: string; name: string };
  key: string;
  /** A key that was revoked. */
  revokedKey: string;
  teamId: string;
  playerId: string;
  /** A player on the opponent's match sheet of the completed match. */
  opponentPlayerId: string;
  completed: string;
  scheduled: string;
  live: string;
}

/** A host of two clubs. */
export interface Host {
  ours: HostClub;
  theirs: HostClub;
  send(method: string, path: string, key?: string): Promise<Response>;
}

type Ids = Record<string, string>;

const withIds = endpointNames.filter((name) => parameterNames(endpoints[name].path).length > 0);

const idsOf = (club: HostClub, matchId = club.completed): Ids => ({
  clubId: club.club.id,
  teamId: club.teamId,
  matchId,
  playerId: club.playerId,
});

/** An endpoint's path with any values as parameters, to send malformed ids too. */
const fill = (name: EndpointName, ids: Ids) =>
  endpoints[name].path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? '');

/** Everything a caller sees of a response, except values that change every time. */
async function visible(response: Response) {
  const headers = Object.fromEntries(response.headers);
  const requestId = headers['x-request-id'] ?? 'none';
  const body = await response.text();
  return JSON.stringify([response.status, headers, body]).replaceAll(requestId, '<request id>');
}

/**
 * The endpoint tests that every host of clubs must pass: the service, and a device. `http` = it is reached by HTTP and sends
 * headers.
 */
export function testEveryEndpoint(open: () => Promise<Host>, { http }: { http: boolean }): void {
  let service: Host;
  let calls = 0;
  beforeAll(async () => {
    service = await open();
  });
  const call = (name: EndpointName, ids: Ids, key?: string) =>
    service.send(endpoints[name].method, fill(name, ids), key);

  test.each(endpointNames)(
    '%s answers by the contract, for matches at every stage',
    async (name) => {
      const { ours } = service;
      for (const matchId of [ours.completed, ours.scheduled, ours.live]) {
        const response = await call(name, idsOf(ours, matchId), ours.key);
        expect([200, 202]).toContain(response.status);
        const body = v.parse(envelopeSchema, await response.json());
        expect(body.error).toBeNull();
        expect(v.parse(endpoints[name].data, body.data)).toEqual(body.data);
      }
    },
  );

  test.each(withIds)('%s answers alike for an id of another club and for none', async (name) => {
    const { ours, theirs } = service;
    for (const parameter of parameterNames(endpoints[name].path)) {
      const foreign = { ...idsOf(ours), [parameter]: idsOf(theirs)[parameter] ?? '' };
      const unknown = { ...idsOf(ours), [parameter]: randomUUID() };
      const response = await call(name, foreign, ours.key);
      expect(response.status).toBe(404);
      expect(await visible(response)).toBe(await visible(await call(name, unknown, ours.key)));
    }
    const allForeign = await call(name, idsOf(theirs), ours.key);
    expect(allForeign.status).toBe(404);
  });

  test.each(withIds)('%s names a parameter that is no UUID', async (name) => {
    for (const parameter of parameterNames(endpoints[name].path)) {
      for (const malformed of ['7', 'not-a-uuid', '%00', `${randomUUID()}0`, '%E0%A4%A']) {
        const ids = { ...idsOf(service.ours), [parameter]: malformed };
        const response = await call(name, ids, service.ours.key);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          data: null,
          error: { code: 'INVALID_REQUEST', message: expect.stringContaining(parameter) },
        });
      }
    }
  });

  test.each(endpointNames)('%s is closed without a key that is in force', async (name) => {
    const ids = idsOf(service.ours);
    const answers = new Set<string>();
    for (const key of [undefined, 'bxo_unknown', service.ours.revokedKey, '', 'two words']) {
      const response = await call(name, ids, key);
      expect(response.status).toBe(401);
      if (http) expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
      answers.add(await visible(response));
    }
    expect(answers.size).toBe(1);
  });

  test.each(endpointNames)(
    '%s answers every kind of id to every kind of key as it must',
    async (name) => {
      const { ours, theirs } = service;
      const clubs = { A: ours, B: theirs };
      const parameters = parameterNames(endpoints[name].path);
      const idsBy = (own: HostClub, other: HostClub): Record<string, Ids> => ({
        own: idsOf(own),
        foreign: idsOf(other),
        absent: Object.fromEntries(parameters.map((parameter) => [parameter, randomUUID()])),
        malformed: Object.fromEntries(parameters.map((parameter) => [parameter, 'no-id'])),
        'the opponent’s player': { ...idsOf(own), playerId: own.opponentPlayerId },
      });
      const expected: Record<string, number[]> = {
        own: [200, 202],
        foreign: [404],
        absent: [404],
        malformed: [400],
        'the opponent’s player': parameters.includes('playerId') ? [404] : [200, 202],
      };
      for (const [of, own] of Object.entries(clubs)) {
        const kinds = idsBy(own, own === ours ? theirs : ours);
        for (const [kind, ids] of Object.entries(kinds)) {
          const open = await call(name, ids, own.key);
          const allowed = parameters.length === 0 ? [200] : expected[kind];
          expect(allowed, `${kind} to ${of}`).toContain(open.status);
          calls += 4;
          for (const key of [undefined, 'bxo_bad', own.revokedKey]) {
            expect((await call(name, ids, key)).status, `${kind} to ${key}`).toBe(401);
          }
        }
      }
    },
  );

  test.each(endpointNames)('%s refuses other methods and lists the allowed ones', async (name) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'PURGE']) {
      const response = await service.send(
        method,
        fill(name, idsOf(service.ours)),
        service.ours.key,
      );
      expect(response.status).toBe(405);
      if (http) {
        expect(response.headers.get('Allow')?.split(', ')).toContain(endpoints[name].method);
      }
      expect(await response.json()).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } });
    }
  });

  test('an opponent’s player has no insights, like an unknown player', async () => {
    const { ours } = service;
    for (const name of ['getPlayerInsights', 'writePlayerInsights'] as const) {
      const opponent = { ...idsOf(ours), playerId: ours.opponentPlayerId };
      const nobody = { ...idsOf(ours), playerId: randomUUID() };
      const response = await call(name, opponent, ours.key);
      expect(response.status).toBe(404);
      expect(await visible(response)).toBe(await visible(await call(name, nobody, ours.key)));
    }
  });

  test('the matrix covers all cases', () => {
    expect(calls).toBe(endpointNames.length * 2 * 5 * 4);
  });

  test('an unknown path answers in an envelope, and 401 without a key', async () => {
    for (const path of ['/v1', '/v1/nothing', '/v1/clubs/', '/nothing']) {
      const response = await service.send('GET', path, service.ours.key);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ data: null, error: { code: 'NOT_FOUND' } });
    }
    expect((await service.send('GET', '/v1/nothing')).status).toBe(401);
    expect((await service.send('DELETE', '/v1/clubs')).status).toBe(401);
  });

  test('a key leads to its club', async () => {
    for (const { club, key } of [service.ours, service.theirs]) {
      const response = await service.send('GET', '/v1/clubs', key);
      expect(await response.json()).toEqual({ data: club, error: null });
    }
  });

  const postScheduled = (query: string) =>
    service.send(
      'POST',
      `/v1/matches/${service.ours.scheduled}/insights${query}`,
      service.ours.key,
    );

  test.each([
    '?regenerate=yes',
    '?regenerate=',
    '?regenerate=TRUE',
    '?regenerate=true&regenerate=false',
  ])('an invalid regenerate (%s) is refused by name', async (query) => {
    const response = await postScheduled(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'INVALID_REQUEST', message: expect.stringContaining('regenerate') },
    });
  });

  test.each(['', '?regenerate=true', '?regenerate=false', '?other=1'])(
    'regenerate: "%s" is taken',
    async (query) => {
      expect((await postScheduled(query)).status).toBe(200);
    },
  );

  test('a list of matches is newest first, with the current score of the live one', async () => {
    const { ours } = service;
    const response = await service.send('GET', `/v1/teams/${ours.teamId}/matches`, ours.key);
    const { data } = v.parse(listSchema, await response.json());
    const starts = data.matches.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort().reverse());
    const shown = { id: ours.live, status: 'live', insightsStatus: 'unavailable' };
    expect(data.matches).toContainEqual(expect.objectContaining(shown));
  });
}

const listSchema = v.object({ data: endpoints.listMatches.data });
