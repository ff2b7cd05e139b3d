import { plainName } from '../contract/plain-name.ts';
import { blocksIn, type Label, partsOf } from './box-blocks.ts';
import { addsUp, groupsOf, partyOf, withoutPerson } from './box-groups.ts';
import { type Entry, type Line, type Lines, readAll } from './box-lines.ts';
import type { ReadingContext } from './context.ts';
import { says, sideSaid, wordsOf } from './lexicon.ts';
import type { MappedFields } from './mapping.ts';
import { statusOf } from './match-status.ts';
import { type Notes, noteUnread } from './notes.ts';
import { isRow, type Row } from './rows.ts';
import { columnsOf, entriesOf, valueAt } from './table.ts';
import { textOf } from './values.ts';
import { askForSide, isOurs, tellApart } from './whose.ts';

interface Side {
  paths: string[];
  players: Line[];
  totals: Line | null;
  label: Label | null;
}

/** A box score in the contract's shape. */
export function readBox(
  data: unknown,
  context: ReadingContext,
  notes: Notes,
  mapped?: MappedFields,
): Record<string, unknown> | null {
  const { players, totals } = blocksIn(data);
  const entries = players.flatMap((block) => block.rows.map((row) => ({ row, block })));
  const sums = totals.flatMap((block) => block.rows.map((row) => ({ row, block })));
  const status = readStatus(data, context, notes);
  const empty = {
    status,
    team: emptySide(ownName(context)),
    opponent: emptySide(context.match?.opponent.name),
  };
  if (entries.length === 0 && sums.length === 0) {
    noteUnread(data, notes);
    return empty;
  }
  const lines = readAll(entries, alikeIn(sums, entries), context, notes, mapped);
  const sided = sidesOf(entries, sums, lines, context, notes);
  if (!sided) return empty;
  const { team, opponent, rule } = sided;
  if (team) notes.read('team', team.paths, rule);
  if (opponent) notes.read('opponent', opponent.paths, rule);
  checkSums([team, opponent], notes);
  const written = (team?.players.length ?? 0) + (opponent?.players.length ?? 0);
  const lost = players.reduce((sum, block) => sum + (block.lost ?? 0), 0);
  notes.records(entries.length + lost - lines.sums.length, written);
  return {
    status,
    team: contractSide(team, ownName(context), notes),
    opponent: contractSide(opponent, context.match?.opponent.name, notes),
  };
}

/**
 * Records of sums with the same fields as the players', so that both are read as one table:
 * either of them may be wrapped in another record.
 */
function alikeIn(sums: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const paths = new Set(
    columnsOf(entries.slice(0, 30).map(({ row }) => row)).map(({ path }) => path),
  );
  const share = (row: Row) => {
    const own = columnsOf([row]);
    return own.filter(({ path }) => paths.has(path)).length / Math.max(1, own.length);
  };
  const wrappers = [
    ...new Set(
      [...paths].flatMap((path) =>
        path.includes('.') ? [path.slice(0, path.lastIndexOf('.'))] : [],
      ),
    ),
  ];
  return sums.map((entry) => {
    const { row } = entry;
    if (entries.length === 0 || partsOf(row) || share(row) >= 0.5) return entry;
    const options: Row[] = [
      ...wrappers.map((path) =>
        path.split('.').reduceRight<Row>((inner, key) => ({ [key]: inner }), row),
      ),
      ...unwrapped(row),
    ];
    const alike = options.find((one) => share(one) >= 0.6);
    return alike ? { ...entry, row: alike } : entry;
  });
}

/** The record without a wrapper around some of its fields, or without two. */
const unwrapped = (row: Row, depth = 0): Row[] =>
  Object.entries(row).flatMap(([key, inner]): Row[] => {
    if (!isRow(inner) || depth > 1) return [];
    const { [key]: _, ...rest } = row;
    const whole = { ...rest, ...inner };
    return [whole, ...unwrapped(whole, depth + 1)];
  });

const emptySide = (name: string | undefined) => ({ name: name ?? '–', players: [], totals: null });

const ownName = ({ match, teams }: ReadingContext) =>
  teams.find(({ id }) => id === match?.teamId)?.name;

