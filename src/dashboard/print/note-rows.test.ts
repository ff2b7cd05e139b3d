import { expect, test } from 'vitest';
import type { GameNotes } from '../../basketball/game-notes.ts';
import { noteRows } from './note-rows.ts';

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

test('a note that the data does not hold is left out, a zero is not', () => {
  const rows = noteRows({
    team: { ...nothing, benchPoints: 12, biggestLead: 0 },
    opponent: { ...nothing, benchPoints: null, biggestLead: 9 },
    leadChanges: 0,
    timesTied: null,
  });
  expect(rows).toEqual([
    { name: 'Bench', text: '12 v –' },
    { name: 'Biggest lead', text: '0 v 9' },
    { name: 'Lead changes', text: '0' },
  ]);
});
