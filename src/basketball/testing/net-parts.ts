import type { NetPoints } from '../net-points.ts';

/** Every number of net points: the five parts and their sum. */
export const netParts = [
  'shooting',
  'turnovers',
  'rebounds',
  'freeThrows',
  'rest',
  'margin',
] as const satisfies (keyof NetPoints)[];
