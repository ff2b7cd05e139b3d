import { expect, test } from 'vitest';
import { documentTitle } from './match-text.ts';

const match = {
  startsAt: '2026-11-14T12:00:00.000Z',
  score: { team: 83, opponent: 74 },
  opponent: { name: 'Northgate Owls' },
};

test('the file has day, teams and score', () => {
  expect(documentTitle(match, 'Lakeside BC')).toBe('2026-11-14 Lakeside BC 83-74 Northgate Owls');
});

test('unknown parts are left out', () => {
  expect(documentTitle({ ...match, startsAt: null, score: null }, 'Lakeside BC')).toBe(
    'Lakeside BC v Northgate Owls',
  );
});

test("a file's name holds no slash or colon", () => {
  expect(documentTitle({ ...match, opponent: { name: 'A/B: C' } }, 'Us')).toBe(
    '2026-11-14 Us 83-74 A-B- C',
  );
});
