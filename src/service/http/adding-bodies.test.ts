import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import {
  type AddingEndpoint,
  type AddingEndpointName,
  addingEndpointNames,
  addingEndpoints,
} from '../../contract/adding-endpoints.ts';
import { sampleLiveStats } from '../../match-files/testing/livestats-sample.ts';
import { printFigure, times } from '../../testing/share.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { createTestService, type TestService } from '../testing/test-service.ts';

const numRuns = times(30, 2_000);

let service: TestService;
let ids: Record<string, string>;
beforeEach(async () => {
  const database = await openTestDatabase();
  service = await createTestService(database);
  const { ours } = service;
  const body = new FormData();
  body.append('file', new Blob([JSON.stringify(sampleLiveStats())]), 'match.json');
  const looked = await service.send('POST', '/import/looks', ours.recorderKey, {}, body);
  const { data } = (await looked.json()) as { data: { id: string } };
  ids = {
    teamId: ours.teamId,
    matchId: ours.completed,
    playerId: ours.playerId,
    lookId: data.id,
  };
  return () => database.close();
});

/** Strings that break databases, calendars and parsers. */
const breaking = [
  ...['\0', 'Ana\0', '\ud800', 'Ana \udfff', '\u202eana', ' ', '', '💥', "'; drop table clubs;--"],
  ...['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '-271821-04-20', '1e9', '1000000000'],
  ...['__proto__', 'constructor', 'x'.repeat(300)],
];
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 2, arbitrary: fc.constantFrom(...breaking) },
  { weight: 2, arbitrary: fc.constantFrom('2026-11-14', '1900-01-01', '2100-12-31', 'Ana', '7') },
);
const anything = fc.oneof(
  text,
  fc.constantFrom(null, true, 0, -1, 1e9, 1e308, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values in the shape of a schema, in which any part may be of another one. */
function shaped(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const arbitrary = (): fc.Arbitrary<unknown> => {
    if (isKind<v.ObjectSchema<v.ObjectEntries, undefined>>(schema, 'object')) {
      const entries = Object.entries(schema.entries).map(([key, value]) => [key, shaped(value)]);
      return fc.record(Object.fromEntries(entries), { requiredKeys: [] });
    }
    if (isKind<v.OptionalSchema<v.GenericSchema, undefined>>(schema, 'optional')) {
      return shaped(schema.wrapped);
    }
    if (isKind<v.UnionSchema<v.GenericSchema[], undefined>>(schema, 'union')) {
      return fc.oneof(...schema.options.map(shaped));
    }
    if (isKind<v.PicklistSchema<string[], undefined>>(schema, 'picklist')) {
      return fc.constantFrom(...schema.options);
    }
    if (
      isKind<v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>>(schema, 'record')
    ) {
      const key = fc.oneof(text, fc.constantFrom('m1', 'home-1'));
      return fc.dictionary(key, shaped(schema.value), { maxKeys: 3 });
    }
    if (schema.type === 'boolean') return fc.boolean();
    return fc.oneof(text, fc.constantFrom(...Object.values(ids), randomUUID()));
  };
  return fc.oneof({ weight: 15, arbitrary: arbitrary() }, { weight: 1, arbitrary: anything });
}

function isKind<Kind extends v.GenericSchema>(
  schema: v.GenericSchema,
  type: string,
): schema is Kind {
  return schema.type === type;
}

/** A body and the type that it says it has. */
interface Sent {
  type: string;
  body: string;
}

const jsonBodies = (schema: v.GenericSchema): fc.Arbitrary<Sent> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: shaped(schema).map((value) => ({
        type: 'application/json',
        body: JSON.stringify(value),
      })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constantFrom('application/json', 'text/plain'), body: text }),
    },
  );

const boundaries = fc.oneof(
  fc.constantFrom(
    'x',
    '',
    '"',
    'b'.repeat(256),
    'b'.repeat(257),
    'b'.repeat(5_000),
    '\u00e9',
    '--',
  ),
  fc.string({ maxLength: 80 }),
);
const files: fc.Arbitrary<Sent> = fc
  .record({
    boundary: boundaries,
    name: text,
    content: fc.oneof(text, fc.constantFrom('{}', '[]', '<bbgame/>', 'Player,PTS\nAna,7')),
    isWhole: fc.boolean(),
    isForm: fc.constantFrom(true, true, true, false),
  })
  .map(({ boundary, name, content, isWhole, isForm }) => ({
    type: isForm ? `multipart/form-data; boundary=${headerText(boundary)}` : 'multipart/form-data;',
    body: [
      `--${boundary}`,
      `Content-Disposition: form-data; name="file"; filename="${name}"`,
      '',
      content,
      ...(isWhole ? [`--${boundary}--`, ''] : []),
    ].join('\r\n'),
  }));

/** What a header can carry of a text. */
const headerText = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

const changing = addingEndpointNames.filter((name) => addingEndpoints[name].method !== 'GET');

test.each(changing)(
  '%s answers every body in the envelope, and none with a 5xx',
  { timeout: 900_000 },
  async (name) => {
    const { method, path, body } = endpointOf(name);
    const bodies = body === 'files' ? files : jsonBodies(body ?? addingEndpoints.undoAdding.data);
    const filled = path.replace(/\{(\w+)\}/g, (_, id: string) => ids[id] ?? '');
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(bodies, async (sent) => {
        const headers = { 'Content-Type': sent.type };
        const key = service.ours.recorderKey;
        const response = await service.send(method, filled, key, headers, sent.body);
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        expect(response.status, await response.clone().text()).toBeLessThan(500);
        if (response.status < 300) return;
        expect(await response.json()).toMatchObject({
          data: null,
          error: { code: expect.any(String), message: expect.any(String) },
        });
      }),
      { numRuns },
    );
    expect(service.errors).toEqual([]);
    printFigure(
      `${name} answers any body`,
      `${numRuns} bodies, none with a 5xx: ${JSON.stringify([...statuses])}`,
      '2,000, no 5xx',
    );
  },
);

const endpointOf = (name: AddingEndpointName): AddingEndpoint => addingEndpoints[name];
