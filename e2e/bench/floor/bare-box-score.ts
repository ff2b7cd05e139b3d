import type { BoxScore, PlayerLine } from '../../../src/contract/box-score.ts';

/** The columns: a heading and its number. */
export const columns: readonly [heading: string, value: (line: PlayerLine) => number | null][] = [
  ['MIN', ({ seconds }) => seconds],
  ['PTS', ({ points }) => points],
  ['2PM', ({ twos }) => twos.made],
  ['2PA', ({ twos }) => twos.attempted],
  ['3PM', ({ threes }) => threes.made],
  ['3PA', ({ threes }) => threes.attempted],
  ['FTM', ({ freeThrows }) => freeThrows.made],
  ['FTA', ({ freeThrows }) => freeThrows.attempted],
  ['OR', ({ offensiveRebounds }) => offensiveRebounds],
  ['DR', ({ defensiveRebounds }) => defensiveRebounds],
  ['AST', ({ assists }) => assists],
  ['TO', ({ turnovers }) => turnovers],
  ['STL', ({ steals }) => steals],
  ['BLK', ({ blocks }) => blocks],
  ['BLKR', ({ blocksReceived }) => blocksReceived],
  ['PF', ({ fouls }) => fouls],
  ['FD', ({ foulsDrawn }) => foulsDrawn],
  ['+/-', ({ plusMinus }) => plusMinus],
];

/** The players by a column, the most first; as they are without one. */
export function inOrder(players: readonly PlayerLine[], column: number | null): PlayerLine[] {
  const value = column === null ? undefined : columns[column]?.[1];
  if (!value) return [...players];
  return players.toSorted((a, b) => (value(b) ?? 0) - (value(a) ?? 0));
}

/** Reads the box score that the floor's server holds. */
export async function readBoxScore(): Promise<BoxScore> {
  const { data } = await (await fetch('/v1/box-score')).json();
  return data;
}

/** The element that a page is drawn into. Throws where index.html has none. */
export function place(): HTMLElement {
  const found = document.getElementById('app');
  if (!found) throw new Error('The page has no element with the id "app"');
  return found;
}
