import { i18n } from '@lingui/core';
import { formatScore } from '../ui/format.ts';
import styles from './LeadChart.module.css';
import { leadAreas } from './lead-areas.ts';
import type { Meeting } from './meeting.ts';
import { periodLabels } from './period-labels.ts';

/** Points that the picture reaches either way at least: a lead of two must not look like a rout. */
const leastReach = 10;

/** The lead through a match, ours above level and theirs beneath, with each period's score. */
export function LeadChart({ meeting }: { meeting: Meeting }) {
  const { match } = meeting;
  const labels = periodLabels(match.periods.length, match.regulationPeriods);
  return (
    <>
      <LeadPicture meeting={meeting} />
      <ol className={styles.periods} aria-label={i18n.t('Points by period')}>
        {labels.map((label, index) => (
          <li key={label}>{formatScore(match.periods[index])}</li>
        ))}
      </ol>
    </>
  );
}

interface LeadPictureProps {
  meeting: Pick<Meeting, 'match' | 'plays'>;
  /** Seconds of play that the lead, and with it the picture, ends at; the whole match where absent. */
  until?: number;
  /** Of a match under way: seconds of play that the picture ends at, beyond where it stands now. */
  whole?: number;
  /** So many seconds at its end are shaded. */
  shaded?: number;
}

/** The lead as two areas around level; nothing where the plays have no score. */
export function LeadPicture({ meeting, until, whole, shaded = 0 }: LeadPictureProps) {
  const areas = leadAreas(meeting, until, whole);
  if (areas === null) return null;
  const { ahead, behind, end } = areas;
  const [above, below] = [Math.max(ahead, leastReach), Math.max(behind, leastReach)];
  return (
    <svg
      className={styles.lead}
      viewBox={`0 ${-above} ${end} ${above + below}`}
      preserveAspectRatio="none"
      role="img"
    >
      <title>
        {i18n.t('The lead through the match: ours at most {ahead}, theirs at most {behind}', {
          ahead,
          behind,
        })}
      </title>
      <rect
        className={styles.shaded}
        x={end - shaded}
        y={-above}
        width={shaded}
        height={above + below}
      />
      <path className={styles.ours} d={areas.ours} />
      <path className={styles.theirs} d={areas.theirs} />
      {areas.periods.map((at) => (
        <line key={at} className={styles.period} x1={at} x2={at} y1="-100%" y2="100%" />
      ))}
      <line className={styles.level} x1="0" x2={end} y1="0" y2="0" />
      {whole === undefined ? null : (
        <line className={styles.now} x1={until} x2={until} y1="-100%" y2="100%" />
      )}
    </svg>
  );
}
