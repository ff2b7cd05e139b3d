/*
 * An invented club, its matches and the box score of each, as the truth. The services beside this file reword
 * them, so that the readings of each can be counted, fact by fact.
 */

/** A player's line, or the sum of a side's. Seconds; made and attempted shots. */
export interface TrueLine {
  seconds: number;
  points: number;
  twos: [made: number, attempted: number];
  threes: [made: number, attempted: number];
  freeThrows: [made: number, attempted: number];
  offensiveRebounds: number;
  defensiveRebounds: number;
  assists: number;
  turnovers: number;
  steals: number;
  blocks: number;
  fouls: number;
  plusMinus: number;
}

export interface TruePlayer extends TrueLine {
  id: string;
  name: string;
  number: string;
  starter: boolean;
}

export interface TrueSide {
  players: TruePlayer[];
  totals: TrueLine;
}

export interface TrueMatch {
  id: string;
  /** ISO 8601 UTC with milliseconds. */
  startsAt: string;
  opponent: { id: string; name: string };
  isHome: boolean;
  status: 'scheduled' | 'live' | 'completed';
  score: [ours: number, theirs: number] | null;
  own: TrueSide;
  other: TrueSide;
}

const uuid = (kind: string, number: number) =>
  `${kind.repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const club = { id: uuid('a', 1), name: 'Meadow Park Herons' };
export const teams = [
  { id: uuid('b', 1), name: 'Herons U16', category: 'U16' },
  { id: uuid('b', 2), name: 'Herons Women', category: 'Senior' },
];

const ownNames = [
  'Ines Marchetti',
  'Ola Bergstrand',
  'Tuva van der Berg',
  'Mei Tanaka-Reyes',
  'Ruth Okoro',
  'Siri Holm',
  'Dana Petrov',
  'Joy Mbeki',
  'Zoë Núñez',
  'Kai Lund',
];
const otherNames = [
  'Pia Falk',
  'Uma Rao',
  'Lea Costa',
  'Nia Bell',
  'Eva Stone',
  'Ada Wolf',
  'Mia Cruz',
  'Isa Frost',
  'Gia Dale',
];

/** Numbers that look scattered and are the same in every run. */
function scattered(seed: number) {
  let state = seed * 2654435761 + 97;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state % below;
  };
}

function side(names: readonly string[], kind: string, seed: number, length: number): TrueSide {
  const next = scattered(seed);
  const shares = names.map((_, at) => (at < 5 ? 60 : 20) + next(30));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const players = names.map((name, at): TruePlayer => {
    const [two, three, one] = [next(6), next(4), next(5)];
    return {
      id: uuid(kind, at + 1),
      name,
      number: at === 0 ? '00' : String(4 + at * 3),
      starter: at < 5,
      seconds: Math.floor(((shares[at] ?? 0) / whole) * 5 * length),
      points: 2 * two + 3 * three + one,
      twos: [two, two + next(5)],
      threes: [three, three + 1 + next(4)],
      freeThrows: [one, one + next(3)],
      offensiveRebounds: next(4),
      defensiveRebounds: next(7),
      assists: next(7),
      turnovers: next(5),
      steals: next(4),
      blocks: next(3),
      fouls: next(6),
      plusMinus: next(31) - 15,
    };
  });
  return { players, totals: sumOf(players) };
}

function sumOf(players: readonly TrueLine[]): TrueLine {
  const add = (read: (line: TrueLine) => number) =>
    players.reduce((sum, line) => sum + read(line), 0);
  const pair = (read: (line: TrueLine) => [number, number]): [number, number] => [
    add((line) => read(line)[0]),
    add((line) => read(line)[1]),
  ];
  return {
    seconds: add((line) => line.seconds),
    points: add((line) => line.points),
    twos: pair((line) => line.twos),
    threes: pair((line) => line.threes),
    freeThrows: pair((line) => line.freeThrows),
    offensiveRebounds: add((line) => line.offensiveRebounds),
    defensiveRebounds: add((line) => line.defensiveRebounds),
    assists: add((line) => line.assists),
    turnovers: add((line) => line.turnovers),
    steals: add((line) => line.steals),
    blocks: add((line) => line.blocks),
    fouls: add((line) => line.fouls),
    plusMinus: add((line) => line.plusMinus),
  };
}

const opponents = [
  'Lakeside Otters',
  'Pine Hill Foxes',
  'Old Mill Owls',
  'Quay Street Crabs',
  'Westfield Larks',
];
const starts = [
  '2026-11-15T16:00:00.000Z',
  '2026-11-08T17:15:00.000Z',
  '2026-10-31T12:30:00.000Z',
  '2026-11-22T09:30:00.000Z',
  '2026-12-06T18:45:00.000Z',
];

/** Completed at home and away, one under way, one to come. */
export const matches: TrueMatch[] = starts.map((startsAt, at) => {
  const own = side(ownNames, 'c', at + 1, 2400);
  const other = side(otherNames, 'd', at + 51, 2400);
  return {
    id: uuid('e', at + 1),
    startsAt,
    opponent: { id: uuid('f', at + 1), name: opponents[at] ?? '' },
    isHome: at % 2 === 0,
    status: at === 4 ? 'scheduled' : at === 3 ? 'live' : 'completed',
    score: at === 4 ? null : [own.totals.points, other.totals.points],
    own,
    other,
  };
});
