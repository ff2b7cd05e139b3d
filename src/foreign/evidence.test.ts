import { expect, test } from 'vitest';
import type { KnownMatch } from './context.ts';
import { boxScores, matches, ourTeam, teams } from './testing/own-replies.ts';
import { emptyContext } from './testing/read-service.ts';
import { understand } from './understand.ts';

/* Replies with a misleading word; each was read wrongly once. */

const context = { ...emptyContext, teamId: ourTeam.id, teams };
const [ours] = boxScores;
if (!ours) throw new Error('no box score');
const names = ours.team.players.map(({ name }) => name);

const emptyMatch = { ...matches[0], teamId: ourTeam.id } as KnownMatch;

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

test.each<[string, (at: number) => unknown]>([
  ['a name', (at) => `Ana ${at}`],
  ['a name of two parts', (at) => ({ first: `Ana ${at}`, last: `Rossi ${at}` })],
])('the id beside %s is the player’s, and not that of the line around both', (_, name) => {
  const players = [20, 11, 7, 4].map((points, at) => ({
    identifier: `line${at}`,
    points,
    somebody: { key: `p${at}`, name: name(at) },
  }));
  expect(linesOf(players).map(({ playerId }) => playerId)).toEqual(['p0', 'p1', 'p2', 'p3']);
});

test('of two ids the UUID is the player’s, as the reference says', () => {
  const uuids = [1, 2, 3, 4].map((at) => `8f751ce6-eefb-478a-946c-70b3b1a5a36${at}`);
  const players = uuids.map((uid, at) => ({ key: `row_rtsayawag${at}`, uid, points: 9 - at }));
  const named = players.map((line, at) => ({ ...line, name: `Ana ${at}` }));
  expect(linesOf(named).map(({ playerId }) => playerId)).toEqual(uuids);
});

test('shots from the field in a record called “line” are not free throws', () => {
  const players = [20, 11, 7, 4].map((points, at) => ({
    playerId: `p${at}`,
    name: `Ana ${at}`,
    line: { points, field: `${points >> 1}/20`, threes: '0/1', frees: `${points & 1}/2` },
  }));
  const [, second] = linesOf(players);
  expect(second).toMatchObject({ twos: { made: 5 }, freeThrows: { made: 1, attempted: 2 } });
});

test('a value that no match can have is not shown, and counts as unreadable', () => {
  const players = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({
    playerId: `p${at}`,
    name: `Ana ${at}`,
    assists: at,
    freeThrows: { made: at === 4 ? 9 : 1, attempted: 2 },
  }));
  const box = { team: { players }, opponent: {} };
  const reading = understand('getBoxScore', box, { matchId: 'M' }, context);
  expect(reading?.value.team.players[4]?.freeThrows).toEqual({ made: null, attempted: null });
  expect(reading?.unreadableFields).toBe(1);
});

test('a side in its own hall is the home side, and not ours for that', () => {
  const sides = (isOurs: boolean) => [
    { id: isOurs ? ourTeam.id : 'x1', own_hall: true, points: 70 },
    { id: isOurs ? 'x2' : ourTeam.id, own_hall: false, points: 65 },
  ];
  const sent = [true, false].map((isOurs, at) => ({ id: `m${at}`, sides: sides(isOurs) }));
  const read = understand('listMatches', sent, { teamId: ourTeam.id }, context)?.value.matches;
  expect(read?.map(({ homeAway, score }) => [homeAway, score?.team])).toEqual([
    ['home', 70],
    ['away', 65],
  ]);
});

