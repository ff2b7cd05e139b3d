import { expect, test } from 'vitest';
import { chartZoneOf, shotsByZone } from './shot-zones.ts';
import { eventsOf } from './testing/events.ts';

const two = { type: 'twoPointer', side: 'team', playerId: 't1' } as const;
const three = { type: 'threePointer', side: 'team', playerId: 't2' } as const;
const events = eventsOf([
  { ...two, made: true, points: 2, courtPosition: { x: 7.5, y: 2 } },
  { ...two, made: false, courtPosition: { x: 7, y: 1.5 } },
  { ...three, made: true, courtPosition: { x: 0.4, y: 2 } },
  { ...three, made: false, courtPosition: { x: 14.6, y: 2 } },
  { ...three, made: true, points: 3 },
  { type: 'freeThrow', side: 'team', made: true, points: 1 },
]);

test('shots by zone, the corners apart', () => {
  const shots = shotsByZone(events, 'team');
  expect(shots?.zones).toEqual([
    { zone: 'rim', made: 1, attempted: 2, points: 2, pointsPerShot: 1, shareOfShots: 0.5 },
    { zone: 'paint', made: 0, attempted: 0, points: 0, pointsPerShot: null, shareOfShots: 0 },
    { zone: 'midRange', made: 0, attempted: 0, points: 0, pointsPerShot: null, shareOfShots: 0 },
    {
      zone: 'leftCornerThree',
      made: 1,
      attempted: 1,
      points: 3,
      pointsPerShot: 3,
      shareOfShots: 0.25,
    },
    {
      zone: 'rightCornerThree',
      made: 0,
      attempted: 1,
      points: 0,
      pointsPerShot: 0,
      shareOfShots: 0.25,
    },
    {
      zone: 'aboveBreakThree',
      made: 0,
      attempted: 0,
      points: 0,
      pointsPerShot: null,
      shareOfShots: 0,
    },
  ]);
  expect(shots?.unplaced).toEqual({ made: 1, attempted: 1 });
});

test('one player’s shots, and a side that has not shot', () => {
  const own = shotsByZone(events, 'team', 't1');
  expect(own?.zones.map((zone) => zone.attempted)).toEqual([2, 0, 0, 0, 0, 0]);
  const none = shotsByZone(events, 'opponent');
  expect(none?.zones).toHaveLength(6);
  expect(none?.zones[0]).toMatchObject({ attempted: 0, pointsPerShot: null, shareOfShots: null });
});

test('without recorded locations there are no zones', () => {
  const untold = events.map(({ courtPosition, ...event }) => event);
  expect(shotsByZone(untold, 'team')).toBeNull();
  expect(shotsByZone([], 'team')).toBeNull();
});

test('left and right are the shooter’s', () => {
  expect(chartZoneOf({ x: 1, y: 1 }, 'threePointer')).toBe('leftCornerThree');
  expect(chartZoneOf({ x: 14, y: 1 }, 'threePointer')).toBe('rightCornerThree');
  expect(chartZoneOf({ x: 14, y: 4 }, 'threePointer')).toBe('aboveBreakThree');
});
