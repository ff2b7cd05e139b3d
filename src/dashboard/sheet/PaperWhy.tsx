import { i18n } from '@lingui/core';
import type { BoxScore } from '../../contract/box-score.ts';
import { whyParts } from '../match/why-parts.ts';
import { formatScore, formatSigned } from '../ui/format.ts';

/** What each of the four factors was worth in points, in one row that adds up to the margin. */
export function PaperWhy({ boxScore }: { boxScore: BoxScore }) {
  const why = whyParts(boxScore);
  if (!why) {
    return (
      <section>
        <h2>{i18n.t('Why')}</h2>
        <p>{i18n.t('Totals of both sides are needed to say why; they were not all recorded.')}</p>
      </section>
    );
  }
  const { margin, parts } = why;
  return (
    <section>
      <h2>
        {i18n.t('Why {margin}', { margin: formatSigned(margin) })}{' '}
        <small>{i18n.t('what each part was worth, in points')}</small>
      </h2>
      <dl className="paper-why">
        {parts.map(({ name, points, numbers }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="paper-why-points">{formatSigned(points, 1)}</dd>
            <dd>{numbers}</dd>
          </div>
        ))}
        <div className="paper-why-sum">
          <dt>{i18n.t('margin')}</dt>
          <dd className="paper-why-points">{formatSigned(margin)}</dd>
          <dd>
            {formatScore({
              team: boxScore.team.totals?.points ?? null,
              opponent: boxScore.opponent.totals?.points ?? null,
            })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
