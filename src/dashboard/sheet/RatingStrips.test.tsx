import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ratingScales, seasonRatings } from '../figures/ratings.ts';
import { RatingStrips } from './PaperInsights.tsx';

const named = (key: string, value: number | null, comment = '') => ({
  key,
  name: key,
  value,
  comment,
});

function show(ratings: ReturnType<typeof named>[], seen = new Map<string, number[]>()) {
  const scales = ratingScales(ratings, seen);
  const season = { ...seasonRatings([]), values: seen };
  render(<RatingStrips ratings={ratings} scales={scales} season={season} />);
}
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const dots = (name: string) =>
  [...row(name).querySelectorAll('circle')].map((dot) => dot.getAttribute('cx'));

test('a rating is a dot on the shared scale', () => {
  show([named('Rebounds', 7.5, 'Strong.'), named('Turnovers', 2)]);
  expect([dots('Rebounds'), dots('Turnovers')]).toEqual([['75%'], ['20%']]);
  expect(row('Rebounds').textContent).toBe('Rebounds7.5Strong.');
  expect(row('Turnovers').textContent).toBe('Turnovers2.0');
});

test('a negative value is written with a real minus and drawn on the left half of the scale', () => {
  show([named('Rebounds', -4)]);
  expect(row('Rebounds').textContent).toContain('−4');
  expect(dots('Rebounds')).toEqual(['10%']);
});

test('a rating that was not sent has no dot and says so', () => {
  show([named('Turnovers', null)]);
  expect(dots('Turnovers')).toEqual([]);
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
