import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratingScales } from '../figures/ratings.ts';
import { RatingBars } from './PaperInsights.tsx';

const named = (key: string, value: number | null, comment = '') => ({
  key,
  name: key,
  value,
  comment,
});

function show(ratings: ReturnType<typeof named>[], seen = new Map<string, number[]>()) {
  const scales = ratingScales(ratings, seen);
  const means = new Map([['Rebounds', { mean: 5, decimals: 1 }]]);
  render(<RatingBars ratings={ratings} scales={scales} means={means} />);
}
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const lengths = (name: string) =>
  [...row(name).querySelectorAll('i')].map(({ style }) => [style.insetInlineStart, style.width]);

test('a bar is as long as its value on the shared scale, the season’s mean a tick on it', () => {
  show([named('Rebounds', 7.5, 'Strong.'), named('Turnovers', 2)]);
  expect(lengths('Rebounds')).toEqual([
    ['0%', '75%'],
    ['50%', ''],
  ]);
  expect(row('Rebounds').textContent).toBe('Rebounds7.5Strong.');
  expect(row('Turnovers').textContent).toBe('Turnovers2.0');
});

test('a negative value is written with a real minus and drawn from the middle of the scale', () => {
  show([named('Rebounds', -4)]);
  expect(row('Rebounds').textContent).toContain('−4');
  expect(lengths('Rebounds')).toContainEqual(['10%', '40%']);
});

test('a rating that was not sent has no bar and says so', () => {
  show([named('Turnovers', null)]);
  expect(lengths('Turnovers')).toEqual([]);
  expect(row('Turnovers').textContent).toBe('Turnovers–not recorded');
});

const ownScales = new Map([
  ['Rebounds', [6, 7, 8, 9]],
  ['Turnovers', [60, 70, 80, 90]],
]);

test('ratings on different scales name theirs before the comment', () => {
  show([named('Rebounds', 7, 'Strong.'), named('Turnovers', 70)], ownScales);
  expect(row('Rebounds').textContent).toBe('Rebounds7Scale 0–10. Strong.');
  expect(row('Turnovers').textContent).toBe('Turnovers70Scale 0–100. ');
});
