type Totals = Record<
  'ones' | 'onesTried' | 'twos' | 'threes' | 'fouls' | 'plusMinus' | 'minutes',
  number
>;

/**
 * Both files of an invented match's digital score sheet: Serra 56, Bosc 32, four equal quarters. In each, five home players
 * make a two and four guests do, number 4 makes one of two free throws, and number 9 replaces number 8 at 4:00 and makes a
 * three.
 */
export function sampleScoreSheet() {
  const rows: object[] = [];
  const score = { home: 0, away: 0 };
  const row = (period: number, clock: string, side: 0 | 1 | 2, player: number, idMove: number) => {
    const points = { 92: 1, 93: 2, 94: 3 }[idMove] ?? 0;
    if (side === 1) score.home += points;
    if (side === 2) score.away += points;
    const [min, sec] = clock.split(':').map(Number);
    rows.push({
      idTeam: side === 0 ? 0 : side * 11,
      actorName: '',
      actorId: player === 0 ? 0 : side * 100 + player,
      idMove,
      move: moves[idMove],
      min,
      sec,
      period,
      score: `${score.home}-${score.away}`,
      teamAction: player === 0,
      timestamp: '20261031201456',
      eventUuid: `row-${rows.length}`,
    });
  };
  for (const period of [1, 2, 3, 4]) {
    if (period > 1) {
      row(period, '10:00', 1, 5, 112);
      row(period, '10:00', 1, 6, 115);
    } else row(period, '10:00', 1, 1, 178);
    for (const player of [1, 2, 3, 4, 5]) {
      row(period, `${10 - player}:30`, 1, player, 93);
      if (player < 5) row(period, `${10 - player}:10`, 2, player, 93);
    }
    row(period, '4:40', 2, 5, 161);
    row(period, '4:40', 1, 1, 92);
    row(period, '4:40', 1, 1, 96);
    row(period, '4:20', 2, 0, 113);
    row(period, '4:00', 1, 6, 112);
    row(period, '4:00', 1, 5, 115);
    row(period, '2:00', 1, 6, 94);
    row(period, '0:00', 0, 0, 116);
  }
  const stats = {
    time: 'Oct 31, 2026 8:15:00 PM',
    localId: 11,
    visitId: 22,
    periodDurationList: [10, 10, 10, 10],
    teams: [team(2, 'CB Bosc', 32), team(1, 'Bàsquet Serra', 56)],
  };
  return { moves: rows, stats };
}

const moves: Record<number, string> = {
  92: 'Cistella de 1',
  93: 'Cistella de 2',
  94: 'Cistella de 3',
  96: 'Intent fallat de 1',
  112: 'Entra al camp',
  113: 'Temps mort',
  115: 'Surt del camp',
  116: 'Final de període',
  161: 'Personal 2 tirs lliures, 1a falta',
  178: 'Salt guanyat',
};

const none: Totals = {
  ones: 0,
  onesTried: 0,
  twos: 0,
  threes: 0,
  fouls: 0,
  plusMinus: 0,
  minutes: 40,
};
/** By hand, in the order of the shirts. */
const players: Record<1 | 2, Partial<Totals>[]> = {
  1: [
    { ones: 4, onesTried: 8, twos: 4, plusMinus: 24 },
    { twos: 4, plusMinus: 24 },
    { twos: 4, plusMinus: 24 },
    { twos: 4, plusMinus: 24 },
    { twos: 4, plusMinus: 12, minutes: 24 },
    { threes: 4, plusMinus: 12, minutes: 16 },
  ],
  2: [
    ...Array.from({ length: 4 }, () => ({ twos: 4, plusMinus: -24 })),
    { fouls: 4, plusMinus: -24 },
    { minutes: 0 },
  ],
};

function team(side: 1 | 2, name: string, points: number) {
  const lines = players[side].map((line) => ({ ...none, ...line }));
  const sum = (key: keyof Totals) => lines.reduce((total, line) => total + line[key], 0);
  return {
    teamIdIntern: side * 11,
    name,
    shortName: name.slice(-5).trim().toUpperCase(),
    players: lines
      .map((line, index) => ({
        actorId: side * 100 + index + 1,
        name: `JUGADORA ${side}${index + 1}`,
        dorsal: String(index + 4),
        starting: index < 5,
        captain: index === 0,
        timePlayed: line.minutes,
        inOut: line.plusMinus,
        data: data(line, line.ones + 2 * line.twos + 3 * line.threes),
      }))
      .reverse(),
    data: data(
      {
        ...none,
        ones: sum('ones'),
        onesTried: sum('onesTried'),
        twos: sum('twos'),
        threes: sum('threes'),
        fouls: sum('fouls'),
      },
      points,
    ),
  };
}

const data = (line: Totals, score: number) => ({
  score,
  shotsOfOneAttempted: line.onesTried,
  shotsOfOneSuccessful: line.ones,
  shotsOfTwoAttempted: line.twos,
  shotsOfTwoSuccessful: line.twos,
  shotsOfThreeSuccessful: line.threes,
  faults: line.fouls,
  rebounds: 0,
  assists: 0,
});
