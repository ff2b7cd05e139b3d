import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { whyParts } from '../figures/why-parts.ts';
import { Waterfall } from './Waterfall.tsx';

const line = (changes: Partial<Line>): Line => ({ ...emptyLine(), ...changes });
const side = (name: string, totals: Line | null) => ({ name, players: [], totals });
const boxScore: BoxScore = {
  matchId: 'M',
  status: 'completed',
  team: side(
    'Own',
    line({
      points: 50,
      twos: { made: 20, attempted: 40 },
      freeThrows: { made: 10, attempted: 12 },
      turnovers: 10,
      offensiveRebounds: 8,
      defensiveRebounds: 20,
    }),
  ),
  opponent: side(
    'Other',
    line({
      points: 42,
      twos: { made: 18, attempted: 40 },
      freeThrows: { made: 6, attempted: 10 },
      turnovers: 14,
      offensiveRebounds: 6,
      defensiveRebounds: 22,
    }),
  ),
};
const points = () =>
  [...document.querySelectorAll('li b')].map(({ textContent }) =>
    Number(textContent?.replace('−', '-')),
  );

function show(of: BoxScore) {
  const why = whyParts(of);
  if (why === null) throw new Error('the totals say nothing');
  return render(<Waterfall why={why} />);
}

test('five parts whose shown decimals add up to the margin beneath them', () => {
  show(boxScore);
  expect(screen.getByRole('heading').textContent).toContain('Why, in points');
  expect(points()).toHaveLength(6);
  const margin = points().at(-1);
  expect(margin).toBe(8);
  expect(
    points()
      .slice(0, -1)
      .reduce((sum, part) => sum + part, 0),
  ).toBeCloseTo(8);
  expect(screen.getByText('10 of 12 v 6 of 10')).toBeDefined();
});

test('each step has its share of a rematch, and they add up to its estimate and range', () => {
  const parts = [
    { key: 'shots' as const, name: 'Shots taken', points: 5, again: 1.6, numbers: '' },
    { key: 'turnovers' as const, name: 'Turnovers', points: -2, again: 0.3, numbers: '' },
    { key: 'luck' as const, name: 'How shots fell', points: 5, again: 0.5, numbers: '' },
  ];
  const again = { estimate: 2.4, rematch: { low: -14.2, high: 19.1 } };
  render(<Waterfall why={{ margin: 8, parts, again }} />);
  expect(screen.getAllByText(/^again/).map(({ textContent }) => textContent)).toEqual([
    'again +1.6',
    'again +0.3',
    'again +0.5',
  ]);
  expect(points()).toEqual([5, -2, 5, 8, 2.4]);
  expect(screen.getByText('four times in five: −14 to +19')).toBeDefined();
});

test('without the totals of one side there is nothing to say', () => {
  expect(whyParts({ ...boxScore, opponent: side('Other', null) })).toBeNull();
});
