import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointNames } from '../../../contract/endpoints.ts';
import { numbersIn } from '../../../contract/testing/places.ts';
import { boxScores, matches, ourTeam, teams } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

const parameters = { clubId: 'C', teamId: ourTeam.id, matchId: 'M', playerId: 'P' };
const context = { ...emptyContext, teamId: ourTeam.id, teams };
const numRuns = import.meta.env.MODE === 'soak' ? 20_000 : 500;

/** Reads a reply as every kind, and says how long the longest took, in milliseconds of this process's own time. */
function readAsAll(data: unknown): number {
  let longest = 0;
  for (const name of endpointNames) {
    const began = performance.now();
    const reading = understand(name, data, parameters, context);
    longest = Math.max(longest, performance.now() - began);
    for (const number of numbersIn(reading?.value)) expect(Number.isFinite(number)).toBe(true);
  }
  return longest;
}

const nest = (depth: number, innermost: unknown): unknown => {
  let value = innermost;
  for (let level = 0; level < depth; level += 1) value = { [level % 2 ? 'data' : 'stats']: value };
  return value;
};

const wide = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`field${at}`, at]));
const [box] = boxScores;

test.each<[string, () => unknown]>([
  ['200 levels of nesting', () => nest(200, { matches })],
  ['200 levels of lists', () => JSON.parse('['.repeat(200) + ']'.repeat(200))],
  ['a record of 30,000 fields', () => wide],
  ['a list of such records', () => [wide, wide, wide]],
  [
    '30,000 records under ids',
    () =>
      Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [at, { id: at, points: at }])),
  ],
  [
    'names that look like a cycle',
    () => ({ team: { team: { team: { opponent: { team: { players: [{ team: {} }] } } } } } }),
  ],
  ['a text of 30 MB', () => [{ id: 'x'.repeat(30_000_000), name: 'y'.repeat(100) }]],
  [
    'a text of 1 MB under every word',
    () => [
      {
        status: '9'.repeat(1e6),
        date: ' '.repeat(1e6),
        minutes: '1'.repeat(1e6),
        fg: '1/'.repeat(5e5),
      },
    ],
  ],
  ['a list of 200,000 nothings', () => Array.from({ length: 200_000 }, () => null)],
])('%s stall nothing and give no wrong number', (what, make) => {
  const longest = readAsAll(make());
  console.log(`figure: ${what}: ${Math.round(longest)} ms (1,000 ms)`);
  // A machine that does other things besides takes its time; alone it stays far below a second.
  expect(longest).toBeLessThan(3_000);
});

test('30,000 rows are read, each as it is', () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => ({
    ...matches[at % 5],
    id: undefined,
    game_id: at,
  }));
  const reading = understand('listMatches', { games: rows }, parameters, context);
  expect(reading?.value.matches).toHaveLength(30_000);
  expect(reading?.value.matches[29_999]).toMatchObject({
    id: '29999',
    score: matches[29_999 % 5]?.score,
  });
});

test('keys that would change what objects are change nothing, and are read by nobody', () => {
  const text = JSON.stringify({ ...box, rating: 1 }).replace(
    '{',
    '{"__proto__":{"polluted":true,"points":99},"constructor":{"prototype":{"polluted":true}},',
  );
  const players = JSON.stringify(box?.team.players[0]).replace('{', '{"__proto__":{"points":99},');
  const sent = JSON.parse(text.replace('"players":[', `"players":[${players},`));
  const reading = understand('getBoxScore', sent, parameters, context);
  expect(reading?.value.team.players[1]?.points).toBe(box?.team.players[0]?.points);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(Object.keys(reading?.value.team.players[0] ?? {})).not.toContain('__proto__');
});

test('a reply of any form is read or refused, and never throws', () => {
  const words = fc.constantFrom(
    'matches',
    'items',
    'home',
    'away',
    'team',
    'players',
    'stats',
    'id',
    'pts',
    'min',
    'fg',
    'date',
    'status',
    '__proto__',
    'constructor',
    'headers',
    'rows',
  );
  const json = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue({ maxDepth: 0 }),
      fc.constantFrom('7', '12:30', '3/7', '2026-11-14', 'home', 1e308, -1),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(words, tie('value'), { maxKeys: 6 }),
    ),
  })).value;
  fc.assert(
    fc.property(fc.constantFrom(...endpointNames), json, (name, sent) => {
      const reading = understand(name, sent, parameters, context);
      for (const number of numbersIn(reading?.value)) expect(Number.isFinite(number)).toBe(true);
    }),
    { numRuns },
  );
});
