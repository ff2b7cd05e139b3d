import { i18n } from '@lingui/core';
import { formatScore } from '../ui/format.ts';
import styles from './LeadChart.module.css';
import { leadAreas } from './lead-areas.ts';
import type { Meeting } from './meeting.ts';
import { periodLabels } from './period-labels.ts';

/** Points that the picture reaches either way at least: a lead of two must not look like a rout. */
const leastReach = 10;

/** The lead through a meeting, ours above level and theirs beneath, with each period's score. */
export function LeadChart({ meeting }: { meeting: Meeting }) {
  const { match } = meeting;
  const areas = leadAreas(meeting);
  const labels = periodLabels(match.periods.length, match.regulationPeriods);
  return (
    <>
      {areas ? (
        <svg
          className={styles.lead}
          viewBox={`0 ${-Math.max(areas.ahead, leastReach)} ${areas.end} ${Math.max(areas.ahead, leastReach) + Math.max(areas.behind, leastReach)}`}
          preserveAspectRatio="none"
          role="img"
        >
          <title>
            {i18n.t('The lead through the match: ours at most {ahead}, theirs at most {behind}', {
              ahead: areas.ahead,
              behind: areas.behind,
            })}
          </title>
          <path className={styles.ours} d={areas.ours} />
          <path className={styles.theirs} d={areas.theirs} />
          {areas.periods.map((at) => (
            <line key={at} className={styles.period} x1={at} x2={at} y1="-100%" y2="100%" />
          ))}
          <line className={styles.level} x1="0" x2={areas.end} y1="0" y2="0" />
        </svg>
      ) : null}
      <ol className={styles.periods} aria-label={i18n.t('Points by period')}>
        {labels.map((label, index) => (
          <li key={label}>{formatScore(match.periods[index])}</li>
        ))}
      </ol>
    </>
  );
}
