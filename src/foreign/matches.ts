import { plainName } from '../contract/plain-name.ts';
import type { ReadingContext } from './context.ts';
import { readStarts } from './dates.ts';
import { type Concept, fieldsSaid, type Rules, says, sideSaid, wordsOf } from './lexicon.ts';
import { opponentsOf, orient, periodsOf, scoresOf } from './match-scores.ts';
import { homeFlag, pairOfSides, sidedColumns } from './match-sides.ts';
import { readStatuses, resultWords, statusOf } from './match-status.ts';
import { isLacking, type Notes } from './notes.ts';
import { idsAmong, knownAmong } from './people.ts';
import { isRow } from './rows.ts';
import { type Column, columnsOf, fieldsMeant, thereOf } from './table.ts';
import { plainNumber } from './times.ts';
import { areAll, idOf, isIdText, isNothing, textOf } from './values.ts';
import { homeOf } from './whose.ts';

/** Texts and numbers that are read unchanged; those without words only under the contract's names. */
const rules = {
  competition:
    'competition competition+name competition+competition competition+season season+competition',
  venue: 'venue venue+name venue+venue venue+shot venue+court',
  round: 'round round+name round+number',
  attendance: 'attendance',
  officials: 'officials',
  insightsStatus: '',
  regulationPeriods: '',
  periodMinutes: '',
  overtimeMinutes: '',
} satisfies Rules<string>;

type TextField = keyof typeof rules;

/** The matches of a list from our side in the contract's shape, in steps. */
export function* readMatches(
  rows: readonly unknown[],
  path: string,
  context: ReadingContext,
  notes: Notes,
): Generator<void, Record<string, unknown>[]> {
  const columns = columnsOf(rows, path);
  yield;
  notes.columns(columns);
  const id = idColumn(columns, context);
  if (id) notes.read('matches[].id', [id]);
  const starts = readStarts(
    columns.filter((column) => column !== id),
    context,
    notes,
  );
  yield;
  const others = columns.filter((column) => column !== id && !starts.used.includes(column));

  const texts = new Map<TextField, Column>();
  const proposals = others.flatMap((column) => {
    const { keys, words, around } = column;
    const named = says(words, 'name') ? fieldsSaid(around.at(-1) ?? [], rules) : [];
    const [own] = keys.length === 1 ? fieldsMeant('match', column, rules) : named;
    return own ? [{ column, ...own }] : [];
  });
  for (const { column, field, fit } of proposals.toSorted((a, b) => b.fit - a.fit)) {
    if (texts.has(field) || !isTextOf(field, column) || fit < 2) continue;
    texts.set(field, column);
  }

  const sides = sidedColumns(others);
  const venueColumn = texts.get('venue');
  const flag = homeFlag(columns, sides, venueColumn);
  if (
    venueColumn &&
    (flag?.column === venueColumn || sides.get('home')?.get('name') === venueColumn)
  )
    texts.delete('venue');
  const result = columns.find(
    ({ words, values }) =>
      says(words, 'outcome') &&
      areAll(values, (value) => typeof value === 'string' && resultWords.has(plainName(value))),
  );
  const pair = pairOfSides(sides, columns, notes);
  yield;
  const homeAway = rows.map((_, row) => flag?.values[row]);
  const orientation = orient(rows.length, pair, homeAway, context);
  yield;
  const opponents = opponentsOf(rows.length, sides, pair, orientation, context, notes);
  const outcomes = result?.values.map((value) =>
    typeof value === 'string' ? resultWords.get(plainName(value)) : undefined,
  );
  const asTexts = new Set(texts.values());
  const scores = scoresOf(
    rows.length,
    { sides, pair, orientation, columns: columns.filter((one) => !asTexts.has(one)), outcomes },
    notes,
  );
  if (result) notes.use(result);
  if (flag) notes.read('matches[].homeAway', [flag.column], 'wordOfTheContract');
  const statuses = readStatuses(columns, starts.values, scores, context, notes);
  yield;
  const places = rows.map((_, row) => {
    if (homeAway[row] !== undefined) return homeAway[row];
    const first = orientation[row];
    if (!pair || first === null || first === undefined) return undefined;
    const [one, two] = (pair.sides[row] ?? []).map(homeOf);
    if (one === two) return undefined;
    const isFirstHome = one ?? two === false;
    return isFirstHome === first ? 'home' : 'away';
  });
  if (!flag && places.some((place) => place !== undefined))
    notes.read('matches[].homeAway', pair?.paths ?? [], 'fromHomeAndAway');
  yield;
  const periods = periodsOf(others, { scores, homeAway: places, notes });
  const read = [...texts].flatMap(([field, column]) => {
    notes.read(`matches[].${field}`, [column]);
    return [[field, column.values.map((value) => textFieldOf(field, value))] as const];
  });
  yield;
  const matches = rows.map((_, row) => {
    const status = statuses[row];
    const score = scores[row] ?? null;
    const isEmpty =
      score !== null &&
      (score.team ?? 0) + (score.opponent ?? 0) === 0 &&
      status !== 'live' &&
      status !== 'completed';
    const match: Record<string, unknown> = {
      id: idOf(id?.values[row]),
      startsAt: starts.values[row],
      status: status ?? 'unknown',
      homeAway: places[row],
      opponent: opponents[row],
      score: isEmpty ? null : score,
      periods: isEmpty ? undefined : periods[row],
    };
    for (const [field, values] of read) match[field] = values[row];
    return match;
  });
  // Before a match, 0–0 means that there is no score yet.
  notes.missed('matches[].', columns, (keys, row) => {
    if (!isLacking(matches[row], keys) || keys.join('.') === 'opponent.id') return false;
    const isYetToCome = (scores[row]?.team ?? 1) + (scores[row]?.opponent ?? 1) === 0;
    return !isYetToCome || (keys[0] !== 'score' && keys[0] !== 'periods');
  });
  return matches;
}

