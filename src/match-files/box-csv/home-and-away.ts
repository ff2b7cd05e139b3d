import { addCounts } from '../../basketball/line.ts';
import type { Asked, FileAnswers } from '../../contract/adding.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { PointsOfSides, RecordedSide, RecordedSideName } from '../recorded-match.ts';
import { type About, courtOf } from './about.ts';
import { hasSideColumn, type Layout } from './blocks.ts';
import { CellError } from './cells.ts';
import { periodsOf, scoreOf } from './heading.ts';
import { recordedSide, type SideRows } from './sides.ts';

/** Each side's name ('' if unknown), and its rows if it has a table. */
export type NamedSides = Record<RecordedSideName, { name: string; rows: SideRows | null }>;

type StatedNames = Record<RecordedSideName, (string | null)[]>;

/**
 * Decides which side is home: by lines and words, otherwise the side named first. Lines "opponent" and "team" give the names,
 * a line "venue" or a column with "away" says where the team played. The rest is `asked`.
 */
export function homeAndAway(
  sides: readonly SideRows[],
  about: About,
  { scores, title }: Pick<Layout, 'scores' | 'title'>,
  answers: FileAnswers,
): NamedSides & { neutral: boolean; asked: Asked[] } {
  const isOwnKnown = about.text('team') !== null || about.text('opponent') !== null;
  const [first] = sides;
  // If only one side has a table, its word "away" is the team's venue.
  const word = sides.length === 1 && isOwnKnown ? first?.word : null;
  const isPlace = word === 'home' || word === 'away';
  const opponent = about.text('opponent');
  const isAway = opponent?.startsWith('@') === true;
  const court = about.read('homeAway', courtOf) ?? (isPlace ? word : isAway ? 'away' : null);
  const own: RecordedSideName = court === 'away' ? 'away' : 'home';
  const other: RecordedSideName = own === 'home' ? 'away' : 'home';
  const stated: StatedNames = { home: [about.text('home')], away: [about.text('away')] };
  stated[own].push(about.text('team'));
  stated[other].push(
    opponent?.replace(/^(?:@\s*|(?:vs?\.?|contra|gegen|contre|contro)\s+)/i, '') ?? null,
  );
  stated.home.push(title?.home ?? null);
  stated.away.push(title?.away ?? null);
  const placed: Record<RecordedSideName, SideRows | null> = { home: null, away: null };
  const waiting: SideRows[] = [];
  for (const side of sides) {
    const place = namedSide(side, own, stated);
    if (place === null) waiting.push(side);
    else if (placed[place] === null) placed[place] = side;
    else throw new CellError(`two tables of the ${place} side`);
  }
  const [home, away] = [stated.home, stated.away].map((names) => names.find((name) => name));
  const asked: Asked[] = [];
  const [alone, ...rest] = waiting;
  // With two names and one unnamed table the score decides which it is, or the coach.
  if (
    alone !== undefined &&
    rest.length === 0 &&
    sides.length === 1 &&
    !isOwnKnown &&
    home &&
    away
  ) {
    const score = about.read('score', scoreOf) ?? title?.score ?? null;
    const place = answeredSide([home, away], answers) ?? sideByPoints(alone, score);
    if (place === null) {
      asked.push({ ...question('home', alone), names: [home, away] });
      const none = { name: '', rows: null };
      return { home: { name: '', rows: alone }, away: none, neutral: court === 'neutral', asked };
    }
    placed[place] = alone;
  } else {
    for (const side of waiting) {
      const place = [own, other].find((free) => placed[free] === null);
      if (place !== undefined) placed[place] = side;
    }
  }
  const nameOf = (place: RecordedSideName, index: number) => {
    const rows = placed[place];
    const label = rows?.word === null ? rows.label : null;
    // A title may be a note; a column of sides is certain.
    const names =
      rows !== null && hasSideColumn(rows.block.columns)
        ? [label, ...stated[place]]
        : [...stated[place], label];
    const name = [...names, scores[index]?.name, answers[place]].find((of) => of) ?? '';
    if (name === '') asked.push(question(place, rows));
    return { name, rows };
  };
  return { home: nameOf('home', 0), away: nameOf('away', 1), neutral: court === 'neutral', asked };
}

