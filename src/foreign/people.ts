import { type Concept, fieldsSaid, type Rules, says, wordsIn } from './lexicon.ts';
import { rules as statistics } from './line-words.ts';
import type { Notes } from './notes.ts';
import { type Column, distinct, fieldCalled, fieldsMeant, thereOf } from './table.ts';
import { idOf, isIdText, isNothing, textOf, withoutNothing, yesOrNo } from './values.ts';

const rules = {
  id: 'id player+id id+team id+id id+number',
  firstName: 'first first+name first+first name+first+name',
  lastName: 'last first+last last+name last+last name+last+name last+player',
  number: 'shirt shirt+number number shirt+shirt',
  starter: 'starter starter+starter starter+first starter+start starter+place',
  captain: 'captain',
  position: 'position position+name',
  category: 'category team+type category+category category+type category+team category+name',
  season: 'season season+name season+date',
  colour: 'colour colour+first',
  played: 'played',
  // Last, because of two fields that fit a name equally the first is taken.
  name: 'name full+name name+name player player+name team team+name full name+team name+first+last',
} satisfies Rules<string>;

/** A field that describes a player, a team or a club. */
export type PersonField = keyof typeof rules;

export interface PeopleColumns {
  values: Map<PersonField, readonly unknown[]>;
  columns: Map<PersonField, readonly Column[]>;
  /** Fields that two columns could be. */
  leftOut: Map<PersonField, readonly Column[]>;
}

export interface PeopleOptions {
  /** Ids of players from other replies. */
  knownIds?: ReadonlySet<string> | undefined;
  /** Texts and numbers of other replies: an id among them is a person's, not a row's. */
  seenIds?: ReadonlySet<string> | undefined;
  /** The record's own noun: its id and name may be in a record of that name (`player.id`). */
  noun: 'player' | 'team';
  fields: readonly PersonField[];
}

/** One person or team as a record in the contract's words; `id` is the contract's name for it. */
export const personAt = ({ values }: PeopleColumns, row: number, id: string) =>
  withoutNothing(
    Object.fromEntries(
      [...values].map(([field, column]) => [field === 'id' ? id : field, column[row]]),
    ),
  );

/** Notes the columns that were read, and those that were left out. */
export function notePeople(
  { columns, leftOut }: PeopleColumns,
  notes: Notes,
  nameOf: (field: PersonField) => string,
): void {
  for (const [field, from] of columns)
    notes.read(nameOf(field), from, from.length > 1 ? 'nameFromParts' : undefined);
  for (const [field, from] of leftOut) notes.leaveOut(nameOf(field), from, 'twoPaths');
}

/** Finds the columns that describe the person or team of each record. */
export function solvePeople(
  columns: readonly Column[],
  { knownIds, seenIds, noun, fields }: PeopleOptions,
): PeopleColumns {
  const result: PeopleColumns = { values: new Map(), columns: new Map(), leftOut: new Map() };
  const put = (field: PersonField, used: readonly Column[], values: readonly unknown[]) => {
    result.values.set(field, values);
    result.columns.set(field, used);
  };
  const id = idColumn(columns, noun, [knownIds, seenIds], result);
  if (id) put('id', [id], id.values.map(idOf));
  const candidates = columns
    .filter((column) => column !== id)
    .flatMap((column) => {
      const [own] = fieldsMeant(noun === 'player' ? 'playerLine' : 'team', column, rules);
      const isTeam =
        noun === 'player' &&
        own?.field === 'name' &&
        says(column.words, 'team') &&
        !says(column.words, 'name');
      if (isTeam) return [];
      // "Back boards" are rebounds, though a back has a number.
      const counted = fieldsSaid(column.words, statistics)[0]?.fit ?? 0;
      return own && (own.field !== 'number' || own.fit >= counted) ? [{ column, ...own }] : [];
    });
  const of = (field: PersonField) => {
    const fitting = candidates.filter((one) => one.field === field && fits(field, one.column));
    const most = Math.max(0, ...fitting.map(({ column }) => column.filled));
    // Fields of few records belong to other records among them, such as a row of sums.
    return fitting
      .filter(({ column }) => column.filled * 2 >= most)
      .sort((a, b) => b.fit - a.fit)
      .map(({ column }) => column);
  };
  readNames({ full: of('name'), first: of('firstName'), last: of('lastName') }, put, noun);
  for (const field of fields) {
    const [column] = of(field);
    if (column) put(field, [column], column.values.map(readers[field] ?? textOf));
  }
  return result;
}

