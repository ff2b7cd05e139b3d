import type { Score } from '../contract/match.ts';
import type { ReadingContext } from './context.ts';
import { type Rules, says, sideSaid } from './lexicon.ts';
import type { Sided, SidePair } from './match-sides.ts';
import type { Notes } from './notes.ts';
import { isRow } from './rows.ts';
import { type Column, columnsOf, fieldsMeant, thereOf } from './table.ts';
import {
  type Amounts,
  amountsOf,
  areAll,
  idOf,
  pairOf,
  pairsOf,
  sumOf,
  textOf,
  wholeOf,
} from './values.ts';
import { askForSide, type Party, sameName, tellApart } from './whose.ts';

/** Whether the first of two sides is ours, row by row; `null` if unknown. */
export function orient(
  count: number,
  pair: SidePair | null,
  homeAway: readonly unknown[],
  context: ReadingContext,
): (boolean | null)[] {
  if (!pair) return Array.from({ length: count }, () => null);
  let common: string | null | undefined;
  const isCommon = (party: Party) => {
    common ??= commonOf(pair) ?? null;
    return [...(party.ids ?? []), ...(party.names ?? [])].some(
      (value) => common !== null && sameName(String(value), common),
    );
  };
  const find = ([first, second]: readonly [Party, Party], place: unknown) => {
    const own = tellApart(first, second, { ...context, homeAway: place });
    if (own) return own.first;
    return isCommon(first) === isCommon(second) ? null : isCommon(first);
  };
  // The same two sides often meet again.
  const found = new Map<string, boolean | null>();
  return pair.sides.map((sides, row) => {
    const key = JSON.stringify([sides, homeAway[row]]);
    const known = found.get(key);
    const isFirst = known === undefined ? find(sides, homeAway[row]) : known;
    found.set(key, isFirst);
    return isFirst;
  });
}

/** The only side that plays in every match of the list, which is ours under any name. */
function commonOf({ sides }: SidePair): string | undefined {
  const values = (party: Party) =>
    [...(party.ids ?? []), ...(party.names ?? [])].flatMap((value) => textOf(value) ?? []);
  if (sides.length < 2) return undefined;
  const [one, ...others] = sides.map((pair) => pair.map(values));
  const inAll = (one ?? []).map((side) =>
    side.filter((value) => others.every((pair) => pair.some((other) => other.includes(value)))),
  );
  const sidesFound = inAll.filter((side) => side.length > 0);
  return sidesFound.length === 1 ? sidesFound[0]?.[0] : undefined;
}

export function opponentsOf(
  count: number,
  sides: Sided,
  pair: SidePair | null,
  orientation: readonly (boolean | null)[],
  context: ReadingContext,
  notes: Notes,
) {
  const direct = sides.get('opp')?.get('name');
  const directId = sides.get('opp')?.get('id');
  if (direct) notes.read('matches[].opponent.name', [direct]);
  if (directId) notes.read('matches[].opponent.id', [directId]);
  const isUnknown = !direct && pair !== null && orientation.some((one) => one === null);
  if (isUnknown) {
    notes.leaveOut('matches[].opponent.name', pair.paths, 'unknownSide');
    askForSide(pair.sides[orientation.indexOf(null)] ?? [], context, notes);
  } else if (!direct && pair) notes.read('matches[].opponent.name', pair.paths, 'fromHomeAndAway');
  const ids = Array.from({ length: count }, (_, row) => {
    const first = orientation[row];
    const theirs =
      pair && first !== null && first !== undefined ? pair.sides[row]?.[first ? 1 : 0] : undefined;
    return {
      name: textOf(direct?.values[row]) ?? textOf(theirs?.names?.[0]),
      id: idOf(directId?.values[row]) ?? idOf(theirs?.ids?.[0]),
    };
  });
  // A placeholder for a missing id would make all opponents one.
  const distinctIds = new Set(ids.flatMap(({ id }) => id ?? []));
  const isBlank = distinctIds.size === 1 && new Set(ids.flatMap(({ name }) => name ?? [])).size > 2;
  return isBlank ? ids.map(({ name }) => ({ name })) : ids;
}

/** Two numbers as a score, if the first one is ours or theirs. */
const oriented = ([a, b]: readonly [number | null, number | null], isFirst: boolean): Score =>
  isFirst ? { team: a, opponent: b } : { team: b, opponent: a };

