import {
  type DataOf,
  type EndpointName,
  endpoints,
  type ParametersOf,
} from '../contract/endpoints.ts';
import { checkInSteps } from './check-in-steps.ts';
import { openTable } from './columns.ts';
import type { ReadingContext } from './context.ts';
import { type FoundList, listOf, listsIn, recordOf } from './lists.ts';
import { fieldsOf, type Mapping } from './mapping.ts';
import { type Notes, takeNotes } from './notes.ts';
import { isRow, valueAt } from './places.ts';
import { readBoxScore } from './read-box-score.ts';
import { type Counter, unreadable } from './read-by-schema.ts';
import { readInsights } from './read-insights.ts';
import { readMatches } from './read-matches.ts';
import { readPeople, readTeamColumns, recordsOf } from './read-people.ts';
import { readPlays } from './read-plays.ts';
import type { Reading } from './read-tolerantly.ts';
import { isUnderstood, type ReplyKind } from './report.ts';

/** What a call's reply is about. */
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
 * schema, with a report of what became of it. Pure; neither the reply nor the mapping is changed.
 * @returns `null` where it is no reply of this kind: nothing in it could be a record
 */
export function understand<Name extends EndpointName>(
  name: Name,
  data: unknown,
  parameters: ParametersOf<Name>,
  context: ReadingContext,
  mapping?: Mapping,
): Reading<DataOf<Name>> | null {
  const steps = understanding(name, data, parameters, context, mapping);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * What `understand` does, in steps, so that the page stays one that can be used while a long reply is read.
 * @param pause lets the page do what else there is
 */
export async function understandInSteps<Name extends EndpointName>(
  name: Name,
  data: unknown,
  parameters: ParametersOf<Name>,
  context: ReadingContext,
  mapping: Mapping | undefined,
  pause: () => Promise<void>,
): Promise<Reading<DataOf<Name>> | null> {
  const steps = understanding(name, data, parameters, context, mapping);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** Reads a reply; between the steps of a long one it may rest. */
function* understanding<Name extends EndpointName>(
  name: Name,
  data: unknown,
  parameters: ParametersOf<Name>,
  context: ReadingContext,
  mapping: Mapping | undefined,
): Generator<void, Reading<DataOf<Name>> | null> {
  const kind = kindOfReply[name];
  const notes = takeNotes(kind, mapping?.replies[kind]?.names);
  const shaped = yield* read(kind, data, context, notes, mapping);
  if (shaped === null) return null;
  const { matchId }: { matchId?: string } = parameters;
  const sent = isRow(data) && typeof data.matchId === 'string' ? data.matchId : undefined;
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

function* read(
  kind: ReplyKind,
  data: unknown,
  context: ReadingContext,
  notes: Notes,
  mapping: Mapping | undefined,
): Generator<void, Record<string, unknown> | null> {
  switch (kind) {
    case 'club':
      return readClub(data, notes, mapping);
    case 'teams': {
      const list = listFor(kind, data, mapping, notes);
      return list && { teams: readTeams(list, notes, mapping) };
    }
    case 'roster': {
      const list = listFor(kind, data, mapping, notes);
      return (
        list && {
          roster: readPeople({
            ...list,
            kind: 'rosterEntry',
            fieldPrefix: 'roster[].',
            notes,
            mapped: fieldsOf(mapping, 'roster', 'roster[]'),
          }),
        }
      );
    }
    case 'matches': {
      const list = listFor(kind, data, mapping, notes);
      const mapped = fieldsOf(mapping, 'matches', 'matches[]');
      return list && { matches: yield* readMatches(list.rows, list.path, context, notes, mapped) };
    }
    case 'boxScore': {
      // A bare list holds two sides, or the players.
      const sent = Array.isArray(data) && data.length > 1 ? { list: data } : recordOf(data).row;
      const box = isRow(sent) ? sent : isRow(data) ? data : null;
      if (!box) return null;
      return readBoxScore(box, context, notes, {
        players: fieldsOf(mapping, 'boxScore', 'players[]'),
        totals: fieldsOf(mapping, 'boxScore', 'totals'),
        sides: fieldsOf(mapping, 'boxScore', ''),
        paths: {
          players: mapping?.replies.boxScore?.lists.get('players[]'),
          totals: fieldsOf(mapping, 'boxScore', '')?.get('totals')?.keys,
        },
      });
    }
    case 'playByPlay':
      return readPlays(data, context, notes, fieldsOf(mapping, 'playByPlay', 'events[]'));
    case 'insights': {
      const { row } = recordOf(data);
      return isRow(row) ? readInsights(row, context, notes) : null;
    }
  }
}

const listNames = {
  teams: { kind: 'team', others: ['squads', 'equipos'] },
  roster: {
    kind: 'rosterEntry',
    others: ['players', 'members', 'squad', 'athletes', 'jugadores', 'plantilla'],
  },
  matches: {
    kind: 'match',
    others: ['games', 'fixtures', 'events', 'schedule', 'partidos', 'encuentros'],
  },
} as const;

/** The list that a reply is for; its records are counted. A reply that has lists, but none that is known, has none read. */
function listFor(
  kind: keyof typeof listNames,
  data: unknown,
  mapping: Mapping | undefined,
  notes: Notes,
): FoundList | null {
  const { kind: recordKind, others } = listNames[kind];
  const at = mapping?.replies[kind]?.lists.get(`${kind}[]`);
  const mapped = at && listOf({ [kind]: valueAt(data, at) }, kind, recordKind);
  const list = mapped
    ? { ...mapped, path: `${at.join('.')}[]` }
    : listOf(data, kind, recordKind, others);
  if (list) {
    notes.records(list.rows.length, list.rows.length);
    return list;
  }
  const unknown = listsIn(data).filter(({ rows }) => rows.some(isRow));
  for (const { rows, path } of unknown) {
    notes.records(rows.length, 0);
    notes.leaveOut(`${kind}[]`, [path], 'twoPaths');
  }
  return null;
}

function readClub(data: unknown, notes: Notes, mapping: Mapping | undefined) {
  const { row, path } = recordOf(data);
  if (!isRow(row)) return null;
  const table = openTable([row], {
    kind: 'club',
    notes,
    pathPrefix: path,
    fieldPrefix: '',
    mapped: fieldsOf(mapping, 'club', ''),
  });
  notes.records(1, 1);
  const { id, name } = readTeamColumns(table);
  return recordsOf(1, { id, name })[0] ?? null;
}

function readTeams({ rows, path }: FoundList, notes: Notes, mapping: Mapping | undefined) {
  const table = openTable(rows, {
    kind: 'team',
    notes,
    pathPrefix: `${path}.`,
    fieldPrefix: 'teams[].',
    mapped: fieldsOf(mapping, 'teams', 'teams[]'),
  });
  return recordsOf(rows.length, readTeamColumns(table));
}
