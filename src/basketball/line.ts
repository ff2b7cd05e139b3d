import type { Line, Shooting } from '../contract/box-score.ts';

/** A line in which everything was recorded and nothing happened: all counts 0. */
export function emptyLine(): Line {
  return {
    seconds: 0,
    points: 0,
    twos: { made: 0, attempted: 0 },
    threes: { made: 0, attempted: 0 },
    freeThrows: { made: 0, attempted: 0 },
    offensiveRebounds: 0,
    defensiveRebounds: 0,
    assists: 0,
    turnovers: 0,
    steals: 0,
    blocks: 0,
    blocksReceived: 0,
    fouls: 0,
    foulsDrawn: 0,
    plusMinus: 0,
  };
}

/** A line of which nothing was recorded: all `null`. */
export function unrecordedLine(): Line {
  return mapLine(emptyLine(), () => null);
}

/** The sum of two counts; `null` (not recorded) if either is. */
export function addCounts(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

/** One count less another; `null` (not recorded) if either is. */
export function subtractCounts(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a - b;
}

/** Made and attempted shots of two kinds together; `null` where either was not recorded. */
function addShooting(a: Shooting, b: Shooting): Shooting {
  return { made: addCounts(a.made, b.made), attempted: addCounts(a.attempted, b.attempted) };
}

/** Both lines together, each statistic added; what either did not record is `null`. */
export function addLines(a: Line, b: Line): Line {
  return {
    seconds: addCounts(a.seconds, b.seconds),
    points: addCounts(a.points, b.points),
    twos: addShooting(a.twos, b.twos),
    threes: addShooting(a.threes, b.threes),
    freeThrows: addShooting(a.freeThrows, b.freeThrows),
    offensiveRebounds: addCounts(a.offensiveRebounds, b.offensiveRebounds),
    defensiveRebounds: addCounts(a.defensiveRebounds, b.defensiveRebounds),
    assists: addCounts(a.assists, b.assists),
    turnovers: addCounts(a.turnovers, b.turnovers),
    steals: addCounts(a.steals, b.steals),
    blocks: addCounts(a.blocks, b.blocks),
    blocksReceived: addCounts(a.blocksReceived, b.blocksReceived),
    fouls: addCounts(a.fouls, b.fouls),
    foulsDrawn: addCounts(a.foulsDrawn, b.foulsDrawn),
    plusMinus: addCounts(a.plusMinus, b.plusMinus),
  };
}

/** All lines together; a statistic that one of them did not record is `null`. No lines: all counts 0. */
export function sumLines(lines: readonly Line[]): Line {
  return lines.reduce(addLines, emptyLine());
}

/** Every statistic times `factor`, no longer whole numbers; unrecorded ones stay so. */
export function scaleLine(line: Line, factor: number): Line {
  return mapLine(line, (value) => (value === null ? null : value * factor));
}

/** Every number of a line with its name in the contract, for instance "assists" or "twos.made". */
export function numbersOf(line: Line): [string, number | null][] {
  const { twos, threes, freeThrows } = line;
  return [
    ['seconds', line.seconds],
    ['points', line.points],
    ['twos.made', twos.made],
    ['twos.attempted', twos.attempted],
    ['threes.made', threes.made],
    ['threes.attempted', threes.attempted],
    ['freeThrows.made', freeThrows.made],
    ['freeThrows.attempted', freeThrows.attempted],
    ['offensiveRebounds', line.offensiveRebounds],
    ['defensiveRebounds', line.defensiveRebounds],
    ['assists', line.assists],
    ['turnovers', line.turnovers],
    ['steals', line.steals],
    ['blocks', line.blocks],
    ['blocksReceived', line.blocksReceived],
    ['fouls', line.fouls],
    ['foulsDrawn', line.foulsDrawn],
    ['plusMinus', line.plusMinus],
  ];
}

/** Two- and three-pointers together. */
export function fieldGoals(line: Pick<Line, 'twos' | 'threes'>): Shooting {
  return addShooting(line.twos, line.threes);
}

/** Offensive and defensive rebounds together; `null` where either was not recorded. */
export function rebounds(
  line: Pick<Line, 'offensiveRebounds' | 'defensiveRebounds'>,
): number | null {
  return addCounts(line.offensiveRebounds, line.defensiveRebounds);
}

/** A line with every number changed; `change` is given its name in the contract, for instance "twos.made". */
export function mapLine(
  line: Line,
  change: (value: number | null, statistic: string) => number | null,
): Line {
  const shooting = (kind: 'twos' | 'threes' | 'freeThrows'): Shooting => ({
    made: change(line[kind].made, `${kind}.made`),
    attempted: change(line[kind].attempted, `${kind}.attempted`),
  });
  const count = (name: Exclude<keyof Line, 'twos' | 'threes' | 'freeThrows'>) =>
    change(line[name], name);
  return {
    seconds: count('seconds'),
    points: count('points'),
    twos: shooting('twos'),
    threes: shooting('threes'),
    freeThrows: shooting('freeThrows'),
    offensiveRebounds: count('offensiveRebounds'),
    defensiveRebounds: count('defensiveRebounds'),
    assists: count('assists'),
    turnovers: count('turnovers'),
    steals: count('steals'),
    blocks: count('blocks'),
    blocksReceived: count('blocksReceived'),
    fouls: count('fouls'),
    foulsDrawn: count('foulsDrawn'),
    plusMinus: count('plusMinus'),
  };
}
