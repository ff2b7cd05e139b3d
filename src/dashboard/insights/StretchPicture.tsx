import { i18n } from '@lingui/core';
import styles from './InsightCards.module.css';
import type { ToldStretch } from './sentence-stretch.ts';

/** The lead from one score to another: ours above level, theirs beneath. */
export function StretchPicture({ points }: Pick<ToldStretch, 'points'>) {
  const steps = points.map(({ team, opponent, seconds }) => ({
    at: seconds ?? 0,
    lead: team - opponent,
  }));
  const start = steps[0]?.at ?? 0;
  const last = steps.at(-1)?.at ?? 0;
  // What the last score made of it is seen as well.
  const end = last + Math.max(1, 0.06 * (last - start));
  const leads = steps.map(({ lead }) => lead);
  const [high, low] = [Math.max(1, ...leads), Math.min(-1, ...leads)];
  const area = (of: (lead: number) => number) =>
    `M${start} 0${steps.map(({ at, lead }) => `H${at}V${-of(lead)}`).join('')}H${end}V0Z`;
  const [from, to] = [points[0], points.at(-1)].map((point) =>
    point ? `${point.team}–${point.opponent}` : '',
  );
  return (
    <figure>
      <svg
        viewBox={`${start} ${-high} ${end - start} ${high - low}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={i18n.t('The lead from {from} to {to}', { from, to })}
      >
        <path className={styles.ours} d={area((lead) => Math.max(0, lead))} />
        <path className={styles.theirs} d={area((lead) => Math.min(0, lead))} />
        <path className={styles.level} d={`M${start} 0H${end}`} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{from}</span>
        <b>{to}</b>
      </figcaption>
    </figure>
  );
}
