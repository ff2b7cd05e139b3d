import { plainName, wordsOf } from '../contract/plain-name.ts';
import { type SideWord, vocabulary } from '../contract/vocabulary.ts';
import { type Converter, type MappedField, openTable, type Table } from './columns.ts';
import * as convert from './convert.ts';
import { homeFlag } from './match-words.ts';
import type { Notes } from './notes.ts';
import { isRow, type Place } from './places.ts';
import { type SidePart, sidedBy } from './sides.ts';

/** A column of what both sides have, and where it stood. */
export interface SideColumn {
  values: readonly unknown[];
  path: string;
  isOwn: boolean;
}

/** What was told of one side of every match. */
export type SideColumns = Partial<Record<SidePart, SideColumn>>;

const partConverters: Partial<Record<SidePart, Converter>> = {
  name: convert.name,
  id: convert.id,
  score: convert.count,
  isHome: convert.flag,
  isOwn: convert.flag,
};

/** What belongs to a side in each match, for all of its words: `homeTeam.name`, `score.away`, `opponentName`. */
export function sidesOf(
  table: Table,
  notes: Notes,
  mapped: ReadonlyMap<string, MappedField> = new Map(),
): Record<SideWord, SideColumns> {
  const sides: Record<SideWord, SideColumns> = { team: {}, opponent: {}, home: {}, away: {} };
  for (const [field, place] of mapped) addMapped(sides, field, table.valuesAt(place), place);
  for (const place of table.places) {
    const sided = sidedBy(place.keys);
    if (!sided) continue;
    const { side } = sided;
    const part =
      sided.part === 'self' ? partOf(place) : sided.part === 'totals' ? 'score' : sided.part;
    if (part === 'periods') {
      const [values, path] = [table.valuesAt(place), table.pathOf(place)];
      sides[side].periods ??= { values, path, isOwn: false };
      continue;
    }
    const converter = partConverters[part];
    if (!converter) continue;
    // Where some rows have a record under a side's bare word, its own places tell of them.
    const sent = table.valuesAt(place);
    const values = sent.some(isRow) ? sent.map((one) => (isRow(one) ? undefined : one)) : sent;
    const column = converter(values, { name: place.name });
    if (typeof column === 'string' || !column.values.some((value) => value !== undefined)) continue;
    notes.unreadable(column.unreadable);
    const isOwn = place.path === `opponent.${part}` || place.path === `score.${side}`;
    const known = sides[side][part];
    const path = table.pathOf(place);
    if (known === undefined) sides[side][part] = { values: column.values, path, isOwn };
    else
      sides[side][part] = isOwn
        ? filled({ values: column.values, path, isOwn }, known)
        : filled(known, column);
  }
  return sides;
}

/** A column with what another one says in the rows where it says nothing. */
const filled = (column: SideColumn, { values }: Pick<SideColumn, 'values'>): SideColumn => ({
  ...column,
  values: column.values.map((value, row) => value ?? values[row]),
});

/** What a mapping gives of a side: `opponent.name`, `score.home`. */
function addMapped(
  sides: Record<SideWord, SideColumns>,
  field: string,
  values: readonly unknown[],
  { keys }: MappedField,
) {
  const sided = field.includes('.') ? sidedBy(field.split('.')) : null;
  const part = sided?.part === 'self' ? 'name' : sided?.part;
  const column = sided && part && partConverters[part]?.(values, { name: '' });
  if (!sided || !part || !column || typeof column === 'string') return;
  sides[sided.side][part] = {
    values: column.values,
    path: `matches[].${keys.join('.')}`,
    isOwn: true,
  };
}

/** What a side's bare word holds: its name as text, its score as number. */
function partOf({ sample, keys }: Place): SidePart {
  if (typeof sample === 'number') return 'score';
  if (typeof sample === 'boolean') return 'isHome';
  // A score written as text still stands under a word for scores, so that one remains.
  return typeof sample === 'string' && /^\d+$/.test(sample) && keys.length > 0 ? 'score' : 'name';
}

const competitorNames = new Set(
  ['competitors', ...wordsOf(vocabulary.match.competitors ?? '')].map(plainName),
);

/** The two sides of each match, where they come as a list of two; `null` where they don't. */
export function competitorsOf(table: Table, notes: Notes): [SideColumns, SideColumns] | null {
  const place = table.places.find(
    ({ name, sample }) => competitorNames.has(name) && Array.isArray(sample),
  );
  if (!place) return null;
  const lists = table.valuesAt(place);
  const at = (index: number) =>
    lists.map((list) => (Array.isArray(list) && list.length === 2 ? list[index] : undefined));
  notes.use(table.pathOf(place));
  const path = `${table.pathOf(place)}[]`;
  return [readSide(at(0), path, notes), readSide(at(1), path, notes)];
}

/** What records of one side each say of it. */
function readSide(rows: readonly unknown[], path: string, notes: Notes): SideColumns {
  const table = openTable(rows, { kind: 'team', notes, pathPrefix: `${path}.`, fieldPrefix: '' });
  const columns: SideColumns = {};
  for (const place of table.places) {
    // As if each key stood beside the word for a side; `team` wraps what it is called.
    const part = sidedBy(['opponent', ...place.keys])?.part;
    const column = part && read(part, table.valuesAt(place), place);
    if (!part || !column || columns[part]) continue;
    columns[part] = { values: column, path: `${path}.${place.path}`, isOwn: false };
  }
  return columns;
}

function read(part: SidePart, values: readonly unknown[], { name }: Place) {
  if (part === 'periods') return values;
  if (part === 'isHome') return values.map((value) => homeFlag(value) ?? undefined);
  const column = partConverters[part === 'totals' ? 'score' : part]?.(values, { name });
  return column === undefined || typeof column === 'string' ? undefined : column.values;
}
