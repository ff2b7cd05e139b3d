import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  type AddingEndpointName,
  addingEndpointNames,
  addingEndpoints,
} from '../../contract/adding-endpoints.ts';
import { parameterNames } from '../../contract/read-call.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { printFigure } from '../../testing/share.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import type { TestClub } from '../testing/two-clubs.ts';

type Ids = Record<string, string>;

/** A sound body of each call that has one; what it asks for must not be done for any id here. */
const bodies: Partial<Record<AddingEndpointName, object>> = {
  nameSide: { name: 'Harbour Basketball', team: { newName: 'Harbour' } },
  answerFiles: { matches: {} },
  storeLook: { matches: {} },
  changeClub: { name: '' },
  exportClub: { name: 'Not the club' },
  storePlan: {
    plan: {
      matchId: null,
      day: '2026-11-21',
      periods: 4,
      periodMinutes: 10,
      shiftsPerPeriod: 2,
      players: [],
      rule: 'equal',
      least: 0,
      most: 8,
      groups: [],
      fives: [],
      played: null,
    },
    replaces: null,
  },
  changeTeam: { name: 'Another name' },
  deleteTeam: { name: 'Not the team' },
  changeMatch: { day: '2026-11-14' },
  correctMatch: { numbers: [] },
  deleteMatch: { name: 'Not the opponent' },
  changePlayer: { name: 'Another name' },
  mergePlayer: { playerId: randomUUID() },
  splitPlayer: { name: 'Another name' },
  erasePlayer: { name: 'Not the player' },
};

const withIds = addingEndpointNames.filter(
  (name) => parameterNames(addingEndpoints[name].path).length > 0,
);

let service: TestService;
let looks: { ours: string; theirs: string };
let calls = 0;
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  looks = { ours: await lookOf(service.ours), theirs: await lookOf(service.theirs) };
  return () => database.close();
});

async function lookOf({ recorderKey }: TestClub): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify(sampleLiveStats())]), 'match.json');
  const response = await service.send('POST', '/import/looks', recorderKey, {}, body);
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

const idsOf = (club: TestClub): Ids => ({
  teamId: club.teamId,
  matchId: club.completed,
  playerId: club.playerId,
  lookId: club === service.ours ? looks.ours : looks.theirs,
});

function call(name: AddingEndpointName, ids: Ids, key?: string) {
  calls += 1;
  const { method, path } = addingEndpoints[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '');
  const body = bodies[name];
  return body === undefined
    ? service.send(method, filled, key)
    : service.send(
        method,
        filled,
        key,
        { 'Content-Type': 'application/json' },
        JSON.stringify(body),
      );
}

/** All that a caller can see of an answer, without values that are new in each. */
async function visible(response: Response) {
  const headers = Object.fromEntries(response.headers);
  const requestId = headers['x-request-id'] ?? '';
  const body = await response.text();
  return JSON.stringify([response.status, headers, body]).replaceAll(requestId, '<request id>');
}

test.each(addingEndpointNames)('%s is closed without a recorder’s key in force', async (name) => {
  const ids = idsOf(service.ours);
  const answers = new Set<string>();
  for (const key of [undefined, 'bxo_unknown', service.ours.revokedKey, 'two words']) {
    const response = await call(name, ids, key);
    expect(response.status).toBe(401);
    answers.add(await visible(response));
  }
  expect(answers.size).toBe(1);
  for (const key of [service.ours.key, service.theirs.key]) {
    const response = await call(name, ids, key);
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('--recorder'),
    ]);
  }
});

test.each(withIds)('%s answers alike for an id of another club and for none', async (name) => {
  const clubs = [service.ours, service.theirs];
  for (const own of clubs) {
    const other = own === service.ours ? service.theirs : service.ours;
    for (const parameter of parameterNames(addingEndpoints[name].path)) {
      const foreign = { ...idsOf(own), [parameter]: idsOf(other)[parameter] ?? '' };
      const absent = { ...idsOf(own), [parameter]: randomUUID() };
      const malformed = { ...idsOf(own), [parameter]: 'no-id' };
      const response = await call(name, foreign, own.recorderKey);
      expect(response.status).toBe(404);
      expect(await visible(response)).toBe(
        await visible(await call(name, absent, own.recorderKey)),
      );
      const wrong = await call(name, malformed, own.recorderKey);
      expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining(parameter)]);
    }
  }
});

test.each(addingEndpointNames)('%s refuses other methods and names its own', async (name) => {
  const { path } = addingEndpoints[name];
  const own = addingEndpointNames
    .filter((other) => addingEndpoints[other].path === path)
    .map((other): string => addingEndpoints[other].method);
  const filled = path.replace(/\{(\w+)\}/g, (_, id: string) => idsOf(service.ours)[id] ?? '');
  for (const method of ['PUT', 'GET', 'DELETE', 'OPTIONS'].filter((each) => !own.includes(each))) {
    const response = await service.send(method, filled, service.ours.recorderKey);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(own));
  }
});

test('the matrix is whole, and nothing went wrong inside', () => {
  printFigure(
    'a club never adds to another, nor looks after it',
    `${calls} calls over ${addingEndpointNames.length} routes`,
    'all',
  );
  expect(calls).toBe(addingEndpointNames.length * 6 + withIds.length * 6);
  expect(service.errors).toEqual([]);
});
