import { expect, test } from 'vitest';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { assistsFromTheBench } from './free-throw-assists.ts';
import { fibaRules } from './score.ts';
import { eventsOf, sixEach } from './testing/events.ts';
import { lineupChecks } from './trust.ts';

const side = 'team' as const;

/** The passer t2 is changed at `left` seconds, and t1 throws at 300 after a pass of t2. */
function events(left: number, assisted: Partial<MatchEvent> = {}): MatchEvent[] {
  return eventsOf([
    { type: 'foul', subtype: 'shooting', side: 'opponent', playerId: 'o1', clockSeconds: 300 },
    { type: 'substitution', subtype: 'out', side, playerId: 't2', clockSeconds: left },
    { type: 'substitution', subtype: 'in', side, playerId: 't6', clockSeconds: left },
    { type: 'freeThrow', side, playerId: 't1', made: true, points: 1, clockSeconds: 300 },
    { type: 'assist', side, playerId: 't2', relatedEventId: 'e4', clockSeconds: 300, ...assisted },
  ]);
}

function offCourt(rows: readonly MatchEvent[]) {
  const match = {
    ...fibaRules,
    id: 'm',
    startsAt: null,
    status: 'completed',
    homeAway: 'home',
    opponent: { name: 'Valley' },
    score: null,
    periods: [],
  };
  return lineupChecks(rows, sixEach, match).find(({ check }) => check === 'offCourt')?.found;
}

test('a passer who was changed between the foul and the free throw did nothing wrong', () => {
  expect([...assistsFromTheBench(events(300))]).toEqual(['e5']);
  expect(offCourt(events(300))).toBe(0);
});

test('one who was off the court before the foul did', () => {
  expect(offCourt(events(340))).toBe(1);
});

test('so did one who is credited with a basket, or with a throw that nobody linked', () => {
  const rows = events(300).map((event) =>
    event.type === 'freeThrow' ? { ...event, type: 'twoPointer', points: 2 } : event,
  );
  expect(offCourt(rows)).toBe(1);
  expect(offCourt(events(300, { relatedEventId: undefined }))).toBe(1);
});