interface ScoreSources {
  sides: Sided;
  pair: SidePair | null;
  orientation: readonly (boolean | null)[];
  columns: readonly Column[];
  outcomes: readonly (string | undefined)[] | undefined;
}

export function scoresOf(
  count: number,
  { sides, pair, orientation, columns, outcomes }: ScoreSources,
  notes: Notes,
): (Score | null)[] {
  const said = { own: sides.get('own')?.get('score'), opp: sides.get('opp')?.get('score') };
  const opp = said.opp ?? (said.own && otherHalf(said.own, columns));
  const own = said.own ?? (opp && otherHalf(opp, columns));
  if (own && opp) {
    notes.read('matches[].score', [own, opp]);
    const points = [own, opp].map(({ values }) => amountsOf(values)?.values.map(possible));
    return scoreRows(count, points, () => true);
  }
  if (pair?.scores) {
    const isUnknown = pair.scores[0].some(
      (value, row) => value !== null && orientation[row] === null,
    );
    if (isUnknown) notes.leaveOut('matches[].score', pair.paths, 'unknownSide');
    else notes.read('matches[].score', pair.paths, 'fromHomeAndAway');
    return scoreRows(count, pair.scores, (row) => orientation[row] ?? null);
  }
  const half = own ?? opp;
  if (half) notes.leaveOut('matches[].score', [half], 'unknownSide');
  const text = columns.find(
    (column) =>
      (says(column.words, 'score') || says(column.words, 'points')) &&
      pairsOf(column.values) !== null,
  );
  return text ? pairScores(text, outcomes, notes) : orientation.map(() => null);
}

