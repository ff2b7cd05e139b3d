import { type Concept, type SaidSide as Side, says, sideIn, wordsIn } from './lexicon.ts';
import { homeAwayOf } from './match-status.ts';
import type { Notes, Source } from './notes.ts';
import { isRow, type Row } from './rows.ts';
import { type Column, columnsOf, distinct, fieldCalled, thereOf } from './table.ts';
import { type Amounts, amountsOf, areAll, idOf, isIdText, isNothing, yesOrNo } from './values.ts';
import { homeOf, isOwnOf, type Party, partyOfValue } from './whose.ts';

/** Both sides of each match, in one order for all rows. */
export interface SidePair {
  sides: readonly (readonly [Party, Party])[];
  scores: [Amounts, Amounts] | null;
  paths: readonly Source[];
}

type Part = 'name' | 'id' | 'score' | 'isHome';

export type Sided = Map<Side, Map<Part, Column>>;

/** The columns of each side, by their part. */
export function sidedColumns(columns: readonly Column[]): Sided {
  const found = columns.flatMap((column) => {
    const said = column.filled === 0 || column.keys.length > 4 ? null : sideOfPath(column);
    if (!said) return [];
    const { side, rest } = said;
    const part = column.path === 'score.team' ? 'score' : partOf(column, rest, side);
    if (!part) return [];
    const misfit =
      rest.filter((word) => !isPartWord(word, part)).length +
      (column.keys.length > 3 ? 1 : 0) +
      (says(column.words, 'short') ? 3 : 0) +
      (says(column.words, 'venue') && side !== 'opp' ? 2 : 0);
    return [{ side, part, column, misfit }];
  });
  const sides: Sided = new Map();
  for (const { side, part, column } of found.sort((a, b) => a.misfit - b.misfit)) {
    const known = sides.get(side) ?? new Map<Part, Column>();
    if (!known.has(part)) sides.set(side, known.set(part, column));
  }
  return sides;
}

/** The side that a path means, and its other words; `null` for none, or two. */
function sideOfPath({
  path,
  keys,
  around,
  words: meant,
}: Column): { side: Side; rest: string[] } | null {
  if (path === 'score.team') return { side: 'own', rest: ['score'] };
  // Beside a score "local" is the home side, beside a time the hall's.
  const isLocal =
    meant.every((word) => isPartWord(word, 'score')) &&
    wordsIn(keys.at(-1) ?? '').includes('local');
  const words = isLocal ? ['local', ...meant] : meant;
  const all = [...around.flat(), ...words];
  if (all.length > 7) return null;
  const last = sideOfWords(words) ?? sideOfWords(around.at(-1) ?? []);
  if (!last) return null;
  const used = new Set(last.used);
  return { side: last.side, rest: all.filter((word) => !used.has(word)) };
}

function sideOfWords(words: readonly string[]): { side: Side; used: string[] } | null {
  const meant = words.filter((word) => word !== 'team' && word !== 'club');
  const side = sideIn(meant) ?? (says(words, 'ownScored') ? 'own' : null);
  const concepts: Concept[] = side === 'own' ? ['own', 'ownScored'] : side ? [side] : [];
  const used = meant.filter((word) => concepts.some((concept) => says([word], concept)));
  return side && { side, used };
}

const partConcepts: Record<Part, readonly Concept[]> = {
  name: ['name', 'team', 'full', 'teams'],
  id: ['id', 'team'],
  score: ['score', 'points', 'total', 'goal', 'ownScored', 'teams', 'team'],
  isHome: ['team', 'court', 'venue', 'goal', 'played', 'start'],
};

const isPartWord = (word: string, part: Part) =>
  partConcepts[part].some((concept) => says([word], concept));

function partOf(column: Column, rest: readonly string[], side: Side): Part | null {
  const there = thereOf(column.values);
  const isAll = (test: (value: unknown) => boolean) =>
    there.length > 0 && there.filter(test).length * 10 >= there.length * 9;
  if (isAll((value) => typeof value === 'boolean'))
    return side === 'home' || side === 'away' ? 'isHome' : null;
  if (there.some(Array.isArray)) return null;
  if (says(column.words, 'id') && isAll((value) => idOf(value) !== undefined)) return 'id';
  const strange = rest.filter(
    (word) => word.length > 1 && !isPartWord(word, 'score') && !isPartWord(word, 'name'),
  );
  const amounts = amountsOf(there);
  if (amounts && amounts.unreadable * 4 <= there.length) {
    const isScore =
      amounts.values.every((value) => value === null || (value >= 0 && value < 300)) &&
      strange.length === 0;
    const isFlag = amounts.values.every((value) => value === null || value === 0 || value === 1);
    if (
      isFlag &&
      (side === 'home' || side === 'away') &&
      !rest.some((word) => says([word], 'score') || says([word], 'points'))
    )
      return 'isHome';
    return isScore ? 'score' : null;
  }
  if (isAll((value) => typeof value === 'string' && isIdText(value))) return 'id';
  if (isAll((value) => typeof value === 'string' && homeAwayOf(value, false) !== undefined))
    return 'isHome';
  if (
    isAll((value) => typeof value === 'string' && /\p{L}/u.test(value)) &&
    strange.length <= 1 &&
    !says(column.words, 'short')
  )
    return 'name';
  return null;
}

interface Flag {
  column: Column;
  values: readonly ('home' | 'away' | 'neutral' | undefined)[];
}

