import { i18n } from '@lingui/core';
import styles from './ShotSquares.module.css';

interface ShotSquaresProps {
  made: number;
  attempted: number;
  /** The most squares in a row; more shots take two rows, and more than those are written as a number. */
  most?: number;
}

/** The width of a square with its gap, and its height, in SVG units. */
const [cell, height] = [6.6, 9];

/** A square for each shot, filled if made. Never a percentage of four shots. */
export function ShotSquares({ made, attempted, most = 14 }: ShotSquaresProps) {
  if (attempted === 0) return null;
  if (attempted > 2 * most) return `${made}/${attempted}`;
  const filled = Math.min(made, attempted);
  const rows = attempted > most ? 2 : 1;
  const inRow = rows === 1 ? attempted : Math.ceil(0.5 * attempted);
  return (
    <svg
      className={`block ${styles.squares}`}
      viewBox={`0 0 ${inRow * cell} ${rows * height}`}
      style={{ width: `${inRow * 0.5}em` }}
      role="img"
    >
      <title>{i18n.t('{made} of {attempted}', { made, attempted })}</title>
      <path className={styles.made} d={squares(0, filled, inRow)} />
      <path className={styles.missed} d={squares(filled, attempted, inRow)} />
    </svg>
  );
}

/** The outlines of squares `from` to `to`, with `inRow` in a row. */
function squares(from: number, to: number, inRow: number): string {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const [width, side] = [cell - 2, height - 1];
  return places
    .map((at) => {
      const [x, y] = [(at % inRow) * cell, Math.floor(at / inRow) * height];
      return `M${x + 0.5} ${y + 0.5}h${width}v${side}h${-width}z`;
    })
    .join('');
}
