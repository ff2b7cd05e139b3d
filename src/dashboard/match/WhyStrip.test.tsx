// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { WhyStrip } from './WhyStrip.tsx';

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
  [...document.querySelectorAll('dd > b')].map(({ textContent }) =>
    Number(textContent?.replace('−', '-')),
  );

test('five parts whose shown decimals add up to the margin', () => {
  render(<WhyStrip boxScore={boxScore} />);
  expect(screen.getByText('Why it ended +8, in points')).toBeDefined();
  expect(points()).toHaveLength(5);
  expect(points().reduce((sum, part) => sum + part, 0)).toBeCloseTo(8);
  expect(screen.getByText('10 of 12 v 6 of 10')).toBeDefined();
});

test('a live match has not ended', () => {
  render(<WhyStrip boxScore={{ ...boxScore, status: 'live' }} />);
  expect(screen.getByText('Why it stands at +8, in points')).toBeDefined();
});

test('without the totals of one side there is nothing to say', () => {
  const { container } = render(
    <WhyStrip boxScore={{ ...boxScore, opponent: side('Other', null) }} />,
  );
  expect(container.textContent).toBe('');
});
