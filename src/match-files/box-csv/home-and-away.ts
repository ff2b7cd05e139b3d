import { normalisedName } from '../../contract/normalised-name.ts';
import type { RecordedSideName } from '../recorded-match.ts';
import { type About, courtOf } from './about.ts';
import { tellsSides } from './blocks.ts';
import { CellError } from './cells.ts';
import type { ScoreLine } from './heading.ts';
import type { SideRows } from './sides.ts';

/** Each side's name, and its rows where the table has them. */
export type NamedSides = Record<RecordedSideName, { name: string; rows: SideRows | null }>;

/**
 * Which side is home: as lines or words say; else the one that is named first. A line "opponent" or "team" tells the
 * names, a line "venue" or a column with "away" where the team played. Throws a CellError where a side has no name.
 */
export function homeAndAway(
  sides: readonly SideRows[],
  about: About,
  scores: readonly ScoreLine[],
): NamedSides & { neutral: boolean } {
  const court = about.read('homeAway', courtOf);
  const own: RecordedSideName = court === 'away' ? 'away' : 'home';
  const other: RecordedSideName = own === 'home' ? 'away' : 'home';
  const told: Record<RecordedSideName, (string | null)[]> = { home: [], away: [] };
  told.home.push(about.text('home'));
  told.away.push(about.text('away'));
  told[own].push(about.text('team'));
  told[other].push(about.text('opponent'));
  const placed: Record<RecordedSideName, SideRows | null> = { home: null, away: null };
  const waiting: SideRows[] = [];
  for (const side of sides) {
    const place = placeOf(side, own, told);
    if (place === null) waiting.push(side);
    else if (placed[place] === null) placed[place] = side;
    else throw new CellError(`two tables of the ${place} side`);
  }
  for (const side of waiting) {
    const place = [own, other].find((free) => placed[free] === null);
    if (place !== undefined) placed[place] = side;
  }
  const nameOf = (place: RecordedSideName, index: number) => {
    const rows = placed[place];
    const label = rows?.word === null ? rows.label : null;
    const stated = told[place];
    // A title may be a note; a column says of each row which side it is.
    const names =
      rows !== null && tellsSides(rows.block.columns) ? [label, ...stated] : [...stated, label];
    const name = [...names, scores[index]?.name].find((of) => of);
    if (name !== undefined && name !== null) return { name, rows };
    throw new CellError(
      rows === null
        ? 'nothing says who the opponent was: add a line "opponent" with the name above the table'
        : 'nothing says whose players these are: add a line "team" with the name above the table',
    );
  };
  return { home: nameOf('home', 0), away: nameOf('away', 1), neutral: court === 'neutral' };
}

function placeOf(
  { label, word }: SideRows,
  own: RecordedSideName,
  told: Record<RecordedSideName, (string | null)[]>,
): RecordedSideName | null {
  if (word === 'home' || word === 'away') return word;
  if (word !== null) return (word === 'team') === (own === 'home') ? 'home' : 'away';
  const isCalled = (name: string | null) =>
    name !== null && label !== null && normalisedName(name) === normalisedName(label);
  if (told.home.some(isCalled)) return 'home';
  return told.away.some(isCalled) ? 'away' : null;
}
