/** A team's colour as a thin rule may carry it: CSS hex, or black for anything else. */
export function teamColour(colour: string | undefined): string {
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour ?? '') && colour ? colour : '#000';
}
