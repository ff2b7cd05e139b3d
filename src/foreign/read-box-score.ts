import { type BoxSide, boxSideAt, type SidePaths, type ToldSides, textOf } from './box-parts.ts';
import { findSides } from './box-sides.ts';
import { keysOf, type MappedField, openTable } from './columns.ts';
import type { ReadingContext } from './context.ts';
import { statusOf } from './match-words.ts';
import { timeFormOf } from './minutes.ts';
import { noteUnknownBox } from './note-places.ts';
import type { Notes } from './notes.ts';
import { isRow, type Row } from './places.ts';
import { type LineColumns, readLines } from './read-lines.ts';
import { readPeopleColumns, readPlayed, recordsOf } from './read-people.ts';
import { addUp } from './sums.ts';

type Mapped = ReadonlyMap<string, MappedField> | undefined;

/** What a mapping says of a box score: fields of players and totals, and where sides, players and totals stand. */
export interface MappedBox {
  players?: Mapped;
  totals?: Mapped;
  sides?: Mapped;
  paths?: SidePaths;
}

/** A box score in the contract's shape. `mapped` are a mapping's fields of the players, and of the totals. */
export function readBoxScore(
  data: Row,
  context: ReadingContext,
  notes: Notes,
  mapped: MappedBox = {},
): Record<string, unknown> {
  const told = mappedSides(data, mapped, notes) ?? findSides(data, context, notes, mapped.paths);
  const both = [told.team, told.opponent].flatMap((side) => side ?? []);
  for (const [field, side] of [
    ['team', told.team],
    ['opponent', told.opponent],
  ] as const) {
    if (side)
      notes.read(
        field,
        [side.path],
        told.rule ? 'derived' : side.path === field ? 'asSent' : 'renamed',
        told.rule ?? undefined,
      );
  }
  const { lines, totals, form } = readBoth(both, notes, mapped);
  const benches = both.map(({ bench }) => bench ?? null);
  const bench = openTable(benches, {
    kind: 'line',
    notes,
    pathPrefix: 'bench.',
    fieldPrefix: 'bench.',
  });
  const benchRecords = benches.some((one) => one !== null)
    ? recordsOf(2, readLines(bench, { notes, people: 5, timeForm: form }))
    : [];
  let start = 0;
  const read = both.map((side, at) => {
    const players = lines.slice(start, start + side.players.length);
    start += side.players.length;
    const name = textOf(side.texts.name);
    const coach = textOf(side.texts.coach);
    if (name !== undefined) notes.read('name', ['name'], 'asSent');
    if (coach !== undefined) notes.read('coach', ['coach'], 'asSent');
    const knownName = side === told.opponent ? context.match?.opponent.name : teamName(context);
    return {
      name: name ?? knownName ?? '–',
      ...(coach === undefined ? {} : { coach }),
      players,
      ...(side.bench ? { bench: benchRecords[at] } : {}),
      totals: side.totals ? (totals[at] ?? null) : null,
    };
  });
  const sideOf = (side: BoxSide | null) => (side ? read[both.indexOf(side)] : undefined);
  const opponentName = context.match?.opponent.name;
  return {
    status: readStatus(data, context, notes),
    team: sideOf(told.team) ?? { name: teamName(context) ?? '–', players: [], totals: null },
    opponent: sideOf(told.opponent) ?? { name: opponentName ?? '–', players: [], totals: null },
  };
}

const teamName = ({ match, teams }: ReadingContext) =>
  teams.find(({ id }) => id === match?.teamId)?.name;

