import type { Table } from './columns.ts';
import type { ReadingContext } from './context.ts';
import { pairOf } from './event-scores.ts';
import type { SideColumn, SideColumns } from './match-sides.ts';
import type { Notes } from './notes.ts';
import { type Party, tellApart } from './parties.ts';
import type { Rule } from './report.ts';

/** Which of the two sides is ours in each match: the first (home, or the first of a list), the second; `null` = unknown. */
export type Orientation = readonly (boolean | null)[];

interface Oriented {
  /** Of home and away. */
  orientation: { home: Orientation; list: Orientation };
  homeAway: readonly (string | undefined)[];
  opponent: readonly { id?: string; name?: string }[];
  score: readonly ({ team: number | null; opponent: number | null } | null)[];
}

interface Situation {
  table: Table;
  sides: Record<'team' | 'opponent' | 'home' | 'away', SideColumns>;
  competitors: readonly [SideColumns, SideColumns] | null;
  homeAway: readonly unknown[];
  context: ReadingContext;
  notes: Notes;
}

/** Brings what was told of two sides to ours: opponent, score, and where it was played. */
export function orient({
  table,
  sides,
  competitors,
  homeAway,
  context,
  notes,
}: Situation): Oriented {
  const rules = new Set<Rule>();
  const tell = (pair: readonly [SideColumns, SideColumns], isHomeAway: boolean) =>
    table.rows.map((_, row) => {
      const isFirst = pair[0].id?.values[row] === context.teamId;
      const isSecond = pair[1].id?.values[row] === context.teamId;
      if (context.teamId !== undefined && isFirst !== isSecond) {
        rules.add('byTeamId');
        return isFirst;
      }
      const first = partyAt(pair[0], row, isHomeAway ? true : null);
      const second = partyAt(pair[1], row, isHomeAway ? false : null);
      const told = tellApart([first, second], context, context.teamId, homeAway[row]);
      if (told) rules.add(told.rule);
      return told ? told.first : null;
    });
  const none = table.rows.map(() => null);
  const byHome =
    hasAny(sides.home) || hasAny(sides.away) ? tell([sides.home, sides.away], true) : none;
  const byList = competitors ? tell(competitors, false) : none;
  const pick = (part: 'name' | 'id' | 'score') =>
    pickSides(part, { sides, competitors, byHome, byList });
  const { theirs: names } = pick('name');
  const { theirs: ids } = pick('id');
  const score = pick('score');
  const [rule] = [...rules];
  noteSided(notes, table.nameOf('opponent.name'), names, rule);
  const isBlank = isOneForAll(table.rows.length, ids, names);
  if (isBlank) notes.leaveOut(table.nameOf('opponent.id'), ids.paths, 'otherKind');
  else noteSided(notes, table.nameOf('opponent.id'), ids, rule);
  const scores = readScores(table, score, homeAway, notes, rule);
  const told = table.rows.map((_, row) => {
    const said = homeAway[row];
    if (typeof said === 'string') return said;
    const home = byHome[row] ?? homeOfList(competitors, byList, row);
    return home === null || home === undefined ? undefined : home ? 'home' : 'away';
  });
  if (told.some((word, row) => word !== undefined && homeAway[row] === undefined)) {
    const paths = [sides.home.id, sides.home.name].flatMap((column) => column?.path ?? []);
    notes.read(table.nameOf('homeAway'), paths, 'derived', rule);
  }
  return {
    orientation: { home: byHome, list: byList },
    homeAway: told,
    opponent: table.rows.map((_, row) => {
      const [id, name] = [ids.at(row), names.at(row)];
      const opponent: { id?: string; name?: string } = {};
      if (typeof id === 'string' && !isBlank) opponent.id = id;
      if (typeof name === 'string') opponent.name = name;
      return opponent;
    }),
    score: scores,
  };
}

/** Whether all of several opponents have the same id: what stands for a missing one, under which all would be one opponent. */
function isOneForAll(rows: number, ids: Picked, names: Picked): boolean {
  const all = Array.from({ length: rows }, (_, row) => row);
  const distinct = (picked: Picked) =>
    new Set(all.flatMap((row) => (typeof picked.at(row) === 'string' ? [picked.at(row)] : [])));
  return distinct(ids).size === 1 && distinct(names).size > 2;
}

const hasAny = (columns: SideColumns) =>
  Object.values(columns).some((column) => column !== undefined);

function partyAt(columns: SideColumns, row: number, isHome: boolean | null): Party {
  return {
    id: textAt(columns.id, row),
    name: textAt(columns.name, row),
    isHome: isHome ?? flagAt(columns.isHome, row),
    isOwn: flagAt(columns.isOwn, row),
  };
}

