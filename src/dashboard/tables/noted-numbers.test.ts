import { expect, test } from 'vitest';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { notedNumbers } from './number-words.ts';

const nothing: GameNotes['team'] = {
  pointsInThePaint: null,
  secondChancePoints: null,
  fastBreakPoints: null,
  pointsFromTurnovers: null,
  benchPoints: null,
  biggestLead: null,
  biggestRun: null,
  secondsLeading: null,
};

test('a fact that the data does not hold is left out, a zero is not', () => {
  const facts = notedNumbers({
    team: { ...nothing, benchPoints: 12, biggestLead: 0, secondsLeading: 0 },
    opponent: { ...nothing, benchPoints: null, biggestLead: 9, secondsLeading: 2345 },
    leadChanges: 0,
    timesTied: null,
  });
  expect(facts).toEqual([
    { key: 'benchPoints', team: 12, opponent: null },
    { key: 'biggestLead', team: 0, opponent: 9 },
    { key: 'secondsLeading', team: 0, opponent: 2345 },
  ]);
});
