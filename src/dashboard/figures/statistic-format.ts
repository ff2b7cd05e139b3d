/* Formats of statistics: "–" if not recorded, never 0. */
import type { Shooting } from '../../contract/box-score.ts';
import { formatFixed, inLanguage, notRecorded } from '../ui/format.ts';

const withMinus = (text: string) => text.replace('-', '−');

const exact = inLanguage(
  (locales) => new Intl.NumberFormat(locales, { maximumFractionDigits: 20 }),
);

/** A number with a fixed number of decimals and a real minus, for instance "112.8". */
export function formatDecimal(value: number | null, decimals = 0): string {
  if (value === null) return notRecorded;
  const isNothing = value < 0 && Number(value.toFixed(decimals)) === 0;
  return withMinus(formatFixed(isNothing ? 0 : value, decimals));
}

/** A share (0..1) in percent, for instance "51%". */
export function formatPercent(share: number | null): string {
  if (share === null) return notRecorded;
  return formatFixed(share, 0, 'percent');
}

/** A share (0..1) in percent without the sign, for instance "51". */
export function formatPerHundred(share: number | null, decimals = 0): string {
  return formatDecimal(share === null ? null : 100 * share, decimals);
}

/**
 * Made and attempted shots, for instance "7/12", or "7/–" from a score sheet; "–" without attempts or if not recorded.
 */
export function formatShooting({ made, attempted }: Shooting): string {
  return made === null || attempted === 0 ? notRecorded : `${made}/${attempted ?? notRecorded}`;
}

/** Seconds on court in minutes, for instance "7:05" or "200:00". */
export function formatMinutes(seconds: number | null): string {
  if (seconds === null) return notRecorded;
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`;
}

/**
 * A value as the service sent it, with all its digits. With more exact values beside it, it gets as many `decimals`,
 * since JSON can't express "4.0".
 */
export function formatAsSent(value: number | null, decimals = 0): string {
  if (value === null) return notRecorded;
  const sent = String(value).split('.')[1]?.length ?? 0;
  return sent < decimals ? formatDecimal(value, decimals) : withMinus(exact().format(value));
}
