import { plainName } from '../contract/plain-name.ts';
import type { Side } from '../contract/play-by-play.ts';
import { type BoxSide, boxSidesOf } from './box-parts.ts';
import { toldSides } from './box-sides.ts';
import { clocksOf } from './clocks.ts';
import { type MappedField, openTable, type Table } from './columns.ts';
import type { ReadingContext } from './context.ts';
import * as convert from './convert.ts';
import { scoresOf } from './event-scores.ts';
import { listOf } from './lists.ts';
import { homeOrAway } from './match-words.ts';
import type { Notes } from './notes.ts';
import { isRow, type Row } from './places.ts';
import { type Action, actionOf, subtypes } from './play-words.ts';
import { positionsOf } from './positions.ts';
import { readPeople, recordsOf } from './read-people.ts';
import { sameName } from './sides.ts';

type Mapped = ReadonlyMap<string, MappedField> | undefined;

/** Lists of events go by these names. */
const listNames = ['plays', 'actions', 'pbp', 'play_by_play', 'jugadas', 'eventos', 'acciones'];

/** A match's events and sheet in the contract's shape; `null` where there is no list of events. */
export function readPlays(
  data: unknown,
  context: ReadingContext,
  notes: Notes,
  mapped?: Mapped,
): Record<string, unknown> | null {
  const list = listOf(data, 'events', 'event', listNames);
  if (!list) return null;
  const table = openTable(list.rows, {
    kind: 'event',
    notes,
    pathPrefix: `${list.path}.`,
    fieldPrefix: 'events[].',
    mapped,
  });
  notes.records(list.rows.length, list.rows.length);
  const sheet = isRow(data)
    ? readSheet(data, list.path, context, notes)
    : { team: [], opponent: [] };
  return { matchSheet: sheet, events: readEvents(table, context, notes) };
}

const eventWord = convert.eachValue((value) =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : convert.unfit,
);

const subtype = convert.words(subtypes, { open: true });

const made = convert.eachValue((value) => {
  const flag = convert.yesOrNo(value);
  if (flag !== convert.unfit || typeof value !== 'string') return flag;
  const word = plainName(value);
  if (/^(made|good|in|scored|success|successful|hit|anotado|encestado)$/.test(word)) return true;
  return /^(missed|miss|out|failed|fallado|blocked)$/.test(word) ? false : convert.unfit;
}, 'wordOfTheContract');

const period = convert.eachValue((value) => {
  const number = convert.wholeNumber(value);
  if (typeof number === 'number') return number >= 1 && number <= 60 ? number : convert.unfit;
  const text = typeof value === 'string' ? value.slice(0, 20) : '';
  const regular =
    /^(?:q|p|period|quarter|cuarto|periodo)?\s*(\d{1,2})(?:st|nd|rd|th|q|º|°)?$/i.exec(text.trim());
  return regular ? Number(regular[1]) : convert.unfit;
}, 'wordOfTheContract');

function readEvents(
  table: Table,
  context: ReadingContext,
  notes: Notes,
): Record<string, unknown>[] {
  const length = table.rows.length;
  const sent = table.read('type', eventWord);
  const actions: (Action | undefined)[] = table.rows.map((_, row) => {
    const word = sent?.[row];
    return typeof word === 'string' ? actionOf(word) : undefined;
  });
  const successes = table.read('made', made);
  const details = table.read('subtype', subtype, { preferFirst: true });
  const points = table.read('points', convert.count);
  const sequence = table.read('sequence', convert.count);
  if (!sequence) notes.read(table.nameOf('sequence'), [], 'derived', 'fromOrder');
  const types = actions.map((action, row) => typeOf(action, sent?.[row], points?.[row]));
  const went = actions.map((action, row) => action?.made ?? successes?.[row]);
  const periods = table.read('period', period);
  const columns: Record<string, readonly unknown[] | undefined> = {
    id:
      table.read('id', convert.id, { preferFirst: true }) ??
      table.rows.map((_, row) => String(row + 1)),
    sequence: sequence ?? table.rows.map((_, row) => row + 1),
    period: periods,
    clockSeconds: clocksOf(table, periods, context, notes),
    side: sidesOf(table, context, notes),
    playerId: table.read('playerId', convert.id, { preferFirst: true }),
    type: types,
    subtype: actions.map((action, row) => details?.[row] ?? action?.subtype),
    made: went,
    // What a missed shot would have been worth is not what it scored.
    points: points?.map((value, row) => (went[row] === false && value !== 0 ? undefined : value)),
    courtPosition: positionsOf(table, types, notes),
    score: scoresOf(table, context, notes),
    relatedEventId: table.read('relatedEventId', convert.id),
    qualifiers: table.read('qualifiers', qualifiers),
  };
  return recordsOf(length, columns);
}

