import { meaningsOf, plainName } from '../contract/plain-name.ts';
import type { RecordKind } from '../contract/vocabulary.ts';
import type { Notes } from './notes.ts';
import { type Place, placesOf, type Row, valueAt } from './places.ts';
import type { HowRead, LeftOutReason, Rule } from './report.ts';

/** Values of one place in all records, read as what a field is; `undefined` = nothing there. */
export interface Converted {
  values: readonly unknown[];
  /** What was done to them, where they are not as they were sent. */
  rule?: Rule | undefined;
  /** Values that hold something, but nothing of the field's kind. */
  unreadable: number;
}

/** What a converter may go by besides the values. */
export interface Hint {
  /** The plain name under which they were sent, which may say a unit. */
  name: string;
  /** The unit that a mapping gives. */
  unit?: string | undefined;
}

/** Reads a column: all values of a place at once, since one value alone may be read in two ways. */
export type Converter = (values: readonly unknown[], hint: Hint) => Converted | LeftOutReason;

/** Where a mapping says that a field stands. */
export interface MappedField {
  keys: readonly string[];
  unit?: string | undefined;
}

/** Records of one kind, to be read column by column. */
export interface Table {
  rows: readonly unknown[];
  places: readonly Place[];
  /** What was read of a field; `undefined` where nothing was. The first call decides. */
  read(field: string, convert: Converter, options?: ReadOptions): readonly unknown[] | undefined;
  /** The places whose words say a field; the field's own word first. */
  placesFor(field: string): readonly Place[];
  /** What a place holds in each record. */
  valuesAt(place: Pick<Place, 'keys'>): unknown[];
  /** The path of a place in the report. */
  pathOf(place: Place): string;
  /** The name of a field in the report. */
  nameOf(field: string): string;
  /** Whether a field was read under its own name. */
  isOwn(field: string): boolean;
}

interface ReadOptions {
  /** Where words disagree, the earlier one is right: a full name beside a short one. */
  preferFirst?: boolean;
  /** Places to be tried besides those that the field's words give. */
  places?: readonly Place[];
  /** The field's name in the report, where it is read for another one. */
  as?: string;
  /** The report does not name it: it is no field of the contract, others are derived from it. */
  silent?: boolean;
}

export interface TableOptions {
  kind: RecordKind;
  notes: Notes;
  /** What stands before the paths of the records in the report, for instance `items[].`. */
  pathPrefix: string;
  /** What stands before the fields in the report, for instance `matches[].`. */
  fieldPrefix: string;
  mapped?: ReadonlyMap<string, MappedField> | undefined;
}

/** Records that only wrap what they hold, in any kind of record. */
const wrappers = new Set(
  'attributes attribute data values stats statistics stat statistic line boxscore totals total summary record fields info details properties general traditional basic shooting scoring estadisticas'.split(
    ' ',
  ),
);

/** And in those of a kind: a player's line may keep who the player is apart. */
const ownWrappers: Partial<Record<RecordKind, ReadonlySet<string>>> = {
  playerLine: new Set(['player', 'person', 'athlete', 'participant', 'member', 'jugador']),
  rosterEntry: new Set(['player', 'person', 'athlete', 'participant', 'member', 'jugador']),
  sheetEntry: new Set(['player', 'person', 'athlete', 'participant', 'member', 'jugador']),
  match: new Set(['match', 'game', 'fixture', 'event', 'partido', 'schedule']),
  team: new Set(['team', 'equipo']),
  club: new Set(['club', 'organization']),
  event: new Set(['event', 'action', 'play', 'evento']),
};

