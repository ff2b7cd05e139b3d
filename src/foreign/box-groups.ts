import type { Label } from './box-blocks.ts';
import type { Entry, Line, Lines } from './box-lines.ts';
import type { ReadingContext } from './context.ts';
import { fieldsSaid, says, sideSaid, wordsOf } from './lexicon.ts';
import { rules } from './line-words.ts';
import { type Column, columnsOf, distinct, valueAt } from './table.ts';
import { groupBy, numberOf, pairOf, sumOf, tally, wholeOf } from './values.ts';
import { isOurs, type Party, partyOfValue, tellApart } from './whose.ts';

const ofPerson = new Set(['playerId', 'name', 'number', 'starter', 'captain', 'played']);

export const withoutPerson = (line: Line): Line =>
  Object.fromEntries(Object.entries(line).filter(([field]) => !ofPerson.has(field)));

export interface Group {
  /** Its players, by their index among all entries. */
  rows: number[];
  /** Its totals, likewise. */
  total?: number;
  party: Party;
  label: Label | null;
}

const pointsIn = (line: Line | undefined) =>
  typeof line?.points === 'number' ? line.points : null;

/** A group's points; totals that their own lines contradict prove nothing. */
function pointsOf({ rows, total }: Group, { lines }: Lines): number | null {
  const sent = total === undefined ? null : pointsIn(lines[total]);
  const added = sumOf(rows.map((at) => pointsIn(lines[at])));
  return sent !== null && added !== null && added !== sent ? null : (sent ?? added);
}

/** A group's evidence for its side. */
export const partyOf = (group: Group, lines: Lines): Party => ({
  ...group.party,
  players: group.rows.map((at) => lines.ids[at]),
  points: pointsOf(group, lines),
});

export function groupsOf(
  entries: readonly Entry[],
  playerAt: readonly number[],
  sums: readonly Entry[],
  lines: Lines,
  context: ReadingContext,
): Group[] {
  const blocks = [...new Set(entries.map(({ block }) => block))];
  const labels = blocks.map(({ label }) => label);
  const split = blocks.length === 1 ? splitRows(playerAt, entries, lines, context) : null;
  if (split === 'unsure') return [];
  // Starters and bench of one side may be two lists of one record.
  const parents = groupBy(blocks, (block) => {
    const { keys, said } = block.label;
    const isPart =
      says(wordsOf(keys.at(-1) ?? ''), 'starter') ||
      /^(subs|substitutes|reserves|bench|suplentes)$/i.test(keys.at(-1) ?? '');
    return isPart && blocks.length > 2 ? JSON.stringify([keys.slice(0, -1), said]) : block;
  });
  const groups =
    split ??
    [...parents.values()].flatMap((parts): Group[] => {
      const [{ label = null } = {}] = parts;
      const rows = playerAt.filter((at) => parts.some((block) => block === entries[at]?.block));
      return label ? [{ rows, label, party: partyOfLabel(label, labels) }] : [];
    });
  giveTotals(groups, entries, sums, lines);
  return groups.filter(({ rows, total }) => rows.length > 0 || total !== undefined);
}

/** The side of a label, if it differs from the others'. */
function partyOfLabel({ keys, said }: Label, others: readonly Label[]): Party {
  const isShared = (value: unknown) =>
    others.length > 1 && others.every((other) => other.said.some(([, one]) => one === value));
  const own = said.filter(([, value]) => !isShared(value));
  const sharedKey = (key: string) =>
    others.length > 1 && others.every((other) => other.keys.includes(key));
  const words = keys.filter((key) => !sharedKey(key));
  return {
    ...partyOfValues(own),
    words: [...words.filter((key) => !isPlainTeam(key)), ...shortTexts(own)],
  };
}

/** Whether a key is "team" without a side, which fits both. */
const isPlainTeam = (key: string): boolean =>
  sideSaid(key) === 'own' &&
  wordsOf(key).every((word) => says([word], 'team') || !says([word], 'own'));

const shortTexts = (said: Label['said']): string[] =>
  said.flatMap(([key, value]) =>
    typeof value === 'string' && /^\p{L}.{0,22}$/u.test(value) && !says(wordsOf(key), 'status')
      ? [value]
      : [],
  );

/** Ids, names and flags among single values. */
function partyOfValues(said: Label['said']): Party {
  const flags = said.filter(([, value]) => typeof value === 'boolean');
  const values = said.flatMap(([key, value]) =>
    typeof value === 'boolean' || isCount(key, value) ? [] : [value],
  );
  const parties = flags.map(([key, value]) => partyOfValue(key.split('.'), value));
  return Object.assign({ ids: values, names: values }, ...parties);
}

/** Whether a value counts something: 40 points are not the team of id 40. */
const isCount = (key: string, value: unknown): boolean =>
  (wholeOf(value) !== undefined || pairOf(value) !== undefined) &&
  !says(wordsOf(key), 'id') &&
  !says(wordsOf(key), 'team');

