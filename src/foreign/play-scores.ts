import type { Score } from '../contract/match.ts';
import type { Side } from '../contract/play-by-play.ts';
import type { ReadingContext } from './context.ts';
import { says, sideSaid } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { Column } from './table.ts';
import { type Amounts, amountsOf, isNothing, pairsOf, tally } from './values.ts';
import { type Told, tellApart } from './whose.ts';

interface Scores {
  values: (Score | undefined)[];
  columns: Column[];
}

/** One side's points after each play: a column, or a part of a column of pairs. */
interface Half {
  column: Column;
  values: Amounts;
  /** The side that the column's words mean. */
  side: string | null;
}

/**
 * The score after each play: two columns, or one of pairs, with numbers that never fall. The sides of the players who
 * scored prove which is ours; otherwise the final score or words do.
 * @param sides of each play's player, as far as known
 */
export function scoresOf(
  columns: readonly Column[],
  context: ReadingContext,
  sides: readonly (Side | undefined)[],
  notes: Notes,
): Scores | undefined {
  const field = 'events[].score';
  const halves = columns.flatMap((column): Half[] => {
    const amounts = amountsOf(column.values);
    const values = amounts && amounts.unreadable <= 2 ? filled(column, amounts.values) : undefined;
    const side = sideOf(column);
    return values && (side && isScore(column) ? neverFalls(values) : runs(values))
      ? [{ column, values, side }]
      : [];
  });
  const pairs = columns.flatMap((column): [Half, Half][] => {
    const [first, second] = (pairsOf(column.values) ?? []).map(
      (sent): Half => ({ column, values: filled(column, sent), side: null }),
    );
    return first && second && neverFalls(first.values) && neverFalls(second.values)
      ? [[first, second]]
      : [];
  });
  const options = [
    ...halves.flatMap((one, index) =>
      halves.slice(index + 1).map((two): [Half, Half] => [one, two]),
    ),
    ...pairs,
  ].map(([one, two]) => ({ one, two, told: whoseFirst(one, two, sides, context) }));
  const known = options.flatMap(({ one, two, told }) => (told ? [{ one, two, told }] : []));
  const rank = ({ told, one, two }: (typeof known)[number]) =>
    ranks.indexOf(told.rule) + (one.side && two.side ? 0 : 0.5);
  const [best, next] = known.toSorted((a, b) => rank(a) - rank(b));
  if (!best || (next && rank(next) === rank(best))) {
    const [unsure] = options.length === 1 ? options : [];
    if (unsure) notes.leaveOut(field, [unsure.one.column, unsure.two.column], 'unknownSide');
    return undefined;
  }
  const used = [...new Set([best.one.column, best.two.column])];
  notes.read(field, used, best.told.rule);
  const [ours, theirs] = best.told.first ? [best.one, best.two] : [best.two, best.one];
  return {
    columns: used,
    values: ours.values.map((team, row) => ({ team, opponent: theirs.values[row] ?? null })),
  };
}

const ranks: readonly Told['rule'][] = ['byPlayers', 'byScore', 'byTeamId', 'byHomeFlag'];

/** A score that is omitted before the first point is 0. */
const filled = ({ values: sent }: Column, values: Amounts): Amounts => {
  const first = sent.findIndex((value) => !isNothing(value));
  return values.map((value, row) => (row < first ? 0 : value));
};

/** The rise of a score from each known number to the next. */
const stepsOf = (values: Amounts): number[] => {
  const known = values.filter((value) => value !== null);
  return known.map((value, at) => value - (known[at - 1] ?? 0));
};

/** Whether numbers fall in one play of a hundred at most. */
const neverFalls = (values: Amounts): boolean =>
  stepsOf(values).filter((step) => step < 0).length * 100 <= values.length;

/** Whether numbers rise like a score: rarely by more than 4, and not in over a third of the plays. */
function runs(values: Amounts): boolean {
  const steps = stepsOf(values);
  return (
    neverFalls(values) &&
    (values.at(-1) ?? 0) >= 2 &&
    steps.filter((step) => step > 4).length * 50 <= steps.length &&
    steps.filter((step) => step === 0).length * 3 > steps.length
  );
}

const sideOf = ({ words, around }: Column) =>
  sideSaid(words.join(' ')) ??
  sideSaid((around.at(-1) ?? []).join(' ')) ??
  (says(words, 'opp') ? 'opp' : says(words, 'ownScored') ? 'own' : null);

const isScore = ({ words, around }: Column) =>
  (['score', 'points', 'own', 'opp'] as const).some((concept) =>
    says([...words, ...around.flat()], concept),
  );

function whoseFirst(
  one: Half,
  two: Half,
  sides: readonly (Side | undefined)[],
  context: ReadingContext,
): Told | null {
  const rose = ({ values }: Half, row: number) => (values[row] ?? 0) > (values[row - 1] ?? 0);
  const { holds, breaks } = tally(
    sides.map((side, row) =>
      side === undefined || rose(one, row) === rose(two, row)
        ? undefined
        : rose(one, row) === (side === 'team'),
    ),
  );
  if (holds + breaks >= 6 && (holds > 12 * breaks || breaks > 12 * holds))
    return { first: holds > breaks, rule: 'byPlayers' };
  const party = ({ values, side }: Half) => ({
    points: values.at(-1) ?? null,
    words: side ? [side] : [],
  });
  return tellApart(party(one), party(two), context);
}