function idColumn(columns: readonly Column[], context: ReadingContext): Column | undefined {
  const isMatch = ({ keys, words }: Column) =>
    keys.length === 1 ||
    (keys.length === 2 && says(words, 'id') && says(wordsOf(keys[0] ?? ''), 'match'));
  const possible = idsAmong(
    columns.filter((column) => isMatch(column) && !isOfOthers(column.words)),
  );
  const known = knownAmong(possible, context.knownMatches);
  if (known) return known;
  const rank = ({ words, keys, values }: Column) =>
    (says(words, 'id') ? 0 : 4) +
    (words.length === 1 ? 0 : 1) +
    (keys.join('').toLowerCase() === 'id' ? -1 : 0) +
    (values.some((value) => typeof value === 'string' && isIdText(value)) ? 0 : 1);
  return possible.toSorted((a, b) => rank(a) - rank(b))[0];
}

const isOfOthers = (words: readonly string[]) =>
  (['opp', 'home', 'away', 'competition', 'venue', 'season', 'round', 'player'] as Concept[]).some(
    (concept) => says(words, concept),
  ) ||
  (says(words, 'team') && says(words, 'id'));

const numberFrom = (value: unknown) => plainNumber(value) ?? undefined;

/** The readers of fields that are no texts. */
const readers: Partial<Record<TextField, (value: unknown) => unknown>> = {
  attendance: numberFrom,
  regulationPeriods: numberFrom,
  periodMinutes: numberFrom,
  overtimeMinutes: numberFrom,
  officials(value) {
    if (typeof value === 'string') return value.split(/\s*[,;/]\s*/).filter((name) => name !== '');
    const names = Array.isArray(value) ? value.map((one) => (isRow(one) ? one.name : one)) : [];
    return names.length > 0 && names.every((name) => typeof name === 'string') ? names : undefined;
  },
};

const textFieldOf = (field: TextField, value: unknown): unknown =>
  isNothing(value) ? undefined : (readers[field] ?? textOf)(value);

/** Whether most values of a column can be those of a field; a number, an id, a status or "home" is no name. */
function isTextOf(field: TextField, { values }: Column): boolean {
  const isName = field === 'competition' || field === 'venue';
  const isNoName = (value: unknown) =>
    typeof value !== 'string' ||
    isIdText(value) ||
    statusOf(value) !== undefined ||
    sideSaid(value) === 'home';
  const there = thereOf(values);
  const fit = there.filter(
    (value) => textFieldOf(field, value) !== undefined && !(isName && isNoName(value)),
  );
  return fit.length * 2 > there.length;
}
