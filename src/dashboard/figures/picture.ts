import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { downloadFile } from '../ui/download-file.ts';
import { formatDate, formatScore } from '../ui/format.ts';

/** A picture as plain shapes, testable without a canvas. Lengths are pixels of the file. */

/** `us` and `them`: the two sides. */
export type Tone = 'ink' | 'soft' | 'line' | 'track' | 'us' | 'them';

/** A shape of a picture. A text's `y` is its baseline. */
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
      /** SVG's `d`; `x` and `y` position its origin, the scales are pixels per unit. */
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

/** A text; by default left-aligned, regular and in ink. */
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

/** A line across, or a bar. */
export function box(x: number, y: number, width: number, height: number, tone: Tone): Shape {
  return { kind: 'box', x, y, width, height, tone };
}

/** Wraps a text into lines of at most `width` pixels, between words; a longer word gets its own line. */
export function wrap(
  content: string,
  width: number,
  size: number,
  measure: Measure,
  weight: 400 | 700 = 400,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of content.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, size, weight) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A text cut to `width` pixels, with "…" if something is left out; never within a letter. */
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

/** Texts of this size are scores, as narrow as on the page. */
const leastScore = 100;

/** The width of every picture: a phone's screen in device pixels. */
export const pictureWidth = 1080;

/** The margin on the left and right. */
export const margin = 40;

/** The height of the heading. */
export const headingHeight = 150;

/** Own team, score, opponent; below them competition, date and venue. */
export function pictureHeading(match: Match, teamName: string, measure: Measure): Shape[] {
  const middle = pictureWidth / 2;
  const side = middle - margin - 130;
  const about = [match.competition, match.round, formatDate(match.startsAt), match.venue];
  return [
    text(margin, 72, shorten(teamName, side, 30, measure, 700), 30, { weight: 700 }),
    text(middle, 76, match.score ? formatScore(match.score) : i18n.t('v'), 60, {
      weight: 700,
      align: 'center',
    }),
    text(pictureWidth - margin, 72, shorten(match.opponent.name, side, 30, measure), 30, {
      align: 'right',
      tone: 'soft',
    }),
    text(middle, 120, about.filter(Boolean).join(' · '), 20, { align: 'center', tone: 'soft' }),
    box(margin, 140, pictureWidth - 2 * margin, 2, 'ink'),
  ];
}

/** Always on white, since a chat's background is unknown. */
const colours: Record<Exclude<Tone, 'us'>, string> = {
  ink: '#16181d',
  soft: '#5b6270',
  line: '#e4e2dc',
  track: '#ecebe6',
  them: '#6a737b',
};

/**
 * Draws a picture on a canvas, in its own pixels and the page's typeface. Nothing is loaded as an image, which the page's
 * policy would forbid.
 * @param compose makes the picture with the canvas's own text widths
 * @param us the own side's colour, as CSS has it
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  compose: (measure: Measure) => Picture,
  us = colours.ink,
): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error(i18n.t('This browser can’t draw pictures.'));
  const { fontFamily } = getComputedStyle(document.body);
  const setFont = (size: number, weight: number) => {
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fontStretch = size < leastScore ? 'normal' : 'condensed';
  };
  const picture = compose((words, size, weight) => {
    setFont(size, weight);
    return context.measureText(words).width;
  });
  canvas.width = picture.width;
  canvas.height = picture.height;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, picture.width, picture.height);
  for (const shape of picture.shapes) {
    context.fillStyle = shape.tone === 'us' ? us : colours[shape.tone];
    if (shape.kind === 'box') context.fillRect(shape.x, shape.y, shape.width, shape.height);
    else if (shape.kind === 'area') fillArea(context, shape);
    else {
      setFont(shape.size, shape.weight);
      context.textAlign = shape.align;
      context.fillText(shape.text, shape.x, shape.y);
    }
  }
}

function fillArea(
  context: CanvasRenderingContext2D,
  { d, x, y, scaleX, scaleY }: Extract<Shape, { kind: 'area' }>,
): void {
  context.save();
  context.translate(x, y);
  context.scale(scaleX, scaleY);
  context.fill(new Path2D(d));
  context.restore();
}

/** A canvas as a PNG file. */
export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error(i18n.t('This browser can’t save the picture.'));
  return new File([blob], name, { type: 'image/png' });
}

/** Draws a picture and downloads it as PNG. */
export async function savePicture(
  name: string,
  compose: (measure: Measure) => Picture,
): Promise<void> {
  const canvas = document.createElement('canvas');
  drawPicture(canvas, compose);
  downloadFile(name, 'image/png', await pictureFile(canvas, name));
}
