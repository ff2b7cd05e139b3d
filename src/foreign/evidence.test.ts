import { expect, test } from 'vitest';
import { boxScores, ourTeam, teams } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/* Replies of which a word alone says too much: each was read wrongly once. */

const context = { ...emptyContext, teamId: ourTeam.id, teams };
const [ours] = boxScores;
if (!ours) throw new Error('no box score');
const names = ours.team.players.map(({ name }) => name);

const linesOf = (players: unknown) =>
  understand('getBoxScore', { team: { players }, opponent: {} }, { matchId: 'M' }, context)?.value
    .team.players ?? [];

test('numbers in a record called “line” are not those of free throws', () => {
  const players = [20, 11, 7, 4].map((points, at) => ({
    playerId: `p${at}`,
    name: `Ana ${at}`,
    line: { totalPoints: points, assists: at, steals: 3 - at },
  }));
  const read = linesOf(players).map(({ points, freeThrows }) => [points, freeThrows.attempted]);
  expect(read).toEqual([
    [20, null],
    [11, null],
    [7, null],
    [4, null],
  ]);
});

test('a field of two texts and a record is read in every row', () => {
  const players = [
    { playerId: 'p1', name: 'Ana', points: 4, twos: { made: 2, attempted: 5 } },
    { playerId: 'p2', name: 'Bea', points: 6, twos: '3/4' },
    { playerId: 'p3', name: 'Cas', points: 2, twos: [1, 1] },
  ];
  expect(linesOf(players).map(({ twos }) => twos)).toEqual([
    { made: 2, attempted: 5 },
    { made: 3, attempted: 4 },
    { made: 1, attempted: 1 },
  ]);
});

/** Plays in which the sides take turns, of players by name. */
const playsOf = (change: (at: number) => object) => {
  const plays = Array.from({ length: 24 }, (_, at) => ({
    number: at + 1,
    period: 1,
    type: at % 4 < 2 ? 'assist' : 'steal',
    whose: at % 2 === 0 ? 'us' : 'them',
    ...(at % 2 === 0 ? { player: names[at % names.length] } : {}),
    ...change(at),
  }));
  const players = ours.team.players.map((line) => ({ ...line, assists: 9, steals: 9 }));
  const box = {
    ...ours,
    team: { ...ours.team, players },
    opponent: { ...ours.opponent, players: [] },
  };
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, { ...context, box });
  return reading?.value.events ?? [];
};

test('a play of the other side is not that of our player of the same name', () => {
  const events = playsOf((at) => (at === 7 ? { player: names[0] } : {}));
  expect(events[0]).toMatchObject({ side: 'team', playerId: ours.team.players[0]?.playerId });
  expect(events[7]?.side).toBe('opponent');
  expect(events[7]?.playerId).toBeUndefined();
});

test('plays of two players of one name are nobody’s where the lines say that they are too many', () => {
  const plays = Array.from({ length: 40 }, (_, at) => ({
    number: at + 1,
    period: 1,
    type: 'assist',
    player: names[at % 2],
  }));
  const lines = ours.team.players.map((line, at) => ({ ...line, assists: at === 0 ? 3 : 30 }));
  const box = {
    ...ours,
    team: { ...ours.team, players: lines },
    opponent: { ...ours.opponent, players: [] },
  };
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, { ...context, box });
  const [first, second] = reading?.value.events ?? [];
  expect([first?.playerId, first?.side ?? null]).toEqual([undefined, null]);
  expect([second?.playerId, second?.side]).toEqual([lines[1]?.playerId, 'team']);
});

test('a third word for a side is of neither, and costs the others nothing', () => {
  const events = playsOf((at) => (at === 5 ? { whose: 'table' } : {}));
  expect(events[5]?.side ?? null).toBeNull();
  expect(events.filter(({ side }) => side === 'team')).toHaveLength(12);
  expect(events.filter(({ side }) => side === 'opponent')).toHaveLength(11);
});

