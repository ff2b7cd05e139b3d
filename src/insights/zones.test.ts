import { expect, test } from 'vitest';
import { isFieldGoal } from '../basketball/shots.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { totalsOf } from './finished-match.ts';
import { shotMixOf } from './shot-mix.ts';
import { withEvents } from './testing/matches.ts';
import { base } from './testing/planted.ts';
import { zonedAlike, zoneShots } from './zones.ts';

const isOwnTwo = ({ side, type }: MatchEvent) => side === 'team' && type === 'twoPointer';
const ofKind = (subtype: string, y: number) => (event: MatchEvent) =>
  isOwnTwo(event) ? { ...event, subtype, courtPosition: { x: 7.5, y } } : event;
const jumpers = base.events.map((event) =>
  isFieldGoal(event) ? { ...event, subtype: 'jumpshot' } : event,
);
const twos = base.events.filter(isOwnTwo).length;

test('a layup is at the rim by its kind, a jump shot at its tapped position', () => {
  let layups = 0;
  const events = base.events.map((event) => {
    if (!isOwnTwo(event) || layups === 5) return ofKind('jumpshot', 5.5)(event);
    layups += 1;
    return ofKind('layup', 5.5)(event);
  });
  const zones = zoneShots(withEvents(base, events)).team;
  expect(zones?.rim).toHaveLength(5);
  expect(zones?.paint).toHaveLength(twos - 5);
});

test('a match whose layups are tapped far from the rim has no zones, and its mix is by kind', () => {
  const match = withEvents(base, jumpers.map(ofKind('layup', 5.5)));
  expect(zoneShots(match)).toEqual({ team: null, opponent: null });
  const mix = shotMixOf(match, totalsOf(match).team);
  expect(mix?.placed).toBe(false);
  expect(mix?.counts.two).toBe(twos);
});

test('if no kinds are recorded the rim is a part of the paint, since a finger decides about a metre', () => {
  const match = withEvents(
    base,
    base.events.map(({ subtype, ...event }) =>
      isFieldGoal(event) ? event : { ...event, ...(subtype === undefined ? {} : { subtype }) },
    ),
  );
  const { known, unknown } = { known: zoneShots(base).team, unknown: zoneShots(match).team };
  expect(unknown?.rim).toEqual([]);
  expect(unknown?.paint.length).toBeGreaterThan(known?.paint.length ?? 99);
  expect(zonedAlike([base, match], match)).toEqual([match]);
});
