import type { Reference } from '../reference.ts';

/** What a number is compared with: "against 46% over the 12 matches before". */
export function against(reference: Reference, format: (value: number) => string): string {
  return `against ${format(reference.mean)} ${reference.source}`;
}
