import { i18n } from '@lingui/core';
import { Bridge } from '../figures/Bridge.tsx';
import type { Why } from '../figures/why-parts.ts';
import { formatSigned } from '../ui/format.ts';

/** Where the margin came from, to scale: the parts of the match page, each from where the last one ended. */
export function PaperWhy({ why, opponent }: { why: Why | null; opponent: string }) {
  return (
    <section>
      <h2>
        {why
          ? i18n.t('Why {margin} against {opponent}', {
              margin: formatSigned(why.margin),
              opponent,
            })
          : i18n.t('Why')}{' '}
        {why ? (
          <small>{i18n.t('in points; each step starts where the last one ended')}</small>
        ) : null}
      </h2>
      {why ? (
        <Bridge
          label={i18n.t('Why')}
          parts={why.parts}
          end={{ name: i18n.t('Result'), points: why.margin }}
          paper
        />
      ) : (
        <p>{i18n.t('Totals of both sides are needed to say why; they were not all recorded.')}</p>
      )}
    </section>
  );
}
