import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SeasonStrip } from './Strip.tsx';

/** What a screen reader says of a match's fouls among those of earlier matches. */
function spoken(value: number, ticks: readonly number[], usual: number): string | null {
  const texts = { text: `${value}`, usualText: `${usual}` };
  const { unmount } = render(
    <SeasonStrip value={value} ticks={ticks} usual={usual} isShare={false} {...texts} />,
  );
  const words = screen.getByRole('img').getAttribute('aria-label');
  unmount();
  return words;
}

test('a number that an earlier match has too is its joint most, or fewest', () => {
  expect(spoken(5, [5, 1, 2, 3, 5, 2], 3)).toBe('5, usual 3, joint most of 7 matches');
  expect(spoken(5, [4, 1, 2, 3, 4, 2], 3)).toBe('5, usual 3, most of 7 matches');
  expect(spoken(4, [5, 1, 2, 3, 4, 2], 3)).toBe('4, usual 3, joint 2nd most of 7');
  expect(spoken(0, [0, 1, 2, 3, 4, 2], 2)).toBe('0, usual 2, joint fewest of 7 matches');
});

test('a usual number that is not the mean of the ticks is one of so many', () => {
  expect(spoken(5, [5, 3, 2, 3, 5, 4], 1)).toBe('5, usual 1 for so many, joint most of 7 matches');
});