/** Splits a list with lines of both sides by the column of two values that says the side. */
function splitRows(
  rows: readonly number[],
  entries: readonly Entry[],
  lines: Lines,
  context: ReadingContext,
): Group[] | 'unsure' | null {
  const table = columnsOf(rows.map((at) => entries[at]?.row ?? {}));
  const read = [...lines.people.columns.values(), ...lines.read.columns.values()].flat();
  const used = new Set(read.map(({ path }) => path));
  const options = table.flatMap((column) => {
    const { filled } = column;
    const values = distinct(column.values);
    const isFlag = values.every((value) => typeof value === 'boolean');
    if (used.has(column.path) || values.length > 2 || values.length === 0) return [];
    // An omitted flag means false.
    if (filled < rows.length && !(isFlag && values.length === 1)) return [];
    const [one] = isFlag ? [true] : values;
    if (values.length < 2 && !(isFlag && filled < rows.length) && !isSideColumn(column)) return [];
    const first = rows.filter((_, at) => column.values[at] === one);
    const second = rows.filter((_, at) => column.values[at] !== one);
    const group = (members: number[], value: unknown): Group => ({
      rows: members,
      label: null,
      party: partyOfValue(column.keys, value),
    });
    const groups = [group(first, one), group(second, isFlag ? false : values[1])].filter(
      (each) => each.rows.length > 0,
    );
    const [a, b] = groups;
    if (!a) return [];
    const told = b
      ? tellApart(partyOf(a, lines), partyOf(b, lines), context)
      : isOurs(partyOf(a, lines), context);
    if (!told) return [];
    const isProved = told.rule !== 'byTeamName' && told.rule !== 'byHomeFlag';
    const strength = (isSideColumn(column) ? 3 : 0) + (isProved ? 2 : 0);
    return strength > 0 ? [{ groups, strength }] : [];
  });
  const [best] = options.toSorted((a, b) => b.strength - a.strength);
  if (best) return best.groups;
  const saysSides = (column: Column) =>
    !used.has(column.path) && distinct(column.values).length === 2 && isSideColumn(column);
  // Two indistinguishable sides are not one.
  return table.some(saysSides) ? 'unsure' : null;
}

/** Whether a column's name means a side, or each of its values does. */
const isSideColumn = ({ words, values }: Column): boolean => {
  const texts = distinct(values);
  if (
    texts.length > 0 &&
    texts.every((value) => typeof value === 'string' && sideSaid(value) !== null)
  )
    return true;
  // "Blocks for" counts something.
  if (fieldsSaid(words, rules).length > 0) return false;
  return says(words, 'opp') || says(words, 'own') || (says(words, 'team') && !says(words, 'name'));
};

/** Counts that totals add up. */
const addedFields =
  'points assists turnovers steals fouls offensiveRebounds defensiveRebounds blocks'
    .split(' ')
    .map((field) => [field]);

/** Whether a field of totals is the sum of all lines that have it; `undefined` if either is missing. */
export function addsUp(totals: Line | undefined, lines: readonly Line[], keys: readonly string[]) {
  const [total, ...parts] = [totals, ...lines].map((line) => numberOf(valueAt(line, keys)));
  const sum = sumOf(parts);
  return sum === null || total === undefined ? undefined : sum === total;
}

/** Gives each group its totals: those that its lines add up to, or those in the same record. */
function giveTotals(
  groups: Group[],
  entries: readonly Entry[],
  sums: readonly Entry[],
  lines: Lines,
): void {
  const all = [...entries, ...sums];
  const left = new Set<number>([...lines.sums, ...sums.map((_, at) => entries.length + at)]);
  const sumsOf = ({ rows }: Group, at: number) => {
    const parts = rows.map((row) => lines.lines[row] ?? {});
    return tally(addedFields.map((keys) => addsUp(lines.lines[at], parts, keys)));
  };
  const give = (group: Group, fits: (at: number) => boolean) => {
    const [at, another] = [...left].filter(fits);
    if (group.total !== undefined || at === undefined || another !== undefined) return;
    group.total = at;
    left.delete(at);
  };
  for (const group of groups)
    give(group, (at) => {
      const { holds, breaks } = sumsOf(group, at);
      return holds >= 3 && holds > 3 * breaks;
    });
  // Totals in a group's record, although they are not its sums.
  const recordOf = (label: Label | null | undefined) =>
    label && label.keys.length > 1
      ? JSON.stringify([
          label.keys.slice(0, -1),
          label.said.filter(([, value]) => typeof value === 'string'),
        ])
      : null;
  for (const group of groups) {
    const own = recordOf(group.label);
    if (own !== null) give(group, (at) => recordOf(all[at]?.block.label) === own);
  }
  // Sides of which only the totals were sent.
  const rest = all.flatMap(({ row, block: { label } }, at) => {
    const line = lines.lines[at] ?? {};
    if (!left.has(at) || (line.points === undefined && Object.keys(line).length <= 4)) return [];
    const own = Object.entries(row).filter(([, value]) => /^(boolean|string)$/.test(typeof value));
    return [{ at, label, whole: { ...label, said: [...label.said, ...own] } }];
  });
  const held = groups.filter(({ rows, total }) => rows.length > 0 || total !== undefined);
  if (held.length + rest.length > 2) return;
  const wholes = rest.map(({ whole }) => whole);
  for (const { at, label, whole } of rest)
    groups.push({ rows: [], total: at, label, party: partyOfLabel(whole, wholes) });
}