/** Makes records ready to be read by the words of their kind. */
export function openTable(rows: readonly unknown[], options: TableOptions): Table {
  const { kind, notes, pathPrefix, fieldPrefix, mapped } = options;
  const meanings = meaningsOf(kind);
  const own = ownWrappers[kind];
  const places = placesOf(rows, (name) => wrappers.has(name) || own?.has(name) === true);
  const byField = new Map<string, { place: Place; rank: number }[]>();
  for (const place of places) {
    notes.found(pathPrefix + place.path, place.sample);
    const meaning = meanings.get(place.name) ?? withoutEnd(place, meanings);
    if (!meaning) continue;
    const known = byField.get(meaning.field) ?? [];
    known.push({ place, rank: place.path === meaning.field ? -1 : meaning.rank });
    byField.set(meaning.field, known);
  }
  const mappedPlace = (field: string, { keys }: MappedField): Place => ({
    keys,
    path: keys.join('.'),
    name: plainName(field),
    sample: null,
  });
  const placesFor = (field: string) => {
    const where = mapped?.get(field);
    return where ? [mappedPlace(field, where)] : placesNamed(field);
  };
  const placesNamed = (field: string) =>
    (byField.get(field) ?? []).toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
  const valuesAt = ({ keys }: Pick<Place, 'keys'>) => columnAt(rows, keys);
  const pathOf = (place: Place) => pathPrefix + place.path;
  const nameOf = (field: string) => fieldPrefix + field;
  const ownFields = new Set<string>();
  const done = new Map<string, readonly unknown[] | undefined>();

  function readMapped(field: string, convert: Converter, name: string, where: MappedField) {
    const column = convert(columnAt(rows, where.keys), { name: '', unit: where.unit });
    const path = pathPrefix + where.keys.join('.');
    if (typeof column === 'string') {
      notes.leaveOut(name, [path], column);
      return undefined;
    }
    if (!column.values.some((value) => value !== undefined)) return undefined;
    notes.read(name, [path], 'mapped', column.rule);
    notes.unreadable(column.unreadable);
    ownFields.delete(field);
    return column.values;
  }

  function readNamed(field: string, convert: Converter, name: string, options: ReadOptions) {
    const candidates = [...placesFor(field), ...(options.places ?? [])];
    const readable: { place: Place; column: Converted }[] = [];
    let refusal: LeftOutReason | undefined;
    for (const place of candidates) {
      const column = convert(valuesAt(place), { name: place.name });
      if (typeof column === 'string') refusal ??= column;
      else if (column.values.some((value) => value !== undefined)) readable.push({ place, column });
      else notes.use(pathOf(place));
    }
    const [first] = readable;
    if (!first) {
      const paths = candidates.map(pathOf);
      if (refusal && !options.silent) notes.leaveOut(name, paths, refusal);
      return undefined;
    }
    const isOwn = first.place.path === field;
    const others = isOwn ? [] : readable.slice(1);
    const agree = others.filter(({ column }) => agrees(column.values, first.column.values));
    if (agree.length < others.length && !options.preferFirst) {
      if (options.silent) return undefined;
      notes.leaveOut(
        name,
        readable.map(({ place }) => pathOf(place)),
        'twoPaths',
      );
      return undefined;
    }
    const taken = [first, ...agree];
    const { rule } = first.column;
    const how: HowRead = rule ? 'converted' : isOwn ? 'asSent' : 'renamed';
    const paths = taken.map(({ place }) => pathOf(place));
    if (options.silent) for (const path of paths) notes.use(path);
    else notes.read(name, paths, how, rule);
    notes.unreadable(first.column.unreadable);
    if (isOwn) ownFields.add(field);
    return agree.length === 0
      ? first.column.values
      : first.column.values.map(
          (value, row) =>
            value ??
            agree.find(({ column }) => column.values[row] !== undefined)?.column.values[row],
        );
  }

  return {
    rows,
    places,
    placesFor,
    valuesAt,
    pathOf,
    nameOf,
    isOwn: (field) => ownFields.has(field),
    read(field, convert, options = {}) {
      if (done.has(field)) return done.get(field);
      const name = nameOf(options.as ?? field);
      const where = mapped?.get(field);
      const values = where
        ? readMapped(field, convert, name, where)
        : readNamed(field, convert, name, options);
      done.set(field, values);
      return values;
    },
  };
}

/** A word of which a record holds the value, or a name: `points.total`, `status.state`. */
const ends = new Set([
  'total',
  'value',
  'count',
  'name',
  'text',
  'label',
  'state',
  'type',
  'description',
  'short',
  'long',
]);

function withoutEnd({ keys, name }: Place, meanings: ReturnType<typeof meaningsOf>) {
  const end = plainName(keys.at(-1) ?? '');
  return keys.length > 1 && ends.has(end) ? meanings.get(name.slice(0, -end.length)) : undefined;
}

function columnAt(rows: readonly unknown[], keys: readonly string[]): unknown[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [...rows];
  if (rest.length > 0) return rows.map((row) => valueAt(row, keys));
  return rows.map((row) =>
    typeof row === 'object' && row !== null ? ownValue(row, key) : undefined,
  );
}

const ownValue = (row: object, key: string): unknown =>
  Object.hasOwn(row, key) ? (row as Row)[key] : undefined;

/** Whether two columns say the same wherever both say something. */
function agrees(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.every(
    (value, row) =>
      value === undefined ||
      b[row] === undefined ||
      value === b[row] ||
      (typeof value === 'object' && JSON.stringify(value) === JSON.stringify(b[row])),
  );
}

/** The words of a mapping's path. */
export const keysOf = (path: string): string[] => path.split('.').filter((key) => key !== '');
