import type { Table } from './columns.ts';
import { isNothing, wholeNumber } from './convert.ts';
import type { SideColumn, SideColumns } from './match-sides.ts';
import type { Notes } from './notes.ts';
import type { Orientation } from './orient.ts';
import { isRow } from './places.ts';
import { sidedBy } from './sides.ts';

interface Period {
  team: number | null;
  opponent: number | null;
}

/**
 * The points of each period: as a list of periods with both sides, or as a list of points beside each side. A match of
 * which one period can't be read has none: their order is all that numbers them.
 */
export function periodsOf(
  table: Table,
  sides: Record<'team' | 'opponent' | 'home' | 'away', SideColumns>,
  competitors: readonly [SideColumns, SideColumns] | null,
  { home, list }: { home: Orientation; list: Orientation },
  notes: Notes,
): (Period[] | undefined)[] {
  const field = table.nameOf('periods');
  const [place] = table.placesFor('periods');
  if (place && !Array.isArray(place.sample) && place.sample !== null) {
    notes.leaveOut(field, [table.pathOf(place)], 'otherKind');
    return [];
  }
  if (place) {
    const columns = table.valuesAt(place);
    const read = columns.map((value, row) => periodsIn(value, home[row] ?? list[row] ?? null));
    const sent = columns.some((value) => Array.isArray(value) && value.length > 0);
    const fit = read.some((periods) => periods !== undefined && periods.length > 0);
    if (sent && !fit) notes.leaveOut(field, [table.pathOf(place)], 'unknownSide');
    else notes.read(field, [table.pathOf(place)], place.path === 'periods' ? 'asSent' : 'renamed');
    return read;
  }
  const pairs: [SideColumn | undefined, SideColumn | undefined, Orientation | true][] = [
    [sides.team.periods, sides.opponent.periods, true],
    [sides.home.periods, sides.away.periods, home],
    [competitors?.[0].periods, competitors?.[1].periods, list],
  ];
  for (const [first, second, orientation] of pairs) {
    if (!first || !second) continue;
    notes.read(field, [first.path, second.path], 'derived', 'fromHomeAndAway');
    return table.rows.map((_, row) => {
      const ours = orientation === true ? true : (orientation[row] ?? null);
      const [a, b] = [pointsIn(first.values[row]), pointsIn(second.values[row])];
      if (ours === null || !a || !b || a.length !== b.length) return undefined;
      return a.map((points, at) => period(ours, points, b[at] ?? null));
    });
  }
  return [];
}

const period = (firstIsOurs: boolean, a: number | null, b: number | null): Period =>
  firstIsOurs ? { team: a, opponent: b } : { team: b, opponent: a };

function periodsIn(value: unknown, homeIsOurs: boolean | null): Period[] | undefined {
  if (!Array.isArray(value) || value.length > 30) return undefined;
  const periods = value.map((sent) => periodIn(sent, homeIsOurs));
  return periods.every((one) => one !== undefined) ? periods : undefined;
}

function periodIn(sent: unknown, homeIsOurs: boolean | null): Period | undefined {
  if (!isRow(sent)) return isNothing(sent) ? { team: null, opponent: null } : undefined;
  const points = new Map<string, number | null>();
  for (const [key, value] of Object.entries(sent)) {
    const inner = isRow(value) ? Object.entries(value) : [['', value]];
    for (const [last, number] of inner) {
      const sided = sidedBy([key, ...(last === '' ? [] : [String(last)])]);
      if (sided?.part === 'self' || sided?.part === 'score')
        points.set(sided.side, countOf(number));
    }
  }
  if (points.has('team') || points.has('opponent')) {
    return { team: points.get('team') ?? null, opponent: points.get('opponent') ?? null };
  }
  if (homeIsOurs === null || !points.has('home') || !points.has('away')) return undefined;
  return period(homeIsOurs, points.get('home') ?? null, points.get('away') ?? null);
}

/** Points of one side by period: numbers, or records with a number of points. */
function pointsIn(value: unknown): (number | null)[] | undefined {
  if (!Array.isArray(value) || value.length > 30) return undefined;
  return value.map((one) => {
    if (!isRow(one)) return countOf(one);
    const points =
      one.points ?? one.score ?? one.value ?? one.pts ?? one.puntos ?? one.displayValue;
    return countOf(points);
  });
}

function countOf(value: unknown): number | null {
  const number = wholeNumber(value);
  return typeof number === 'number' && number >= 0 ? number : null;
}
