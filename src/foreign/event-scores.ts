import type { Table } from './columns.ts';
import type { ReadingContext } from './context.ts';
import * as convert from './convert.ts';
import type { Notes } from './notes.ts';
import { sidedBy } from './sides.ts';

interface Score {
  team: number | null;
  opponent: number | null;
}

const pairText = /^\s*(\d{1,3})\s*[-–:/]\s*(\d{1,3})\s*$/;

/** Two scores in one value; `undefined` = nothing there, `null` = something else. */
export function pairOf(value: unknown): [number, number] | null | undefined {
  if (convert.isNothing(value)) return undefined;
  const parts = typeof value === 'string' ? pairText.exec(value)?.slice(1) : value;
  if (!Array.isArray(parts) || parts.length !== 2) return null;
  const [a, b] = parts.map(convert.wholeNumber);
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : null;
}

/** The score after each event, from our side. */
export function scoresOf(
  table: Table,
  context: ReadingContext,
  notes: Notes,
): readonly (Score | undefined)[] | undefined {
  const field = table.nameOf('score');
  const columns = new Map<string, { values: readonly unknown[]; path: string; isOwn: boolean }>();
  for (const place of table.places) {
    const sided = sidedBy(place.keys);
    if (sided?.part !== 'score' || columns.has(sided.side)) continue;
    const column = convert.count(table.valuesAt(place), { name: place.name });
    if (typeof column === 'string' || !column.values.some((value) => value !== undefined)) continue;
    const isOwn = place.path === `score.${sided.side}`;
    columns.set(sided.side, { values: column.values, path: table.pathOf(place), isOwn });
  }
  const [team, opponent] = [columns.get('team'), columns.get('opponent')];
  if (team ?? opponent) {
    const paths = [team, opponent].flatMap((column) => column?.path ?? []);
    notes.read(field, paths, (team ?? opponent)?.isOwn ? 'asSent' : 'renamed');
    return together(table, team?.values, opponent?.values);
  }
  const [home, away] = [columns.get('home'), columns.get('away')];
  const ours = context.match?.homeAway;
  if (home && away) {
    if (ours === 'home' || ours === 'away') {
      notes.read(field, [home.path, away.path], 'derived', 'byHomeFlag');
      const [a, b] = ours === 'home' ? [home, away] : [away, home];
      return together(table, a.values, b.values);
    }
    notes.leaveOut(field, [home.path, away.path], 'unknownSide');
    return undefined;
  }
  return fromPairs(table, context, notes);
}

function together(
  table: Table,
  team: readonly unknown[] | undefined,
  opponent: readonly unknown[] | undefined,
) {
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  return table.rows.map((_, row): Score | undefined => {
    const score = { team: number(team?.[row]), opponent: number(opponent?.[row]) };
    return score.team === null && score.opponent === null ? undefined : score;
  });
}

/** Pairs such as "23-21": whose number is first, the match's known score proves. */
function fromPairs(table: Table, { match }: ReadingContext, notes: Notes) {
  const place = table.places.find(({ name }) =>
    /^(score|marcador|scoretext|currentscore)$/.test(name),
  );
  if (!place) return undefined;
  const pairs = table.valuesAt(place).map((value) => pairOf(value) ?? undefined);
  const last = pairs.findLast((pair) => pair !== undefined);
  if (!last) return undefined;
  const field = table.nameOf('score');
  const [team, opponent] = [match?.score?.team, match?.score?.opponent];
  const [first, second] = last;
  const isFirst = first === team && second === opponent;
  const isSecond = second === team && first === opponent;
  if (isFirst === isSecond) {
    notes.leaveOut(field, [table.pathOf(place)], 'twoReadings');
    return undefined;
  }
  notes.read(field, [table.pathOf(place)], 'derived', 'byScore');
  return pairs.map(
    (pair) =>
      pair &&
      (isFirst ? { team: pair[0], opponent: pair[1] } : { team: pair[1], opponent: pair[0] }),
  );
}
