/* A picture as plain shapes, so that it can be tested without a canvas. Lengths are pixels of the file. */

/** `us` and `them`: the two sides. */
export type Tone = 'ink' | 'soft' | 'line' | 'track' | 'accent' | 'us' | 'them';

/** One thing of a picture. A text's `y` is its baseline. */
export type Shape =
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      weight: 400 | 700;
      align: 'left' | 'right' | 'center';
      tone: Tone;
    }
  | { kind: 'box'; x: number; y: number; width: number; height: number; tone: Tone }
  | {
      kind: 'area';
      /** SVG's `d` in its user units; `x` and `y` are the position of its 0 0, the scales pixels of a unit. */
      d: string;
      x: number;
      y: number;
      scaleX: number;
      scaleY: number;
      tone: Tone;
    };

export interface Picture {
  width: number;
  height: number;
  shapes: Shape[];
}

/** The width of a text in pixels. */
export type Measure = (text: string, size: number, weight: 400 | 700) => number;

/** A text; left, regular and in ink unless said otherwise. */
export function text(
  x: number,
  y: number,
  content: string,
  size: number,
  options: Partial<Pick<Extract<Shape, { kind: 'text' }>, 'weight' | 'align' | 'tone'>> = {},
): Shape {
  return {
    kind: 'text',
    x,
    y,
    text: content,
    size,
    weight: 400,
    align: 'left',
    tone: 'ink',
    ...options,
  };
}

/** What an SVG path surrounds. */
export function area(of: Omit<Extract<Shape, { kind: 'area' }>, 'kind'>): Shape {
  return { kind: 'area', ...of };
}

/** A line across, or a bar. */
export function box(x: number, y: number, width: number, height: number, tone: Tone): Shape {
  return { kind: 'box', x, y, width, height, tone };
}

/** A text in lines of at most `width` pixels, broken between words; a longer word gets a separate line. */
export function wrap(content: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, size, 400) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A text cut to `width` pixels as it is drawn, with "…" where something is left out; no letter is cut in two. */
export function shorten(
  content: string,
  width: number,
  size: number,
  measure: Measure,
  weight: 400 | 700 = 400,
): string {
  if (measure(content, size, weight) <= width) return content;
  const letters = Array.from(new Intl.Segmenter().segment(content), ({ segment }) => segment);
  const cut = () => `${letters.join('').trimEnd()}…`;
  while (letters.length > 1 && measure(cut(), size, weight) > width) letters.pop();
  return cut();
}
