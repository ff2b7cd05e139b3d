/** A row: team, player (0 = the team), word, clock, and the score if it changes. */
type Row = readonly [
  code: string,
  player: number | string,
  type: string,
  clock: string,
  a?: number,
  b?: number,
];

const none = '';
const begin: Row = [none, 0, 'BP', ''];
const end: Row = [none, 0, 'EP', ''];

const quarters: Record<string, readonly Row[]> = {
  FirstQuarter: [
    begin,
    ['HAR', 0, 'JB', '09:59'],
    ['HAR', 1, '2FGM', '09:40', 2],
    ['HAR', 2, 'AS', '09:38'],
    ['VAL', 1, '3FGA', '09:20'],
    ['VAL', 1, 'AG', '09:20'],
    ['HAR', 3, 'FV', '09:20'],
    ['HAR', 3, 'D', '09:18'],
    ['HAR', 4, 'TO', '09:00'],
    ['VAL', 4, 'ST', '08:58'],
    ['HAR', 1, 'CM', '08:50'],
    ['VAL', 4, 'RV', '08:50'],
    ['VAL', 4, 'FTM', '08:50', undefined, 1],
    ['VAL', 4, 'FTA', '08:50'],
    ['HAR', 0, 'D', '08:49'],
    end,
  ],
  SecondQuarter: [begin, ['HAR', 0, 'CCH', '03:00'], end],
  ThirdQuarter: [begin, ['VAL', 'CO_B', 'C', '05:00'], ['HAR', 1, 'FTM', '05:00', 3, 1], end],
  ForthQuarter: [
    begin,
    ['HAR', 6, 'IN', '05:00'],
    ['HAR', 5, 'OUT', '05:00'],
    ['VAL', 2, '2FGM', '01:00', 3, 3],
    end,
  ],
  ExtraTime: [
    begin,
    ['HAR', 6, '3FGM', '04:00', 6, 3],
    ['VAL', 3, '3FGM', '00:01', 6, 6],
    end,
    begin,
    ['HAR', 1, 'CMT', '02:00'],
    ['VAL', 1, 'FTA', '02:00'],
    ['HAR', 1, '2FGM', '00:10', 8, 6],
    end,
    [none, 0, 'EG', ''],
  ],
};

const nothing = {
  Points: 0,
  FieldGoalsMade2: 0,
  FieldGoalsAttempted2: 0,
  FieldGoalsMade3: 0,
  FieldGoalsAttempted3: 0,
  FreeThrowsMade: 0,
  FreeThrowsAttempted: 0,
  OffensiveRebounds: 0,
  DefensiveRebounds: 0,
  Assistances: 0,
  Steals: 0,
  Turnovers: 0,
  BlocksFavour: 0,
  BlocksAgainst: 0,
  FoulsCommited: 0,
  FoulsReceived: 0,
};
type Counts = Partial<typeof nothing>;

const twoOfTwo = { FieldGoalsMade2: 2, FieldGoalsAttempted2: 2 };
const oneThree = { FieldGoalsMade3: 1, FieldGoalsAttempted3: 1 };
const oneThrow = { FreeThrowsMade: 1, FreeThrowsAttempted: 1 };

/** Totals by hand: minutes, +/- and all numbers but 0. */
const harbour: [string, number, Counts][] = [
  ['50:00', 2, { Points: 5, ...twoOfTwo, ...oneThrow, FoulsCommited: 2 }],
  ['50:00', 2, { Assistances: 1 }],
  ['50:00', 2, { BlocksFavour: 1, DefensiveRebounds: 1 }],
  ['50:00', 2, { Turnovers: 1 }],
  ['35:00', 2, {}],
  ['15:00', 0, { Points: 3, ...oneThree }],
];
const valley: [string, number, Counts][] = [
  ['50:00', -2, { FieldGoalsAttempted3: 1, BlocksAgainst: 1, FreeThrowsAttempted: 1 }],
  ['50:00', -2, { Points: 2, FieldGoalsMade2: 1, FieldGoalsAttempted2: 1 }],
  ['50:00', -2, { Points: 3, ...oneThree }],
  [
    '50:00',
    -2,
    { Points: 1, FreeThrowsMade: 1, FreeThrowsAttempted: 2, Steals: 1, FoulsReceived: 1 },
  ],
  ['50:00', -2, {}],
  ['DNP', 0, {}],
];

