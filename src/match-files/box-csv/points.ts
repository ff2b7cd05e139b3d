import { addCounts } from '../../basketball/line.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { PointsOfSides, RecordedSide } from '../recorded-match.ts';
import type { About } from './about.ts';
import type { Layout } from './blocks.ts';
import { periodsOf, scoreOf } from './heading.ts';

interface Points {
  /** From lines; otherwise the totals' own. */
  score: PointsOfSides;
  periods: PointsOfSides[];
}

type Sides = Record<'home' | 'away', RecordedSide>;

/**
 * The score and the periods of the lines beside the tables, or as answered. Throws a CellError for a score that can't be read.
 */
export function pointsOf(
  about: About,
  { scores, title }: Pick<Layout, 'scores' | 'title'>,
  sides: Sides,
  answered: { home: number; away: number } | undefined,
): Points {
  const totals = { home: sides.home.totals.points, away: sides.away.totals.points };
  const lineOf = (side: 'home' | 'away') =>
    scores.find(({ name }) => normalisedName(name) === normalisedName(sides[side].name));
  const [home, away] = [lineOf('home'), lineOf('away')];
  const written = about.read('score', scoreOf) ?? title?.score ?? null;
  const parts = about.read('periods', periodsOf) ?? [];
  const turned = isTurned(written ?? sumOf(parts), totals);
  const inOrder = ([first, second]: readonly [number, number]): PointsOfSides =>
    turned ? { home: second, away: first } : { home: first, away: second };
  const score = written === null ? { home: null, away: null } : inOrder(written);
  const periods =
    parts.length > 0
      ? parts.map(inOrder)
      : (home?.periods ?? []).map((points, index) => ({
          home: points,
          away: away?.periods[index] ?? null,
        }));
  return {
    score: {
      home: score.home ?? home?.points ?? totals.home ?? answered?.home ?? null,
      away: score.away ?? away?.points ?? totals.away ?? answered?.away ?? null,
    },
    periods,
  };
}

function sumOf(parts: readonly [number, number][]): [number, number] | null {
  return parts.length === 0
    ? null
    : parts.reduce(([home, away], [one, other]) => [home + one, away + other], [0, 0]);
}

/** A score names the home side first, unless the box score says that it does not. */
function isTurned(score: readonly [number, number] | null, totals: PointsOfSides): boolean {
  if (score === null) return false;
  const fits = (home: number, away: number) =>
    (totals.home === null || totals.home === home) &&
    (totals.away === null || totals.away === away) &&
    addCounts(totals.home ?? 0, totals.away ?? 0) !== 0;
  return !fits(score[0], score[1]) && fits(score[1], score[0]);
}
