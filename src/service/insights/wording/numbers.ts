import type { Shooting } from '../../../contract/box-score.ts';

/** A share from 0 to 1 as whole per cent: "46%". */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** A number with a fixed count of decimals; never "-0.0". */
export function decimal(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text.replace('-', '−');
}

/** Made of attempted: "19/40". */
export function madeOf(shooting: Shooting): string {
  return `${shooting.made ?? '–'}/${shooting.attempted ?? '–'}`;
}

/** What a finding was worth, without its sign: "about 1 point", "about 3.4 points". */
export function worth(points: number): string {
  const text = decimal(Math.abs(points), 1).replace(/\.0$/, '');
  return `about ${text} ${text === '1' ? 'point' : 'points'}`;
}

/** A count with its noun: "1 rebound", "3 rebounds". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Seconds as minutes of play: "25:10". */
export function minutesOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A difference with its sign: "+8", "−3", "0"; decimals as told. */
export function signed(value: number, digits = 0): string {
  const text = decimal(value, digits);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}