function contractSide(side: Side | null, name: string | undefined, notes: Notes) {
  if (!side) return emptySide(name);
  const { keys = [], said = [] } = side.label ?? {};
  const found = (field: string, isIt: (key: string, value: string) => boolean) => {
    const one = said.find(([key, value]) => typeof value === 'string' && isIt(key, value));
    if (one) notes.read(field, [[...keys.slice(0, -1), one[0]].join('.')]);
    return textOf(one?.[1]);
  };
  const sent = found(
    'name',
    (key, value) => says(wordsOf(key), 'name') && sideSaid(value) === null,
  );
  const coach = found('coach', (key) => key === 'coach');
  return { name: name ?? sent ?? '–', coach, players: side.players, totals: side.totals };
}

/** Which lines belong together, and which of the two groups is ours. */
function sidesOf(
  entries: readonly Entry[],
  sums: readonly Entry[],
  lines: Lines,
  context: ReadingContext,
  notes: Notes,
) {
  const playerAt = [...entries.keys()].filter((at) => !lines.sums.includes(at));
  const groups = groupsOf(entries, playerAt, sums, lines, context);
  const parties = groups.map((group) => partyOf(group, lines));
  const [one, two, three] = parties;
  const alone =
    one && !two && (isOurs(one, context) ?? { first: true, rule: 'onlyOneSide' as const });
  const told = one && two && !three ? tellApart(one, two, context) : alone;
  if (!told) {
    if (!three) askForSide(parties, context, notes);
    const paths = [...new Set(entries.map(({ block }) => block.path))];
    notes.leaveOut('team', paths, 'unknownSide');
    notes.leaveOut('opponent', paths, 'unknownSide');
    notes.records(entries.length, 0);
    return null;
  }
  const sides = groups.map(({ rows, total, label }): Side => {
    const paths = new Set(rows.flatMap((at) => entries[at]?.block.path ?? []));
    if (label && rows.length === 0) paths.add(label.keys.join('.'));
    return {
      paths: [...paths].slice(0, 3),
      players: rows.map((at) => lines.lines[at] ?? {}),
      totals: total === undefined ? null : withoutPerson(lines.lines[total] ?? {}),
      label,
    };
  });
  const [team = null, opponent = null] = told.first ? sides : [sides[1], sides[0]];
  return { team, opponent, rule: told.rule };
}

/** A side's totals are the sums of its lines in these fields. */
const summed =
  'points twos.made twos.attempted threes.made threes.attempted freeThrows.made freeThrows.attempted'
    .split(' ')
    .map((field) => field.split('.'));

/** Takes back totals that the players' lines do not add up to, since one of the two is misread. */
function checkSums(sides: readonly (Side | null)[], notes: Notes): void {
  for (const side of sides) {
    const { totals, players = [] } = side ?? {};
    if (!totals || players.length === 0 || provesItself(totals)) continue;
    for (const keys of summed) {
      const [field = ''] = keys;
      const isWhole = players.every((line) => typeof valueAt(line, keys) === 'number');
      if (!isWhole || addsUp(totals, players, keys) !== false) continue;
      delete totals[field];
      notes.takeBack(`totals.${field}`, 'linesAndTotals');
    }
  }
}

/** Whether a side's points equal those of its shots: then a player's line is wrong or missing. */
function provesItself(line: Line): boolean {
  const [two, three, free] = ['twos', 'threes', 'freeThrows'].map((kind) =>
    Number(valueAt(line, [kind, 'made']) ?? Number.NaN),
  );
  return line.points === 2 * (two ?? 0) + 3 * (three ?? 0) + (free ?? 0);
}

/** The match's status as this reply gives it, otherwise as the team's list of matches does. */
function readStatus(data: unknown, { match }: ReadingContext, notes: Notes): string | undefined {
  const rows = [data, ...(isRow(data) ? Object.values(data) : [])].filter(isRow);
  for (const [key, said] of rows.flatMap(entriesOf)) {
    const isStatus = /^(match|game)?(status|state|estado|statut)$/.test(plainName(key));
    if (!isStatus || typeof said !== 'string' || said === '') continue;
    const word = statusOf(said) ?? said;
    notes.read('status', [key], word === said ? undefined : 'wordOfTheContract');
    return word;
  }
  if (match) notes.read('status', [], 'fromMatchList');
  return match?.status;
}
