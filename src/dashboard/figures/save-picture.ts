import { i18n } from '@lingui/core';
import { downloadFile } from '../ui/download-file.ts';
import type { Measure, Picture, Shape, Tone } from './picture.ts';

/** Always on white: a chat's background is not ours. */
const colours: Record<Exclude<Tone, 'us'>, string> = {
  ink: '#16181d',
  soft: '#5b6270',
  line: '#e4e2dc',
  track: '#ecebe6',
  accent: '#b3261e',
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
  const fontOf = (size: number, weight: number) => `${weight} ${size}px ${fontFamily}`;
  const picture = compose((words, size, weight) => {
    context.font = fontOf(size, weight);
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
      context.font = fontOf(shape.size, shape.weight);
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

/** Draws a picture and hands it to the browser's downloads as PNG. */
export async function savePicture(
  name: string,
  compose: (measure: Measure) => Picture,
): Promise<void> {
  const canvas = document.createElement('canvas');
  drawPicture(canvas, compose);
  downloadFile(name, 'image/png', await pictureFile(canvas, name));
}
