import { restIfLong } from './check-in-steps.ts';
import { type MappedField, openTable, type Table } from './columns.ts';
import type { ReadingContext } from './context.ts';
import * as convert from './convert.ts';
import { competitorsOf, sidesOf } from './match-sides.ts';
import { homeAwayWords, resultWords, statusOf } from './match-words.ts';
import type { Notes } from './notes.ts';
import { orient } from './orient.ts';
import { periodsOf } from './periods.ts';
import { isRow } from './places.ts';
import { readStarts } from './starts.ts';

/** A match that began this long ago is over, in milliseconds: longer than any match with its overtimes. */
const surelyOverMs = 12 * 3600_000;

/** A word that nobody knows stays as it was sent. */
const status = convert.eachValue(
  (value) =>
    typeof value === 'string' && value.length <= 60 ? (statusOf(value) ?? value) : convert.unfit,
  'wordOfTheContract',
);
const place = convert.words(homeAwayWords, { open: false });
const result = convert.words(resultWords, { open: false });

/** Names of referees: a list of texts, or of records that have names; a single text with commas. */
const officials = convert.eachValue((value) => {
  if (typeof value === 'string') return value.split(/\s*[,;/]\s*/).filter((name) => name !== '');
  if (!Array.isArray(value)) return convert.unfit;
  const names = value.map((one) =>
    isRow(one) ? (one.name ?? one.fullName ?? one.full_name) : one,
  );
  return names.every((name) => typeof name === 'string') ? names : convert.unfit;
}, 'wordOfTheContract');

const lengthOf = convert.eachValue((value) => {
  const [number] = numbersOf(value);
  return number !== undefined && number > 0 && number <= 60 ? number : convert.unfit;
}, 'numberFromText');

function numbersOf(value: unknown): number[] {
  const column = convert.anyNumber([value], { name: '' });
  return typeof column === 'string' ? [] : column.values.filter((one) => typeof one === 'number');
}

/** The matches of a list, from our side, in the contract's shape; a long list in steps, a few columns each. */
export function* readMatches(
  rows: readonly unknown[],
  path: string,
  context: ReadingContext,
  notes: Notes,
  mapped?: ReadonlyMap<string, MappedField>,
): Generator<void, Record<string, unknown>[]> {
  const table = openTable(rows, {
    kind: 'match',
    notes,
    pathPrefix: `${path}.`,
    fieldPrefix: 'matches[].',
    mapped,
  });
  yield* restIfLong(rows);
  const startsAt = readStarts(table, context, notes);
  yield* restIfLong(rows);
  const columns = {
    id: table.read('id', convert.id, { preferFirst: true }),
    startsAt,
    competition: table.read('competition', convert.text, { preferFirst: true }),
    round: table.read('round', convert.text, { preferFirst: true }),
    venue: table.read('venue', venue, { preferFirst: true }),
    regulationPeriods: table.read('regulationPeriods', convert.count),
    periodMinutes: table.read('periodMinutes', lengthOf),
    overtimeMinutes: table.read('overtimeMinutes', lengthOf),
    attendance: table.read('attendance', convert.count),
    officials: table.read('officials', officials),
    insightsStatus: table.read('insightsStatus', convert.text),
  };
  yield* restIfLong(rows);
  const homeAway = readHomeAway(table);
  const results = table.read('result', result, { as: 'status' });
  const sides = sidesOf(table, notes, mapped);
  const competitors = competitorsOf(table, notes);
  yield* restIfLong(rows);
  const oriented = orient({ table, sides, competitors, homeAway, context, notes });
  yield* restIfLong(rows);
  const periods = periodsOf(table, sides, competitors, oriented.orientation, notes);
  const statuses = readStatuses(table, results, columns.startsAt, oriented.score, context, notes);
  yield* restIfLong(rows);
  const read = Object.entries(columns).flatMap(([field, values]) =>
    values ? [[field, values] as const] : [],
  );
  return rows.map((_, row) => {
    const match: Record<string, unknown> = {
      status: statuses[row] ?? 'unknown',
      homeAway: oriented.homeAway[row] ?? null,
      opponent: oriented.opponent[row],
      score: oriented.score[row] ?? null,
      periods: periods[row] ?? [],
    };
    for (const [field, values] of read) {
      if (values[row] !== undefined) match[field] = values[row];
    }
    return match;
  });
}

/** A place to play; a column that says only home and away is none. */
const venue = (values: readonly unknown[], hint: Parameters<typeof convert.text>[1]) => {
  const words = values.filter((value) => !convert.isNothing(value));
  const sides = place(words, hint);
  return words.length > 0 && typeof sides !== 'string' && sides.unreadable === 0
    ? 'otherKind'
    : convert.text(values, hint);
};

/** Home or away: as a word, as a yes or no, or under the name of a venue that is none. */
function readHomeAway(table: Table): readonly unknown[] {
  const flags: readonly [string, string, string][] = [
    ['homeAway', 'home', 'away'],
    ['isAway', 'away', 'home'],
    ['neutral', 'neutral', ''],
  ];
  const columns = flags.map(([field, yes, no]) =>
    table.read(
      field,
      (values, hint) => {
        const asFlag = convert.convertEach(
          values,
          (value) => {
            const flag =
              typeof value === 'string' && /^[hlav]$/i.test(value)
                ? convert.unfit
                : convert.yesOrNo(value);
            return flag === convert.unfit ? flag : flag ? yes : no || undefined;
          },
          'wordOfTheContract',
        );
        const asWord = field === 'homeAway' ? place(values, hint) : 'otherKind';
        if (typeof asWord === 'string') return asFlag;
        return typeof asFlag === 'string' || asWord.unreadable <= asFlag.unreadable
          ? asWord
          : asFlag;
      },
      { as: 'homeAway', places: field === 'homeAway' ? table.placesFor('venue') : [] },
    ),
  );
  return table.rows.map((_, row) => columns[2]?.[row] ?? columns[0]?.[row] ?? columns[1]?.[row]);
}

/** Where each match stands: as it is said; else as a flag, a result, or score and date leave no doubt. */
function readStatuses(
  table: Table,
  results: readonly unknown[] | undefined,
  startsAt: readonly (string | undefined)[],
  scores: readonly (object | null)[],
  context: ReadingContext,
  notes: Notes,
): readonly (string | undefined)[] {
  // A word that is known comes before one that is not, wherever both stand.
  const isKnown = (values: readonly unknown[]) =>
    values.some((value) => typeof value === 'string' && statusOf(value) !== undefined);
  const anyKnown = table.placesFor('status').some((one) => isKnown(table.valuesAt(one)));
  const said = table.read(
    'status',
    (values, hint) => (anyKnown && !isKnown(values) ? 'otherKind' : status(values, hint)),
    { preferFirst: true },
  );
  const finished = said ? undefined : table.read('finished', convert.flag, { as: 'status' });
  const statuses = table.rows.map((_, row) => {
    if (typeof said?.[row] === 'string') return said[row];
    if (finished?.[row] === true || results?.[row] !== undefined) return 'completed';
    const start = Date.parse(startsAt[row] ?? '');
    if (Number.isNaN(start)) return undefined;
    if (start > context.now && !scores[row]) return 'scheduled';
    return scores[row] && start < context.now - surelyOverMs ? 'completed' : undefined;
  });
  // Where one match's can't be told, the field still waits to be said.
  if (!said && statuses.every((one) => one !== undefined))
    notes.read(table.nameOf('status'), [], 'derived', 'fromScoreAndDate');
  return statuses;
}
