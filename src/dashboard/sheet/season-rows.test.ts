import * as v from 'valibot';
import { expect, test } from 'vitest';
import { matchSchema } from '../../contract/match.ts';
import { seasonFacts } from '../season/margins.ts';
import { seasonBasis, seasonRows } from './season-rows.ts';

const match = (fields: object) => v.parse(matchSchema, { id: 'M', status: 'completed', ...fields });
const won = match({ id: 'A', homeAway: 'home', score: { team: 80, opponent: 70 } });
const lost = match({
  id: 'B',
  homeAway: 'away',
  score: { team: 60, opponent: 61 },
  round: 'Final',
});
const coming = match({ id: 'C', status: 'scheduled' });

test('the first match is on top; one that has not ended has its status', () => {
  expect(
    seasonRows([coming, lost, won]).map(({ id, outcome, score, margin }) => [
      id,
      outcome,
      score,
      margin,
    ]),
  ).toEqual([
    ['A', 'W', '80–70', '+10'],
    ['B', 'L', '60–61', '−1'],
    ['C', 'Scheduled', '–', '–'],
  ]);
  expect(seasonRows([lost])[0]?.opponent).toMatch(/^at /);
});

test('the head adds up what has ended', () => {
  expect(Object.fromEntries(seasonFacts([coming, lost, won]).map((f) => [f.name, f.text]))).toEqual(
    {
      Record: '1–1',
      Home: '1–0',
      Away: '0–1',
      Scored: '70.0',
      Conceded: '65.5',
      Margin: '+4.5',
    },
  );
  expect(new Set(seasonFacts([]).map(({ text }) => text))).toEqual(new Set(['–']));
});

test('the base of averages is named, and the matches missing from it', () => {
  const entry = { match: won, value: null, error: null };
  const reading = {
    absent: 0,
    failed: 0,
    understood: true,
    reading: false,
    waiting: false,
    retry: () => {},
  };
  const basis = (entries: number, completed: number, read: number) =>
    seasonBasis({ ...reading, entries: Array(entries).fill(entry), completed, read });
  expect(basis(2, 2, 2)).toBe('Completed matches: 2.');
  expect(basis(40, 52, 40)).toBe('The latest 40 of 52 completed matches.');
  expect(basis(2, 2, 1)).toMatch(/left out of averages and trends: 1\.$/);
  expect(basis(0, 0, 0)).toBe('No match is completed yet.');
});
