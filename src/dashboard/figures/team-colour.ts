/**
 * A team's colour for a thin printed rule, as CSS hex; black if invalid or too pale for print (under 3:1, WCAG 2.2,
 * 1.4.11).
 */
export function teamColour(colour: string | undefined): string {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour ?? '')?.[1];
  if (!hex) return '#000';
  const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  return contrastWithWhite(long) < 3 ? '#000' : `#${long}`;
}

/** The contrast ratio of WCAG 2.2 between six hex digits and white, 1..21. */
function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
