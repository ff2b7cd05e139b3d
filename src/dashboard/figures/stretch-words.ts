import { formatFixed } from '../ui/format.ts';

/** A chance to win, 0..1, in percent: never rounded to 0 or 100 before the end. */
export function chanceText(chance: number): string {
  const isOver = chance === 0 || chance === 1;
  return formatFixed(isOver ? chance : Math.min(0.99, Math.max(0.01, chance)), 0, 'percent');
}