const shirtOf = (value: unknown) => {
  const text = textOf(value);
  return text !== undefined && text.length < 12 ? text.replace(/^#\s*/, '') : undefined;
};

const flagOf = (value: unknown) => (isNothing(value) ? undefined : yesOrNo(value));

const readers: Partial<Record<PersonField, (value: unknown) => unknown>> = {
  number: shirtOf,
  starter: flagOf,
  captain: flagOf,
  played: flagOf,
  position: (value) => (typeof value === 'string' && value.length < 30 ? textOf(value) : undefined),
  colour: (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return /^#?[\da-f]{6}$/i.test(text) ? (text.startsWith('#') ? text : `#${text}`) : undefined;
  },
};

/** Whether a column's values can be those of a field. */
function fits(field: PersonField, { values }: Column): boolean {
  const there = thereOf(values);
  if (there.length === 0) return false;
  const few = there.slice(0, 60);
  const good = (test: (value: unknown) => boolean) => there.filter(test).length * 2 > there.length;
  switch (field) {
    case 'name':
    case 'firstName':
    case 'lastName':
      return good(
        (value) =>
          typeof value === 'string' &&
          /\p{L}/u.test(value) &&
          value.length < 200 &&
          !isIdText(value),
      );
    case 'number':
      // One player a side has a shirt number; counts repeat more often.
      return (
        good((value) => /^#?\s*\d{1,3}$/.test(String(value).trim())) &&
        few.filter((value) => few.filter((one) => one === value).length > 2).length * 5 <=
          few.length
      );
    case 'colour':
      return good((value) => textOf(value) !== undefined);
    default:
      return good((value) => (readers[field] ?? textOf)(value) !== undefined);
  }
}

/** The columns of ids, unique or nearly so, by their names or by the form of all values. */
export const idsAmong = (
  columns: readonly Column[],
  isNamed = ({ words }: Column) => says(words, 'id'),
): Column[] =>
  columns.filter((column) => {
    const isCalled = isNamed(column);
    if (!isCalled && !isIdText(idOf(thereOf(column.values)[0]) ?? '')) return false;
    const ids = column.values.flatMap((value) => idOf(value) ?? []);
    const apart = new Set(ids).size;
    const areSole = apart * 10 >= ids.length * 9 - 5 && ids.length * 2 >= column.filled;
    return apart > 0 && areSole && (isCalled || ids.every(isIdText));
  });

/** The column with most ids of other replies, if no other has half as many. */
export function knownAmong(columns: readonly Column[], ids: ReadonlySet<string> = new Set()) {
  const hits = ({ values }: Column) => values.filter((value) => ids.has(idOf(value) ?? '')).length;
  const [one, two] = columns.toSorted((a, b) => hits(b) - hits(a));
  return one && hits(one) > 2 * (two ? hits(two) : 0) ? one : undefined;
}

/** The column of ids: the one with ids of other replies; otherwise the noun's, by its record or its name. */
function idColumn(
  columns: readonly Column[],
  noun: 'player' | 'team',
  known: readonly (ReadonlySet<string> | undefined)[],
  result: PeopleColumns,
): Column | undefined {
  const concept: Concept = noun;
  const possible = idsAmong(
    columns,
    (column) => says(column.words, 'id') || fieldCalled('playerLine', column) === 'playerId',
  );
  for (const ids of known) {
    const hit = knownAmong(possible, ids);
    if (hit) return hit;
  }
  const isOther = ({ words, around }: Column) => {
    const others: Concept[] =
      noun === 'player'
        ? ['team', 'opp', 'own', 'competition']
        : ['player', 'competition', 'venue'];
    return others.some(
      (one) =>
        says(words, one) ||
        around.some((key) => key.length === 1 && says(key, one) && !says(key, concept)),
    );
  };
  const own = possible.filter((column) => !isOther(column));
  const outer = ({ keys }: Column) => keys.slice(0, -1).join('.');
  /** The record of a name, around the one of its parts. */
  const ownerOf = ({ keys, around }: Column) =>
    keys.slice(0, says(around.at(-1) ?? [], 'name') ? -2 : -1).join('.');
  const names = columns.filter(
    (column) =>
      /name/i.test(fieldsSaid(column.words, rules)[0]?.field ?? '') &&
      (noun === 'team' || !says(column.words, 'team')) &&
      fits('name', column),
  );
  const holdsName = (path: string) =>
    !names.some((column) => ownerOf(column) === '') &&
    names.some((column) => ownerOf(column) === path);
  const rank = (column: Column) => {
    const { keys, words } = column;
    const isWithin =
      keys.length > 1 && (says(wordsIn(keys.at(-2) ?? ''), concept) || holdsName(outer(column)));
    const isNamed = isWithin || says(wordsIn(keys.at(-1) ?? ''), concept);
    return (
      (isNamed ? 0 : 10) + (keys.length === 1 || isWithin ? 0 : 3) + (says(words, 'id') ? 0 : 5)
    );
  };
  const ranked = own.map((column) => ({ column, at: rank(column) })).sort((a, b) => a.at - b.at);
  const [best, second] = ranked;
  if (
    best &&
    second &&
    best.at === second.at &&
    distinct(best.column.values).join() !== distinct(second.column.values).join()
  ) {
    // `id` beside `uid`: a team's is called `id`, a player's are UUIDs; otherwise neither is read.
    const isOne = ({ values, words }: Column) =>
      noun === 'team'
        ? words.join('') === 'id'
        : // In the reference, players' ids are UUIDs.
          values.every((value) => isNothing(value) || uuidText.test(String(value)));
    const sole = ranked.filter(({ at, column }) => at === best.at && isOne(column));
    if (sole.length === 1 && sole[0]) return sole[0].column;
    result.leftOut.set(
      'id',
      ranked.filter(({ at }) => at === best.at).map(({ column }) => column),
    );
    return undefined;
  }
  return best?.column;
}

const uuidText = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Put = (field: PersonField, used: readonly Column[], values: readonly unknown[]) => void;

const isInitial = (value: unknown) =>
  typeof value === 'string' && /^\p{L}\.\s?\S/u.test(value.trim());

/** Full names; otherwise first and last names together: beside a last name, a "name" without it is a first name. */
function readNames(
  { full, first, last }: Record<'full' | 'first' | 'last', readonly Column[]>,
  put: Put,
  noun: 'player' | 'team',
): void {
  const whole = full.filter(({ values }) => values.filter(isInitial).length * 2 < values.length);
  const [one] = whole.length > 0 ? whole : first.length > 0 && last.length > 0 ? [] : full;
  const parts = [first[0], last[0]].flatMap((column) => column ?? []);
  const isWhole =
    noun === 'team' ||
    one?.values.every((value, row) =>
      parts.every(({ values }) => {
        const part = textOf(values[row]);
        return part === undefined || (value !== part && String(value).includes(part));
      }),
    );
  if (one && isWhole) {
    put('name', [one], one.values.map(nameOf));
    return;
  }
  const used = [first[0] ?? (last[0] && one), last[0] ?? one].flatMap((column) => column ?? []);
  const [some] = used;
  if (!some) return;
  const values = some.values.map((_, row) => {
    const texts = used.flatMap((column) => textOf(column.values[row]) ?? []);
    return texts.length > 0 ? texts.join(' ') : undefined;
  });
  put('name', used, values);
}

/** A name; "Ibarra, Jana" the usual way round. */
function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || /^[\d\s.,:/-]+$/.test(value)) return undefined;
  const text = textOf(value);
  const [, last, first] = /^([^,]{1,60}),\s+([^,]{1,60})$/.exec(text ?? '') ?? [];
  return last !== undefined && first !== undefined && !/^(jr|sr|ii|iii)\.?$/i.test(first)
    ? `${first} ${last}`
    : text;
}