const question = (of: RecordedSideName, rows: SideRows | null): Asked => ({
  of,
  players:
    rows === null
      ? []
      : recordedSide(rows, '')
          .players.slice(0, 3)
          .map(({ name }) => name),
  names: [],
  proposal: null,
  isNeeded: true,
});

function answeredSide(
  [home, away]: readonly [string, string],
  answers: FileAnswers,
): RecordedSideName | null {
  const said = normalisedName(answers.home ?? '');
  if (said === '') return null;
  return said === normalisedName(away) ? 'away' : said === normalisedName(home) ? 'home' : null;
}

/** The side whose points the table has; null if neither fits, or the score is level. */
function sideByPoints(
  rows: SideRows,
  score: readonly [number, number] | null,
): RecordedSideName | null {
  if (score === null || score[0] === score[1]) return null;
  const { points } = recordedSide(rows, '').totals;
  return points === score[0] ? 'home' : points === score[1] ? 'away' : null;
}

function namedSide(
  { label, word }: SideRows,
  own: RecordedSideName,
  stated: StatedNames,
): RecordedSideName | null {
  if (word === 'home' || word === 'away') return word;
  if (word !== null) return (word === 'team') === (own === 'home') ? 'home' : 'away';
  const isCalled = (name: string | null) =>
    name !== null && label !== null && normalisedName(name) === normalisedName(label);
  if (stated.home.some(isCalled)) return 'home';
  return stated.away.some(isCalled) ? 'away' : null;
}

interface Points {
  /** From the lines around the tables; otherwise from the totals. */
  score: PointsOfSides;
  periods: PointsOfSides[];
}

type Sides = Record<'home' | 'away', RecordedSide>;

/** The score and period scores from the lines around the tables or from answers. Throws a CellError for an unreadable score. */
export function pointsOf(
  about: About,
  { scores, title }: Pick<Layout, 'scores' | 'title'>,
  sides: Sides,
  answered: { home: number; away: number } | undefined,
): Points {
  const totals = { home: sides.home.totals.points, away: sides.away.totals.points };
  const lineOf = (side: 'home' | 'away') =>
    scores.find(({ name }) => normalisedName(name) === normalisedName(sides[side].name));
  const [home, away] = [lineOf('home'), lineOf('away')];
  const written = about.read('score', scoreOf) ?? title?.score ?? null;
  const parts = about.read('periods', periodsOf) ?? [];
  const turned = isTurned(written ?? sumOf(parts), totals);
  const inOrder = ([first, second]: readonly [number, number]): PointsOfSides =>
    turned ? { home: second, away: first } : { home: first, away: second };
  const score = written === null ? { home: null, away: null } : inOrder(written);
  const periods =
    parts.length > 0
      ? parts.map(inOrder)
      : (home?.periods ?? []).map((points, index) => ({
          home: points,
          away: away?.periods[index] ?? null,
        }));
  return {
    score: {
      home: score.home ?? home?.points ?? totals.home ?? answered?.home ?? null,
      away: score.away ?? away?.points ?? totals.away ?? answered?.away ?? null,
    },
    periods,
  };
}

function sumOf(parts: readonly [number, number][]): [number, number] | null {
  return parts.length === 0
    ? null
    : parts.reduce(([home, away], [one, other]) => [home + one, away + other], [0, 0]);
}

/** Whether the score names the away side first, as the totals show; the home side is usual. */
function isTurned(score: readonly [number, number] | null, totals: PointsOfSides): boolean {
  if (score === null) return false;
  const fits = (home: number, away: number) =>
    (totals.home === null || totals.home === home) &&
    (totals.away === null || totals.away === away) &&
    addCounts(totals.home ?? 0, totals.away ?? 0) !== 0;
  return !fits(score[0], score[1]) && fits(score[1], score[0]);
}
