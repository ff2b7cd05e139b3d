import { i18n } from '@lingui/core';
import type { ShotRow } from '../../basketball/season-shots.ts';
import type { ChartZone } from '../../basketball/shot-zones.ts';
import { formatSigned } from '../ui/format.ts';
import { PlaceCourt } from './PlaceCourt.tsx';
import { zoneNames } from './play-words.ts';
import { formatDecimal } from './statistic-format.ts';
import styles from './UsualCourt.module.css';

/** Points per shot of each zone, coloured by the difference from the usual. The table has the same numbers. */
export function UsualCourt({
  title,
  rows,
}: {
  title: string;
  rows: readonly ShotRow<ChartZone>[];
}) {
  return (
    <PlaceCourt
      title={`${title}: ${rows.map(zoneText).join('; ')}`}
      places={rows.map((row) => {
        const tone = stepOf(row) ?? 'few';
        const shots = `${row.made}/${row.attempted}`;
        const rate = [formatDecimal(row.pointsPerShot, 2), formatSigned(row.difference, 2), shots];
        return {
          zone: row.key,
          share: row.shareOfShots,
          tone,
          lines: tone === 'few' ? [shots] : rate,
        };
      })}
    />
  );
}

function zoneText({ key, pointsPerShot, difference, made, attempted }: ShotRow<ChartZone>): string {
  const worth = `${formatDecimal(pointsPerShot, 2)} (${formatSigned(difference, 2)})`;
  return `${i18n.t(zoneNames[key])} ${worth}, ${made}/${attempted}`;
}

/** Steps of the difference from the usual: ±0.10 and ±0.30 points per shot. */
const steps = ['m2', 'm1', 'zero', 'p1', 'p2'] as const;
type ZoneStep = (typeof steps)[number];

/** The legend of tints and numbers. */
export function UsualLegend() {
  const ends: Record<ZoneStep, string> = {
    m2: i18n.t('{points} or less', { points: formatSigned(-0.3, 2) }),
    m1: i18n.t('less than usual'),
    zero: i18n.t('as usual'),
    p1: i18n.t('more than usual'),
    p2: i18n.t('{points} or more', { points: formatSigned(0.3, 2) }),
  };
  return (
    <div className={`quiet ${styles.legend}`}>
      <ul className="row">
        {steps.map((step) => (
          <li key={step}>
            <i data-tone={step} aria-hidden="true" /> {ends[step]}
          </li>
        ))}
      </ul>
      <p>
        {i18n.t(
          'A circle is as large as the zone’s part of the shots. Beside it: points per shot, against the usual, made of tried. The usual is both sides’ points per shot from there over all these matches; coloured, and bold in the table, where the difference is more than chance usually makes, from ten shots on.',
        )}
      </p>
    </div>
  );
}

/** Zones with fewer shots have no tint. */
const leastShots = 10;

/** The step of a row, zero within chance; `null` with too few shots, or without a usual. */
export function stepOf({
  attempted,
  difference,
  isBeyondChance,
}: Pick<ShotRow<string>, 'attempted' | 'difference' | 'isBeyondChance'>): ZoneStep | null {
  if (difference === null || attempted < leastShots) return null;
  if (!isBeyondChance) return 'zero';
  if (difference > 0) return difference < 0.3 ? 'p1' : 'p2';
  return difference > -0.3 ? 'm1' : 'm2';
}
