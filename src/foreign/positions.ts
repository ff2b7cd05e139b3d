import type { Table } from './columns.ts';
import { anyNumber, unfit } from './convert.ts';
import { areMetres, type CourtPosition, inMetres, type PlacedShot, unitOf } from './court.ts';
import type { Notes } from './notes.ts';

/** Where each event happened, in metres on a half court; nothing where no unit, or more than one, can be proved. */
export function positionsOf(
  table: Table,
  types: readonly unknown[],
  notes: Notes,
): readonly (CourtPosition | undefined)[] | undefined {
  const field = table.nameOf('courtPosition');
  const [x] = table.placesFor('x');
  const [y] = table.placesFor('y');
  if (!x || !y) return undefined;
  const paths = [table.pathOf(x), table.pathOf(y)];
  const [across, along] = [x, y].map((place) => {
    const column = anyNumber(table.valuesAt(place), { name: place.name });
    return typeof column === 'string' ? undefined : column.values;
  });
  if (!across || !along) {
    notes.leaveOut(field, paths, 'otherKind');
    return undefined;
  }
  const shots = table.rows.map((_, row): PlacedShot | undefined => {
    const [a, b] = [across[row], along[row]];
    if (typeof a !== 'number' || typeof b !== 'number') return undefined;
    const worth = types[row] === 'threePointer' ? 3 : types[row] === 'twoPointer' ? 2 : null;
    return { x: a, y: b, worth };
  });
  const placed = shots.filter((shot) => shot !== undefined);
  if (placed.length === 0) return undefined;
  const isOwn = x.path === 'courtPosition.x' && y.path === 'courtPosition.y';
  const unit = isOwn && areMetres(placed) ? 'metres' : unitOf(placed);
  if (unit === unfit) {
    notes.leaveOut(field, paths, 'unknownUnit');
    return undefined;
  }
  const isAsSent = isOwn && unit === 'metres';
  notes.read(
    field,
    paths,
    isAsSent ? 'asSent' : unit === 'metres' ? 'renamed' : 'converted',
    unit === 'metres' ? undefined : 'courtUnit',
  );
  return shots.map(
    (shot) =>
      shot && (unit === 'metres' ? { x: shot.x, y: shot.y } : inMetres(unit, shot.x, shot.y)),
  );
}
