import styles from './court.module.css';
import { courtLines } from './court-lines.ts';

/** What is seen of the half court, in metres: a little air around it, and less of the empty part before the centre line. */
export const courtViewBox = '-0.2 -0.2 15.4 12.4';

/** The painted lines of the half court. */
export function CourtLines() {
  return (
    <g className={styles.lines}>
      {courtLines
        .filter(({ name }) => name !== 'centre circle' && name !== 'boundary')
        .map(({ name, d }) => (
          <path key={name} d={d} />
        ))}
      <path d="M0 12.2V0H15V12.2" />
    </g>
  );
}
