import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import type { BoxScore } from '../../contract/box-score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { matchWhy } from '../figures/played-why.ts';
import { formatScore, formatSigned } from '../ui/format.ts';

interface PaperWhyProps {
  boxScore: BoxScore;
  /** `null` where the match has no plays. */
  events: readonly MatchEvent[] | null;
}

/** Where the margin came from, in one row that adds up to it: the parts of the match page. */
export function PaperWhy({ boxScore, events }: PaperWhyProps) {
  const why = useMemo(
    () => matchWhy(boxScore, boxScore.status === 'completed' ? events : null),
    [boxScore, events],
  );
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
          <dt>{i18n.t('Margin')}</dt>
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
