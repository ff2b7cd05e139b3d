import { i18n } from '@lingui/core';
import type { ComponentProps } from 'react';
import type { ShotRow } from '../../basketball/season-shots.ts';
import type { ChartZone } from '../../basketball/shot-zones.ts';
import { formatSigned } from '../ui/format.ts';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import { PlaceCourt } from './PlaceCourt.tsx';
import { zoneNames } from './play-words.ts';
import { formatDecimal } from './statistic-format.ts';
import styles from './UsualCourt.module.css';

interface UsualCourtProps extends Omit<ComponentProps<typeof PlaceCourt>, 'places'> {
  rows: readonly ShotRow<ChartZone>[];
}

/** Points per shot of each zone, coloured by the difference from the usual. The table has the same numbers. */
export function UsualCourt({ title, rows, size = 1, ...rest }: UsualCourtProps) {
  const isPhone = useIsPhone();
  return (
    <PlaceCourt
      {...rest}
      size={isPhone ? 1 : size}
      title={`${title}: ${rows.map(zoneText).join('; ')}`}
      places={rows.map((row) => {
        const tone = stepOf(row) ?? 'few';
        return { zone: row.key, share: row.shareOfShots, tone, lines: linesOf(row) };
      })}
    />
  );
}

/** A zone's figures, the first large: its worth, the difference from the usual and the shots, or these alone if few. */
function linesOf(row: ShotRow<ChartZone>): [string, ...string[]] {
  const shots = `${row.made}/${row.attempted}`;
  if (stepOf(row) === null) return [shots];
  return [formatDecimal(row.pointsPerShot, 2), formatSigned(row.difference, 2), shots];
}

function zoneText({ key, pointsPerShot, difference, made, attempted }: ShotRow<ChartZone>): string {
  const worth = `${formatDecimal(pointsPerShot, 2)} (${formatSigned(difference, 2)})`;
  return `${i18n.t(zoneNames[key])} ${worth}, ${made}/${attempted}`;
}

/** Steps of the difference from the usual: ±0.10 and ±0.30 points per shot. */
const steps = ['m2', 'm1', 'zero', 'p1', 'p2'] as const;
type ZoneStep = (typeof steps)[number];

/** The legend of the tints that these zones have; none if all are as usual. */
export function UsualSteps({ rows }: { rows: readonly ShotRow<string>[] }) {
  const ends: Record<ZoneStep, string> = {
    m2: i18n.t('{points} or less', { points: formatSigned(-0.3, 2) }),
    m1: i18n.t('less than usual'),
    zero: i18n.t('as usual'),
    p1: i18n.t('more than usual'),
    p2: i18n.t('{points} or more', { points: formatSigned(0.3, 2) }),
  };
  const used = rows.map(stepOf);
  const shown = steps.filter((step) => used.includes(step));
  return shown.every((step) => step === 'zero') ? null : (
    <ul className={`row quiet ${styles.legend}`}>
      {shown.map((step) => (
        <li key={step}>
          <i data-tone={step} aria-hidden="true" /> {ends[step]}
        </li>
      ))}
    </ul>
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
