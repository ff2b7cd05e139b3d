import { describe, expect, test } from 'vitest';
import type { Plan } from '../../contract/playing-time.ts';
import {
  benchNow,
  followed,
  fouledOut,
  goneNow,
  nextChange,
  onCourtNow,
  replanned,
} from './bench.ts';
import { newPlan, plannedMinutes, solved } from './plan-model.ts';

/* The plays of a live match give who was on court: the rest is planned from that. */

const nine = 'abcdefghi'.split('');
const owed = () => 0;
const roster = nine.map((playerId) => ({ playerId }));
const unplanned = newPlan(null, '2026-11-21', roster);
const stored = solved(unplanned, owed).plan;

type Played = NonNullable<Plan['played']>;

/** Fives that were on court from a moment in minutes on; played until a moment. */
function playedAs(
  until: number,
  fives: readonly (readonly [from: number, five: string])[],
): Played {
  let court: string[] = [];
  const changes = fives.map(([from, five]) => {
    const next = five.split('');
    const change = {
      at: from * 60,
      on: next.filter((id) => !court.includes(id)),
      off: court.filter((id) => !next.includes(id)),
    };
    court = next;
    return change;
  });
  return { seconds: until * 60, since: null, changes };
}

/** The stored plan as it was played, until a moment in minutes. */
const asPlanned = (until: number) =>
  playedAs(
    until,
    stored.fives.flatMap((five, shift) =>
      shift * 5 <= until ? [[shift * 5, five.join('')] as const] : [],
    ),
  );

/** The next change as the page shows it. */
function shown(plan: Plan, played: Played) {
  const after = replanned(plan, played, owed);
  return { ...after, next: nextChange(after.plan, 0, after.soFar.first) };
}

describe('the rest of a match', () => {
  test('has no place for a player with five fouls, who cannot come on either', () => {
    const foul = {
      period: 2,
      side: 'team',
      type: 'foul',
      playerId: 'a',
      clockSeconds: 300,
      score: { team: null, opponent: null },
    } as const;
    const events = Array.from({ length: 5 }, (_, index) => ({
      ...foul,
      id: String(index),
      sequence: index,
    }));
    expect(fouledOut({ events: events.slice(1) })).toEqual([]);
    const out = fouledOut({ events });
    expect(out).toEqual(['a']);
    const played = playedAs(20, [
      [0, 'abcde'],
      [18, 'fbcde'],
    ]);
    for (const { plan, soFar } of [
      replanned(stored, played, owed, out),
      followed(stored, played, out),
    ]) {
      expect(plan.fives.slice(soFar.first).flat()).not.toContain('a');
      expect(benchNow(plan, 0)).toEqual(expect.arrayContaining(['g', 'h', 'i']));
      expect(benchNow(plan, 0)).not.toContain('a');
      expect(goneNow(plan, 0)).toEqual(['a']);
    }
    // On the very plan, too, which would otherwise stay.
    expect(replanned(stored, asPlanned(20), owed, out).plan.fives.slice(4).flat()).not.toContain(
      'a',
    );
  });

  test('is planned from the minutes that were played, not from those that were planned', () => {
    const { plan, soFar } = replanned(stored, playedAs(20, [[0, 'abcde']]), owed);
    const minutes = nine.map((id) => plannedMinutes(plan, id, soFar));
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(200);
    expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(5);
    for (const id of 'fghi')
      expect(
        plan.fives
          .slice(4)
          .flat()
          .filter((each) => each === id),
      ).toHaveLength(4);
    // The past stays as it was planned.
    expect(plan.fives.slice(0, 4)).toEqual(stored.fives.slice(0, 4));
  });

  test('counts parts of a shift: who has 15:36 of a share of 22 gets one shift more, not two', () => {
    const half = playedAs(20, [
      [0, 'abcde'],
      [15.6, 'fbcde'],
    ]);
    const { plan, soFar } = replanned(unplanned, half, owed);
    expect(plannedMinutes(plan, 'a', soFar)).toBe(21);
  });

  test('is as it was stored while it is followed, with the changes by hand', () => {
    const [first = []] = stored.fives;
    const byHand = { ...stored, fives: stored.fives.with(7, first) };
    const late = asPlanned(17);
    late.changes = late.changes.map(({ at, ...change }) => ({ ...change, at: at && at + 40 }));
    expect(replanned(byHand, late, owed).plan.fives).toEqual(byHand.fives);
    const other = playedAs(17, [[0, first.join('')]]);
    expect(replanned(byHand, other, owed).plan.fives).not.toEqual(byHand.fives);
  });

  test('stays as it was made by hand without a rule', () => {
    const byHand = { ...stored, rule: 'none' as const };
    const { plan } = replanned(byHand, playedAs(12, [[0, 'efghi']]), owed);
    const sorted = (fives: string[][]) => fives.map((five) => five.toSorted());
    expect(sorted(plan.fives)).toEqual(sorted(byHand.fives));
  });

  test('keeps to the wish for a player, less the minutes played', () => {
    const players = stored.players.map((each) => ({
      ...each,
      target: each.playerId === 'a' ? 30 : 21,
    }));
    const wished: Plan = { ...stored, rule: 'targets', players };
    const { plan, soFar } = replanned(wished, playedAs(20, [[0, 'bcdef']]), owed);
    expect(plannedMinutes(plan, 'a', soFar)).toBe(20);
  });

  test('counts who plays without having been ticked as here', () => {
    const eight = solved(newPlan(null, '2026-11-21', roster.slice(1)), owed).plan;
    const { plan, soFar } = replanned(eight, playedAs(10, [[0, 'abcde']]), owed);
    expect(plan.players.map(({ playerId }) => playerId)).toContain('a');
    expect(plannedMinutes(plan, 'a', soFar)).toBeGreaterThanOrEqual(10);
  });
});

