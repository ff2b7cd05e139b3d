import { says } from './lexicon.ts';
import {
  type CountField,
  type LineColumns,
  type Numbers,
  never,
  rules,
  shotWordsOf,
} from './line-words.ts';
import { minus, plus, solveShots } from './shots.ts';
import { type Column, fieldsMeant } from './table.ts';
import { type Amounts, amountsOf, pairsOf, sumOf } from './values.ts';

/*
 * Finds the meaning of each column of players' lines. Words propose; points that are two for each two, three for each three
 * and one for each free throw prove, row by row, and find columns without a known word.
 */

/**
 * Whether a reply omits zeros, as protobuf does: most columns of numbers have gaps, and none of those has a 0. A
 * column without gaps proves nothing, since a service may compute it (an efficiency of 0).
 */
function omitsZeros(columns: readonly Column[]): boolean {
  let [gapped, full] = [0, 0];
  for (const { values, words } of columns) {
    if (says(words, 'id') || !values.some((value) => typeof value === 'number')) continue;
    const hasGaps = values.includes(undefined);
    if (hasGaps && values.includes(0)) return false;
    if (hasGaps) gapped += 1;
    else if (values.includes(0)) full += 1;
  }
  return gapped > 2 && gapped > 2 * full;
}

/** Reads the columns of lines. */
export function solveLines(columns: readonly Column[]): LineColumns {
  const fill = omitsZeros(columns);
  const numbers = columns.flatMap((column): Numbers[] => {
    if (says(column.words, 'percent') && !says(column.words, 'made')) return [];
    const single = amountsOf(column.values);
    if (single)
      return [{ column, values: fill ? single.values.map((one) => one ?? 0) : single.values }];
    const pairs = pairsOf(column.values);
    if (!pairs) return [];
    return [
      { column, values: pairs[0], half: 0 },
      { column, values: pairs[1], half: 1 },
    ];
  });
  const result: LineColumns = {
    counts: new Map(),
    shots: new Map(),
    columns: new Map(),
    leftOut: new Map(),
    proved: false,
  };
  const taken = new Set<Numbers>();
  // Points under the contract's own name are no other column's.
  const mayFind = !columns.some(({ path }) => path === 'points');
  solveShots(numbers, result, taken, mayFind);
  solveCounts(numbers, result, taken);
  return result;
}

function solveCounts(
  numbers: readonly Numbers[],
  result: LineColumns,
  taken: ReadonlySet<Numbers>,
) {
  interface Proposal {
    field: CountField;
    one: Numbers;
    fit: number;
  }
  const proposals: Proposal[] = [];
  for (const one of numbers) {
    if (taken.has(one) || one.half !== undefined || shotWordsOf(one.column)?.parts) continue;
    // "C T3" counts threes, though "CT" alone is blocks in French.
    if (one.column.words.some((word) => /^[23]$/.test(word))) continue;
    for (const meant of fieldsMeant('line', one.column, rules)) proposals.push({ ...meant, one });
  }
  const isFit = ({ field, one }: Proposal) =>
    field === 'plusMinus' || one.values.every((value) => value === null || value >= 0);
  const left = proposals.filter(isFit).sort((a, b) => b.fit - a.fit);
  const used = new Set<Numbers>();
  const isOpen = (field: CountField) => !result.counts.has(field) && !result.leftOut.has(field);
  const leaveOut = (
    field: CountField,
    columns: readonly Numbers[],
    reason: 'twoPaths' | 'twoReadings',
  ) => result.leftOut.set(field, { columns: columns.map(({ column }) => column), reason });
  /** Other fields that a column's name may mean. */
  const others = ({ one, field, fit }: Proposal) =>
    left.filter(
      (other) =>
        other.one === one && other.field !== field && other.fit >= fit && isOpen(other.field),
    );
  // Columns with one meaning come first: they may leave another column one meaning, too.
  for (const proposal of [...left.filter((each) => others(each).length === 0), ...left]) {
    const { field, one, fit } = proposal;
    if (used.has(one) || !isOpen(field)) continue;
    const tied = others(proposal);
    if (tied.length > 0) {
      for (const each of [proposal, ...tied]) leaveOut(each.field, [one], 'twoReadings');
      continue;
    }
    // Another column of the same field with other numbers, which can be nothing but that.
    const rivals = left.filter(
      (other) =>
        other.field === field &&
        other.fit === fit &&
        !used.has(other.one) &&
        other.one.values.join() !== one.values.join(),
    );
    if (rivals.some((other) => others(other).length === 0)) {
      leaveOut(field, [one, ...rivals.map((other) => other.one)], 'twoPaths');
      continue;
    }
    result.counts.set(field, one.values);
    result.columns.set(field, [one.column]);
    used.add(one);
  }
  completeRebounds(result);
}

/** All rebounds are those in attack and those in defence: two of the three say the third, and none that contradicts. */
function completeRebounds({ counts, columns, leftOut }: LineColumns) {
  const fields = ['offensiveRebounds', 'defensiveRebounds'] as const;
  const all = counts.get('rebounds');
  const [off, def] = fields.map((field) => counts.get(field));
  if (!all || (!off && !def)) return;
  const sums = off && def ? plus(off, def) : [];
  const broken = all.filter(
    (count, row) => count !== null && typeof sums[row] === 'number' && sums[row] !== count,
  );
  const isBroken = broken.length * 2 > all.length;
  // All rebounds are never fewer than a part: fewer ones are a part, offensive or defensive.
  if (!never(off ?? def ?? [], all, (part, count) => part > count, false)) {
    columns.delete('rebounds');
    if (!off || !def) return;
  }
  for (const [field, own, other] of [
    [fields[0], off, def],
    [fields[1], def, off],
  ] as const) {
    if (isBroken) {
      leftOut.set(field, { columns: columns.get(field) ?? [], reason: 'impossible' });
      counts.delete(field);
      columns.delete(field);
    } else if (other) {
      const rest = minus(all, other);
      counts.set(field, own ? own.map((count, row) => count ?? rest[row] ?? null) : rest);
      if (!own) columns.set(field, columns.get('rebounds') ?? []);
    }
  }
}

/** The sums of the parts of each line; `owners` is the line of each value. */
export function addUp(values: Amounts, owners: readonly number[], count: number): Amounts {
  const parts: (number | null)[][] = Array.from({ length: count }, () => []);
  for (const [at, owner] of owners.entries()) parts[owner]?.push(values[at] ?? null);
  return parts.map(sumOf);
}

/** Lines that are parts of others, added up. */
export function addParts(read: LineColumns, owners: readonly number[], count: number): LineColumns {
  const add = (values: Amounts) => addUp(values, owners, count);
  return {
    ...read,
    counts: new Map([...read.counts].map(([field, values]) => [field, add(values)])),
    shots: new Map(
      [...read.shots].map(([kind, { made, attempted }]) => [
        kind,
        { made: add(made), attempted: attempted && add(attempted) },
      ]),
    ),
  };
}
