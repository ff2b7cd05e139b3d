import { expect, test } from 'vitest';
import { courtLines, courtSize, seenPlace } from './court-lines.ts';

test('every line of the half court is there, in metres', () => {
  expect(courtLines.map(({ name }) => name)).toEqual([
    'boundary',
    'paint',
    'free-throw circle',
    'three-point line',
    'no-charge semi-circle',
    'backboard',
    'ring',
    'centre circle',
  ]);
  expect(courtSize).toEqual({ width: 15, length: 14 });
  for (const { name, d } of courtLines) expect(d, name).not.toMatch(/NaN|undefined/);
});

test('the three-point arc begins where its straight part ends', () => {
  const d = courtLines.find(({ name }) => name === 'three-point line')?.d ?? '';
  const [x = 0, y = 0] = [0.9, 2.99];
  expect(d).toMatch(/^M0\.9 0V2\.99A6\.75 6\.75 0 0 0 14\.1 2\.99V0$/);
  expect(Math.hypot(x - 7.5, y - 1.575)).toBeCloseTo(6.75, 2);
});

test('a shot from half court, or from off the court, is marked at the edge of the visible court', () => {
  expect(seenPlace({ x: 7, y: 6.3 })).toEqual({ x: 7, y: 6.3 });
  expect(seenPlace({ x: 16, y: 14 })).toEqual({ x: 15, y: 11.3 });
  expect(seenPlace({ x: -1, y: -1 })).toEqual({ x: 0, y: 0 });
});
