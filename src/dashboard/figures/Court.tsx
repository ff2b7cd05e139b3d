import type { ComponentProps, ReactNode } from 'react';
import styles from './court.module.css';
import { courtLines, courtSize, seenDepth } from './court-lines.ts';

interface CourtProps extends Pick<ComponentProps<'svg'>, 'role' | 'onKeyDown' | 'onFocus'> {
  title: string;
  children: ReactNode;
  /** The shown depth from the baseline, in metres. */
  depth?: number;
  /** Printed millimetres per metre of court; on screen it fills the width. */
  scale?: number;
}

/** A half court, baseline up, in metres; clipped at `depth`. */
export function Court(props: CourtProps) {
  const { title, children, depth = seenDepth, scale, ...rest } = props;
  const side = scale === undefined ? 0.2 : 0.05;
  const [width, height] = [courtSize.width + 2 * side, depth + side];
  const size = scale && { width: `${width * scale}mm`, height: `${height * scale}mm` };
  return (
    <svg
      viewBox={`${-side} ${-side} ${width} ${height}`}
      className={scale === undefined ? `block wide ${styles.court}` : 'block'}
      {...size}
      {...rest}
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
