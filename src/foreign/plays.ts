import { plainName } from '../contract/plain-name.ts';
import type { ReadingContext } from './context.ts';
import { type PlacedShot, turnOf } from './court.ts';
import { says } from './lexicon.ts';
import { type MappedFields, withMapped } from './mapping.ts';
import { isLacking, type Notes } from './notes.ts';
import { idsAmong } from './people.ts';
import {
  overcounted,
  type Person,
  type PlayerColumn,
  peopleOf,
  personOf,
  playerColumns,
  provedSides,
  readSheet,
  type Sheet,
  shirtColumns,
  sidesOf,
  swapped,
} from './play-people.ts';
import { scoresOf } from './play-scores.ts';
import {
  type Action,
  isShot,
  madeColumn,
  madeOf,
  periodColumn,
  periodOf,
  readTypes,
  subtypes,
  type Types,
} from './play-types.ts';
import { isRow } from './rows.ts';
import { type Column, columnsOf, distinct, fieldCalled, listsIn } from './table.ts';
import { clocksOf, isSequence } from './times.ts';
import { amountsOf, areAll, idOf, isNothing, numberOf, withoutNothing, yesOrNo } from './values.ts';

/** The most plays of a match. */
const mostPlays = 5_000;

/** A match's events and sheet in the contract's shape; `null` without a list of events. */
export function readPlays(
  data: unknown,
  context: ReadingContext,
  notes: Notes,
  mapped?: MappedFields,
): Record<string, unknown> | null {
  const lists = listsIn(data).filter(({ rows }) => rows.some(isRow));
  const named = lists.filter(({ path }) =>
    /^(.*\.)?(events|plays|actions|pbp|playByPlay|play_by_play)\[\]$/i.test(path),
  );
  const list =
    named.length === 1 ? named[0] : lists.toSorted((a, b) => b.rows.length - a.rows.length)[0];
  if (!list)
    return Array.isArray(data) || (isRow(data) && Object.values(data).some(Array.isArray))
      ? { matchSheet: { team: [], opponent: [] }, events: [] }
      : null;
  if (list.rows.length > mostPlays) notes.records(list.rows.length - mostPlays, 0);
  const matchSheet = readSheet(data, list.path, context, notes);
  return {
    matchSheet,
    events: readEvents(
      list.rows.slice(0, mostPlays).map((row) => withMapped(row, mapped)),
      list.path,
      context,
      notes,
      matchSheet,
    ),
  };
}

