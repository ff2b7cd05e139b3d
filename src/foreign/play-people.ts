import type { BoxScore, Line, PlayerLine } from '../contract/box-score.ts';
import type { Score } from '../contract/match.ts';
import { plainName } from '../contract/plain-name.ts';
import type { Side } from '../contract/play-by-play.ts';
import { blocksIn } from './box-blocks.ts';
import type { ReadingContext } from './context.ts';
import { says, sideSaid } from './lexicon.ts';
import type { Notes } from './notes.ts';
import { personAt, solvePeople } from './people.ts';
import { type Column, columnsOf, distinct } from './table.ts';
import { idOf, isNothing, tally } from './values.ts';
import { partyOfValue, sameName, tellApart } from './whose.ts';

export interface Person {
  id: string;
  side: Side;
  name?: string | undefined;
  number?: string | undefined;
}

export type Sheet = Record<Side, Record<string, unknown>[]>;

/** Everyone of the match, by the box score and the match sheet. */
export function peopleOf(box: BoxScore | undefined, sheet: Sheet): Person[] {
  const ofSide = (side: Side): Person[] => {
    const players: readonly Partial<PlayerLine>[] = [
      ...(box?.[side].players ?? []),
      ...sheet[side],
    ];
    return players.flatMap(({ playerId, name, number }) =>
      playerId === undefined ? [] : [{ id: playerId, side, name, number }],
    );
  };
  return [
    ...new Map(
      [...ofSide('team'), ...ofSide('opponent')].map((person) => [person.id, person]),
    ).values(),
  ];
}

export interface PlayerColumn {
  column: Column;
  by: 'id' | 'name' | 'number';
  role: 'player' | 'out' | 'in';
}

/** The columns of players: their values are ids, names or shirts of the match. */
export function playerColumns(
  columns: readonly Column[],
  people: readonly Person[],
  called: Column | undefined,
): PlayerColumn[] {
  const keys = {
    id: new Set(people.map(({ id }) => id)),
    name: new Set(people.flatMap(({ name }) => (name === undefined ? [] : [plainName(name)]))),
    number: new Set(people.flatMap(({ number }) => (number === undefined ? [] : [shirt(number)]))),
  };
  const isIn = (by: PlayerColumn['by'], value: unknown) =>
    by === 'id'
      ? keys.id.has(String(value))
      : by === 'name'
        ? typeof value === 'string' && keys.name.has(plainName(value))
        : keys.number.has(shirt(String(value)));
  const read = (column: Column): PlayerColumn[] => {
    const there = column.values.filter(
      (value) => !isNothing(value) && typeof value !== 'boolean' && !Array.isArray(value),
    );
    if (there.length === 0) return [];
    const share = (by: PlayerColumn['by']) =>
      there.filter((value) => isIn(by, value)).length / there.length;
    const words = [...column.words, ...(column.around.at(-1) ?? [])];
    const role = roleOf(words);
    if (share('id') > 0.4) return [{ column, by: 'id', role }];
    if (share('name') > 0.4) return [{ column, by: 'name', role }];
    const isCalled = says(words, 'player') || says(words, 'shirt') || role !== 'player';
    const areShirts = there.every(isShirt);
    return isCalled && areShirts && share('number') > 0.3 && distinct(there).length > 3
      ? [{ column, by: 'number', role }]
      : [];
  };
  // The box score may lack the other side's players: then their plays prove that an id is a player's.
  for (const { column, by } of columns.flatMap(read))
    if (by === 'id') for (const value of column.values) keys.id.add(String(value));
  const found = columns.flatMap(read);
  // An id is surer than the name beside it.
  const best = found.filter(
    (one) =>
      !found.some(
        (other) => other !== one && other.role === one.role && rankOf(other) < rankOf(one),
      ),
  );
  const single = best.filter(
    (one, index) => best.findIndex((other) => other.role === one.role) === index,
  );
  if (single.length > 0) return single;
  const named = called?.values.filter((value) => idOf(value) !== undefined) ?? [];
  // Numbers of one or two digits may be shirts.
  return called && named.some((value) => !isShirt(value))
    ? [{ column: called, by: 'id', role: 'player' }]
    : [];
}

const isShirt = (value: unknown) => /^#?\s*\d{1,2}$/.test(String(value));

const rankOf = ({ by }: PlayerColumn) => ['id', 'name', 'number'].indexOf(by);

function roleOf(words: readonly string[]): PlayerColumn['role'] {
  const [into, out] = [says(words, 'into'), says(words, 'out')];
  return into === out ? 'player' : into ? 'in' : 'out';
}

export const swapped = (players: readonly PlayerColumn[]) =>
  [players.find(({ role }) => role === 'out'), players.find(({ role }) => role === 'in')] as const;

