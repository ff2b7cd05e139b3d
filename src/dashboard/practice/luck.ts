import { type Side, sides } from '../../contract/play-by-play.ts';
import { signOf } from '../../insights/facts/fact.ts';
import { totalsOf } from '../../insights/finished-match.ts';
import { measures } from '../../insights/measures.ts';
import type { Season } from '../../insights/season.ts';

/** Shots of one kind that fell more or less often than usual. */
export interface Luck {
  kind: 'threes' | 'freeThrows';
  side: Side;
  made: number;
  attempted: number;
  /** Share usually made, 0..1. */
  usual: number;
  /** Its worth to the team. */
  points: number;
}

const kinds = [
  { kind: 'threes', each: 3 },
  { kind: 'freeThrows', each: 1 },
] as const;

/** Less is not worth a line, and so many lines are. */
const leastPoints = 3;
const most = 2;

/** What shots falling brought and cost over some matches, the most first. Threes and free throws repeat least of all. */
export function luckOf(seasons: readonly Season[]): Luck[] {
  return sides
    .flatMap((side) =>
      kinds.flatMap(({ kind, each }): Luck | Luck[] => {
        const lines = seasons.map(({ match }) => totalsOf(match)[side][kind]);
        const usual = seasons[0]?.reference(measures[kind], side)?.mean;
        const made = lines.reduce((sum, line) => sum + (line.made ?? 0), 0);
        const attempted = lines.reduce((sum, line) => sum + (line.attempted ?? 0), 0);
        if (usual === undefined || attempted === 0) return [];
        const points = signOf(side) * (made - usual * attempted) * each;
        return { kind, side, made, attempted, usual, points };
      }),
    )
    .filter(({ points }) => Math.abs(points) >= leastPoints)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most);
}