function readEvents(
  rows: readonly unknown[],
  path: string,
  context: ReadingContext,
  notes: Notes,
  sheet: Sheet,
): Record<string, unknown>[] {
  const columns = columnsOf(rows, path);
  notes.columns(columns);
  const called = (field: string) =>
    columns.find((column) => column.keys.length === 1 && column.keys[0] === field) ??
    columns.find((column) => fieldCalled('event', column, 1) === field && column.filled > 0);
  const note = (field: string, used: readonly (Column | undefined)[]) =>
    notes.read(`events[].${field}`, used);
  const count = rows.length;
  const people = peopleOf(context.box, sheet);

  const period = periodColumn(columns, called('period'));
  const periods = period?.values.map(periodOf);
  if (period) note('period', [period]);
  const clock = clocksOf(
    columns.filter((column) => column !== period),
    periods,
    { context, called, notes },
  );
  const types = readTypes(
    columns.filter((column) => column !== period),
    called('type'),
    notes,
  );
  const used = new Set<Column | undefined>([period, clock?.column, ...types.columns]);
  const made = madeColumn(
    columns.filter((column) => !used.has(column)),
    called('made'),
    types.actions,
  );
  if (made) {
    used.add(made);
    note('made', [made]);
  }
  // An omitted flag means false.
  const isGone = made && distinct(made.values).every((value) => value === true);
  const went = Array.from({ length: count }, (_, row) => {
    const action = types.actions[row];
    if (action?.made !== undefined) return action.made;
    const value = made?.values[row];
    const missed = isGone && action && isShot(action.type) ? false : undefined;
    return madeOf(value) ?? yesOrNo(value) ?? missed;
  });
  const free = columns.filter((column) => !used.has(column));
  const named = playerColumns(free, people, called('playerId'));
  let scores = scoresOf(free, context, provedSides(count, named, people), notes);
  for (const column of scores?.columns ?? []) used.add(column);
  let players = named.filter(({ column }) => !used.has(column));
  for (const { column } of players) used.add(column);
  const unnamed = free.filter((column) => !used.has(column));
  const sides = sidesOf(unnamed, {
    context,
    people,
    players,
    scores: scores?.values,
    notes,
    called,
  });
  // The sides of plays prove those of the points as well as players do.
  scores ??= scoresOf(unnamed, context, sides.values, notes);
  // Numbers under an unknown word are shirts if each is one of its side's.
  if (!players.some(({ role }) => role === 'player'))
    players = [...players, ...shirtColumns(unnamed, people, sides.values)];
  if (sides.column) used.add(sides.column);
  const isOneSided = people.length >= 5 && people.every(({ side }) => side === 'team');
  const playerAt = (source: PlayerColumn | undefined, row: number) => {
    const person = personOf(source, row, people, sides.values[row]);
    // All of ours are on the sheet: a player who is not on it is the other side's.
    return person && person.side === undefined && isOneSided
      ? { ...person, side: 'opponent' as const }
      : person;
  };
  if (players.length > 0)
    note(
      'playerId',
      players.map(({ column }) => column),
    );
  const found = (field: string) => {
    const column = called(field);
    if (column) note(field, [column]);
    return column;
  };
  const points = called('points');
  const values =
    points && !used.has(points) && points !== scores?.columns[0]
      ? amountsOf(points.values)?.values
      : undefined;
  if (values) note('points', [points]);
  const [detail, qualifiers] = [found('subtype'), found('qualifiers')];
  const idColumn =
    called('id') ??
    idsAmong(columns).find(
      ({ keys, words, filled }) =>
        keys.length === 1 &&
        filled === count &&
        says(words, 'id') &&
        !says(words, 'team') &&
        !says(words, 'player'),
    );
  if (idColumn) note('id', [idColumn]);
  const related = called('relatedEventId') === idColumn ? undefined : found('relatedEventId');
  const sequence = called('sequence');
  const order = sequence && isSequence(sequence) ? sequence.values.map(Number) : undefined;
  notes.read('events[].sequence', order && sequence ? [sequence] : [], 'fromOrder');
  for (const column of columns) if (isSequence(column)) notes.use(column);
  const [outOf, into] = swapped(players);
  /** Whether substitutions name both players; shirt 0 is missing if zeros are left out. */
  const isPaired =
    outOf &&
    into &&
    outOf.column.values.filter(
      (value, row) => !isNothing(value) && !isNothing(into.column.values[row]),
    ).length *
      2 >
      outOf.column.filled;
  const placed = placesOf(columns, called, types, rows, values, notes);
  const rowOf: number[] = [];
  const events = rows.flatMap((row, index): Record<string, unknown>[] => {
    if (!isRow(row)) return [];
    const action = types.actions[index];
    const score = scores?.values[index];
    const type = typeOf(action, values?.[index]) ?? types.sent[index];
    const whose = playerAt(
      players.find(({ role }) => role === 'player') ??
        players.find(({ column }) => !isNothing(column.values[index])),
      index,
    );
    const said = sides.values[index];
    const side = said ?? whose?.side;
    const sent = detail?.values[index];
    const text = typeof sent === 'string' ? (subtypes.get(plainName(sent)) ?? sent) : undefined;
    const scored = values?.[index] ?? -1;
    const isScored = scored >= 0 && scored < 4 && !(went[index] === false && scored > 0);
    const tags = qualifiers?.values[index];
    const event: Record<string, unknown> = {
      id: idOf(idColumn?.values[index]) ?? String(index + 1),
      sequence: order?.[index] ?? index + 1,
      period: periods?.[index] ?? (period ? undefined : 1),
      clockSeconds: clock?.values[index],
      side,
      playerId: whose?.id,
      type: type === 'swap' ? 'substitution' : type,
      subtype: text ?? action?.subtype,
      made: went[index],
      courtPosition: placed?.[index],
      score,
      points: isScored ? scored : undefined,
      relatedEventId: idOf(related?.values[index]),
      qualifiers: Array.isArray(tags) ? tags : undefined,
    };
    const clean = withoutNothing(event);
    if (!isPaired || (type !== 'swap' && type !== 'substitution')) {
      // It is unknown which of the two came in.
      if (type === 'swap') notes.unreadable(1);
      rowOf.push(index);
      return [clean];
    }
    // One play becomes two: a player goes out, another comes in.
    rowOf.push(index, index);
    const found = [playerAt(outOf, index), playerAt(into, index)];
    // One player replaces another of the same side: if the two are of different sides, a name was mistaken.
    const [leaves, comes] = found[0]?.side === found[1]?.side || outOf.by === 'id' ? found : [];
    const two = (person: Person | undefined, subtype: string) => ({
      ...clean,
      id: `${String(clean.id)}${subtype === 'in' ? '-in' : ''}`,
      type: 'substitution',
      subtype,
      side: said ?? person?.side,
      playerId: person?.id,
    });
    return [two(leaves, 'out'), two(comes, 'in')].map(withoutNothing);
  });
  // Both sides have a player of that name, and the box score has one of them.
  const doubtful = players.some(({ by }) => by !== 'id')
    ? overcounted(events, context.box)
    : new Set<unknown>();
  for (const event of events) {
    if (!doubtful.has(event.playerId)) continue;
    delete event.playerId;
    if (!sides.column) delete event.side;
  }
  if (doubtful.size > 0) notes.takeBack('events[].playerId', 'twoReadings');
  const eventOf = new Map(events.map((event, at) => [rowOf[at], event]));
  notes.missed('events[].', columns, (keys, row) => isLacking(eventOf.get(row), keys));
  notes.records(count, events.length > 0 ? count : 0);
  const isCounted = outOf ? into : !order;
  return isCounted ? events.map((event, index) => ({ ...event, sequence: index + 1 })) : events;
}