/**
 * The four files of an invented EuroLeague match: Harbour 8–6 Valley after two overtimes, ids padded with blanks and a
 * coach's foul in no total, as in real files. The totals were counted by hand.
 */
export function sampleEuroleague() {
  let number = 1;
  const sides = {
    TeamA: 'Harbour Basketball',
    TeamB: 'Valley Basketball',
    CodeTeamA: 'HAR       ',
    CodeTeamB: 'VAL       ',
  };
  const shots: { NUM_ANOT: number; TEAM: string; ID_ACTION: string }[] = [];
  const rowsOf = (rows: readonly Row[]) =>
    rows.map(([code, player, PLAYTYPE, MARKERTIME, a, b]) => {
      number += 1;
      if (/^[23]FG/.test(PLAYTYPE)) {
        shots.push({ NUM_ANOT: number, TEAM: code.padEnd(10), ID_ACTION: PLAYTYPE });
      }
      return {
        NUMBEROFPLAY: number,
        CODETEAM: code.padEnd(10),
        PLAYER_ID: (player === 0 ? '' : idOf(code, player)).padEnd(10),
        PLAYTYPE,
        MARKERTIME,
        POINTS_A: a ?? null,
        POINTS_B: b ?? null,
      };
    });
  const plays = Object.fromEntries(
    Object.entries(quarters).map(([quarter, rows]) => [quarter, rowsOf(rows)]),
  );
  const places: Record<number, object> = {
    0: { COORD_X: 0, COORD_Y: 100, FASTBREAK: '1' },
    1: { COORD_X: -700, COORD_Y: 20 },
  };
  const plain = { COORD_X: -1, COORD_Y: -1 };
  const flags = { FASTBREAK: '0', SECOND_CHANCE: '0', POINTS_OFF_TURNOVER: '0' };
  return {
    Boxscore: {
      Attendance: '812',
      Referees: 'ONE, R, TWO, R',
      Stats: [team('HAR', 'HARBOUR', harbour), team('VAL', 'VALLEY', valley)],
    },
    PlaybyPlay: {
      ...sides,
      ...plays,
    },
    Header: {
      ...sides,
      Stadium: 'Harbour Hall',
      Competition: 'INVENTED CUP',
      Round: '7',
      CoachA: 'SHORE, A',
      CoachB: 'HILL, B',
      Referee1: 'ONE, R',
      Referee2: 'TWO, R',
      Referee3: '',
    },
    Points: {
      Rows: shots.map((shot, index) => ({ ...shot, ...flags, ...plain, ...places[index] })),
    },
  };
}

function isCount(name: string): name is keyof Counts {
  return name in nothing;
}

function idOf(code: string, player: number | string): string {
  return typeof player === 'string' ? player : `P${code}${player}`;
}

function team(code: string, name: string, players: readonly [string, number, Counts][]) {
  const sum = { ...nothing };
  for (const [, , counts] of players) {
    for (const key of Object.keys(sum).filter(isCount)) sum[key] += counts[key] ?? 0;
  }
  const teamRebounds = code === 'HAR' ? 1 : 0;
  return {
    Team: `${name} BASKETBALL`,
    Coach: '',
    PlayersStats: players.map(([Minutes, Plusminus, counts], index) => ({
      ...nothing,
      ...counts,
      Minutes,
      Plusminus,
      Player_ID: idOf(code, index + 1).padEnd(10),
      IsStarter: index < 5 ? 1 : 0,
      Dorsal: index === 5 ? '00' : String(index + 4),
      Player: `${name}, PLAYER ${index + 1}`,
    })),
    totr: {
      ...sum,
      DefensiveRebounds: sum.DefensiveRebounds + teamRebounds,
      Minutes: '250:00',
    },
  };
}
