import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { unrecordedLine } from '../../basketball/line.ts';
import { matchSchema } from '../../contract/match.ts';
import { halfTimeCard } from './half-time-card.ts';
import { Shots } from './Shots.tsx';

const match = v.parse(matchSchema, {
  id: 'm',
  startsAt: '2026-11-14T18:00:00Z',
  status: 'live',
  homeAway: 'home',
  opponent: { name: 'Hawks' },
});

function show(own: [made: number, attempted: number] | null, other: typeof own) {
  const sideOf = (name: string, throws: typeof own) => {
    const [made = null, attempted = null] = throws ?? [];
    return { name, players: [], totals: { ...unrecordedLine(), freeThrows: { made, attempted } } };
  };
  const boxScore = {
    matchId: 'm',
    status: 'live',
    team: sideOf('Otters', own),
    opponent: sideOf('Hawks', other),
  };
  const { unmount } = render(<Shots card={halfTimeCard({ match, boxScore, plays: null })} />);
  const text = screen.queryByText(/^line/)?.textContent ?? null;
  unmount();
  return text;
}

test('the free throws of both sides are shown, or those of neither', () => {
  expect(show([2, 2], [7, 9])).toBe('line 2/2 – 7/9');
  expect(show([2, 2], [0, 0])).toBe('line 2/2 – 0/0');
  expect(show([2, 2], null)).toBeNull();
  expect(show(null, [7, 9])).toBeNull();
});
