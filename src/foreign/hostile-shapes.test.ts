import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointNames } from '../contract/endpoints.ts';
import { numbersIn } from '../contract/testing/json-paths.ts';
import { boxScores, matches, ourTeam, teams } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { rowsAtATime, understand, understandInSteps } from './understand.ts';

const parameters = { clubId: 'C', teamId: ourTeam.id, matchId: 'M', playerId: 'P' };
const context = { ...emptyContext, teamId: ourTeam.id, teams };
const isSoak = import.meta.env.MODE === 'soak';
const numRuns = isSoak ? 20_000 : 500;

/** Rows of a large reply, of about 1 kB each. */
const many = isSoak ? 30_000 : 5_000;

/**
 * Reads a reply as every kind, and returns the longest step that blocked the page, in milliseconds of
 * this process's own time, since the machine may be busy.
 */
async function longestStall(data: unknown): Promise<number> {
  let longest = 0;
  let began = process.cpuUsage();
  const pause = async () => {
    const { user, system } = process.cpuUsage(began);
    longest = Math.max(longest, (user + system) / 1000);
    began = process.cpuUsage();
  };
  for (const name of endpointNames) {
    began = process.cpuUsage();
    const reading = await understandInSteps(pause, name, data, parameters, context);
    await pause();
    expect(numbersIn(reading?.value).every(Number.isFinite)).toBe(true);
  }
  return longest;
}

const nest = (depth: number, innermost: unknown): unknown => {
  let value = innermost;
  for (let level = 0; level < depth; level += 1) value = { [level % 2 ? 'data' : 'stats']: value };
  return value;
};

const wide = Object.fromEntries(Array.from({ length: many }, (_, at) => [`field${at}`, at]));
const [box] = boxScores;

/** Our matches in other words, with extra fields in each. */
const rowsOf = (count: number, more: object) =>
  Array.from({ length: count }, (_, at) => {
    const { id, ...match } = { id: '', ...matches[at % matches.length] };
    return { gameId: `${id}-${at}`, ...match, ...more };
  });

test.each<[string, () => unknown]>([
  ['200 levels of nesting', () => nest(200, { matches })],
  ['200 levels of lists', () => JSON.parse('['.repeat(200) + ']'.repeat(200))],
  [`a record of ${many} fields`, () => wide],
  ['a list of such records', () => [wide, wide, wide]],
  [
    `${many} records under ids`,
    () => Object.fromEntries(Array.from({ length: many }, (_, at) => [at, { id: at, points: at }])),
  ],
  [
    'names that look like a cycle',
    () => ({ team: { team: { team: { opponent: { team: { players: [{ team: {} }] } } } } } }),
  ],
  [`a text of ${many} kB`, () => [{ id: 'x'.repeat(many * 1_000), name: 'y'.repeat(100) }]],
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
  [`${many} rows`, () => ({ games: rowsOf(many, {}) })],
  [`${many} kB of rows`, () => ({ games: rowsOf(many, { note: 'n'.repeat(800) }) })],
])('%s stall nothing and give no wrong number', async (what, make) => {
  const longest = await longestStall(make());
  console.log(`figure: ${what}: longest stall ${Math.round(longest)} ms (1,000 ms)`);
  expect(longest).toBeLessThan(1_000);
});

test(`${many} rows are read, each as it is`, () => {
  const rows = Array.from({ length: many }, (_, at) => ({
    ...matches[at % 5],
    id: undefined,
    game_id: at,
  }));
  const reading = understand('listMatches', { games: rows }, parameters, context);
  expect(reading?.value.matches).toHaveLength(many);
  expect(reading?.value.matches[many - 1]).toMatchObject({
    id: String(many - 1),
    score: matches[(many - 1) % 5]?.score,
  });
});

test('a list that does not say where its matches stand is not one of which anything may be called absent', () => {
  const rows = [{ id: 'a', opponent: 'Osos', situacion: { codigo: 7 } }];
  const reading = understand('listMatches', rows, parameters, context);
  expect(reading).toMatchObject({ understood: false, value: { matches: [{ id: 'a' }] } });
  const told = rows.map((row) => ({ ...row, fecha: '2019-01-05', puntos: 70 }));
  const scored = told.map((row) => ({
    ...row,
    home: 'Osos',
    homeScore: 70,
    awayScore: 60,
    isHome: true,
  }));
  expect(understand('listMatches', scored, parameters, context)).not.toHaveProperty('understood');
});

test(`${many} rows are read with rests, never more than 2,000 at a time once they have a shape`, async () => {
  const sent = { games: rowsOf(many, {}) };
  let rests = 0;
  const pause = async () => {
    rests += 1;
  };
  const inSteps = await understandInSteps(pause, 'listMatches', sent, parameters, context);
  console.log(`figure: 30,000 rows: ${rests} rests, ${rowsAtATime} rows checked at a time (2,000)`);
  expect(rests).toBeGreaterThan(many / rowsAtATime);
  expect(inSteps).toEqual(understand('listMatches', sent, parameters, context));
  const short = { games: rowsOf(2_000, {}) };
  rests = 0;
  await understandInSteps(pause, 'listMatches', short, parameters, context);
  expect(rests).toBe(0);
});

test('keys that would change object prototypes change nothing, and are not read', () => {
  const text = JSON.stringify({ ...box, rating: 1 }).replace(
    '{',
    '{"__proto__":{"polluted":true,"points":99},"constructor":{"prototype":{"polluted":true}},',
  );
  const players = JSON.stringify(box?.team.players[0]).replace('{', '{"__proto__":{"points":99},');
  const sent = JSON.parse(text.replace('"players":[', `"players":[${players},`));
  const reading = understand('getBoxScore', sent, parameters, context);
  expect(reading?.value.team.players[0]?.points).toBe(box?.team.players[0]?.points);
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
      expect(numbersIn(reading?.value).every(Number.isFinite)).toBe(true);
    }),
    { numRuns },
  );
});
