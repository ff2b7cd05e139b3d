import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpointNames, endpoints } from '../../contract/endpoints.ts';
import { envelopeSchema } from '../../contract/envelope.ts';
import { printFigure } from '../../testing/share.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import type { TestClub } from '../testing/two-clubs.ts';
import { parameterNames } from './read-call.ts';

type Ids = Record<string, string>;

const withIds = endpointNames.filter((name) => parameterNames(endpoints[name].path).length > 0);

const idsOf = (club: TestClub, matchId = club.completed): Ids => ({
  clubId: club.club.id,
  teamId: club.teamId,
  matchId,
  playerId: club.playerId,
});

/** The path of an endpoint with any value in its parameters, so that malformed ids can be sent, too. */
const fill = (name: EndpointName, ids: Ids) =>
  endpoints[name].path.replace(/\{(\w+)\}/g, (_, key: string) => ids[key] ?? '');

/** All that a caller can see of an answer, but for what is drawn anew for each. */
async function visible(response: Response) {
  const headers = Object.fromEntries(response.headers);
  const requestId = headers['x-request-id'] ?? '';
  const body = await response.text();
  expect(requestId).not.toBe('');
  return JSON.stringify([response.status, headers, body]).replaceAll(requestId, '<request id>');
}

describeOnEachDatabase('every endpoint of the table', (open) => {
  let service: TestService;
  let calls = 0;
  beforeAll(async () => {
    service = await createTestService(await open());
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

  test.each(withIds)('%s endpointNames a parameter that is no UUID', async (name) => {
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
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
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
      const idsBy = (own: TestClub, other: TestClub): Record<string, Ids> => ({
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

  test.each(endpointNames)('%s refuses other methods and names its own', async (name) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'PURGE']) {
      const response = await service.send(
        method,
        fill(name, idsOf(service.ours)),
        service.ours.key,
      );
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')?.split(', ')).toContain(endpoints[name].method);
      expect(await response.json()).toMatchObject({ error: { code: 'METHOD_NOT_ALLOWED' } });
    }
  });

  test('a player of the opponent has no insights, like a player who does not exist', async () => {
    const { ours } = service;
    for (const name of ['getPlayerInsights', 'writePlayerInsights'] as const) {
      const opponent = { ...idsOf(ours), playerId: ours.opponentPlayerId };
      const nobody = { ...idsOf(ours), playerId: randomUUID() };
      const response = await call(name, opponent, ours.key);
      expect(response.status).toBe(404);
      expect(await visible(response)).toBe(await visible(await call(name, nobody, ours.key)));
    }
  });

  test('the matrix is whole', () => {
    printFigure(
      'a club never reads another’s',
      `${calls} calls over ${endpointNames.length} routes`,
      'all',
    );
    expect(calls).toBe(endpointNames.length * 2 * 5 * 4);
  });

  test('nothing went wrong inside, and nothing was queued for another club', () => {
    expect(service.errors).toEqual([]);
    const { ours, theirs } = service;
    const ownerOf = (matchId: string) => (matchId === theirs.completed ? theirs : ours).club.id;
    const foreign = service.queued.filter(({ clubId, matchId }) => clubId !== ownerOf(matchId));
    expect(foreign).toEqual([]);
  });
});
