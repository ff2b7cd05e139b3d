import { i18n } from '@lingui/core';
import { courtMetres } from '../../basketball/court.ts';
import type { ChartZone, ZoneShooting } from '../../basketball/shot-zones.ts';
import { Court, CourtLines } from '../figures/Court.tsx';
import { zoneNames } from '../figures/play-words.ts';
import { Section } from '../figures/Section.tsx';
import { formatPercent } from '../figures/statistic-format.ts';
import styles from './WhereTheyShoot.module.css';

/** Metres from the baseline that the picture shows. */
const depth = 10.4;

/** How often they shoot from each zone: shot selection repeats, makes in a few matches do not. */
export function WhereTheyShoot({ zones }: { zones: readonly ZoneShooting[] | null }) {
  const shots = zones?.reduce((sum, { attempted }) => sum + attempted, 0) ?? 0;
  return (
    <Section
      title={i18n.t('Where they shoot from')}
      note={zones ? i18n.t('{shots, plural, one {# shot} other {# shots}}', { shots }) : undefined}
    >
      {zones ? (
        <>
          <div className={styles.court}>
            <Court title={zonesText(zones)} role="img" depth={depth}>
              {zones.map(({ zone, shareOfShots }) => (
                <path
                  key={zone}
                  d={zoneShapes[zone].d}
                  className={styles.zone}
                  fillOpacity={Math.min(0.6, 1.2 * (shareOfShots ?? 0))}
                />
              ))}
              <CourtLines />
              {zones.map((zone) => (
                <Share key={zone.zone} {...zone} />
              ))}
            </Court>
          </div>
          <p className={styles.note}>
            {i18n.t(
              'Large: share of their shots; small: made of tried. Shot selection repeats; makes in so few matches do not.',
            )}
          </p>
        </>
      ) : (
        <p className={styles.note}>
          {i18n.t(
            'No shot of the meetings has a location: record or import them with locations to see the zones.',
          )}
        </p>
      )}
    </Section>
  );
}

function Share({ zone, made, attempted, shareOfShots }: ZoneShooting) {
  if (attempted === 0) return null;
  const { x, y, upright } = zoneShapes[zone].label;
  const place = upright ? { x: x < 7.5 ? 1.5 : 13.5, y: 1.6 } : { x, y: Math.min(y, depth - 1.1) };
  return (
    <text className={styles.figures}>
      <tspan x={place.x} y={place.y}>
        {formatPercent(shareOfShots)}
      </tspan>
      <tspan x={place.x} y={place.y + 0.72}>
        {made}/{attempted}
      </tspan>
    </text>
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

/** How a zone is drawn on the half court of `courtLines`, in metres. */
interface ZoneShape {
  /** Its area as SVG's `d`, to be filled by the even-odd rule. */
  d: string;
  /** The middle of its two lines of text; `upright` along the sideline. */
  label: { x: number; y: number; upright?: true };
}

const { width, halfLength, basket, noChargeRadius, paintWidth, freeThrowLine } = courtMetres;
const { threePointRadius, cornerOffset, cornerDepth } = courtMetres;
const middle = width / 2;

const rim = `M${basket.x - noChargeRadius} ${basket.y}a${noChargeRadius} ${noChargeRadius} 0 1 0 ${2 * noChargeRadius} 0a${noChargeRadius} ${noChargeRadius} 0 1 0 ${-2 * noChargeRadius} 0Z`;
const paint = `M${middle - paintWidth / 2} 0V${freeThrowLine}h${paintWidth}V0Z`;
const arc = `A${threePointRadius} ${threePointRadius} 0 0 0 ${width - cornerOffset} ${cornerDepth}`;
const insideTheLine = `M${cornerOffset} 0V${cornerDepth}${arc}V0Z`;

/** The six zones of a shot chart: area, and where its figures stand. */
const zoneShapes: Record<ChartZone, ZoneShape> = {
  rim: { d: rim, label: basket },
  paint: { d: `${paint}${rim}`, label: { x: middle, y: 4.3 } },
  midRange: { d: `${insideTheLine}${paint}`, label: { x: middle, y: 7.05 } },
  leftCornerThree: {
    d: `M0 0H${cornerOffset}V${cornerDepth}H0Z`,
    label: { x: cornerOffset / 2, y: cornerDepth / 2, upright: true },
  },
  rightCornerThree: {
    d: `M${width} 0H${width - cornerOffset}V${cornerDepth}H${width}Z`,
    label: { x: width - cornerOffset / 2, y: cornerDepth / 2, upright: true },
  },
  aboveBreakThree: {
    d: `M0 ${cornerDepth}H${cornerOffset}${arc}H${width}V${halfLength}H0Z`,
    label: { x: middle, y: 10.2 },
  },
};
