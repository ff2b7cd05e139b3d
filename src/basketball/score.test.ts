import { expect, test } from 'vitest';
import { scoreByPeriod } from './score.ts';
import { eventsOf } from './testing/events.ts';

const two = { type: 'twoPointer', made: true, points: 2 } as const;
const events = eventsOf([
  { ...two, side: 'team' },
  { ...two, side: 'opponent' },
  { ...two, side: 'opponent' },
  { ...two, side: 'opponent' },
  { ...two, side: 'team', period: 2, made: false },
  { ...two, side: 'team', period: 2 },
  { ...two, side: 'team', period: 2 },
  { ...two, side: 'team', period: 2 },
]);

test('the score and the points of each period', () => {
  expect(scoreByPeriod(events)).toEqual({
    score: { team: 8, opponent: 6 },
    periods: [
      { team: 2, opponent: 6 },
      { team: 6, opponent: 0 },
    ],
  });
  expect(scoreByPeriod([])).toEqual({ score: null, periods: [] });
});

test('a side whose score was not recorded has no points of a period', () => {
  const untold = events.map((event) => ({ ...event, score: { ...event.score, opponent: null } }));
  expect(scoreByPeriod(untold).periods[0]).toEqual({ team: 2, opponent: null });
});
