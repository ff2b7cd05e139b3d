import { expect, test } from 'vitest';
import { fibaRules } from '../../basketball/score.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { decidedIn } from './decided-in.ts';

const basket = (side: Side, period: number, clockSeconds: number | null, points = 2) => ({
  type: 'twoPointer',
  side,
  made: true,
  points,
  period,
  clockSeconds,
});

/** Level into the last quarter, then nine points in a row by the winner. */
const lateRun = (side: Side) => [
  basket(side, 1, 500),
  basket(otherSide(side), 1, 450),
  basket(side, 2, 500),
  basket(otherSide(side), 2, 450),
  basket(side, 4, 200, 3),
  basket(side, 4, 180, 3),
  basket(side, 4, 149, 3),
  { type: 'periodEnd', period: 4, clockSeconds: 0 },
];

const told = (events: readonly MatchEvent[], more = {}) =>
  decidedIn({ events, rules: fibaRules, finished: true, result: null, ...more });

test('the stretch that brought the winner’s chance most, ours or theirs', () => {
  for (const [side, points, after] of [
    ['team', '9–0', '13–4'],
    ['opponent', '0–9', '4–13'],
  ] as const) {
    const story = told(eventsOf(lateRun(side)));
    expect(story?.title).toMatch(/^Decided in \d+ (seconds|minutes)$/);
    expect(story?.text).toContain(`: ${points}, from 4–4 to ${after}.`);
    const [before, now] = [...(story?.text ?? '').matchAll(/(\d+)%/g)].map(([, share]) =>
      Number(share),
    );
    expect(Math.sign(Number(now) - Number(before))).toBe(side === 'team' ? 1 : -1);
  }
});

test('nothing is said of a match that is on, that nobody won, or whose plays do not tell', () => {
  const events = eventsOf(lateRun('team'));
  expect(told(events, { finished: false })).toBeNull();
  expect(told([])).toBeNull();
  expect(told(eventsOf(lateRun('team').slice(0, 4))), 'level at the end').toBeNull();
  expect(told(events.map((event) => ({ ...event, clockSeconds: null }))), 'no clock').toBeNull();
  const unscored = { team: null, opponent: null };
  expect(told(events.map((event) => ({ ...event, score: unscored }))), 'no score').toBeNull();
  expect(told(events, { result: { team: 13, opponent: 4 } })).not.toBeNull();
  expect(told(events, { result: { team: 15, opponent: 4 } }), 'plays are missing').toBeNull();
});
