import styles from './court.module.css';
import { courtLines, courtSize, seenDepth } from './court-lines.ts';

/** What is seen of the half court, in metres: a little air around it, and less of the empty part before the centre line. */
export const courtViewBox = `-0.2 -0.2 ${courtSize.width + 0.4} ${seenDepth + 0.2}`;

/** The painted lines of the half court. */
export function CourtLines() {
  return (
    <g className={styles.lines}>
      {courtLines
        .filter(({ name }) => name !== 'centre circle' && name !== 'boundary')
        .map(({ name, d }) => (
          <path key={name} d={d} />
        ))}
      <path d={`M0 ${seenDepth}V0H${courtSize.width}V${seenDepth}`} />
    </g>
  );
}
