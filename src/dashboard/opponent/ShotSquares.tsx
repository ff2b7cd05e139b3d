import { i18n } from '@lingui/core';
import styles from './WhoPlays.module.css';

interface ShotSquaresProps {
  made: number;
  attempted: number;
}

/** More are told by their numbers. */
const most = 14;
const cell = 6.6;

/** One shot, one square: filled went in. Never a percentage of four shots. */
export function ShotSquares({ made, attempted }: ShotSquaresProps) {
  if (attempted === 0) return null;
  if (attempted > most) return `${made}/${attempted}`;
  const places = Array.from({ length: attempted }, (_, index) => index);
  return (
    <svg className={styles.squares} width={attempted * cell} height="9" role="img">
      <title>{i18n.t('{made} of {attempted}', { made, attempted })}</title>
      {places.map((index) => (
        <rect
          key={index}
          className={index < made ? styles.made : styles.missed}
          x={index * cell + 0.5}
          y="0.5"
          width={cell - 2}
          height="8"
        />
      ))}
    </svg>
  );
}
