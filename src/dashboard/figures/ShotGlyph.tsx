import styles from './court.module.css';

interface ShotGlyphProps {
  made: boolean;
  /** Metres on the court. */
  x?: number;
  y?: number;
}

/** A shot as it is drawn: a dot was made, a cross was missed. */
export function ShotGlyph({ made, x = 0, y = 0 }: ShotGlyphProps) {
  return made ? (
    <circle className={styles.made} cx={x} cy={y} r={0.21} />
  ) : (
    <path className={styles.missed} d={`M${x - 0.15} ${y - 0.15}l.3 .3m0 -.3l-.3 .3`} />
  );
}
