import { expect, test } from 'vitest';
import { nextQueries, recordsIn } from './pages.ts';
import { joined } from './shapes.ts';

const link = '<https://elsewhere.example/v1/teams/T/matches?page=2>; rel="next"';

test.each<[string, unknown, string | null, string[]]>([
  ['nothing', { data: { matches: [1, 2] }, error: null }, null, []],
  ['a header', { data: [1] }, link, ['page=2']],
  ['a link', { data: [1], links: { self: '/v1/x', next: '/v1/x?page=3' } }, null, ['page=3']],
  ['a link in a record', { data: [1], links: { next: { href: '?page=4' } } }, null, ['page=4']],
  ['no further link', { data: [1], links: { next: null } }, null, []],
  ['pages', { data: [1], meta: { page: 1, pages: 2, total: 4 } }, null, ['page=2']],
  ['the last page', { data: [1], meta: { page: 2, pages: 2, total: 4 } }, null, []],
  ['an offset', { data: { items: [1, 2], offset: 0, limit: 2, total: 5 } }, null, ['offset=2']],
  ['all at once', { data: { items: [1, 2], offset: 0, limit: 2, total: 2 } }, null, []],
  ['a cursor without more', { data: [1], meta: { nextCursor: 'abc', hasMore: false } }, null, []],
])('of a reply with %s, the next pages are known', (_, body, header, queries) => {
  expect(nextQueries(body, header, 2)).toEqual(queries);
});

test('a cursor is tried under the names that services give it, the likeliest first', () => {
  expect(nextQueries({ data: [1], meta: { next_page_token: 'a/b' } }, null, 1)[0]).toBe(
    'pageToken=a%2Fb',
  );
  expect(nextQueries({ data: { items: [1], endCursor: 'c' } }, null, 1)[0]).toBe('after=c');
  expect(nextQueries({ data: { items: [1], NextCursor: 'c' } }, null, 1)[0]).toBe('cursor=c');
});

test('pages follow each other, wherever their list stands', () => {
  expect(joined([1], [2])).toEqual([1, 2]);
  expect(joined({ items: [1], total: 2 }, { items: [2], total: 2 })).toEqual({
    items: [1, 2],
    total: 2,
  });
});

test('a last page of one row in columns is a row', () => {
  expect(joined([{ id: 'a', no: 1 }], { id: ['b'], no: [2] })).toEqual([
    { id: 'a', no: 1 },
    { id: 'b', no: 2 },
  ]);
});

test('a few records under their ids count as records, and not the lists within them', () => {
  const periods = [
    [18, 13],
    [24, 19],
    [14, 8],
    [20, 20],
  ];
  expect(recordsIn({ data: { '2346': { id: 2346, periods } } })).toBe(1);
});
