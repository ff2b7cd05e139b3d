import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { findLostClubs, forgetClubName } from './known-clubs.ts';

const lakeside = { id: 'a', name: 'Lakeside BC', isDemo: false, matches: 3 };
const demo = { id: 'b', name: 'Kestrel Bay', isDemo: true, matches: 90 };
const empty = { id: 'c', name: 'My club', isDemo: false, matches: 0 };

test('a club that the browser deleted is reported until the coach dismisses it', () => {
  const storage = new MemoryStorage();
  expect(findLostClubs(storage, [lakeside, demo, empty])).toEqual([]);
  const renamed = { ...lakeside, name: 'Lakeside Basketball' };
  expect(findLostClubs(storage, [renamed, demo])).toEqual([]);
  expect(findLostClubs(storage, [])).toEqual([{ id: 'a', name: 'Lakeside Basketball' }]);
  expect(findLostClubs(storage, [demo])).toHaveLength(1);
  forgetClubName(storage, 'a');
  expect(findLostClubs(storage, [])).toEqual([]);
});

test('a club reopened from its file is not lost, nor one that the coach deleted', () => {
  const storage = new MemoryStorage();
  findLostClubs(storage, [lakeside]);
  findLostClubs(storage, []);
  expect(findLostClubs(storage, [lakeside])).toEqual([]);
  forgetClubName(storage, lakeside.id);
  expect(findLostClubs(storage, [])).toEqual([]);
});

test('an unreadable list counts as none', () => {
  const storage = new MemoryStorage();
  storage.setItem('boxout.clubs', '{"a":');
  expect(findLostClubs(storage, [])).toEqual([]);
});
