import type { Score } from '../contract/match.ts';
import { fieldsSaid, type Rules, says, sideSaid } from './lexicon.ts';
import type { Notes } from './notes.ts';
import { type Column, columnsOf, fieldCalled, isRow } from './table.ts';
import { isNothing, pairOf, sumOf, wholeOf } from './values.ts';
import { tellApart } from './whose.ts';

interface Known {
  scores: readonly (Score | null)[];
  homeAway: readonly unknown[];
  notes: Notes;
}

const rules: Rules<'periods'> = {
  periods: 'periods periods+score periods+points periods+periods',
};
const most = 30;

/** Two numbers of each period, in the order in which the service keeps its sides. */
interface Pairs {
  keys: [string, string];
  values: [number | null, number | null][];
}

/**
 * The points of each period. Whose numbers stand first, their sums prove, which are the score; words say it where a
 * match is even, or has no score yet.
 */
export function periodsOf(
  columns: readonly Column[],
  { scores, homeAway, notes }: Known,
): (Score[] | undefined)[] {
  const candidates = columns.filter(hasParts).flatMap((column) => {
    const pairs = column.values.map(pairsIn);
    const isThere = pairs.some((one) => one && one.values.length > 0);
    return isThere && (isCalledSo(column) || addUp(pairs, scores)) ? [{ column, pairs }] : [];
  });
  const [found] = candidates;
  const column = found?.column ?? columns.find(isCalledSo);
  if (!found) {
    if (column && column.filled > 0) notes.leaveOut('matches[].periods', [column], 'otherKind');
    return [];
  }
  let isRead = false;
  const read = found.pairs.map((pairs, row): Score[] | undefined => {
    if (!pairs || pairs.values.length === 0) return undefined;
    const first = isFirstOurs(pairs, scores[row] ?? null, homeAway[row]);
    if (first === null) return undefined;
    isRead = true;
    return pairs.values.map(([a, b]) =>
      first ? { team: a, opponent: b } : { team: b, opponent: a },
    );
  });
  if (isRead) notes.read('matches[].periods', [found.column], 'derived');
  else notes.leaveOut('matches[].periods', [found.column], 'unknownSide');
  return read;
}

const isCalledSo = (column: Column): boolean =>
  column.keys.length <= 2 &&
  ((fieldsSaid(column.words, rules)[0]?.fit ?? 0) > 0 ||
    fieldCalled('match', column) === 'periods') &&
  hasParts(column);

/** Under any name: whether the parts of every match add up to its score. */
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

const hasParts = ({ values, words }: Column): boolean =>
  values.some(
    (value) =>
      Array.isArray(value) ||
      (typeof value === 'string' && /^\s*\d+\s*[-:–]\s*\d+\s*[,;|]/.test(value)) ||
      (typeof value === 'string' &&
        pairOf(value) !== undefined &&
        says(words, 'periods') &&
        !says(words, 'score')),
  );

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
  // Those of a whole match that add up to another score are not this match's.
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
  const pairs = value.map((one) => pairOf(one));
  if (value.length > 0 && pairs.every((pair) => pair !== undefined))
    return { keys: ['', ''], values: pairs as [number, number][] };
  if (!value.every(isRow)) return undefined;
  const counts = columnsOf(value).filter(
    ({ values, words }) =>
      !says(words, 'id') &&
      values.some((one) => !isNothing(one)) &&
      values.every((one) => isNothing(one) || wholeOf(one) !== undefined) &&
      !values.every((one, row) => Number(one) === row + 1),
  );
  const sideIn = ({ keys }: Column) => keys.find((key) => sideSaid(key) !== null);
  const sided = counts.length > 2 ? counts.filter(sideIn) : counts;
  const [one, two] = sided;
  if (!one || !two || sided.length !== 2) return undefined;
  const count = (number: unknown) => {
    const whole = wholeOf(number) ?? -1;
    return whole >= 0 ? whole : null;
  };
  return {
    keys: [sideIn(one) ?? one.path, sideIn(two) ?? two.path],
    values: value.map((_, row) => [count(one.values[row]), count(two.values[row])]),
  };
}
