import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { outcomeOf, recordText, seasonRecord } from './season-record.ts';

const match = (fields: object) => v.parse(matchSchema, { id: 'M', status: 'completed', ...fields });

test('a match without an end or a score has no outcome', () => {
  expect(outcomeOf(match({ score: { team: 83, opponent: 74 } }))).toBe('won');
  expect(outcomeOf(match({ score: { team: 70, opponent: 74 } }))).toBe('lost');
  expect(outcomeOf(match({ score: { team: 70, opponent: 70 } }))).toBe('drawn');
  expect(outcomeOf(match({ score: { team: 70, opponent: null } }))).toBeNull();
  expect(outcomeOf(match({ status: 'live', score: { team: 1, opponent: 0 } }))).toBeNull();
});

test('the record counts only matches with an outcome', () => {
  const record = seasonRecord([
    match({ score: { team: 83, opponent: 74 } }),
    match({ score: { team: 60, opponent: 61 } }),
    match({ score: null }),
    match({ status: 'live', score: { team: 20, opponent: 10 } }),
  ]);
  expect(record).toEqual({ won: 1, lost: 1, drawn: 0, pointsFor: 143, pointsAgainst: 135 });
  expect(recordText(record)).toBe('1–1');
  expect(recordText({ ...record, drawn: 2 })).toBe('1–1–2');
});
