import {
  type BoxScore,
  isShotKind,
  type Line,
  lineFields,
  type Shooting,
  type Statistic,
} from '../contract/box-score.ts';
import { otherSide, type Side } from '../contract/play-by-play.ts';

/** Builds a line by calling `of` for each statistic. */
function lineOf(of: (statistic: Statistic) => number | null): Line {
  const entries = lineFields.map((field) => {
    const shots = isShotKind(field);
    return [
      field,
      shots ? { made: of(`${field}.made`), attempted: of(`${field}.attempted`) } : of(field),
    ];
  });
  return Object.fromEntries(entries) as Line;
}

/** A line in which everything was recorded and nothing happened: all counts 0. */
export function emptyLine(): Line {
  return lineOf(() => 0);
}

/** A line of which nothing was recorded: all `null`. */
export function unrecordedLine(): Line {
  return lineOf(() => null);
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
  return sumLines([a, b]);
}

/** All lines together; a statistic that one of them did not record is `null`. No lines: all counts 0. */
export function sumLines(lines: readonly Line[]): Line {
  const sum = (countOf: (line: Line) => number | null) =>
    lines.reduce<number | null>((total, line) => addCounts(total, countOf(line)), 0);
  const entries = lineFields.map((field) => {
    if (!isShotKind(field)) return [field, sum((line) => line[field])];
    const made = sum((line) => line[field].made);
    return [field, { made, attempted: sum((line) => line[field].attempted) }];
  });
  return Object.fromEntries(entries) as Line;
}

/** A side's totals and the other's; `null` if either was not recorded. */
export function bothTotals(boxScore: Pick<BoxScore, Side>, side: Side) {
  const [own, other] = [boxScore[side].totals, boxScore[otherSide(side)].totals];
  return own && other ? { own, other } : null;
}

/** Every statistic times `factor`, no longer whole numbers; unrecorded ones stay so. */
export function scaleLine(line: Line, factor: number): Line {
  return mapLine(line, (value) => (value === null ? null : value * factor));
}

/** Every number of a line with its name in the contract, for instance "assists" or "twos.made". */
export function numbersOf(line: Line): [Statistic, number | null][] {
  return lineFields.flatMap((field): [Statistic, number | null][] => {
    if (!isShotKind(field)) return [[field, line[field]]];
    const { made, attempted } = line[field];
    return [
      [`${field}.made`, made],
      [`${field}.attempted`, attempted],
    ];
  });
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
  change: (value: number | null, statistic: Statistic) => number | null,
): Line {
  const numbers = new Map(numbersOf(line));
  return lineOf((statistic) => change(numbers.get(statistic) ?? null, statistic));
}
