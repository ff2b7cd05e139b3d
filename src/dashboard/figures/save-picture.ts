import { i18n } from '@lingui/core';
import { downloadFile } from '../ui/download-file.ts';
import type { Measure, Picture, Shape, Tone } from './picture.ts';

/** Always black on white: a chat's background is not ours. */
const colours: Record<Tone, string> = {
  ink: '#16181d',
  soft: '#5b6270',
  line: '#e4e2dc',
  track: '#ecebe6',
  accent: '#b3261e',
};

const fontOf = (size: number, weight: number) =>
  `${weight} ${size}px Inter, system-ui, "Segoe UI", Roboto, "Helvetica Neue", sans-serif`;

/**
 * Draws a picture on a canvas, in its own pixels. Nothing is loaded as an image, which the page's policy would forbid.
 * @param compose makes the picture with the canvas's own text widths
 */
export function drawPicture(
  canvas: HTMLCanvasElement,
  compose: (measure: Measure) => Picture,
): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error(i18n.t('This browser can’t draw pictures.'));
  const picture = compose((words, size, weight) => {
    context.font = fontOf(size, weight);
    return context.measureText(words).width;
  });
  canvas.width = picture.width;
  canvas.height = picture.height;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, picture.width, picture.height);
  for (const shape of picture.shapes) draw(context, shape);
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

function draw(context: CanvasRenderingContext2D, shape: Shape): void {
  context.fillStyle = colours[shape.tone];
  if (shape.kind === 'box') {
    context.fillRect(shape.x, shape.y, shape.width, shape.height);
    return;
  }
  context.font = fontOf(shape.size, shape.weight);
  context.textAlign = shape.align;
  context.fillText(shape.text, shape.x, shape.y);
}
