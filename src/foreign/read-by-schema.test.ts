import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readBySchema, unreadable } from './read-by-schema.ts';

const row = v.object({
  id: v.string(),
  count: v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null),
  place: v.fallback(v.optional(v.object({ x: v.number() })), undefined),
});
const schema = v.object({
  rows: v.array(row),
  words: v.fallback(v.array(v.string()), ['none']),
  marks: v.fallback(v.optional(v.objectWithRest({ a: v.number() }, v.number())), undefined),
});

function read(value: unknown) {
  const counter = { unreadableRows: 0, unreadableFields: 0, unknown: 0 };
  return { value: readBySchema(schema, value, counter), ...counter };
}

test('reads what fits as valibot does', () => {
  const value = {
    rows: [
      { id: 'a', count: 3, place: { x: 1.5 } },
      { id: 'b', count: null },
      { id: 'c', more: 1 },
    ],
    words: ['one'],
    marks: { a: 1, further: 2 },
    unknown: true,
  };
  expect(read(value)).toEqual({
    value: v.parse(schema, value),
    unreadableRows: 0,
    unreadableFields: 0,
    unknown: 2,
  });
});

test('a record whose part cannot be read is its fallback, despite its other fields', () => {
  const rows = [{ id: 'a', place: { x: 'left' } }];
  expect(read({ rows })).toEqual({
    value: { rows: [{ id: 'a', count: null }], words: ['none'] },
    unreadableRows: 0,
    unreadableFields: 0,
    unknown: 0,
  });
});

test('an unreadable field beyond the schema costs only itself', () => {
  expect(read({ rows: [], marks: { a: 1, further: 'x', more: 2 } })).toEqual({
    value: { rows: [], words: ['none'], marks: { a: 1, more: 2 } },
    unreadableRows: 0,
    unreadableFields: 1,
    unknown: 0,
  });
});

test('a misread field in a left-out row does not count', () => {
  const rows = [{ count: 'three' }, { id: 'b', count: 'three' }];
  expect(read({ rows, words: 'one' })).toEqual({
    value: { rows: [{ id: 'b', count: null }], words: ['none'] },
    unreadableRows: 1,
    unreadableFields: 2,
    unknown: 0,
  });
});

test('a list that is missing, and has no fallback, makes the whole unreadable', () => {
  expect(read({ words: [] }).value).toBe(unreadable);
});

test('a key that would change object prototypes is left out', () => {
  const marks = JSON.parse('{"a": 1, "__proto__": 7}');
  const { value } = read({ rows: [], marks });
  expect(value).toEqual({ rows: [], words: ['none'], marks: { a: 1 } });
});
