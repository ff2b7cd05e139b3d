import { i18n } from '@lingui/core';
import { memo } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import { formatSigned } from '../ui/format.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Term } from '../ui/Term.tsx';
import styles from './WhyStrip.module.css';
import { whyParts } from './why-parts.ts';

const meaning =
  /* i18n */ 'The margin taken apart by the four factors (Oliver): effective field goals, turnovers, offensive rebounds and free throws, each turned into points; rest = what they do not explain';

/**
 * What shooting, turnovers, rebounds and free throws were each worth in points, adding up to the margin. `undefined`
 * while the box score is not there.
 */
export const WhyStrip = memo(function WhyStrip({ boxScore }: { boxScore: BoxScore | undefined }) {
  if (!boxScore) {
    return (
      <div className={styles.placeholder}>
        <Skeleton height="4.4rem" />
      </div>
    );
  }
  const why = whyParts(boxScore);
  if (!why) return null;
  const margin = formatSigned(why.margin);
  return (
    <section className={styles.why} aria-label={i18n.t('Why')}>
      <p className={styles.caption}>
        <Term meaning={i18n.t(meaning)}>
          {boxScore.status === 'live'
            ? i18n.t('Why it stands at {margin}, in points', { margin })
            : i18n.t('Why it ended {margin}, in points', { margin })}
        </Term>
      </p>
      <dl className={styles.parts}>
        {why.parts.map(({ name, points, numbers }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b className={tone(points)}>{formatSigned(points, 1)}</b>
              <span>{numbers}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});

function tone(points: number): string | undefined {
  if (points === 0) return undefined;
  return points > 0 ? styles.up : styles.down;
}