function textAt(column: SideColumn | undefined, row: number): string | undefined {
  const value = column?.values[row];
  return typeof value === 'string' ? value : undefined;
}

function flagAt(column: SideColumn | undefined, row: number): boolean | null {
  const value = column?.values[row];
  return typeof value === 'boolean' ? value : null;
}

function homeOfList(competitors: Situation['competitors'], byList: Orientation, row: number) {
  const first = byList[row];
  if (!competitors || first === null || first === undefined) return null;
  const ours = competitors[first ? 0 : 1].isHome?.values[row];
  if (typeof ours === 'boolean') return ours;
  const theirs = competitors[first ? 1 : 0].isHome?.values[row];
  return typeof theirs === 'boolean' ? !theirs : null;
}

/** What both sides have of one thing, by row, and why it may be nothing. */
interface Picked {
  at: (row: number) => unknown;
  paths: string[];
  isOwn: boolean;
  /** It was sent, but not from our side. */
  isTurned: boolean;
  /** It was sent for matches whose sides can't be told apart. */
  isUnknown: boolean;
}

function pickSides(
  part: 'name' | 'id' | 'score',
  {
    sides,
    competitors,
    byHome,
    byList,
  }: Pick<Situation, 'sides' | 'competitors'> & { byHome: Orientation; byList: Orientation },
) {
  const pickSide = (ours: boolean): Picked => {
    const direct = sides[ours ? 'team' : 'opponent'][part];
    const [home, away] = [sides.home[part], sides.away[part]];
    const [one, two] = [competitors?.[0][part], competitors?.[1][part]];
    const others = [home, away, one, two].flatMap((column) => column ?? []);
    const turned = (
      first: boolean | null | undefined,
      row: number,
      a?: SideColumn,
      b?: SideColumn,
    ) =>
      first === null || first === undefined ? undefined : (first === ours ? a : b)?.values[row];
    return {
      at: (row) =>
        direct?.values[row] ??
        turned(byHome[row], row, home, away) ??
        turned(byList[row], row, one, two),
      paths: (direct ? [direct] : others).map(({ path }) => path),
      isOwn: direct?.isOwn === true,
      isTurned: !direct && others.length > 0,
      isUnknown:
        !direct &&
        others.some(({ values }) =>
          values.some(
            (value, row) => value !== undefined && byHome[row] === null && byList[row] === null,
          ),
        ),
    };
  };
  return { ours: pickSide(true), theirs: pickSide(false) };
}

function noteSided(notes: Notes, field: string, picked: Picked, rule: Rule | undefined) {
  if (picked.paths.length === 0) return;
  if (picked.isUnknown) notes.leaveOut(field, picked.paths, 'unknownSide');
  else if (picked.isTurned) notes.read(field, picked.paths, 'derived', rule);
  else notes.read(field, picked.paths, picked.isOwn ? 'asSent' : 'renamed');
}

/** The scores; one written as a pair is ours first only where that is the home side's as well, or the only order. */
function readScores(
  table: Table,
  { ours, theirs }: { ours: Picked; theirs: Picked },
  homeAway: readonly unknown[],
  notes: Notes,
  rule: Rule | undefined,
): Oriented['score'] {
  const field = table.nameOf('score');
  const paths = [...new Set([...ours.paths, ...theirs.paths])];
  if (paths.length > 0) {
    noteSided(
      notes,
      field,
      { ...ours, paths, isUnknown: ours.isUnknown || theirs.isUnknown },
      rule,
    );
    return table.rows.map((_, row) => {
      const [team, opponent] = [ours.at(row), theirs.at(row)];
      if (typeof team !== 'number' && typeof opponent !== 'number') return null;
      return {
        team: typeof team === 'number' ? team : null,
        opponent: typeof opponent === 'number' ? opponent : null,
      };
    });
  }
  const place = table.places.find(({ name }) => /^(final)?(score|result|marcador)$/.test(name));
  const pairs = place ? table.valuesAt(place).map(pairOf) : [];
  if (!place || pairs.filter((pair) => pair === null).length > pairs.length / 2)
    return table.rows.map(() => null);
  if (!pairs.some((pair) => pair !== undefined)) return table.rows.map(() => null);
  const away = pairs.some((pair, row) => pair && homeAway[row] !== 'home');
  if (away) {
    notes.leaveOut(field, [table.pathOf(place)], 'twoReadings');
    return table.rows.map(() => null);
  }
  notes.read(field, [table.pathOf(place)], 'converted', 'pair');
  return pairs.map((pair) => (pair ? { team: pair[0], opponent: pair[1] } : null));
}
