import { expect, test } from 'vitest';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { emptyLine } from './line.ts';
import { pointsScored } from './shots.ts';
import { tally } from './tally.ts';

const eventOf = (type: string): MatchEvent => ({
  id: 'e',
  sequence: 1,
  period: 1,
  clockSeconds: 500,
  side: 'team',
  playerId: 'P',
  type,
  subtype: undefined,
  made: true,
  points: undefined,
  qualifiers: [],
  courtPosition: undefined,
  score: { team: null, opponent: null },
  relatedEventId: undefined,
});

test.each(['kick', 'constructor', 'toString', '__proto__'])(
  'an event of a kind that is not known counts nowhere: %s',
  (type) => {
    const line = emptyLine();
    tally(line, eventOf(type));
    expect(line).toEqual(emptyLine());
    expect(pointsScored(eventOf(type))).toBe(0);
  },
);

test('a made shot counts as attempted, as made and by its points', () => {
  const line = emptyLine();
  tally(line, eventOf('threePointer'));
  expect(line).toMatchObject({ threes: { made: 1, attempted: 1 }, points: 3 });
});