test('players are found in one of four tables, of which the others are empty or have one record', () => {
  const line = (at: number) => ({ points: at, assists: 9 - at, steals: 1, fouls: 2 });
  const rows = names.slice(0, 8).map((name, at) => ({ id: `p${at}`, name, ...line(at) }));
  const tables = [
    { name: 'our players', rows },
    { name: 'our total', rows: { all: { points: 28, assists: 44, steals: 8, fouls: 16 } } },
    { name: 'their players', rows: [] },
    { name: 'their total', rows: {} },
  ];
  const read = understand('getBoxScore', { tables }, { matchId: 'M' }, context)?.value.team;
  expect(read?.players.map(({ points }) => points)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(read?.totals?.points).toBe(28);
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

/** Lines of ten players: shots made and missed of each kind, and the points that they score. */
const shooters = Array.from({ length: 10 }, (_, at) => {
  const [twos, threes, free] = [(at * 3) % 7, (at * 5) % 4, (at * 7) % 5];
  const missed = { twos: (at * 2) % 5, threes: (at + 2) % 6, free: at % 3 };
  return { at, twos, threes, free, missed, points: 2 * twos + 3 * threes + free };
});

test('single letters for made and missed are read as the points prove', () => {
  const players = shooters.map(({ at, twos, threes, free, missed, points }) => ({
    playerId: `p${at}`,
    name: `Ana ${at}`,
    points,
    rTirsA2: twos,
    mTirsA2: missed.twos,
    m3pts: missed.threes,
    r3pts: threes,
    rLancers: free,
    mLancers: missed.free,
    rTirTotal: twos + threes,
    mTirTotal: missed.twos + missed.threes,
  }));
  expect(linesOf(players).map(({ twos, threes }) => [twos.made, threes.made])).toEqual(
    shooters.map(({ twos, threes }) => [twos, threes]),
  );
});

test('a word that means one thing alone means another among shots', () => {
  const players = shooters.map(({ at, twos, threes, free, missed, points }) => ({
    playerId: `p${at}`,
    name: `Ana ${at}`,
    punti: points,
    tiriDaDue: { segnati: twos, tentati: twos + missed.twos },
    t3: { segnati: threes, tentati: threes + missed.threes },
    tiriLiberi: { segnati: free, tentati: free + missed.free },
  }));
  expect(linesOf(players).map(({ threes, freeThrows }) => [threes, freeThrows])).toEqual(
    shooters.map(({ threes, free, missed }) => [
      { made: threes, attempted: threes + missed.threes },
      { made: free, attempted: free + missed.free },
    ]),
  );
});

const parts = (count: number, from = 1) =>
  Array.from({ length: 4 }, (_, at) =>
    at + 1 < from ? { quarter: at + 1 } : { quarter: at + 1, points: count, assists: 1, steals: 2 },
  );

test('lines by period add up, also those of whom nothing was counted in one', () => {
  const rows = names.map((name, at) => ({
    playerId: `p${at}`,
    name,
    byQuarter: parts(at, at === 3 ? 3 : 1),
  }));
  expect(linesOf(rows).map(({ points, assists }) => [points, assists])).toEqual(
    rows.map((_, at) => (at === 3 ? [6, 2] : [4 * at, 4])),
  );
});

test('totals by period under the names of both sides are those of both', () => {
  const lines = names.map((name, at) => ({
    playerId: `p${at}`,
    name,
    side: 'ours',
    byQuarter: parts(at),
  }));
  const sum = (points: number) => [
    { quarter: 1, points, assists: 4 * names.length, steals: 8 * names.length },
  ];
  const own = names.reduce((all, _, at) => all + 4 * at, 0);
  const sent = {
    lines,
    totals: [
      { side: 'ours', byQuarter: sum(own) },
      { side: 'theirs', byQuarter: sum(77) },
    ],
  };
  const box = understand('getBoxScore', sent, { matchId: 'M' }, context)?.value;
  expect(box?.opponent.totals?.points).toBe(77);
});

test('a flag of a row that is against us is not ours', () => {
  const rows = (isTheirs: boolean) =>
    names.map((name, at) => ({
      playerId: `${isTheirs}${at}`,
      name,
      againstUs: isTheirs,
      points: at,
      assists: 1,
      steals: 2,
    }));
  const sent = { lines: [...rows(true), ...rows(false)] };
  const box = understand('getBoxScore', sent, { matchId: 'M' }, context)?.value;
  expect(box?.team.players.map(({ playerId }) => playerId)).toEqual(
    names.map((_, at) => `false${at}`),
  );
});

test('a column that says a player and a shirt is the shirt where its values are numbers', () => {
  const players = names.map((name, at) => ({
    id: `p${at}`,
    autor: name,
    'autor camisola': `0${at}`,
    points: at,
  }));
  expect(linesOf(players).map(({ name, number }) => [name, number])).toEqual(
    names.map((name, at) => [name, `0${at}`]),
  );
});

test('of two columns of points, the one without a known word is the other side’s', () => {
  const rows = [81, 70, 66, null].map((forUs, at) => ({
    id: `m${at}`,
    date: `2026-11-0${at + 1}`,
    opponent: `Rivals ${at}`,
    ourScore: forUs,
    sluppetInn: forUs === null ? null : 60 + at,
    attendance: 120 + at,
  }));
  const read = understand('listMatches', rows, { teamId: ourTeam.id }, context)?.value.matches;
  expect(read?.map(({ score }) => score?.opponent ?? null)).toEqual([60, 61, 62, null]);
});

test('totals of the other side are not ours because a column equals our id', () => {
  const sum = { points: 40, assists: 9, steals: 3, fouls: 12, turnovers: 8 };
  const players = names.map((name, at) => ({ playerId: `p${at}`, name, ...sum, points: at + 1 }));
  const own = { points: 55, assists: 90, steals: 30, fouls: 120, turnovers: 80 };
  const sent = { players: { myTeam: players, against: [] }, sums: { myTeam: own, against: sum } };
  const told = { ...context, teams: [{ id: '40', name: 'Lions' }], teamId: '40' };
  const box = understand('getBoxScore', sent, { matchId: 'M' }, told)?.value;
  expect([box?.team.players.length, box?.opponent.totals?.points]).toEqual([names.length, 40]);
});

test('last names stay last names if one of them is also a first name', () => {
  const people = [
    ['Ana', 'Anabella'],
    ['Bea', 'Ruiz'],
    ['Cas', 'Soto'],
  ] as const;
  const players = people.map(([memberFname, memberSecondName], at) => ({
    id: `p${at}`,
    memberFname,
    memberSecondName,
    points: at,
  }));
  expect(linesOf(players).map(({ name }) => name)).toEqual(people.map((name) => name.join(' ')));
});

test('a column of two meanings is neither field, and shirts are the column that differs from player to player', () => {
  const shirts = ['55', '35', '24', '40', '39', '25', '9', '32', '16', '30'];
  const players = names.map((name, at) => {
    const line = {
      id: `p${at}`,
      name,
      points: at,
      assists: at % 3,
      backBoards: at % 4,
      st: at % 2,
    };
    return { ...line, singlet: `#${shirts[at]}` };
  });
  const read = linesOf(players).map(({ number, steals, blocks }) => [number, steals, blocks]);
  expect(read).toEqual(names.map((_, at) => [shirts[at], null, null]));
  const without = players.map(({ singlet: _, ...line }) => line);
  expect(linesOf(without).map(({ number }) => number ?? null)).toEqual(names.map(() => null));
});

test('end scores of both sides are the score', () => {
  const sent = [{ id: 'm1', rival: 'Owls', end_score: { ours: 75, opposition: 72 } }];
  const read = understand('listMatches', sent, { teamId: ourTeam.id }, context)?.value.matches;
  expect(read?.[0]?.score).toEqual({ team: 75, opponent: 72 });
});

test('starters and bench of a side in two lists are one box score', () => {
  const side = (who: string) => {
    const players = Array.from({ length: 8 }, (_, at) => ({
      playerId: `${who}${at}`,
      name: `${who} ${at}`,
      points: at,
      assists: at % 3,
    }));
    return { starters: players.slice(0, 5), bench: players.slice(5) };
  };
  const sent = { home: side('Ana'), away: side('Bea') };
  const known = { ...context, match: { ...emptyMatch, homeAway: 'home' as const } };
  const box = understand('getBoxScore', sent, { matchId: 'M' }, known)?.value;
  expect(box?.team.players.map(({ name }) => name)).toEqual(
    Array.from({ length: 8 }, (_, at) => `Ana ${at}`),
  );
  expect(box?.opponent.players).toHaveLength(8);
});
