import { describe, expect, test } from 'vitest';
import { emptyLine, unrecordedLine } from '../../basketball/line.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import type { Line } from '../../contract/box-score.ts';
import { ratingEvidence } from './RatingProof.tsx';

const line = (fields: Partial<Line>): Line => ({ ...emptyLine(), ...fields });

const team = line({
  twos: { made: 20, attempted: 45 },
  threes: { made: 8, attempted: 18 },
  freeThrows: { made: 14, attempted: 27 },
  assists: 6,
  turnovers: 20,
  offensiveRebounds: 11,
  defensiveRebounds: 29,
});
const opponent = line({
  points: 48,
  twos: { made: 17, attempted: 39 },
  threes: { made: 2, attempted: 13 },
  freeThrows: { made: 8, attempted: 18 },
  turnovers: 31,
  offensiveRebounds: 7,
  defensiveRebounds: 28,
});
const events = eventsOf([
  { type: 'twoPointer', side: 'team', playerId: 't1', made: true, points: 2 },
  { type: 'assist', side: 'team', playerId: 't2' },
  { type: 'threePointer', side: 'opponent', playerId: 'o1', made: false },
  { type: 'rebound', side: 'team', playerId: 't1', subtype: 'defensive' },
  { type: 'rebound', side: 'team', subtype: 'deadBall' },
  { type: 'turnover', side: 'opponent', playerId: 'o1' },
  { type: 'steal', side: 'team', playerId: 't2' },
]);
const input = { team, opponent, events, seconds: 2400 };

describe('the team', () => {
  test.each([
    ['pointsPerShot', '(2 × 20 + 3 × 8) / 63', '1.02'],
    ['assistRate', '6 / 28', '21%'],
    ['turnovers', '20 / (63 + 0.44 × 27 + 20)', '21%'],
    ['rebounds', '11 / (11 + 28)', '28%'],
  ])('%s is worked out from the box score', (key, working, result) => {
    expect(ratingEvidence(key, input)?.steps[0]).toMatchObject({ working, result });
  });

  test.each([
    ['assistRate', ['e2']],
    ['rebounds', ['e4']],
    ['defensiveImpact', ['e6', 'e7']],
    ['pointsPerShot', ['e1']],
  ])('%s rests on its own events', (key, ids) => {
    expect(ratingEvidence(key, input)?.events.map(({ id }) => id)).toEqual(ids);
  });

  test('shots without a location are grouped by kind', () => {
    expect(
      ratingEvidence('shotMix', input)?.steps.map(({ name, working }) => `${name} ${working}`),
    ).toEqual(['Two-pointers 20/45', 'Three-pointers 8/18', 'Free throws 14/27']);
  });
});

test('a player’s evidence is the player’s own', () => {
  const player = { playerId: 't2', line: line({ seconds: 1200, assists: 3, steals: 1 }) };
  const assists = ratingEvidence('assistRate', { ...input, player });
  expect(assists?.steps[0]).toMatchObject({
    working: '3 / (20:00 / 40:00 × 28 − 0)',
    result: '21%',
  });
  expect(assists?.events.map(({ id }) => id)).toEqual(['e2']);
});

test('an unrecorded value is a dash, and an unknown rating has no evidence', () => {
  const missing = { ...input, team: unrecordedLine() };
  expect(ratingEvidence('turnovers', missing)?.steps[0]).toMatchObject({ result: '–' });
  expect(ratingEvidence('tempo', input)).toBeNull();
  expect(ratingEvidence('rebounds', { ...input, opponent: null })).toBeNull();
});
