import * as v from 'valibot';
import { expect, test } from 'vitest';
import { choicesSchema, type FoundMatch } from '../../contract/adding.ts';
import {
  choicesOf,
  countActions,
  newPlayers,
  obstacleTo,
  undated,
  undatedBelow,
} from './choices.ts';
import { type Draft, noDraft, withDay } from './draft.ts';
import { idOf, lookOf } from './testing/looks.ts';

const same: FoundMatch['standing'] = { kind: 'same', matchId: idOf(5), day: '2026-11-12' };
const newer: FoundMatch['standing'] = {
  kind: 'newer',
  matchId: idOf(6),
  day: '2026-11-14',
  added: 30,
  removed: 2,
  before: { team: 40, opponent: 38 },
};
const drafted = (matches: Draft['matches'], rest: Partial<Draft> = {}): Draft => ({
  ...noDraft,
  ...rest,
  matches,
});

test('an undecided match is added if it is new, and left unchanged if it is stored', () => {
  const look = lookOf([{}, { standing: same }, { standing: newer }]);
  expect(countActions(look, noDraft)).toEqual({ add: 1, replace: 0, move: 0, leave: 2 });
  expect(choicesOf(look, noDraft)).toEqual({ matches: {} });
  const all = drafted({ m1: { skip: true }, m2: { move: true }, m3: { replace: true } });
  expect(countActions(look, all)).toEqual({ add: 0, replace: 1, move: 1, leave: 1 });
  expect(choicesOf(look, all)).toEqual({
    matches: { m1: { skip: true }, m2: { move: true }, m3: { replace: true } },
  });
});

test('a stored match is moved only if its file has another day', () => {
  for (const day of [null, '2026-11-12']) {
    const look = lookOf([{ standing: same, day }]);
    expect(countActions(look, drafted({ m1: { move: true } })).move).toBe(0);
  }
});

test('first the side, then every day, then something to do', () => {
  const look = lookOf([{ side: null, team: null }, { day: null }, { standing: same, day: null }]);
  expect(obstacleTo(look, noDraft)).toEqual({ kind: 'sides' });
  const skipped = drafted({ m1: { skip: true } });
  expect(obstacleTo(look, skipped)).toEqual({ kind: 'days', count: 1 });
  const typed = drafted({ ...skipped.matches, m2: { day: '0202-11-01' } });
  expect(obstacleTo(look, typed), 'a year that no match is of').toEqual({ kind: 'days', count: 1 });
  const dated = withDay(skipped, undated(look, skipped), '2026-11-01');
  expect(obstacleTo(look, dated)).toBeNull();
  expect(choicesOf(look, dated)).toEqual({
    matches: { m1: { skip: true }, m2: { day: '2026-11-01' } },
  });
  expect(obstacleTo(lookOf([{ standing: same }]), noDraft)).toEqual({ kind: 'nothing' });
});

test('a day that is known and then emptied is missing again', () => {
  const look = lookOf([{}]);
  expect(obstacleTo(look, withDay(noDraft, look.matches, ''))).toEqual({ kind: 'days', count: 1 });
});

test('a day is filled down as far as the next that is known', () => {
  const look = lookOf([{}, { day: null }, { day: null }, {}, { day: null }]);
  const keys = (key: string) => undatedBelow(look, noDraft, key).map((match) => match.key);
  expect(keys('m1')).toEqual(['m2', 'm3']);
  expect(keys('m3')).toEqual([]);
  expect(keys('m4')).toEqual(['m5']);
});

test('a competition for all applies to added matches without their own', () => {
  const look = lookOf([{}, {}, { standing: newer }]);
  const draft = drafted(
    { m2: { competition: ' Cup ' }, m3: { replace: true } },
    { competition: 'League' },
  );
  expect(choicesOf(look, draft)).toEqual({
    matches: { m1: { competition: 'League' }, m2: { competition: 'Cup' }, m3: { replace: true } },
  });
});

const like = [{ playerId: idOf(7), name: 'Michael Frazier', number: '12' }];

test('a new player is asked about once for all matches, and joined in each of them', () => {
  const look = lookOf([
    { newPlayers: [{ key: 'p1', name: 'Michael Frazier II', number: '12', like }] },
    { newPlayers: [{ key: 'p9', name: 'MICHAEL FRAZIER II', number: '12', like }] },
    { standing: newer, newPlayers: [{ key: 'p3', name: 'Bo Cruz', like: [] }] },
  ]);
  const [frazier, ...others] = newPlayers(look, noDraft);
  expect(others).toEqual([]);
  expect(frazier).toMatchObject({
    name: 'Michael Frazier II',
    places: [
      { match: 'm1', player: 'p1' },
      { match: 'm2', player: 'p9' },
    ],
    like,
  });
  const choices = choicesOf(look, drafted({}, { joins: { [frazier?.key ?? '']: idOf(7) } }));
  expect(choices).toEqual({
    matches: { m1: { join: { p1: idOf(7) } }, m2: { join: { p9: idOf(7) } } },
  });
  expect(v.parse(choicesSchema, choices)).toEqual(choices);
  expect(newPlayers(look, drafted({ m3: { replace: true } }))).toHaveLength(2);
});
