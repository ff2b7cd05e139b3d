import { i18n } from '@lingui/core';
import type { ChartZone, ZoneShooting } from '../../basketball/shot-zones.ts';
import type { SentenceNumber } from '../../contract/insight.ts';
import { courtLines } from '../figures/court-lines.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import styles from './InsightCards.module.css';

/** The position of each group's circle, in pixels, and its zones. */
const circles: Record<string, { x: number; y: number; zones: readonly ChartZone[] }> = {
  rim: { x: 135, y: 30, zones: ['rim'] },
  paint: { x: 135, y: 88, zones: ['paint'] },
  wholePaint: { x: 135, y: 58, zones: ['rim', 'paint'] },
  midRange: { x: 66, y: 62, zones: ['midRange'] },
  cornerThree: { x: 244, y: 26, zones: ['leftCornerThree', 'rightCornerThree'] },
  aboveBreakThree: { x: 226, y: 118, zones: ['aboveBreakThree'] },
};

/** Pixels for a metre of court. */
const scale = 18;
/** A circle's area shows the frequency: all shots together would have this radius. */
const wholeRadius = 52;
const radiusOf = (share: number) => Math.min(29, Math.max(3, wholeRadius * Math.sqrt(share)));

/** Whether the shots of a sentence can be drawn on the court: their zone is known. */
export const isOnCourt = (number: SentenceNumber): number is ShotNumber =>
  number.shots !== undefined && number.shots.zone in circles;
type ShotNumber = SentenceNumber & Required<Pick<SentenceNumber, 'shots'>>;

interface ShotPlacesProps {
  number: ShotNumber;
  /** Zones of the sentence's side. */
  zones: readonly ZoneShooting[];
  luck: boolean;
}

/**
 * A side's shots of a match, a circle for each group of zones: its area is the frequency. The sentence's group is filled, or hollow
 * for luck, and a dashed ring is the usual frequency.
 */
export function ShotPlaces({ number, zones, luck }: ShotPlacesProps) {
  const { zone: told, of: all, kind } = number.shots;
  const isMix = kind === 'taken';
  const apart = told !== 'wholePaint';
  const shown = Object.entries(circles)
    .filter(([place]) => (place === 'wholePaint' ? !apart : apart || !/rim|paint/.test(place)))
    .map(([place, { x, y, zones: held }]) => {
      const own = zones.filter(({ zone }) => held.includes(zone));
      return {
        ...{ place, x, y },
        attempted: own.reduce((sum, zone) => sum + zone.attempted, 0),
        radius: radiusOf(own.reduce((sum, { shareOfShots }) => sum + (shareOfShots ?? 0), 0)),
      };
    });
  const ring = isMix ? radiusOf(number.usual / Math.max(1, all)) : 0;
  const count = formatDecimal(number.value, 0);
  const usual = i18n.t('usual {value}', { value: formatDecimal(number.usual, 0) });
  return (
    <svg
      className={`${styles.court} ${number.side === 'opponent' ? styles.others : ''}`}
      viewBox="0 0 270 152"
      role="img"
      aria-label={i18n.t('{count} of {all} shots, {usual}', { count, all, usual })}
    >
      <g transform={`scale(${scale})`}>
        {courtLines.map(({ name, d }) => (
          <path key={name} d={d} className={styles.courtLine} />
        ))}
      </g>
      {shown.map(({ place, x, y, attempted, radius }) => {
        const isTold = place === told;
        const look = isTold ? (luck ? styles.fallen : styles.told) : styles.place;
        const text = isTold && !isMix ? `${count}/${all}` : attempted;
        const outer = Math.max(radius, isTold ? ring : 0);
        const label =
          place === 'aboveBreakThree'
            ? { x: x - outer - 6, anchor: 'end' as const }
            : { x: x + outer + 6, anchor: 'start' as const };
        const below = place === 'cornerThree' || place === 'midRange';
        return (
          <g key={place} className={look}>
            <circle cx={x} cy={y} r={radius} />
            {isTold && isMix ? <circle className={styles.ring} cx={x} cy={y} r={ring} /> : null}
            <text x={x} y={y + 4.5} textAnchor="middle">
              {text}
            </text>
            {isTold ? (
              <text
                className={styles.ringLabel}
                x={below ? x : label.x}
                y={below ? y + outer + 15 : y + 4}
                textAnchor={below ? 'middle' : label.anchor}
              >
                {usual}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
