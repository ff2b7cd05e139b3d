import { expect, test } from 'vitest';
import type { WhyPart } from '../figures/why-parts.ts';
import { whyTitle } from './why-title.ts';

const why = (margin: number, points: Partial<Record<WhyPart['key'], number>>) => ({
  margin,
  parts: Object.entries(points).map(([key, worth]) => ({
    key: key as WhyPart['key'],
    name: key,
    points: worth,
    numbers: '',
  })),
  again: null,
});

test.each([
  [
    why(-7, { shots: 3.7, turnovers: -3.7, rebounds: -2.8, line: -6.4, luck: 2.2 }),
    'Lost at the line and on the ball',
  ],
  [
    why(30, { shots: 3.7, turnovers: 8.3, rebounds: 2.5, line: 2.5, luck: 13 }),
    'Won on the ball, with luck',
  ],
  [why(-9, { rebounds: 7.1, turnovers: 1.8, luck: -17.9 }), 'Lost with bad luck'],
  [why(-30, { line: -2, luck: -28 }), 'Lost at the line'],
  [why(-12, { shooting: -2, rest: -10 }), 'Lost on shooting'],
  [
    why(5, { shooting: 2, rebounds: 1.5, line: 1.4, rest: 0.1 }),
    'Won on shooting and on the boards',
  ],
  [why(1, { shots: 1.4, line: 1.4, luck: -1.8 }), null],
  [why(0, { shots: 5, luck: -5 }), null],
])('what a match was won or lost by: %#', (taken, title) => {
  expect(whyTitle(taken)).toBe(title);
});
