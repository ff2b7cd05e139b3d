/** Where a run stands in the drawing, in pixels. */
export interface RunBand {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface RunLabelProps {
  band: RunBand | undefined;
  /** For instance "8–0". */
  text: string;
  side: 'team' | 'opponent';
  /** Written even where the band is narrower than its words. */
  always: boolean;
}

/** Pixels: about the width of a digit at this size. */
const digit = 7;

/** A run's points at the top (own) or bottom of its band, left out where two would run into each other. */
export function RunLabel({ band, text, side, always }: RunLabelProps) {
  if (!band || (!always && band.width < text.length * digit)) return null;
  return (
    <text
      x={band.x + band.width / 2}
      y={side === 'team' ? band.y + 14 : band.y + band.height - 6}
      textAnchor="middle"
      fill="var(--ink)"
      fontSize={12}
      fontWeight={650}
    >
      {text}
    </text>
  );
}
