import { i18n } from '@lingui/core';
import styles from './ShotSquares.module.css';

interface ShotSquaresProps {
  made: number;
  attempted: number;
  /** The most squares; more shots are written as a number. */
  most?: number;
}

/** The width of a square with its gap, and its height, in SVG units. */
const [cell, height] = [6.6, 9];

/** A square for each shot, filled if made. Never a percentage of four shots. */
export function ShotSquares({ made, attempted, most = 14 }: ShotSquaresProps) {
  if (attempted === 0) return null;
  if (attempted > most) return `${made}/${attempted}`;
  const filled = Math.min(made, attempted);
  return (
    <svg
      className={`block ${styles.squares}`}
      viewBox={`0 0 ${attempted * cell} ${height}`}
      style={{ width: `${attempted * 0.5}em` }}
      role="img"
    >
      <title>{i18n.t('{made} of {attempted}', { made, attempted })}</title>
      <path className={styles.made} d={squares(0, filled)} />
      <path className={styles.missed} d={squares(filled, attempted)} />
    </svg>
  );
}

/** The outlines of squares `from` to `to`. */
function squares(from: number, to: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const [width, side] = [cell - 2, height - 1];
  return places.map((at) => `M${at * cell + 0.5} 0.5h${width}v${side}h${-width}z`).join('');
}
