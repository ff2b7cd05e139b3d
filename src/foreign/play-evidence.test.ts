import { expect, test } from 'vitest';
import type { KnownMatch } from './context.ts';
import { boxScores, matches, ourTeam, teams } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/* Plays with a misleading word; each was read wrongly once. */

const context = { ...emptyContext, teamId: ourTeam.id, teams };
const [ours] = boxScores;
if (!ours) throw new Error('no box score');
const names = ours.team.players.map(({ name }) => name);

const emptyMatch = { ...matches[0], teamId: ourTeam.id } as KnownMatch;

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

test('shirts without a box score that has them are no ids of players', () => {
  const plays = Array.from({ length: 24 }, (_, at) => ({
    number: at + 1,
    period: 1,
    type: 'assist',
    whose: at % 2 === 0 ? 'us' : 'them',
    player: 4 + at,
  }));
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, context);
  expect(reading?.value.events[0]?.type).toBe('assist');
  expect(reading?.value.events[0]?.playerId).toBeUndefined();
  expect(reading?.report?.missing).toContain('events[].playerId');
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

test('whose points are whose, the players who score them say, if neither words nor a final score do', () => {
  const totals = { north: 0, south: 0 };
  const events = playsOf((at) => {
    totals[at % 2 === 0 ? 'south' : 'north'] += 2;
    return { whose: undefined, north: totals.north, south: totals.south };
  });
  expect(events.at(-2)?.score).toEqual({ team: 24, opponent: 22 });
});

test('numbers under an unknown word are shirts if each is one of its side’s', () => {
  const shirts = ours.team.players.map(({ number }) => Number(number));
  const plays = Array.from({ length: 60 }, (_, at) => ({
    period: 1,
    type: 'assist',
    whose: at % 2 === 0 ? 'us' : 'them',
    hooperish: at % 2 === 0 ? shirts[at % shirts.length] : 77,
    ...(at === 1 ? { player_out: shirts[3], player_in: shirts[4] } : {}),
  }));
  const players = ours.team.players.map((line) => ({ ...line, assists: 60 }));
  const box = {
    ...ours,
    team: { ...ours.team, players },
    opponent: { ...ours.opponent, players: [] },
  };
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, { ...context, box });
  expect(reading?.value.events[2]?.playerId).toBe(players[2]?.playerId);
  expect(reading?.value.events[3]?.playerId).toBeUndefined();
});

test('a clock without a known word is not mixed up with scores, which go on from period to period', () => {
  const plays = Array.from({ length: 60 }, (_, at) => ({
    n: at + 1,
    period: at < 30 ? 1 : 2,
    type: 'assist',
    remains: 580_000 - 15_000 * Math.floor((at % 30) / 2) - 1_000,
    ours: Math.floor(at / 3),
    theirs: Math.floor(at / 2),
  }));
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, context);
  const read = reading?.value.events.map(({ clockSeconds, score }) => [clockSeconds, score?.team]);
  expect(read).toEqual(plays.map(({ remains, ours }) => [remains / 1_000, ours]));
});

test('a third word for a side is of neither, and costs the others nothing', () => {
  const events = playsOf((at) => (at === 5 ? { whose: 'table' } : {}));
  expect(events[5]?.side ?? null).toBeNull();
  expect(events.filter(({ side }) => side === 'team')).toHaveLength(12);
  expect(events.filter(({ side }) => side === 'opponent')).toHaveLength(11);
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

test('a score in one value, a clock and unknown players are not confused with other pairs, counts and names', () => {
  const scores = ['0:0', '2:0', '2:3', '4:3', '4:6', '6:6', '8:6', '8:9', '10:9', '12:9'];
  const plays = scores.map((tally, at) => ({
    row: at + 1,
    period: 1,
    togo: 590 - 20 * at,
    spot: [(at * 7) % 15, (at * 3) % 14],
    type: 'assist',
    player: at === 0 ? 'Nobody Known' : names[at],
    tally,
  }));
  const match = { ...emptyMatch, score: { team: 9, opponent: 12 } };
  const box = { ...ours, opponent: { ...ours.opponent, players: [] } };
  const reading = understand(
    'getPlayByPlay',
    { plays },
    { matchId: 'M' },
    { ...context, box, match },
  );
  expect(reading?.value.events.map(({ score, clockSeconds }) => [score, clockSeconds])).toEqual(
    plays.map(({ tally, togo }) => {
      const [opponent, team] = tally.split(':').map(Number);
      return [{ team, opponent }, togo];
    }),
  );
  expect(reading?.value.events.filter(({ playerId }) => !playerId)).toHaveLength(2);
  expect(reading?.unreadableFields).toBe(2);
});

test('players of a side that the box score lacks come and go by the ids of their plays', () => {
  const ids = ours.team.players.map(({ playerId }) => playerId);
  const events = playsOf((at) =>
    at < 4
      ? { type: 'substitution', player: null, outgoing: `q${at}`, incoming: `q${at + 1}` }
      : { player: at % 2 === 0 ? ids[at % ids.length] : `q${at % 5}` },
  );
  expect(events[0]).toMatchObject({ playerId: 'q0', subtype: 'out' });
  expect(events[1]).toMatchObject({ playerId: 'q1', subtype: 'in' });
});

test('whose points are whose, the sides of plays say, if no player does', () => {
  const events = playsOf((at) => ({
    ...{ player: undefined, type: 'twoPointer', made: true },
    result: `${2 * Math.ceil(at / 2)}:${2 * Math.ceil((at + 1) / 2)}`,
  }));
  expect(events[0]?.score).toEqual({ team: 2, opponent: 0 });
  expect(events[1]?.score).toEqual({ team: 2, opponent: 2 });
});

test('a player of a play who is not on our sheet is the other side’s', () => {
  const plays = Array.from({ length: 24 }, (_, at) => ({
    number: at + 1,
    period: 1,
    type: 'assist',
    playerId: at % 2 === 0 ? ours.team.players[at % 3]?.playerId : `guest-${at % 3}`,
  }));
  const box = { ...ours, opponent: { ...ours.opponent, players: [] } };
  const reading = understand('getPlayByPlay', { plays }, { matchId: 'M' }, { ...context, box });
  expect(reading?.value.events.slice(0, 2).map(({ side }) => side)).toEqual(['team', 'opponent']);
});
