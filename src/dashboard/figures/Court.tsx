import type { ReactNode } from 'react';
import styles from './court.module.css';
import { courtLines, courtSize } from './court-lines.ts';

interface CourtProps {
  title: string;
  children: ReactNode;
  /** The shown depth from the baseline, in metres. */
  depth: number;
  /** Millimetres per metre of court. */
  scale: number;
}

/** The line's width outside of the court, in metres. */
const side = 0.05;

/** A printed half court, baseline up, in metres; clipped at `depth`. */
export function Court({ title, children, depth, scale }: CourtProps) {
  const [width, height] = [courtSize.width + 2 * side, depth + side];
  return (
    <svg
      viewBox={`${-side} ${-side} ${width} ${height}`}
      className="block"
      role="img"
      width={`${width * scale}mm`}
      height={`${height * scale}mm`}
    >
      <title>{title}</title>
      {children}
    </svg>
  );
}

/** The court's lines. */
export function CourtLines() {
  return courtLines.map(({ name, d }) => <path key={name} d={d} className={styles.line} />);
}

interface ShotGlyphProps {
  made: boolean;
  /** Metres on the court. */
  x?: number;
  y?: number;
}

/** A shot: a dot for a make, a cross for a miss. */
export function ShotGlyph({ made, x = 0, y = 0 }: ShotGlyphProps) {
  return made ? (
    <circle className={styles.made} cx={x} cy={y} r={0.21} />
  ) : (
    <path className={styles.missed} data-missed d={`M${x - 0.15} ${y - 0.15}l.3 .3m0 -.3l-.3 .3`} />
  );
}
