import type { RecordKind } from '../contract/vocabulary.ts';
import { type MappedField, openTable, type Table } from './columns.ts';
import * as convert from './convert.ts';
import { isAbsence } from './minutes.ts';
import type { Notes } from './notes.ts';

type Column = readonly unknown[] | undefined;

/** Records of columns: a field that has nothing in a record is absent there. */
export function recordsOf(
  length: number,
  columns: Readonly<Record<string, Column>>,
): Record<string, unknown>[] {
  const fields = Object.entries(columns).filter(([, values]) => values !== undefined);
  return Array.from({ length }, (_, row) => {
    const record: Record<string, unknown> = {};
    for (const [field, values] of fields) {
      const value = values?.[row];
      if (value !== undefined) record[field] = value;
    }
    return record;
  });
}

/** A CSS hex colour, with or without its `#`; another form is none. */
const colour = convert.eachValue((value) => {
  const hex = typeof value === 'string' ? /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(value.trim()) : null;
  return hex ? `#${hex[1]}` : convert.unfit;
}, 'wordOfTheContract');

const preferFirst = { preferFirst: true };

/** The columns of a club or of teams. */
export function readTeamColumns(table: Table): Readonly<Record<string, Column>> {
  return {
    id: table.read('id', convert.id, preferFirst),
    name: table.read('name', convert.text, preferFirst),
    category: table.read('category', convert.text, preferFirst),
    season: table.read('season', convert.text, preferFirst),
    colour: table.read('colour', colour, preferFirst),
  };
}

/** Who each player is: id, name (of its parts, too), number, position, and what is said of the match sheet. */
export function readPeopleColumns(table: Table, notes: Notes): Readonly<Record<string, Column>> {
  return {
    playerId: table.read('playerId', convert.id, preferFirst),
    name: readNames(table, notes),
    number: table.read('number', convert.text, preferFirst),
    position: table.read('position', convert.text, preferFirst),
    captain: table.read('captain', convert.flag),
    starter: table.read('starter', starter),
  };
}

/** A starter is marked by a yes, or by the place in the five. */
const starter = convert.eachValue((value) => {
  const yes = convert.yesOrNo(value);
  if (yes !== convert.unfit) return yes;
  return typeof value === 'string' && /^\*$|^start/i.test(value.trim()) ? true : yes;
}, 'wordOfTheContract');

/** Whole names, or first and last ones put together; a "name" beside a last name that it does not hold is the first. */
function readNames(table: Table, notes: Notes): Column {
  const whole = table.read('name', convert.name, preferFirst);
  const path = (field: string) => table.placesFor(field).slice(0, 1);
  const [first, last] = ['firstName', 'lastName'].map((field) => {
    const [place] = path(field);
    const column = place && convert.name(table.valuesAt(place), { name: place.name });
    return typeof column === 'object' ? column.values : undefined;
  });
  if (!last && !(first && !whole)) return whole;
  const wholeIsFirst =
    whole !== undefined &&
    last?.some((name, row) => typeof name === 'string' && !String(whole[row] ?? '').includes(name));
  if (whole && !wholeIsFirst) return whole;
  const firsts = first ?? whole;
  const paths = [...path('firstName'), ...(first ? [] : path('name')), ...path('lastName')];
  const names = table.rows.map((_, row) => {
    const parts = [firsts?.[row], last?.[row]].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(' ') : undefined;
  });
  notes.takeBack(table.nameOf('name'), 'twoPaths');
  notes.read(table.nameOf('name'), paths.map(table.pathOf), 'derived', 'nameFromParts');
  return names;
}

/** Whether each player played; `DNP` among the minutes says no. */
export function readPlayed(table: Table): Column {
  const played = table.read('played', convert.flag);
  const not = table.read('notPlayed', convert.flag, { as: 'played' });
  const minutes = table.placesFor('seconds').map((place) => table.valuesAt(place));
  if (!played && !not && !minutes.some((values) => values.some(isAbsence))) return undefined;
  return table.rows.map((_, row) => {
    if (minutes.some((values) => isAbsence(values[row]))) return false;
    return played?.[row] ?? (typeof not?.[row] === 'boolean' ? !not[row] : undefined);
  });
}

interface People {
  rows: readonly unknown[];
  path: string;
  kind: Extract<RecordKind, 'rosterEntry' | 'sheetEntry'>;
  fieldPrefix: string;
  notes: Notes;
  mapped?: ReadonlyMap<string, MappedField> | undefined;
}

/** The entries of a roster or of a match sheet. */
export function readPeople({ rows, path, kind, fieldPrefix, notes, mapped }: People) {
  const table = openTable(rows, { kind, notes, pathPrefix: `${path}.`, fieldPrefix, mapped });
  return recordsOf(rows.length, readPeopleColumns(table, notes));
}
