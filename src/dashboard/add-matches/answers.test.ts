import { expect, test } from 'vitest';
import type { Asked, FoundMatch } from '../../contract/adding.ts';
import { answersTo, ownQuestions, toSend } from './answers.ts';
import { noDraft, withAnswer } from './draft.ts';
import { lookOf } from './testing/looks.ts';

const score: Asked = { of: 'score', players: [], names: [], proposal: null, isNeeded: false };
const table = (of: 'home' | 'away', ...players: string[]): Asked => ({
  ...score,
  of,
  players,
  isNeeded: true,
});
const sheet = (...asked: Asked[]): Partial<FoundMatch> => ({
  files: ['season.csv'],
  side: null,
  asked,
});

test('the team of a season’s sheet is asked once, and a score of each match, ours first', () => {
  const look = lookOf([
    sheet(table('home', 'Ana Ruiz'), score),
    sheet(table('away', 'Bea Gil'), score),
    { files: ['other.csv'], side: null, asked: [table('home', 'Ana Ruiz')] },
    { files: ['under-12.csv'], side: null, asked: [table('home', 'Cris Paz')] },
    sheet(score),
  ]);
  const questions = ownQuestions(look);
  expect(questions.map(({ matches }) => matches.map(({ key }) => key))).toEqual([
    ['m1', 'm2', 'm3'],
    ['m4'],
  ]);
  const [{ field: ours = '' } = {}, { field: theirs = '' } = {}] = questions;
  const isWhole = (draft: typeof noDraft) => toSend(look, draft, answersTo(look, draft))?.isWhole;
  expect(isWhole(noDraft)).toBe(false);
  const named = withAnswer(withAnswer(noDraft, ours, ' Kestrels '), theirs, 'Kestrels U12');
  expect(isWhole(named)).toBe(true);
  expect(isWhole(withAnswer(named, 'm2 score', '65'))).toBe(false);
  const whole = withAnswer(named, 'm2 score', '65-57');
  expect(toSend(look, whole, answersTo(look, whole))?.body.matches).toEqual({
    m1: { home: 'Kestrels' },
    m2: { away: 'Kestrels', score: { home: 57, away: 65 } },
    m3: { home: 'Kestrels' },
    m4: { home: 'Kestrels U12' },
  });
  const skipped = { ...noDraft, matches: { m1: { skip: true }, m2: { skip: true } } };
  expect(Object.keys(toSend(look, skipped, answersTo(look, skipped))?.body.matches ?? {})).toEqual([
    'm3',
    'm4',
  ]);
});

test('the only team is filled in for our own table alone, and for none of two', () => {
  const valuesIn = (...asked: Asked[]) =>
    answersTo(lookOf([sheet(...asked)]), noDraft, 'Kestrels').m1?.map(({ value }) => value);
  expect(valuesIn(table('home', 'Ana Ruiz'), { ...score, of: 'away' })).toEqual(['Kestrels', '']);
  expect(valuesIn(table('home', 'Ana Ruiz'), table('away', 'Bo Cruz'))).toEqual(['', '']);
});

test('an optional answer is sent once it is typed or proposed, and blocks nothing before', () => {
  const look = lookOf([{ asked: [score] }]);
  expect(toSend(look, noDraft, answersTo(look, noDraft))).toBeNull();
  const proposed = lookOf([{ side: 'away', asked: [{ ...score, proposal: '68-60' }] }]);
  const [answer] = answersTo(proposed, noDraft).m1 ?? [];
  expect(answer).toMatchObject({ value: '60-68', isProposed: true });
  expect(toSend(proposed, noDraft, answersTo(proposed, noDraft))?.body.matches).toEqual({
    m1: { score: { home: 68, away: 60 } },
  });
});
