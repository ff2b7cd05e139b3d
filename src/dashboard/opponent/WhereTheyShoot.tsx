import { i18n } from '@lingui/core';
import type { ZoneShooting } from '../../basketball/shot-zones.ts';
import { PlaceCourt } from '../figures/PlaceCourt.tsx';
import { zoneNames } from '../figures/play-words.ts';
import { Section } from '../figures/Section.tsx';
import { formatPercent } from '../figures/statistic-format.ts';
import listsStyles from './Lists.module.css';

/** Their share of shots from each zone: shot selection repeats, makes in a few matches do not. */
export function WhereTheyShoot({ zones }: { zones: readonly ZoneShooting[] | null }) {
  const shots = zones?.reduce((sum, { attempted }) => sum + attempted, 0) ?? 0;
  return (
    <Section
      title={i18n.t('Where they shoot from')}
      note={zones ? i18n.t('{shots, plural, one {# shot} other {# shots}}', { shots }) : undefined}
    >
      {zones ? (
        <>
          <PlaceCourt
            title={zonesText(zones)}
            places={zones.map(({ zone, made, attempted, shareOfShots }) => ({
              zone,
              share: shareOfShots,
              tone: 'them',
              lines: [formatPercent(shareOfShots), `${made}/${attempted}`],
            }))}
          />
          <p className={listsStyles.note}>
            {i18n.t(
              'Large: share of their shots; small: made of tried. Shot selection repeats; makes in so few matches do not.',
            )}
          </p>
        </>
      ) : (
        <p className={listsStyles.note}>
          {i18n.t(
            'No shot of the meetings has a location: record or import them with locations to see the zones.',
          )}
        </p>
      )}
    </Section>
  );
}

function zonesText(zones: readonly ZoneShooting[]): string {
  return zones
    .map(
      ({ zone, made, attempted, shareOfShots }) =>
        `${i18n.t(zoneNames[zone])} ${formatPercent(shareOfShots)}, ${made}/${attempted}`,
    )
    .join('; ');
}
