import { expect, test } from 'vitest';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { readPrintChoices, savePrintChoices, usualChoices } from './print-choices.ts';

test('choices come back as they were left', () => {
  const storage = new MemoryStorage();
  expect(readPrintChoices(storage)).toEqual(usualChoices);
  const chosen = { ...usualChoices, insights: false, talkCards: true, names: 'numbers' } as const;
  savePrintChoices(storage, chosen);
  expect(readPrintChoices(storage)).toEqual(chosen);
});

test('names are chosen for one visit only: the next sheet may be of children', () => {
  const storage = new MemoryStorage();
  savePrintChoices(storage, { ...usualChoices, names: 'names' });
  expect(readPrintChoices(storage).names).toBeNull();
});

test.each(['{', 'null', '7', '{"insights":"no","names":3}'])('%s reads as no choice', (text) => {
  expect(readPrintChoices({ getItem: () => text })).toEqual(usualChoices);
});
