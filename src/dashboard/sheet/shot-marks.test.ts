import { expect, test } from 'vitest';
import { eventsOf } from '../../basketball/testing/events.ts';
import { shotMarks } from './shot-marks.ts';

test('field goals of one side with a place, kept on the court', () => {
  const courtPosition = { x: 7.5, y: 3 };
  const events = eventsOf([
    { type: 'twoPointer', side: 'team', made: true, points: 2, courtPosition },
    { type: 'threePointer', side: 'team', made: false, courtPosition: { x: -1, y: 15 } },
    { type: 'threePointer', side: 'team', made: false },
    { type: 'twoPointer', side: 'opponent', made: false, courtPosition },
    { type: 'freeThrow', side: 'team', made: true, points: 1, courtPosition },
  ]);
  expect(shotMarks(events, 'team')).toEqual([
    { id: 'e1', made: true, x: 7.5, y: 3 },
    { id: 'e2', made: false, x: 0, y: 14 },
  ]);
});