/** The players of both sides as one table, since what a column means is told by the whole of it; and their totals. */
function readBoth(
  sides: readonly BoxSide[],
  notes: Notes,
  mapped: { players?: Mapped; totals?: Mapped },
) {
  const rows = sides.flatMap(({ players }) => players);
  const table = openTable(rows, {
    kind: 'playerLine',
    notes,
    pathPrefix: `${sameOf(sides, 'playersPath') ?? 'players[]'}.`,
    fieldPrefix: 'players[].',
    mapped: mapped.players,
  });
  const lines: LineColumns = {
    ...readPeopleColumns(table, notes),
    played: readPlayed(table),
    ...readLines(table, { notes, people: 1 }),
  };
  const [place] = table.placesFor('seconds');
  const form = place && timeFormOf(table.valuesAt(place), place.name);
  const totalRows = sides.map(({ totals }) => totals ?? null);
  const totalsPath = sameOf(sides, 'totalsPath') ?? 'totals';
  const totalTable = openTable(totalRows, {
    kind: 'line',
    notes,
    pathPrefix: `${totalsPath}.`,
    fieldPrefix: 'totals.',
    mapped: withinTotals(mapped.totals, totalsPath) ?? mapped.players,
  });
  const totals = readLines(totalTable, { notes, people: 5, timeForm: form });
  const added = addUp({ sides, lines, totals, notes, totalTable });
  notes.records(rows.length, rows.length);
  const records = recordsOf(rows.length, { ...lines, starter: startersOf(sides, lines.starter) });
  return { lines: records, totals: recordsOf(sides.length, added), form };
}

/** What all sides have there alike; `undefined` where they differ, or have nothing. */
function sameOf(sides: readonly BoxSide[], part: 'playersPath' | 'totalsPath'): string | undefined {
  const [path, ...others] = new Set(sides.map((side) => side[part]).filter((one) => one !== ''));
  return others.length === 0 ? path : undefined;
}

/** A mapping may name the fields of totals from the side on, as the report does, or from the totals on. */
function withinTotals(fields: Mapped, totalsPath: string): Mapped {
  if (!fields) return undefined;
  const within = ({ keys, unit }: MappedField): MappedField => {
    const path = keys.join('.');
    return path.startsWith(`${totalsPath}.`)
      ? { keys: keysOf(path.slice(totalsPath.length)), unit }
      : { keys, unit };
  };
  return new Map([...fields].map(([field, where]) => [field, within(where)]));
}

/** Starters may be listed apart rather than marked. */
function startersOf(sides: readonly BoxSide[], marked: readonly unknown[] | undefined) {
  if (!sides.some(({ starters }) => starters !== undefined)) return marked;
  return sides.flatMap(({ players, starters = 0 }) => players.map((_, at) => at < starters));
}

/** The sides where a mapping says that they stand. */
function mappedSides(data: Row, { sides, paths = {} }: MappedBox, notes: Notes): ToldSides | null {
  const at = (field: 'team' | 'opponent') => {
    const where = sides?.get(field);
    return where ? (boxSideAt(data, where.keys, paths) ?? null) : null;
  };
  const [team, opponent] = [at('team'), at('opponent')];
  if (!team && !opponent) return null;
  const both = [team, opponent].flatMap((side) => side ?? []);
  if (both.every(({ players }) => players.length === 0)) noteUnknownBox(data, both, notes);
  return { team, opponent, rule: null };
}

/** Where the match stands: as it is said here, else as the team's list told. */
function readStatus(data: Row, { match }: ReadingContext, notes: Notes): string | undefined {
  for (const row of [data, ...Object.values(data).filter(isRow)]) {
    for (const key of [
      'status',
      'state',
      'matchStatus',
      'gameStatus',
      'match_status',
      'game_status',
      'estado',
    ]) {
      const said = Object.hasOwn(row, key) ? row[key] : undefined;
      if (typeof said !== 'string' || said === '') continue;
      const word = statusOf(said) ?? said;
      notes.read(
        'status',
        [key],
        word === said ? 'asSent' : 'converted',
        word === said ? undefined : 'wordOfTheContract',
      );
      return word;
    }
  }
  if (match) notes.read('status', [], 'derived', 'fromMatchList');
  return match?.status;
}
