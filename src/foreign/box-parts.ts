import { plainName } from '../contract/plain-name.ts';
import type { SideWord } from '../contract/vocabulary.ts';
import { type FoundList, listAt, listsIn } from './lists.ts';
import { isRow, type Row, valueAt } from './places.ts';
import type { Rule } from './report.ts';
import { partOfWord, type SidePart, sidedBy } from './sides.ts';

/** What a box score holds of one side. */
export interface BoxSide {
  /** Where it stands. */
  path: string;
  /** Its name, id and coach, as they were sent. */
  texts: Partial<Record<'name' | 'id' | 'coach' | 'isHome' | 'isOwn', unknown>>;
  players: readonly unknown[];
  /** Where its players stand, from the side on. */
  playersPath: string;
  /** How many of the players, from the first on, were listed as starters; `undefined` = not said by the lists. */
  starters?: number;
  totals?: Row;
  totalsPath: string;
  bench?: Row;
}

/** The two sides of a box score, ours first, and how they were told apart. */
export interface ToldSides {
  team: BoxSide | null;
  opponent: BoxSide | null;
  rule: Rule | null;
}

/** Where a mapping says that a side's players and totals stand, from the side on. */
export interface SidePaths {
  players?: readonly string[] | undefined;
  totals?: readonly string[] | undefined;
}

export type BoxSides = Partial<Record<SideWord, BoxSide>>;

const deepest = 4;

/** What a box score says of its sides, by the words it uses for them, whether by side or by what is told. */
export function boxSidesOf(data: unknown, paths: SidePaths = {}): BoxSides {
  const sides: BoxSides = {};
  gather(data, [], sides, 0);
  for (const side of Object.values(sides)) follow(side, valueAt(data, side.path.split('.')), paths);
  return sides;
}

/** A side that a mapping names, with what its record holds. */
export function boxSideAt(
  data: unknown,
  keys: readonly string[],
  paths: SidePaths,
): BoxSide | undefined {
  const row = valueAt(data, keys);
  return isRow(row) ? sideOf(row, keys.join('.'), paths) : undefined;
}

function sideOf(row: Row, path: string, paths: SidePaths): BoxSide {
  const side: BoxSide = { path, texts: {}, players: [], playersPath: '', totalsPath: '' };
  fill(side, row, '', 0);
  follow(side, row, paths);
  return side;
}

/** Takes a side's players and totals from where a mapping says that they stand. */
function follow(side: BoxSide, row: unknown, { players, totals }: SidePaths): void {
  const list = players && listAt(valueAt(row, players), players.join('.'));
  if (list) {
    side.players = list.rows;
    side.playersPath = list.path;
  }
  const record = totals && valueAt(row, totals);
  if (isRow(record)) {
    side.totals = record;
    side.totalsPath = totals?.join('.') ?? '';
  }
}

function gather(value: unknown, keys: readonly string[], sides: BoxSides, depth: number): void {
  if (!isRow(value) || depth > deepest) return;
  for (const key of Object.keys(value).slice(0, 200)) {
    const path = [...keys, key];
    const inner = value[key];
    const sided = sidedBy(path);
    // Our own name for a side is also a filler of others' words: `homeTeam` is no "team" of its own.
    if (sided && take(sides, sided.side, sided.part, inner, path)) continue;
    gather(inner, path, sides, depth + 1);
  }
}

function sideAt(sides: BoxSides, side: SideWord, path: string): BoxSide {
  const known = sides[side] ?? { path, texts: {}, players: [], playersPath: '', totalsPath: '' };
  sides[side] = known;
  return known;
}

/** Puts what stands beside a side's word where it belongs; `false` where it is none of what a side has. */
function take(
  sides: BoxSides,
  word: SideWord,
  part: SidePart,
  value: unknown,
  keys: readonly string[],
): boolean {
  const path = keys.join('.');
  if (part === 'self') {
    if (isRow(value)) {
      fill(sideAt(sides, word, path), value, '', 0);
      return true;
    }
    const list = listAt(value, '');
    if (list?.rows.some(isRow)) {
      addPlayers(sideAt(sides, word, path), list, '', undefined);
      return true;
    }
    if (typeof value !== 'string') return false;
    sideAt(sides, word, path).texts.name ??= value;
    return true;
  }
  return takePart(sideAt(sides, word, path), part, value, '', 0);
}

/** What a side's record holds. */
function fill(side: BoxSide, row: Row, path: string, depth: number): void {
  for (const key of Object.keys(row).slice(0, 200)) {
    const inner = path === '' ? key : `${path}.${key}`;
    const part = partOfWord.get(plainName(key));
    if (part && takePart(side, part, row[key], inner, depth)) continue;
    // `{ team: { id, name }, players: [...] }`, and wrappers.
    if (isRow(row[key]) && depth < 2 && !part) fill(side, row[key], inner, depth + 1);
  }
}

function takePart(
  side: BoxSide,
  part: Exclude<SidePart, 'self'>,
  value: unknown,
  path: string,
  depth: number,
): boolean {
  switch (part) {
    case 'name':
    case 'id':
    case 'coach':
    case 'isHome':
    case 'isOwn':
      if (typeof value === 'object' && value !== null) {
        if (!isRow(value) || part === 'isHome') return false;
        side.texts[part] ??= value.name ?? value.fullName ?? value.full_name;
        return true;
      }
      side.texts[part] ??= value;
      return true;
    case 'players':
    case 'starters':
    case 'reserves':
    case 'bench': {
      const list = listAt(value, '');
      if (list?.rows.some(isRow)) {
        addPlayers(side, list, path, part === 'players' ? undefined : part === 'starters');
        return true;
      }
      if (part === 'bench' && isRow(value)) side.bench ??= value;
      else if (part === 'players' && isRow(value) && depth < 2) fill(side, value, path, depth + 1);
      return part !== 'players' || Array.isArray(value) || isRow(value);
    }
    case 'totals': {
      if (!isRow(value)) return false;
      // `stats` may hold the players or the totals within it.
      const within = Object.keys(value).some((key) => {
        const inner = partOfWord.get(plainName(key));
        return inner === 'players' || (inner === 'totals' && isRow(value[key]));
      });
      if (within && depth < 2) fill(side, value, path, depth + 1);
      else if (!side.totals) {
        side.totals = value;
        side.totalsPath = path;
      }
      return true;
    }
    default:
      return false;
  }
}

function addPlayers(side: BoxSide, list: FoundList, path: string, starters: boolean | undefined) {
  if (starters === undefined && side.players.length > 0) return;
  const first = starters === true;
  if (first) side.starters = list.rows.length;
  side.players = first ? [...list.rows, ...side.players] : [...side.players, ...list.rows];
  side.playersPath = `${path}${list.path}`;
}

/** The two sides of a box score, where they come as a list of two with players or totals; `null` where they don't. */
export function boxSidesInList(data: unknown, paths: SidePaths = {}): [BoxSide, BoxSide] | null {
  for (const { rows, path } of listsIn(data)) {
    const [first, second] = rows;
    if (rows.length !== 2 || !isRow(first) || !isRow(second)) continue;
    const pair: [BoxSide, BoxSide] = [sideOf(first, path, paths), sideOf(second, path, paths)];
    if (pair.every(({ players }) => players.length > 0)) return pair;
  }
  return null;
}

/** A text that says something; else `undefined`. */
export const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
