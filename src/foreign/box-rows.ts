import { plainName } from '../contract/plain-name.ts';
import type { BoxSide, BoxSides, ToldSides } from './box-parts.ts';
import { openTable } from './columns.ts';
import type { ReadingContext } from './context.ts';
import * as convert from './convert.ts';
import { fieldsKnown, listsIn } from './lists.ts';
import { homeOrAway } from './match-words.ts';
import { noteUnknownBox } from './note-places.ts';
import { type Notes, takeNotes } from './notes.ts';
import { tellApart } from './parties.ts';
import { isRow, type Row, valueAt } from './places.ts';
import { sameName } from './sides.ts';

/** A list of players has these many fields of a player's line at least. */
const fewestFields = 4;

/**
 * The sides of a box score that lists players without a side of their own: each row says whose it is, or all rows are
 * of one side, which their points prove.
 */
export function flatSidesOf(
  data: Row,
  sides: BoxSides,
  context: ReadingContext,
  notes: Notes,
): ToldSides {
  const lists = listsIn(data).filter(
    ({ rows }) => rows.some(isRow) && fieldsKnown(rows, 'playerLine') >= fewestFields,
  );
  const [list] = lists;
  if (!list || lists.length > 1) {
    for (const { path, rows } of lists) {
      notes.found(path, rows);
      notes.records(rows.length, 0);
      notes.leaveOut('team', [path], 'unknownSide');
    }
    if (lists.length === 0) {
      noteUnknownBox(
        data,
        [sides.team, sides.opponent].flatMap((side) => side ?? []),
        notes,
      );
    }
    return { team: null, opponent: null, rule: null };
  }
  const { players, totals } = withoutTotals(list.rows);
  const make = (rows: readonly unknown[], known: BoxSide | undefined, total?: Row): BoxSide =>
    ({
      path: list.path,
      texts: known?.texts ?? {},
      players: rows,
      playersPath: list.path,
      totalsPath: known?.totalsPath ?? '',
      ...((known?.totals ?? total) ? { totals: known?.totals ?? total } : {}),
    }) as BoxSide;
  const split = splitByTeam(players, context);
  if (split) {
    const total = (ours: boolean) => totals.find((row) => split.isOurs(row) === ours);
    return {
      team: make(
        players.filter((row) => split.isOurs(row)),
        sides.team,
        total(true),
      ),
      opponent: make(
        players.filter((row) => !split.isOurs(row)),
        sides.opponent,
        total(false),
      ),
      rule: split.rule,
    };
  }
  const whose = whoseByScore(players, sides, context);
  const other = whose === 'team' ? sides.opponent : sides.team;
  if (whose === null) {
    notes.leaveOut('team', [list.path], 'unknownSide');
    notes.records(players.length, 0);
    return { team: null, opponent: null, rule: null };
  }
  const side = make(players, sides[whose], totals.length === 1 ? totals[0] : undefined);
  const rest = other && (other.totals || other.players.length > 0) ? other : null;
  return {
    team: whose === 'team' ? side : rest,
    opponent: whose === 'team' ? rest : side,
    rule: scoresOf(sides, context).team === undefined ? 'onlyOneSide' : 'byScore',
  };
}

/** Rows that sum up a side stand at the end of some tables. */
function withoutTotals(rows: readonly unknown[]): { players: unknown[]; totals: Row[] } {
  const totals: Row[] = [];
  const players = rows.filter((row) => {
    const isTotal =
      isRow(row) &&
      Object.values(row).some(
        (value) => typeof value === 'string' && /^(team )?(totals?|totales)$/i.test(value.trim()),
      );
    if (isTotal) totals.push(row);
    return !isTotal;
  });
  return { players, totals };
}

/** Records that are looked into to tell whose they are: the report does not say what was read of them. */
const unnoted = (rows: readonly unknown[], kind: 'playerLine' | 'line') =>
  openTable(rows, { kind, notes: takeNotes('boxScore'), pathPrefix: '', fieldPrefix: '' });

/** Tells rows apart by the team that each of them names: its id, "home" or "away", its name. */
function splitByTeam(rows: readonly unknown[], context: ReadingContext) {
  const table = unnoted(rows, 'playerLine');
  for (const field of ['teamId', 'teamSide', 'teamName'] as const) {
    const [place] = table.placesFor(field);
    const column = place && convert.text(table.valuesAt(place), { name: place.name });
    if (!place || typeof column !== 'object') continue;
    const values = [...new Set(column.values)];
    const [a, b] = values;
    if (values.length !== 2 || typeof a !== 'string' || typeof b !== 'string') continue;
    const party = (word: string) => ({
      id: field === 'teamId' ? word : undefined,
      name: field === 'teamName' ? word : undefined,
      isHome: homeOrAway(word) === undefined ? null : homeOrAway(word) === 'home',
      isOwn: /^(team|own|us)$/i.test(word)
        ? true
        : /^(opponent|opp|them)$/i.test(word)
          ? false
          : null,
    });
    const { match } = context;
    const told =
      tellApart([party(a), party(b)], context, match?.teamId, match?.homeAway) ??
      tellByOpponent([a, b], match?.opponent.name);
    if (!told) continue;
    const ours = told.first ? a : b;
    const isOurs = (row: unknown) =>
      plainName(String(valueAt(row, place.keys))) === plainName(ours);
    return { isOurs, rule: told.rule };
  }
  return null;
}

function tellByOpponent([a, b]: [string, string], opponent: string | undefined) {
  const [isA, isB] = [sameName(a, opponent), sameName(b, opponent)];
  return isA === isB ? null : { first: isB, rule: 'byTeamName' as const };
}

/** Whose players these are, by what they scored; ours where nothing speaks against it, since the key is our club's. */
function whoseByScore(rows: readonly unknown[], sides: BoxSides, context: ReadingContext) {
  const points = unnoted(rows, 'line').read('points', convert.count);
  const known = points?.every((value) => typeof value === 'number');
  const sum = points?.reduce<number>(
    (total, value) => total + (typeof value === 'number' ? value : 0),
    0,
  );
  const { team, opponent } = scoresOf(sides, context);
  if (known && team !== undefined && opponent !== undefined && team !== opponent) {
    return sum === team ? 'team' : sum === opponent ? 'opponent' : null;
  }
  // No side has more players on its sheet.
  return rows.length <= 15 && (team === undefined || team === opponent) ? 'team' : null;
}

function scoresOf(sides: BoxSides, { match }: ReadingContext) {
  const total = (side: BoxSide | undefined) => {
    const [points] = unnoted([side?.totals], 'line').read('points', convert.count) ?? [];
    return typeof points === 'number' ? points : undefined;
  };
  return {
    team: total(sides.team) ?? match?.score?.team ?? undefined,
    opponent: total(sides.opponent) ?? match?.score?.opponent ?? undefined,
  };
}
