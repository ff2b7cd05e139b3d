import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type EndpointName, endpointNames, endpoints } from '../../contract/endpoints.ts';
import { parameterNames } from '../../contract/read-call.ts';
import { printFigure, times } from '../../testing/share.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';
import { openApiDocument } from './openapi.ts';

const numRuns = times(60, 2_000);

let service: TestService;
const documented = new Ajv2020({ strict: false });
formats.default(documented);
beforeAll(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  documented.addSchema(openApiDocument(), 'openapi');
  return () => database.close();
});

/** Values for a path, a query or a key: known and unknown ones. */
const word = fc.oneof(
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '..', '%00', "' or 1=1 --", '\u202e', '💥', 'a'.repeat(3_000)),
);
const call = fc.record({
  ids: fc.constantFrom('ours', 'theirs', 'mixed'),
  odd: fc.record({ clubId: word, teamId: word, matchId: word, playerId: word }),
  oddOnes: fc.subarray(['clubId', 'teamId', 'matchId', 'playerId'] as const),
  query: fc.oneof(
    fc.constantFrom(
      '',
      '?regenerate=true',
      '?regenerate=false',
      '?regenerate=true&regenerate=true',
    ),
    word.map((text) => `?regenerate=${encodeURIComponent(text)}`),
    word.map((text) => `?${encodeURIComponent(text)}=1`),
  ),
  key: fc.oneof(
    { weight: 6, arbitrary: fc.constant('ours') },
    { weight: 1, arbitrary: fc.constantFrom('none', 'revoked', 'theirs') },
  ),
});

test.each(endpointNames)(
  '%s follows the OpenAPI document for any input',
  { timeout: 900_000 },
  async (name) => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(call, async ({ ids, odd, oddOnes, query, key }) => {
        const { ours, theirs } = service;
        const own = ids === 'theirs' ? theirs : ours;
        const known = {
          clubId: own.club.id,
          teamId: own.teamId,
          matchId: (ids === 'mixed' ? theirs : own).completed,
          playerId: own.playerId,
        };
        const sent = { ...known, ...Object.fromEntries(oddOnes.map((id) => [id, odd[id]])) };
        const path = endpoints[name].path.replace(/\{(\w+)\}/g, (_, id: keyof typeof sent) =>
          encodeURIComponent(sent[id]),
        );
        const keys = {
          ours: ours.key,
          theirs: theirs.key,
          revoked: ours.revokedKey,
          none: undefined,
        };
        const response = await service.send(endpoints[name].method, path + query, keys[key]);
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const body: unknown = await response.json();
        // A path of too few or too many parts is another path, which the document does not have.
        if (response.status === 404 && !isDocumented(name, path)) return;
        const validate = schemaOf(name, response.status);
        expect(
          validate(body),
          `${response.status} ${path}${query}: ${JSON.stringify(validate.errors)}`,
        ).toBe(true);
        expect(response.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      }),
      { numRuns },
    );
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(service.errors).toEqual([]);
    printFigure(
      `${name} keeps to its document`,
      `${numRuns} calls, none answered with 5xx: ${JSON.stringify([...statuses])}`,
      '2,000, no 5xx',
    );
  },
);

/** The documented schema of an answer; an answer with a status that the document lacks has none, and fails. */
function schemaOf(name: EndpointName, status: number): ValidateFunction {
  const { method, path } = endpoints[name];
  const pointer = [
    path,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    'application/json',
    'schema',
  ];
  const escaped = pointer.map((part) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
  );
  const schema = documented.getSchema(`openapi#/paths/${escaped.join('/')}`);
  if (!schema) throw new Error(`The document has no ${status} for ${method} ${path}`);
  return schema;
}

function isDocumented(name: EndpointName, path: string): boolean {
  const parts = path.split('/').length === endpoints[name].path.split('/').length;
  return (
    parts &&
    !/\/\.{0,2}(\/|$)/.test(decodeURIComponent(path)) &&
    parameterNames(endpoints[name].path).length > 0
  );
}
