import { i18n } from '@lingui/core';
import type { ChartZone, ZoneShooting } from '../../basketball/shot-zones.ts';
import type { SentenceNumber } from '../../contract/insight.ts';
import { PlaceCourt } from '../figures/PlaceCourt.tsx';
import { formatDecimal } from '../figures/statistic-format.ts';

/** The zones that a sentence may be about. */
const zonesOf: Record<string, readonly ChartZone[]> = {
  rim: ['rim'],
  paint: ['paint'],
  wholePaint: ['rim', 'paint'],
  midRange: ['midRange'],
  cornerThree: ['leftCornerThree', 'rightCornerThree'],
  aboveBreakThree: ['aboveBreakThree'],
};

/** Whether the shots of a sentence can be drawn on the court: their zone is known. */
export const isOnCourt = (number: SentenceNumber): number is ShotNumber =>
  number.shots !== undefined && number.shots.zone in zonesOf;
type ShotNumber = SentenceNumber & Required<Pick<SentenceNumber, 'shots'>>;

interface ShotPlacesProps {
  number: ShotNumber;
  zones: readonly ZoneShooting[];
  luck: boolean;
}

/**
 * A side's shots of a match by zone. The sentence's zones are filled, or hollow for luck; of one zone a dashed ring is
 * the usual frequency.
 */
export function ShotPlaces({ number, zones, luck }: ShotPlacesProps) {
  const { zone: group, of: all, kind } = number.shots;
  const shown = zonesOf[group] ?? [];
  const isMix = kind === 'taken';
  const count = formatDecimal(number.value, 0);
  const usual = i18n.t('usual {value}', { value: formatDecimal(number.usual, 0) });
  const tone = number.side === 'opponent' ? 'them' : 'us';
  return (
    <PlaceCourt
      title={i18n.t('{count} of {all} shots, {usual}', { count, all, usual })}
      places={zones.map(({ zone, made, attempted, shareOfShots: share }) => {
        if (!shown.includes(zone))
          return { zone, share, tone, isPale: true, lines: [`${attempted}`] };
        const isAlone = shown.length === 1;
        return {
          zone,
          share,
          tone,
          isHollow: luck,
          usualShare: isAlone && isMix ? number.usual / Math.max(1, all) : null,
          lines: [isMix ? `${attempted}` : `${made}/${attempted}`, ...(isAlone ? [usual] : [])],
        };
      })}
    />
  );
}