/** The other half of the scores, by elimination: the only other column of points that is filled in the same matches. */
function otherHalf(half: Column, columns: readonly Column[]): Column | undefined {
  const isScored = ({ values }: Column, row: number) => (wholeOf(values[row]) ?? 0) > 0;
  const found = columns.filter((column) => {
    const points = amountsOf(column.values)?.values.map((value) => value ?? 0);
    return (
      column !== half &&
      points?.every(
        (value, row) => value >= 0 && value < 250 && isScored(half, row) === isScored(column, row),
      ) &&
      Math.max(...points.slice(0, 5_000)) > 20
    );
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Scores of two columns; `isFirst` says whether the first one is ours in a row, `null` if unknown. */
const scoreRows = (
  count: number,
  [first, second]: readonly (Amounts | undefined)[],
  isFirst: (row: number) => boolean | null,
): (Score | null)[] =>
  Array.from({ length: count }, (_, row) => {
    const [a, b, isOurs] = [first?.[row] ?? null, second?.[row] ?? null, isFirst(row)];
    return isOurs === null || (a === null && b === null) ? null : oriented([a, b], isOurs);
  });

const possible = (value: number | null) =>
  value !== null && value >= 0 && value < 1000 ? value : null;

/** Scores in one value: outcomes prove the order in each match. */
function pairScores(
  column: Column,
  outcomes: ScoreSources['outcomes'],
  notes: Notes,
): (Score | null)[] {
  const pairs = column.values.map((value) => pairOf(value));
  const orders = pairs.map((pair, row) => {
    const [a, b] = pair ?? [null, null];
    const outcome = outcomes?.[row];
    if (a === null || b === null || a === b || (outcome !== 'won' && outcome !== 'lost'))
      return undefined;
    return a > b === (outcome === 'won');
  });
  const known = [...new Set(orders.filter((order) => order !== undefined))];
  const always = known.length === 1 ? known[0] : undefined;
  const scores = pairs.map((pair, row): Score | null => {
    if (!pair) return null;
    const first = orders[row] ?? always;
    return first === undefined ? null : oriented(pair, first);
  });
  const isUnsure = scores.some((score, row) => score === null && pairs[row]);
  if (isUnsure) notes.leaveOut('matches[].score', [column], 'twoReadings');
  else notes.read('matches[].score', [column], 'pair');
  return scores;
}

interface Known {
  scores: readonly (Score | null)[];
  homeAway: readonly unknown[];
  notes: Notes;
}

const rules: Rules<'periods'> = {
  periods: 'periods periods+score periods+points periods+periods',
};
const most = 30;

/** Two numbers of each period, in the service's order of sides. */
interface Pairs {
  keys: [string, string];
  values: [number | null, number | null][];
}

/**
 * The points of each period. Their sums equal the score, which proves the order; if a match is even or has no score,
 * words decide.
 */
export function periodsOf(
  columns: readonly Column[],
  { scores, homeAway, notes }: Known,
): (Score[] | undefined)[] {
  const candidates = columns.filter(hasParts).flatMap((column) => {
    const pairs = column.values.map(pairsIn);
    return isCalledSo(column) || addUp(pairs, scores) ? [{ column, pairs }] : [];
  });
  const [found] = candidates;
  if (!found) {
    const unread = columns.find(
      (one) => isCalledSo(one) && thereOf(one.values).some(Array.isArray),
    );
    if (unread) notes.leaveOut('matches[].periods', [unread], 'otherKind');
    return [];
  }
  let isRead = false;
  const read = found.pairs.map((pairs, row): Score[] | undefined => {
    if (!pairs || pairs.values.length === 0) return undefined;
    const first = isFirstOurs(pairs, scores[row] ?? null, homeAway[row]);
    if (first === null) return undefined;
    isRead = true;
    return pairs.values.map((pair) => oriented(pair, first));
  });
  if (isRead) notes.read('matches[].periods', [found.column], 'derived');
  else notes.leaveOut('matches[].periods', [found.column], 'unknownSide');
  return read;
}

const isCalledSo = (column: Column): boolean =>
  column.keys.length <= 2 && fieldsMeant('match', column, rules).length > 0;

/** Whether the parts of every match add up to its score, under any name. */
function addUp(pairs: readonly (Pairs | undefined)[], scores: Known['scores']): boolean {
  const rows = [...pairs.entries()].filter(([row, one]) => one?.values.length && scores[row]);
  return (
    rows.length > 1 &&
    rows.every(([row, one]) => {
      const sums = [0, 1].map((at) => sumOf((one?.values ?? []).map((pair) => pair[at] ?? null)));
      const score = [scores[row]?.team, scores[row]?.opponent];
      return sums.join() === score.join() || sums.toReversed().join() === score.join();
    })
  );
}

const hasParts = ({ values }: Column): boolean =>
  thereOf(values).some((value) => (pairsIn(value)?.values.length ?? 0) > 1);

/** Whether our numbers come first: if their sum is our score; otherwise by their names. */
function isFirstOurs(
  { keys, values }: Pairs,
  score: Score | null,
  homeAway: unknown,
): boolean | null {
  const party = (at: 0 | 1) => ({
    words: [keys[at]],
    points: values.some((pair) => pair[at] === null) ? null : sumOf(values.map((pair) => pair[at])),
  });
  const [first, second] = [party(0), party(1)];
  const said = tellApart({ words: first.words }, { words: second.words }, { teams: [], homeAway });
  if (score?.team == null || score.opponent == null || first.points === null)
    return said?.first ?? null;
  const sums = [first.points, second.points].join();
  const isSame = sums === [score.team, score.opponent].join();
  const isTurned = sums === [score.opponent, score.team].join();
  // Four periods that add up to another score are not this match's.
  if (!isSame && !isTurned && values.length >= 4) return null;
  return isSame === isTurned ? (said?.first ?? null) : isSame;
}

function pairsIn(value: unknown): Pairs | undefined {
  if (typeof value === 'string') {
    const parts = value
      .slice(0, 200)
      .split(/[,;|]/)
      .map((part) => pairOf(part.trim()));
    return parts.length <= most && parts.every((pair) => pair !== undefined)
      ? { keys: ['', ''], values: parts as [number, number][] }
      : undefined;
  }
  if (!Array.isArray(value) || value.length > most) return undefined;
  if (!value.every(isRow)) return undefined;
  const counts = columnsOf(value).filter(
    ({ values, words }) =>
      !says(words, 'id') &&
      areAll(values, (one) => wholeOf(one) !== undefined) &&
      !values.every((one, row) => Number(one) === row + 1),
  );
  const sideIn = ({ keys }: Column) => keys.find((key) => sideSaid(key) !== null);
  const [one, two] = counts;
  if (!one || !two || counts.length !== 2) return undefined;
  const count = (number: unknown) => {
    const whole = wholeOf(number) ?? -1;
    return whole >= 0 ? whole : null;
  };
  return {
    keys: [sideIn(one) ?? one.path, sideIn(two) ?? two.path],
    values: value.map((_, row) => [count(one.values[row]), count(two.values[row])]),
  };
}