const shots: Readonly<Record<number, string>> = { 2: 'twoPointer', 3: 'threePointer' };

/** The contract's word for a play; points decide the kind of a shot that has none. */
const typeOf = (action: Action | undefined, points: number | null | undefined) =>
  action?.type === 'shot' ? shots[points ?? 0] : action?.type;

function placesOf(
  columns: readonly Column[],
  called: (field: string) => Column | undefined,
  { actions }: Types,
  rows: readonly unknown[],
  points: readonly (number | null)[] | undefined,
  notes: Notes,
): (object | undefined)[] | undefined {
  const [across, along] = [called('x') ?? part(columns, 'x'), called('y') ?? part(columns, 'y')];
  const two = (value: unknown): [number, number] | undefined => {
    const parts = typeof value === 'string' ? value.split(/[,;]\s*/) : value;
    if (!Array.isArray(parts) || parts.length !== 2) return undefined;
    const [x, y] = parts.map(numberOf);
    return x === undefined || y === undefined ? undefined : [x, y];
  };
  const pairs = columns.find(
    (column) => column.filled > 3 && areAll(column.values, (value) => two(value) !== undefined),
  );
  const places = rows.map((_, row) => {
    if (!across || !along) return two(pairs?.values[row]);
    const both = [across.values[row], along.values[row]];
    // Zeros may be left out.
    return both.every(isNothing) ? undefined : two(both.map((one) => (isNothing(one) ? 0 : one)));
  });
  const shots = places.flatMap((place, row): PlacedShot[] => {
    const type = typeOf(actions[row], points?.[row]);
    const worth = type === 'threePointer' ? 3 : type === 'twoPointer' ? 2 : null;
    return place ? [{ x: place[0], y: place[1], worth }] : [];
  });
  if (shots.length === 0) return undefined;
  const turn = turnOf(shots);
  const paths = across && along ? [across, along] : pairs ? [pairs] : [];
  if (turn === null) {
    notes.leaveOut('events[].courtPosition', paths, 'unknownUnit');
    return undefined;
  }
  notes.read('events[].courtPosition', paths, 'courtUnit');
  return places.map((place) => {
    if (!place) return undefined;
    const { x, y } = turn(...place);
    return { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 };
  });
}

/** `shot_x`, `spotX`, `xy.x`: the last word of a name. */
const part = (columns: readonly Column[], letter: 'x' | 'y'): Column | undefined => {
  const found = columns.filter(
    ({ words, values }) =>
      words.at(-1) === letter &&
      values.some((value) => typeof value === 'number' || typeof value === 'string'),
  );
  return found.length === 1 ? found[0] : undefined;
};
