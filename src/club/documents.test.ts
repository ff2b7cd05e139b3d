import { expect, test } from 'vitest';
import { unpacked } from './documents.ts';

const club = { v: 1, id: 'C', called: 'Club', madeAt: '2026-11-20T10:00:00.000Z' };

test('a document of an earlier version is upgraded step by step, once each', () => {
  const steps = [
    (from: object) => ({ ...from, name: 'called' in from ? from.called : '' }),
    (from: object) => ({ ...from, unsaved: 0 }),
  ];
  const madeAt = new Date(club.madeAt);
  const read = (stored: object) => unpacked('club', 'C', 'C', stored, steps);
  expect(read(club)).toMatchObject({ name: 'Club', unsaved: 0, madeAt });
  expect(read({ ...club, v: 2, name: 'Two' })).toMatchObject({ name: 'Two', unsaved: 0 });
  expect(read({ ...club, v: 3, name: 'Three', unsaved: 7 })).toMatchObject({ unsaved: 7 });
  expect(() => read({ ...club, v: 4 })).toThrow('a newer version (4) wrote it');
});

test('a document preserves the order of its keys for replies', () => {
  const team = { v: 1, colour: '#000', roster: [], name: 'A', id: 'T', otherNames: {} };
  const read = unpacked('team', 'C', 'T', { ...team, madeAt: club.madeAt });
  expect(Object.keys(read).join()).toBe('colour,roster,name,id,otherNames,madeAt');
});