const shirt = (text: string) => text.replace(/^#?\s*0*(?=\d)/, '');

export function personOf(
  source: PlayerColumn | undefined,
  row: number,
  people: readonly Person[],
  side: Side | undefined,
): Person | undefined {
  const value = source?.column.values[row];
  if (!source || isNothing(value)) return undefined;
  if (source.by === 'id') {
    const id = idOf(value);
    const person = people.find((one) => one.id === id);
    return person ?? (id === undefined ? undefined : ({ id } as Person));
  }
  const same = people.filter((one) =>
    source.by === 'name'
      ? sameName(one.name, value)
      : one.number !== undefined && shirt(one.number) === shirt(String(value)),
  );
  // Both sides may have a player of that name or shirt.
  const fit = side === undefined ? same : same.filter((one) => one.side === side);
  if (source.by === 'number' && side === undefined) return undefined;
  return fit.length === 1 || source.by === 'number' ? fit[0] : undefined;
}

/** The side of each play's player, by id or name. */
export function provedSides(
  count: number,
  players: readonly PlayerColumn[],
  people: readonly Person[],
): (Side | undefined)[] {
  const named = players.filter(({ by }) => by !== 'number');
  // Cached, since all plays are by the same few players.
  const known = new Map<unknown, Side | undefined>();
  return Array.from({ length: count }, (_, row) => {
    const player = named.find(({ column }) => !isNothing(column.values[row]));
    const value = player?.column.values[row];
    if (!known.has(value)) known.set(value, personOf(player, row, people, undefined)?.side);
    return known.get(value);
  });
}

/** The only column in which nearly every number is a shirt of the play's side. */
export function shirtColumns(
  columns: readonly Column[],
  people: readonly Person[],
  sides: readonly (Side | undefined)[],
): PlayerColumn[] {
  const found = columns.flatMap((column): PlayerColumn[] => {
    const source: PlayerColumn = { column, by: 'number', role: 'player' };
    const rows = [...sides.keys()].filter(
      (row) => !isNothing(column.values[row]) && people.some(({ side }) => side === sides[row]),
    );
    const worn = rows.filter((row) => personOf(source, row, people, sides[row]));
    const isProved = rows.length >= 20 && worn.length * 20 >= rows.length * 19;
    return isProved && distinct(column.values).length > 4 ? [source] : [];
  });
  return found.length === 1 ? found : [];
}

interface SideSources {
  context: ReadingContext;
  people: readonly Person[];
  players: readonly PlayerColumn[];
  scores: readonly (Score | undefined)[] | undefined;
  notes: Notes;
  called: (field: string) => Column | undefined;
}

/** The side of each play, by the column of two values that agrees with the players or the points. */
export function sidesOf(
  columns: readonly Column[],
  { context, people, players, scores, notes, called }: SideSources,
): { values: (Side | undefined)[]; column?: Column } {
  const field = 'events[].side';
  const count = columns[0]?.values.length ?? scores?.length ?? 0;
  const ofPlayers = provedSides(count, players, people);
  const proofs = Array.from({ length: count }, (_, row): Side | undefined => {
    const [before, after] = [
      row === 0 ? { team: 0, opponent: 0 } : scores?.[row - 1],
      scores?.[row],
    ];
    if (before && after && before.team !== null && before.opponent !== null) {
      const [a, b] = [(after.team ?? 0) > before.team, (after.opponent ?? 0) > before.opponent];
      if (a !== b) return a ? 'team' : 'opponent';
    }
    return ofPlayers[row];
  });
  const options = columns.flatMap((column) => {
    const values = commonTwo(column.values);
    const isFlag = values.length > 0 && values.every((value) => typeof value === 'boolean');
    if (values.length === 0 || column.values.some(Array.isArray)) return [];
    if (values.length === 1 && !isFlag && column.filled < count) return [];
    const [one, two] = isFlag ? [true, false] : values;
    const { holds, breaks } = tally(
      column.values.map((value, row) =>
        proofs[row] === undefined || (isNothing(value) ? !isFlag : !values.includes(value))
          ? undefined
          : (value === one) === (proofs[row] === 'team'),
      ),
    );
    const judged = holds + breaks;
    const isProved = judged >= 6 && (holds > 12 * breaks || breaks > 12 * holds);
    const party = (value: unknown) => (value === undefined ? {} : partyOfValue(column.keys, value));
    const said = tellApart(party(one), party(two), context)?.first ?? null;
    const firstIsOurs = isProved ? holds > breaks : said;
    if (firstIsOurs === null || (isProved && said !== null && said !== firstIsOurs && judged < 40))
      return [];
    const [first, second]: Side[] = firstIsOurs ? ['team', 'opponent'] : ['opponent', 'team'];
    const told = column.values.map((value): Side | undefined => {
      if (value === one) return first;
      // An omitted flag means false.
      if (isNothing(value)) return isFlag && values.length < 2 ? second : undefined;
      return values.includes(value) ? second : ownSides[sideSaid(String(value)) ?? ''];
    });
    return [{ column, told, isProved, judged }];
  });
  const [best] = options.toSorted(
    (a, b) => Number(b.isProved) - Number(a.isProved) || b.judged - a.judged,
  );
  if (best) {
    const isOwn =
      best.column.path === 'side' &&
      best.told.every((side, row) => side === undefined || side === best.column.values[row]);
    notes.read(field, [best.column], isOwn ? undefined : 'byTeamId');
    return { values: best.told, column: best.column };
  }
  const places = ['side', 'teamId', 'teamName'].flatMap((word) => called(word) ?? []);
  if (places.length > 0) notes.leaveOut(field, places, 'unknownSide');
  else if (players.length > 0) notes.read(field, [], 'byPlayers');
  return { values: Array.from({ length: count }, () => undefined) };
}

const ownSides: Readonly<Record<string, Side>> = { own: 'team', opp: 'opponent' };

/** The two most frequent values of a column, if hardly any other occurs; otherwise none. */
function commonTwo(values: readonly unknown[]): unknown[] {
  const counts = new Map<unknown, number>();
  for (const value of values)
    if (!isNothing(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size <= 2) return [...counts.keys()];
  if (counts.size > 6) return [];
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  const others = ranked.slice(2).reduce((sum, [, count]) => sum + count, 0);
  return others * 4 <= values.length ? ranked.slice(0, 2).map(([value]) => value) : [];
}

/** The match sheet of both sides. */
export function readSheet(
  data: unknown,
  eventsPath: string,
  context: ReadingContext,
  notes: Notes,
): Sheet {
  const sheet: Sheet = { team: [], opponent: [] };
  const { players, others } = blocksIn(data);
  const blocks = [...players, ...others].filter(
    ({ path, rows }) => path !== eventsPath && rows.length > 1,
  );
  const read = blocks.flatMap((block) => {
    const columns = columnsOf(block.rows);
    const people = solvePeople(columns, {
      noun: 'player',
      knownIds: context.knownPlayers,
      fields: ['number', 'starter', 'captain'],
    });
    const ids = people.values.get('id');
    if (!ids || !people.values.has('name')) return [];
    const entries = block.rows
      .map((_, row) => personAt(people, row, 'playerId'))
      .filter(({ playerId, name }) => playerId !== undefined && name !== undefined);
    return [{ block, entries, words: block.label.keys.slice(-2), ids }];
  });
  const [first, second] = read;
  if (!first || read.length > 2) return sheet;
  const party = (one: typeof first) => ({ words: one.words, players: one.ids });
  const told = tellApart(party(first), second ? party(second) : {}, context);
  if (!told) return sheet;
  const [ours, theirs] = told.first ? [first, second] : [second, first];
  for (const [side, one] of [
    ['team', ours],
    ['opponent', theirs],
  ] as const) {
    if (!one) continue;
    sheet[side] = one.entries;
    notes.read(`matchSheet.${side}`, [one.block.path], 'derived');
  }
  return sheet;
}

type Event = Readonly<Record<string, unknown>>;

/** A play's addition to its player's line, by its type. */
const counted: Readonly<Record<string, (line: Line) => number | null>> = {
  twoPointer: ({ twos }) => twos.made,
  threePointer: ({ threes }) => threes.made,
  freeThrow: ({ freeThrows }) => freeThrows.made,
  assist: ({ assists }) => assists,
  turnover: ({ turnovers }) => turnovers,
  steal: ({ steals }) => steals,
  block: ({ blocks }) => blocks,
  foul: ({ fouls }) => fouls,
};

const shots: ReadonlySet<unknown> = new Set(['twoPointer', 'threePointer', 'freeThrow']);

/**
 * Players who have more plays than their lines count, by id: some of the plays are another player's with the same
 * name or number.
 */
export function overcounted(events: readonly Event[], box: BoxScore | undefined): Set<string> {
  const counts = new Map<string, number>();
  for (const { playerId, type, made } of events) {
    if (typeof playerId !== 'string' || (shots.has(type) && made !== true)) continue;
    const key = JSON.stringify([playerId, type]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lines = [...(box?.team.players ?? []), ...(box?.opponent.players ?? [])];
  const found = lines.filter((line) =>
    Object.entries(counted).some(([type, of]) => {
      const count = counts.get(JSON.stringify([line.playerId, type])) ?? 0;
      const sent = of(line);
      return sent !== null && count > sent;
    }),
  );
  return new Set(found.map(({ playerId }) => playerId));
}
