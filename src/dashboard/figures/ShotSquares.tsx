import { i18n } from '@lingui/core';
import styles from './ShotSquares.module.css';

interface ShotSquaresProps {
  made: number;
  attempted: number;
  /** More are told by their numbers. */
  most?: number;
}

/** A square with its gap, and its height, in units of the picture. */
const [cell, height] = [6.6, 9];

/** One shot, one square: filled went in. Never a percentage of four shots. */
export function ShotSquares({ made, attempted, most = 14 }: ShotSquaresProps) {
  if (attempted === 0) return null;
  if (attempted > most) return `${made}/${attempted}`;
  const places = Array.from({ length: attempted }, (_, index) => index);
  return (
    <svg
      className={styles.squares}
      viewBox={`0 0 ${attempted * cell} ${height}`}
      style={{ width: `${attempted * 0.5}em` }}
      role="img"
    >
      <title>{i18n.t('{made} of {attempted}', { made, attempted })}</title>
      {places.map((index) => (
        <rect
          key={index}
          className={index < made ? styles.made : styles.missed}
          x={index * cell + 0.5}
          y="0.5"
          width={cell - 2}
          height={height - 1}
        />
      ))}
    </svg>
  );
}
