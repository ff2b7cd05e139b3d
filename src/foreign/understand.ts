import type * as v from 'valibot';
import {
  type DataOf,
  type EndpointName,
  endpoints,
  type ParametersOf,
} from '../contract/endpoints.ts';
import { readBox } from './box.ts';
import type { ReadingContext } from './context.ts';
import { says, wordsOf } from './lexicon.ts';
import { fieldsOf, type Mapping, withMapped } from './mapping.ts';
import { readMatches } from './matches.ts';
import { type Notes, takeNotes } from './notes.ts';
import { notePeople, type PersonField, personAt, solvePeople } from './people.ts';
import { readPlays } from './plays.ts';
import { type Counter, readBySchema, unreadable } from './read-by-schema.ts';
import { readInsights } from './read-insights.ts';
import type { Reading } from './read-tolerantly.ts';
import { isUnderstood, type ReplyKind } from './report.ts';
import { isRow, type Row } from './rows.ts';
import { normalise } from './shapes.ts';
import { columnsOf, type FoundList, listsIn, recordOf, valueAt } from './table.ts';

/** The kind of reply of each call. */
export const kindOfReply: Readonly<Record<EndpointName, ReplyKind>> = {
  getClub: 'club',
  listTeams: 'teams',
  listMatches: 'matches',
  listRoster: 'roster',
  getBoxScore: 'boxScore',
  getPlayByPlay: 'playByPlay',
  getInsights: 'insights',
  writeInsights: 'insights',
  getPlayerInsights: 'insights',
  writePlayerInsights: 'insights',
};

/**
 * Reads the `data` of a reply in any words: understood by the vocabulary and a mapping, then checked by the contract's
 * schema, with a report of the outcome. Pure; neither the reply nor the mapping is changed.
 * @returns `null` if it is no reply of this kind: nothing in it could be a record
 */
export const understand = <Name extends EndpointName>(...sent: Sent<Name>) =>
  finished(understanding(...sent));

/** A call's name, the `data` of its reply, and the context for reading it. */
type Sent<Name extends EndpointName> = readonly [
  name: Name,
  data: unknown,
  parameters: ParametersOf<Name>,
  context: ReadingContext,
  mapping?: Mapping | undefined,
];

function finished<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * `understand` in steps, so that the page stays responsive while a long reply is read.
 * @param pause yields to the page
 */