test('a match that nobody has planned has the minutes played, and no change to come', () => {
  const { plan, soFar } = followed(unplanned, playedAs(34, [[0, 'abcde']]));
  expect(soFar.isPlanned).toBe(false);
  expect(plan.fives).toEqual(Array.from({ length: 7 }, () => [...'abcde']));
  expect(nextChange(plan, 0, soFar.first)).toBeNull();
  expect([...'abf'].map((id) => plannedMinutes(plan, id, soFar))).toEqual([34, 34, 0]);
});

describe('the next change', () => {
  test('is now for who is on court and has had the time', () => {
    const { next, plan } = shown(stored, playedAs(20, [[0, 'abcde']]));
    expect(next).toMatchObject({ wait: 0 });
    expect(next?.pairs.map(({ on }) => on).toSorted()).toEqual(['f', 'g', 'h', 'i']);
    expect(onCourtNow(plan)).toEqual(
      expect.arrayContaining(next?.pairs.map(({ off }) => off) ?? []),
    );
  });

  test('that the plan had is not asked for once another was made', () => {
    // Who was planned from the fifth minute on came in the third, and has played since.
    const [first = [], second = []] = stored.fives;
    const played = playedAs(6, [
      [0, first.join('')],
      [3, second.join('')],
    ]);
    const { next } = shown(stored, played);
    expect(next?.wait ?? 0).toBeGreaterThan(0);
  });

  test('is now in the first half of a part, and of the next part from then on', () => {
    const sitting = (minutes: number) => shown(unplanned, playedAs(minutes, [[0, 'abcde']])).next;
    expect(sitting(20.5)).toMatchObject({ at: 1_200, wait: 0 });
    expect(sitting(22.4)?.pairs).toEqual(sitting(20)?.pairs);
    expect(sitting(23)).toMatchObject({ at: 1_500, wait: 120 });
  });

  test('is the same before its time and at its time', () => {
    const at = (minutes: number) => shown(unplanned, playedAs(minutes, [[0, 'abcde']])).next?.pairs;
    expect(at(24)).toEqual(at(25));
  });

  test('is none in an overtime', () => {
    expect(shown(stored, playedAs(42, [[0, 'abcde']])).next).toBeNull();
  });
});