/** The column for whether our team plays at home. */
export function homeFlag(
  columns: readonly Column[],
  sides: Sided,
  venue: Column | undefined,
): Flag | null {
  const read = (column: Column): Flag | null => {
    const isOfAway = says(column.words, 'away') && !says(column.words, 'home');
    const values = column.values.map((value) => homeAwayOf(value, isOfAway));
    const fit = values.filter((value) => value !== undefined).length;
    return fit > 0 && fit * 5 >= column.filled * 4 ? { column, values } : null;
  };
  const flags = (['home', 'away'] as const)
    .flatMap((side) => sides.get(side)?.get('isHome') ?? [])
    .filter(({ keys }) => keys.length === 1);
  const called = columns.filter(
    (column) => column.keys.length === 1 && fieldCalled('match', column) === 'homeAway',
  );
  // A column whose words all mean home or away, under any name; letters only if both are sent, since "L" also means a loss.
  const worded = columns.filter(
    ({ keys, values }) =>
      keys.length === 1 &&
      (values.some((value) => typeof value === 'string' && value.trim().length > 1) ||
        distinct(values).length > 1) &&
      areAll(
        values,
        (value) =>
          typeof value === 'string' && /^(home|away)$/.test(homeAwayOf(value, false) ?? ''),
      ),
  );
  const named = [...flags, ...called, ...(venue ? [venue] : [])];
  for (const column of worded.length === 1 ? [...named, ...worded] : named) {
    const flag = read(column);
    if (!flag) continue;
    // Omitted if false.
    const isOnlyTrue = distinct(column.values).every((value) => value === true || value === 1);
    const other = flag.values.includes('home') ? 'away' : 'home';
    return isOnlyTrue && column.values.length > 1
      ? { column, values: flag.values.map((value) => value ?? other) }
      : flag;
  }
  return null;
}

/** The two sides of each match in adjacent fields: home and away, or a list of two. */
export function pairOfSides(
  sides: Sided,
  columns: readonly Column[],
  notes: Notes,
): SidePair | null {
  const [home, away] = [sides.get('home'), sides.get('away')];
  const column = (side: Map<Part, Column> | undefined, part: Part) => side?.get(part);
  const [homeScore, awayScore] = [column(home, 'score'), column(away, 'score')];
  const hasParts = (part: Part) => column(home, part) && column(away, part);
  if (hasParts('name') || hasParts('id') || hasParts('score')) {
    const party = (side: Map<Part, Column> | undefined, row: number): Party => ({
      ids: [column(side, 'id')?.values[row]],
      names: [column(side, 'name')?.values[row]],
      isHome: side === home,
    });
    const used = [home, away].flatMap((side) => [...(side?.values() ?? [])]);
    notes.use(...used);
    const [one, two] = [homeScore, awayScore].map(
      (score) => score && amountsOf(score.values)?.values,
    );
    return {
      sides: (used[0]?.values ?? []).map((_, row) => [party(home, row), party(away, row)]),
      scores: one && two ? [one, two] : null,
      paths: used.filter((one) => one.keys.length > 0),
    };
  }
  for (const list of columns) {
    const there = thereOf(list.values);
    if (
      there.length === 0 ||
      !there.every((value) => Array.isArray(value) && value.length === 2 && value.every(isRow))
    )
      continue;
    const read = competitors(list, notes);
    if (read) return read;
  }
  return null;
}

const saysSide = (party: Party) => isOwnOf(party) !== null || homeOf(party) !== null;

/** The parts of both sides in a list of two. */
function competitors(list: Column, notes: Notes): SidePair | null {
  const rowsAt = (index: number) =>
    list.values.map((value) => (Array.isArray(value) ? (value[index] as Row) : {}));
  const both = [...rowsAt(0), ...rowsAt(1)];
  const columns = columnsOf(both, `${list.at}[]`);
  const half = list.values.length;
  const those = (part: Part) =>
    columns.filter(
      (column) => partOf(column, [...column.around.flat(), ...column.words], 'home') === part,
    );
  const names = those('name');
  const name = names.find(({ words }) => says(words, 'name') || says(words, 'team')) ?? names[0];
  const [ids] = those('id');
  const [score] = those('score');
  if (!name && !ids) return null;
  const flags = columns.filter(
    (column) => column !== name && column !== ids && column !== score && !says(column.words, 'id'),
  );
  const told = flags.map(({ keys, values }) =>
    values.map((value): Party => {
      if (typeof value === 'string') return { words: [homeAwayOf(value, false) ?? value] };
      // Omitted if false.
      const flag = value ?? (values.includes(true) ? false : undefined);
      return isNothing(flag) ? {} : partyOfValue(keys, yesOrNo(flag));
    }),
  );
  const partyAt = (index: number): Party => {
    const parties = told.flatMap((values) => values[index] ?? []);
    return {
      ids: [ids?.values[index]],
      names: [name?.values[index]],
      words: parties.flatMap(({ words }) => words ?? []),
      isOwn: parties.find(({ isOwn }) => isOwn !== undefined)?.isOwn ?? null,
      isHome: parties.find(({ isHome }) => isHome !== undefined)?.isHome ?? null,
    };
  };
  notes.columns(columns);
  const used = [name, ids, score, ...flags.filter((_, at) => told[at]?.some(saysSide))];
  notes.use(list, ...used);
  const amounts = score && amountsOf(score.values);
  return {
    sides: list.values.map((_, row) => [partyAt(row), partyAt(half + row)]),
    scores: amounts ? [amounts.values.slice(0, half), amounts.values.slice(half)] : null,
    paths: used,
  };
}
