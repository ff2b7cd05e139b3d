import type { CourtPosition } from '../../contract/play-by-play.ts';
import type { LiveStatsShot } from './file.ts';

const courtLength = 28;
const courtWidth = 15;

/** A shot's position in percent of the full court as seen on the scorer's screen: x from the left, y from the top. */
type ScreenPlace = Pick<LiveStatsShot, 'x' | 'y'>;

/** The end of the court that a side attacks, on the scorer's screen. */
export type End = 'left' | 'right';

/**
 * The end that a side attacked, from all of its shots of one half: a side shoots at one basket in a half, and
 * a few heaves from behind the middle do not outweigh the rest. Which end it is varies by match.
 */
export function endAttacked(shots: readonly ScreenPlace[]): End {
  const left = shots.filter((shot) => shot.x < 50).length;
  return 2 * left >= shots.length ? 'left' : 'right';
}

/** A shot's position on the contract's half court, in metres, turned to the basket at `end`. */
export function turnToBasket(shot: ScreenPlace, end: End): CourtPosition {
  const along = (shot.x / 100) * courtLength;
  const across = (shot.y / 100) * courtWidth;
  return end === 'right'
    ? { x: toCentimetre(across), y: toCentimetre(courtLength - along) }
    : { x: toCentimetre(courtWidth - across), y: toCentimetre(along) };
}

function toCentimetre(metres: number): number {
  return Math.round(metres * 100) / 100;
}