const qualifiers = convert.eachValue((value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : convert.unfit,
);

/** A shot of which only the worth is told is one of two or of three; a word that nobody knows stays. */
function typeOf(action: Action | undefined, sent: unknown, points: unknown): unknown {
  if (action?.type !== 'shot') return action?.type ?? sent;
  return points === 3 ? 'threePointer' : points === 2 ? 'twoPointer' : sent;
}

/** Whose each event is. */
function sidesOf(
  table: Table,
  context: ReadingContext,
  notes: Notes,
): readonly (Side | undefined)[] | undefined {
  const field = table.nameOf('side');
  const { match, teams } = context;
  const places = ['side', 'teamId', 'teamName'].flatMap((word) => table.placesFor(word));
  for (const place of places) {
    const values = table.valuesAt(place);
    const told = values.map((value): Side | undefined => {
      if (value === 'team' || value === 'opponent') return value;
      if (typeof value === 'boolean') return value ? 'team' : 'opponent';
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      const text = String(value);
      const word = plainName(text);
      if (/^(own|us|we|ours)$/.test(word)) return 'team';
      if (/^(opp|them|opponents|rival)$/.test(word)) return 'opponent';
      const home = homeOrAway(text);
      if (home === 'home' || home === 'away') {
        const ours = match?.homeAway;
        return ours === 'home' || ours === 'away'
          ? home === ours
            ? 'team'
            : 'opponent'
          : undefined;
      }
      return undefined;
    });
    const byTeam = told.some((side) => side !== undefined) ? told : byTwoTeams(values);
    if (!byTeam) continue;
    const isOwn =
      place.path === 'side' &&
      byTeam.every((side, row) => side === undefined || side === values[row]);
    notes.read(
      field,
      [table.pathOf(place)],
      isOwn ? 'asSent' : 'derived',
      isOwn ? undefined : 'byTeamId',
    );
    return byTeam;
  }
  if (places.length > 0) notes.leaveOut(field, places.map(table.pathOf), 'unknownSide');
  return undefined;

  /** Two teams that each event names by id or name. */
  function byTwoTeams(values: readonly unknown[]): (Side | undefined)[] | null {
    const texts = values.map((value) =>
      convert.isNothing(value) || typeof value === 'object' ? undefined : String(value),
    );
    const distinct = [...new Set(texts.filter((text) => text !== undefined))];
    const isOurs = (text: string) =>
      teams.some(
        ({ id, name }) =>
          (match ? id === match.teamId : true) && (id === text || sameName(name, text)),
      );
    const isTheirs = (text: string) =>
      sameName(match?.opponent.name, text) || match?.opponent.id === text;
    const ours = distinct.filter(isOurs);
    if (distinct.length > 2 || distinct.length === 0) return null;
    if (ours.length === 1)
      return texts.map((text) =>
        text === undefined ? undefined : text === ours[0] ? 'team' : 'opponent',
      );
    const theirs = distinct.filter(isTheirs);
    if (ours.length > 1 || theirs.length !== 1) return null;
    return texts.map((text) =>
      text === undefined ? undefined : text === theirs[0] ? 'opponent' : 'team',
    );
  }
}

/** Who was on the match sheet, by side. */
function readSheet(data: Row, eventsPath: string, context: ReadingContext, notes: Notes) {
  const [eventsKey = ''] = eventsPath.split(/[.[]/);
  const { [eventsKey]: _, ...rest } = data;
  const sides = boxSidesOf(rest);
  const { home, away } = sides;
  const isNamed = sides.team !== undefined || sides.opponent !== undefined;
  const told =
    isNamed || !home || !away
      ? sides
      : toldSides([home, away], true, context.match?.homeAway, context);
  const read = (side: BoxSide | null | undefined, field: string) => {
    if (!side || side.players.length === 0) return [];
    notes.read(
      `matchSheet.${field}`,
      [side.path],
      side.path.endsWith(field) ? 'asSent' : 'derived',
    );
    const path = side.playersPath === '[]' ? `${side.path}[]` : `${side.path}.${side.playersPath}`;
    return readPeople({
      rows: side.players,
      path,
      kind: 'sheetEntry',
      fieldPrefix: `matchSheet.${field}[].`,
      notes,
    });
  };
  return { team: read(told?.team, 'team'), opponent: read(told?.opponent, 'opponent') };
}
