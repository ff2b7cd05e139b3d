import type { Score } from '../contract/match.ts';
import { amountsOf, pairOf } from './amounts.ts';
import type { ReadingContext } from './context.ts';
import { isNothing } from './convert.ts';
import { says, sideSaid } from './lexicon.ts';
import type { Notes } from './notes.ts';
import type { Column } from './table.ts';

interface Scores {
  values: (Score | undefined)[];
  columns: Column[];
}

/** Whether numbers only rise, but for a slip in a hundred. */
function neverFalls(values: readonly (number | null)[]): boolean {
  const there = values.filter((value) => value !== null);
  const falls = there.filter((value, at) => at > 0 && value < (there[at - 1] ?? 0)).length;
  return falls * 100 <= there.length;
}

export function scoresOf(
  columns: readonly Column[],
  { match }: ReadingContext,
  notes: Notes,
  at: (column: Column) => string,
): Scores | undefined {
  const field = 'events[].score';
  // A score omitted before the first point is 0.
  const rising = columns.flatMap((column) => {
    const amounts = amountsOf(column.values);
    if (!amounts || amounts.unreadable > 2 || (amounts.values.at(-1) ?? 0) < 2) return [];
    let last = 0;
    const values = amounts.values.map((value) => {
      if (value !== null) last = value;
      return value ?? (last === 0 ? 0 : last);
    });
    const jumps = values.filter(
      (value, row) =>
        row > 0 && (value < (values[row - 1] ?? 0) || value - (values[row - 1] ?? 0) > 4),
    ).length;
    const still = values.filter((value, row) => row > 0 && value === values[row - 1]).length;
    return jumps * 50 <= values.length && still * 3 > values.length && (values[0] ?? 0) <= 3
      ? [{ column, values, last: values.at(-1) }]
      : [];
  });
  const make = (
    a: readonly (number | null)[],
    b: readonly (number | null)[],
    used: Column[],
  ): Scores => ({
    columns: used,
    values: a.map((value, row) => ({ team: value, opponent: b[row] ?? null })),
  });
  const [team, opponent] = [match?.score?.team, match?.score?.opponent];
  const isKnown = typeof team === 'number' && typeof opponent === 'number' && team !== opponent;
  const sideAt = ({ words, around }: Column) =>
    sideSaid(words.join(' ')) ??
    sideSaid(words.filter((word) => !says([word], 'score') && !says([word], 'points')).join(' ')) ??
    sideSaid((around.at(-1) ?? []).join(' ')) ??
    (says(words, 'opp') ? 'opp' : says(words, 'ownScored') ? 'own' : null);
  if (rising.length >= 2) {
    const exact = isKnown ? rising.filter(({ last }) => last === team || last === opponent) : [];
    const ours = exact.filter(({ last }) => last === team);
    const theirs = exact.filter(({ last }) => last === opponent);
    if (ours.length === 1 && theirs.length === 1 && ours[0] && theirs[0]) {
      notes.read(field, [at(ours[0].column), at(theirs[0].column)], 'derived', 'byScore');
      return make(ours[0].values, theirs[0].values, [ours[0].column, theirs[0].column]);
    }
  }
  const sided = columns.flatMap((column) => {
    const amounts = amountsOf(column.values);
    const side = amounts?.values.every((value) => value === null || value >= 0)
      ? sideAt(column)
      : null;
    const isScore = [...column.words, ...column.around.flat()].some(
      (word) =>
        says([word], 'score') ||
        says([word], 'points') ||
        says([word], 'own') ||
        says([word], 'opp'),
    );
    return side && amounts && isScore
      ? [
          {
            side,
            column,
            values: rising.find((one) => one.column === column)?.values ?? amounts.values,
          },
        ]
      : [];
  });
  // A score never falls, as points of single plays do.
  const of = (side: string) => {
    const ofSide = sided.filter((one) => one.side === side);
    return ofSide.find(({ values }) => neverFalls(values)) ?? ofSide[0];
  };
  const [own, opp] = [of('own'), of('opp')];
  if (own && opp) {
    notes.read(field, [at(own.column), at(opp.column)], 'renamed');
    return make(own.values, opp.values, [own.column, opp.column]);
  }
  const [home, away] = [of('home'), of('away')];
  const ours = match?.homeAway;
  if (home && away) {
    if (ours === 'home' || ours === 'away') {
      notes.read(field, [at(home.column), at(away.column)], 'derived', 'byHomeFlag');
      const [a, b] = ours === 'home' ? [home, away] : [away, home];
      return make(a.values, b.values, [a.column, b.column]);
    }
    notes.leaveOut(field, [at(home.column), at(away.column)], 'unknownSide');
    return undefined;
  }
  // Both numbers in one value; other pairs, such as positions on the court, sometimes fall.
  const texts = columns.flatMap((column) => {
    const pairs = column.values.map((value) => (isNothing(value) ? null : pairOf(value)));
    if (column.filled === 0 || pairs.includes(undefined)) return [];
    const [first, second] = ([0, 1] as const).map((at) => pairs.map((pair) => pair?.[at] ?? null));
    const ends = [first, second].map((half) => half?.findLast((value) => value !== null));
    return first && second && neverFalls(first) && neverFalls(second)
      ? [{ column, first, second, ends }]
      : [];
  });
  const [text] = texts;
  if (!text || texts.length > 1) return undefined;
  const isOwnFirst = text.ends[0] === team && text.ends[1] === opponent;
  if (!isKnown || (!isOwnFirst && (text.ends[0] !== opponent || text.ends[1] !== team))) {
    notes.leaveOut(field, [at(text.column)], 'twoReadings');
    return undefined;
  }
  notes.read(field, [at(text.column)], 'derived', 'byScore');
  return isOwnFirst
    ? make(text.first, text.second, [text.column])
    : make(text.second, text.first, [text.column]);
}