test('totals that the lines contradict are left out, unless their own shots score their points', () => {
  const line = (points: number, twos: number) => ({
    points,
    twos: { made: twos, attempted: 9 },
    threes: { made: 1, attempted: 2 },
    freeThrows: { made: 0, attempted: 0 },
  });
  const players = [line(7, 2), line(9, 3), line(11, 4)].map((one, at) => ({
    playerId: `p${at}`,
    name: `Ana ${at}`,
    ...one,
  }));
  const totals = (points: number) => {
    const twos = { made: 9, attempted: 27 };
    const sent = { ...line(points, 9), twos, threes: { made: 3, attempted: 6 } };
    const box = { team: { players, totals: sent }, opponent: {} };
    const reading = understand('getBoxScore', box, { matchId: 'M' }, context);
    const reasons = reading?.report?.leftOut.map(({ field, reason }) => `${field} ${reason}`);
    return { points: reading?.value.team.totals?.points, reasons };
  };
  expect(totals(27)).toMatchObject({ points: 27, reasons: [] });
  expect(totals(29)).toEqual({ points: null, reasons: ['totals.points linesAndTotals'] });
});

test('a field that has the contract’s name is read as sent, another one under another name', () => {
  const sent = { items: [{ id: 't1', title: 'Herons U16' }] };
  const read = understand('listTeams', sent, { clubId: 'C' }, emptyContext)?.report?.read;
  expect(read?.map(({ field, how }) => `${field} ${how}`)).toEqual([
    'teams[].id asSent',
    'teams[].name renamed',
  ]);
});

test('first and last names within a record called “name” are one name, beside a row of sums, too', () => {
  const players = [
    ...names.map((name, at) => {
      const [first, ...last] = name.split(' ');
      return {
        id: `p${at}`,
        'Nombre Text': { Nombre: first, 'Primer Apellido': last.join(' ') },
        Puntos: at,
      };
    }),
    { id: null, 'Primer Apellido': 'conjunto', Puntos: 45 },
  ];
  expect(linesOf(players).map(({ name }) => name)).toEqual(names);
});

test('zeros that a service leaves out are zeros, beside a computed column that has one', () => {
  const players = Array.from({ length: 8 }, (_, at) => {
    const counts = {
      points: at * 2,
      offRebounds: at % 3,
      defRebounds: at % 4,
      assists: at % 2,
      missed: at % 3,
    };
    const sent = Object.entries(counts).filter(([, count]) => count > 0);
    return {
      playerId: `p${at}`,
      name: `Ana ${at}`,
      efficiency: at % 5,
      ...Object.fromEntries(sent),
    };
  });
  const read = linesOf(players).map((line) => [
    line.points,
    line.offensiveRebounds,
    line.defensiveRebounds,
    line.assists,
  ]);
  expect(read).toEqual(players.map((_, at) => [at * 2, at % 3, at % 4, at % 2]));
});

test('a part of rebounds that one line leaves out is what all of them leave', () => {
  const line = (at: number) => ({
    playerId: `p${at}`,
    name: `Ana ${at}`,
    points: 2,
    rebounds: 5,
    offRebounds: 2,
  });
  const players = [{ ...line(0), defRebounds: 3 }, { ...line(1), defRebounds: 3 }, line(2)];
  expect(linesOf(players).map(({ defensiveRebounds }) => defensiveRebounds)).toEqual([3, 3, 3]);
});

test('a substitution that leaves out shirt 0 is two plays all the same', () => {
  const box = { ...ours, opponent: { ...ours.opponent, players: [] } };
  const numbers = ours.team.players.map(({ number }) => Number(number));
  const plays = Array.from({ length: 12 }, (_, at) => ({
    number: at + 1,
    period: 1,
    kind: 'sub',
    player_out: numbers[(at * 2) % 9],
    ...(at === 4 ? {} : { player_in: numbers[4 + (at % 5)] }),
  }));
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, { ...context, box });
  expect(reading?.value.events).toHaveLength(24);
});