export async function understandInSteps<Name extends EndpointName>(
  pause: () => Promise<void>,
  ...sent: Sent<Name>
) {
  const steps = understanding(...sent);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** Reads a reply in steps, between which the caller may pause. */
function* understanding<Name extends EndpointName>(
  ...[name, data, parameters, known, mapping]: Sent<Name>
): Generator<void, Reading<DataOf<Name>> | null> {
  const context = mapping ? { ...known, answers: mapping.answers } : known;
  const kind = kindOfReply[name];
  const notes = takeNotes(kind, mapping?.replies[kind]?.paths);
  const shaped = yield* read(kind, data, context, notes, mapping);
  if (shaped === null) return null;
  const { matchId }: { matchId?: string } = parameters;
  const sent = isRow(data) && typeof data.matchId === 'string' ? data.matchId : undefined;
  if (sent !== undefined) notes.read('matchId', ['matchId']);
  const isAboutMatch = 'matchId' in endpoints[name].data.entries;
  const whole =
    matchId === undefined || !isAboutMatch ? shaped : { matchId: sent ?? matchId, ...shaped };
  const counter: Counter = { unreadableRows: 0, unreadableFields: 0, unknown: 0 };
  const value = yield* checkInSteps(endpoints[name].data, whole, counter);
  if (value === unreadable) return null;
  const report = notes.report();
  return {
    // `readBySchema` gives what the schema describes, or `unreadable`.
    value: value as DataOf<Name>,
    ...(isUnderstood(report) ? {} : { understood: false }),
    unreadableRows: counter.unreadableRows,
    unreadableFields: counter.unreadableFields + notes.unreadableCells(),
    report,
  };
}

/** The rows of a list that are checked without a pause. */
export const rowsAtATime = 2_000;

/** Like `readBySchema`, but checks a record's long list in pieces, with a step before each. */
function* checkInSteps(
  schema: v.GenericSchema,
  whole: Record<string, unknown>,
  counter: Counter,
): Generator<void, unknown> {
  const [name, rows] = Object.entries(whole).find(([, part]) => isLong(part)) ?? [];
  if (name === undefined || !Array.isArray(rows)) return readBySchema(schema, whole, counter);
  const read: unknown[] = [];
  for (let at = 0; at < rows.length; at += rowsAtATime) {
    yield;
    const part = { ...whole, [name]: rows.slice(at, at + rowsAtATime) };
    const value = readBySchema(schema, part, counter);
    const list = valueAt(value, [name]);
    if (!Array.isArray(list)) return value;
    for (const row of list) read.push(row);
    if (at + rowsAtATime >= rows.length && isRow(value)) return { ...value, [name]: read };
  }
  return unreadable;
}

const isLong = (part: unknown) => Array.isArray(part) && part.length > rowsAtATime;

function* read(
  kind: ReplyKind,
  sent: unknown,
  context: ReadingContext,
  notes: Notes,
  mapping: Mapping | undefined,
): Generator<void, Record<string, unknown> | null> {
  if (kind === 'insights') {
    const row = isRow(sent) ? sent : recordOf(sent).row;
    return isRow(row) ? readInsights(row, context, notes) : null;
  }
  const data = normalise(sent);
  switch (kind) {
    case 'club':
      return readClub(data, context, notes, mapping);
    case 'teams':
    case 'roster': {
      const list = listFor(kind, data, mapping, notes);
      return list && { [kind]: readPeople(kind, list, context, notes) };
    }
    case 'matches': {
      const list = listFor(kind, data, mapping, notes);
      if (!list) return null;
      const steps = readMatches(list.rows, list.path, context, notes);
      return { matches: isLong(list.rows) ? yield* steps : finished(steps) };
    }
    case 'boxScore':
      return isRow(data) || Array.isArray(data)
        ? readBox(
            sidesAsMapped(data, mapping),
            context,
            notes,
            fieldsOf(mapping, 'boxScore', 'players[]'),
          )
        : null;
    case 'playByPlay':
      return readPlays(data, context, notes, fieldsOf(mapping, 'playByPlay', 'events[]'));
  }
}

/** A box score in which a mapping gives the sides: with their players and totals where every reply has them. */
function sidesAsMapped(data: unknown, mapping: Mapping | undefined): unknown {
  const fields = fieldsOf(mapping, 'boxScore', '');
  const listAt = mapping?.replies.boxScore?.lists.get('players[]');
  const sideOf = (name: string) => {
    const side = valueAt(data, fields?.get(name)?.keys ?? ['']);
    if (Array.isArray(side)) return { players: side };
    if (!isRow(side) || !listAt) return side;
    const single = Object.entries(side).filter(([, value]) => typeof value !== 'object');
    const totals = valueAt(side, fields?.get('totals')?.keys ?? ['']);
    return { ...Object.fromEntries(single), players: valueAt(side, listAt), totals };
  };
  return fields?.has('team') || fields?.has('opponent')
    ? { team: sideOf('team'), opponent: sideOf('opponent') }
    : data;
}

const listConcepts = { teams: 'teams', roster: 'player', matches: 'match' } as const;

/** The list that a reply is for; its records are counted. A reply that has lists, but none that is known, has none read. */
function listFor(
  kind: keyof typeof listConcepts,
  data: unknown,
  mapping: Mapping | undefined,
  notes: Notes,
): FoundList | null {
  const at = mapping?.replies[kind]?.lists.get(`${kind}[]`);
  const mapped = at && valueAt(data, at);
  const lists = listsIn(data);
  const list = Array.isArray(mapped)
    ? { rows: mapped, path: `${at?.join('.')}[]` }
    : chosen(kind, lists);
  if (list) {
    notes.records(list.rows.length, list.rows.length);
    const fields = fieldsOf(mapping, kind, `${kind}[]`);
    return { ...list, rows: list.rows.map((row) => withMapped(row, fields)) };
  }
  // A list without records may have lost its form: a map or a table of nothing.
  if (lists.length === 0 && isRow(data) && Object.keys(data).length === 0)
    return { rows: [], path: '' };
  for (const { rows, path } of lists.filter(({ rows }) => rows.some(isRow))) {
    notes.records(rows.length, 0);
    notes.leaveOut(`${kind}[]`, [path], 'twoPaths');
  }
  return null;
}

/** The list under the contract's own name, under a word for what it holds, or the only one. */
function chosen(kind: keyof typeof listConcepts, lists: readonly FoundList[]): FoundList | null {
  if (lists.length <= 1) return lists[0] ?? null;
  const last = ({ path }: FoundList) => path.replace(/\[\]$/, '').split('.').at(-1) ?? '';
  const own = lists.filter((list) => last(list) === kind);
  const isCalled = (list: FoundList) => says(wordsOf(last(list)), listConcepts[kind]);
  const general = lists.filter((list) =>
    /^(items|results|records|data|list|rows|content|edges|entries)$/i.test(last(list)),
  );
  for (const some of [own, lists.filter(isCalled), general])
    if (some.length === 1) return some[0] ?? null;
  return null;
}

const fieldsOfKind: Record<'teams' | 'roster' | 'club', readonly PersonField[]> = {
  club: [],
  teams: ['category', 'season', 'colour'],
  roster: ['number', 'position', 'captain'],
};

function readPeople(
  kind: 'teams' | 'roster' | 'club',
  { rows, path }: FoundList,
  context: ReadingContext,
  notes: Notes,
): Record<string, unknown>[] {
  const columns = columnsOf(rows, path);
  const prefix = kind === 'club' ? '' : `${kind}[].`;
  notes.columns(columns);
  const people = solvePeople(columns, {
    knownIds: kind === 'roster' ? context.knownPlayers : undefined,
    noun: kind === 'roster' ? 'player' : 'team',
    fields: fieldsOfKind[kind],
  });
  const id = kind === 'roster' ? 'playerId' : 'id';
  notePeople(people, notes, (field) => prefix + (field === 'id' ? id : field));
  return rows.map((_, row) => personAt(people, row, id));
}

function readClub(
  data: unknown,
  context: ReadingContext,
  notes: Notes,
  mapping: Mapping | undefined,
): Row | null {
  const { row, path } = recordOf(data);
  if (!isRow(row)) return null;
  notes.records(1, 1);
  const [club] = readPeople(
    'club',
    { rows: [withMapped(row, fieldsOf(mapping, 'club', ''))], path: path.replace(/\.$/, '') },
    context,
    notes,
  );
  return club ?? null;
}

/** Every text without spaces and every whole number of a reply, since each may be an id. */
export function valuesIn(data: unknown): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown, depth: number): void => {
    if (depth > 12 || found.size > 50_000) return;
    if (
      typeof value === 'string'
        ? value.length < 100 && /^\S{3,}$/.test(value)
        : Number.isInteger(value) && Number(value) > 99
    )
      found.add(String(value));
    else if (Array.isArray(value)) for (const one of value) look(one, depth + 1);
    else if (isRow(value)) for (const one of Object.values(value)) look(one, depth + 1);
  };
  look(data, 0);
  return found;
}
