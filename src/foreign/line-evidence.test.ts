import { expect, test } from 'vitest';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/* Lines of players with a misleading column; each was read wrongly once. */

const read = (data: unknown) =>
  understand('getBoxScore', data, { matchId: 'M' }, { ...emptyContext, teams: [] })?.value.team;
const counts = { assists: 1, fouls: 2 };

test('the key of a row of sums is no id where the players have theirs as a field', () => {
  const line = (points: number) => ({ points, steals: points % 3, ...counts });
  const rows = Object.fromEntries(
    [9, 4, 7, 2, 5].map((points, at) => [
      `${4110 + at}`,
      { identifier: 4110 + at, playerId: 61 + at, playerName: `Ana Soto ${at}`, ...line(points) },
    ]),
  );
  const sums = { playerId: null, playerName: 'whole side', ...line(27), steals: 6, fouls: 10 };
  const team = read({ us: { people: { 30: { ...sums, assists: 5 }, ...rows } } });
  expect(team?.players.map(({ playerId }) => playerId)).toEqual(['61', '62', '63', '64', '65']);
  expect(team?.totals?.points).toBe(27);
});

test('a side of which only a table of one row of sums was sent has its totals, beside the other’s players and sums', () => {
  const line = (points: number) => ({ points, steals: points % 3, ...counts });
  const players = [9, 4, 7, 2, 5].map((points, at) => ({
    playerId: 61 + at,
    playerName: `Ana Soto ${at}`,
    ...line(points),
  }));
  const sums = { points: 27, steals: 6, assists: 5, fouls: 10 };
  const box = understand(
    'getBoxScore',
    {
      tables: [
        { name: 'own team players', rows: players },
        { name: 'own team sums', rows: [{ playerName: 'whole side', ...sums }] },
        { name: 'other team sums', rows: [{ ...sums, points: 31 }] },
      ],
    },
    { matchId: 'M' },
    { ...emptyContext, teams: [] },
  );
  expect(box?.value.team?.totals?.points).toBe(27);
  expect(box?.value.opponent?.totals?.points).toBe(31);
});

test('sums within two more records than the players’ lines have their pairs of shots, too', () => {
  const line = (twos: number, threes: number, players: number) => ({
    stats: {
      PTO: 2 * twos + 3 * threes + players,
      RO: players,
      RD: 2 * players,
      DE_DOIS: [twos, twos + 2 * players],
      L3: [threes, threes + players],
      LL: [players, players],
    },
  });
  const players = [4, 2, 1, 3, 5].map((twos, at) => ({
    id: `p${at}`,
    name: `Ana Soto ${at}`,
    ...line(twos, at, 1),
  }));
  const team = read({
    tables: [
      { name: 'own team players', rows: players },
      { name: 'own team sums', rows: { 0: line(15, 10, 5) } },
      { name: 'other team sums', rows: { 0: line(20, 9, 5) } },
    ],
  });
  expect(team?.players[0]?.twos).toEqual({ made: 4, attempted: 6 });
  expect(team?.totals?.twos).toEqual({ made: 15, attempted: 25 });
});

test('threes that one line leaves out are its goals without its twos', () => {
  const shots = (made: number) => ({ made, attempted: made + 1 });
  const players = [4, 2, 1, 3, 5].map((twos, at) => ({
    id: `p${at}`,
    name: `Ana Soto ${at}`,
    pts: 2 * twos + 3 * at + 1,
    goals: { made: twos + at, attempted: twos + at + (at === 0 ? 1 : 2) },
    twos: shots(twos),
    threes: at === 0 ? {} : shots(at),
    freeThrows: shots(1),
  }));
  const [first] = read({ team: { players }, opponent: {} })?.players ?? [];
  expect(first?.threes).toEqual({ made: 0, attempted: 0 });
});

test('a word for a shirt in the name of a statistic makes no shirt number', () => {
  const players = [6, 2, 3, 4, 7, 1].map((count, at) => ({
    playerId: `p${at}`,
    name: `Ana Soto ${at}`,
    points: at,
    'back-rebounds': `${count}`,
    ...counts,
  }));
  const [first] = read({ team: { players }, opponent: {} })?.players ?? [];
  expect(first).not.toHaveProperty('number');
  expect(first?.defensiveRebounds).toBe(6);
});

test.each<[string, string, string]>([
  ['the parts of a name', 'givenName', 'familyName'],
  ['the parts of a name in another language', 'Nome Proprio', 'Cognome'],
])('the id beside %s is the player’s, and not that of the line around both', (_, first, last) => {
  const players = [20, 11, 7, 4].map((points, at) => ({
    id: `line${at}`,
    points,
    somebody: { id: `p${at}`, [first]: `Ana ${at}`, [last]: `Soto ${at}` },
  }));
  const ids = read({ team: { players }, opponent: {} })?.players.map(({ playerId }) => playerId);
  expect(ids).toEqual(['p0', 'p1', 'p2', 'p3']);
});

test('the id beside a player’s name is the player’s, and not that of a relative with a name', () => {
  const players = [20, 11, 7, 4].map((points, at) => ({
    id: `p${at}`,
    points,
    givenName: `Ana ${at}`,
    familyName: `Soto ${at}`,
    guardian: { id: `g${at}`, givenName: `Eva ${at}`, familyName: `Soto ${at}` },
  }));
  const ids = read({ team: { players }, opponent: {} })?.players.map(({ playerId }) => playerId);
  expect(ids).toEqual(['p0', 'p1', 'p2', 'p3']);
});

test('two columns that a word of two meanings may join stay two, even if no line has both', () => {
  const line = (at: number, period: object) => ({
    playerId: `p${at}`,
    name: `Ana Soto ${at}`,
    perQuarto: [
      { quarto: 1, punti: 3, falli: 1, ast: 2, rimbalzi: 2 },
      { quarto: 2, falli: 2, ast: 1, ...period },
    ],
  });
  const periods = [{ recuperi: 2 }, { st: 1 }, { recuperi: 1 }, {}, { st: 3 }, { recuperi: 4 }];
  const lines = read({ team: { players: periods.map((one, at) => line(at, one)) }, opponent: {} });
  const shown = lines?.players.map(({ steals, blocks }) => [steals ?? 0, blocks ?? 0]);
  expect(shown).toEqual([
    [2, 0],
    [0, 1],
    [1, 0],
    [0, 0],
    [0, 3],
    [4, 0],
  ]);
});
