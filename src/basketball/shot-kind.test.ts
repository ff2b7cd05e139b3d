import { describe, expect, test } from 'vitest';
import { checkPlotting, isAtRimByKind, recordedZoneOf, shotKindOf } from './shot-kind.ts';
import { shotsByZone } from './shot-zones.ts';
import { isFieldGoal } from './shots.ts';
import { eventsOf } from './testing/events.ts';

const farAway = { x: 2, y: 8 };
const two = { type: 'twoPointer', side: 'team', made: false } as const;

describe('zones by recorded kind first', () => {
  test.each([
    ['layup', 'layup'],
    ['drivinglayup', 'layup'],
    ['alleyoopdunk', 'alleyOop'],
    ['tipinlayup', 'tipIn'],
    ['Driving Layup', 'layup'],
    ['pullupjumpshot', 'offTheDribble'],
    ['fadeaway', 'offTheDribble'],
    ['hookshot', 'jumpShot'],
    ['heave', null],
    [undefined, null],
  ])('%s is a %s', (subtype, kind) => {
    expect(shotKindOf(subtype)).toBe(kind);
  });

  test('a layup is at the rim by its kind, a jump shot at its tapped position', () => {
    const shots = eventsOf([
      { ...two, subtype: 'layup', courtPosition: farAway },
      { ...two, subtype: 'dunk' },
      { ...two, subtype: 'jumpshot', courtPosition: farAway },
      { ...two, courtPosition: { x: 7.5, y: 2 } },
      { ...two, subtype: 'jumpshot' },
      { ...two, type: 'threePointer', subtype: 'layup', courtPosition: { x: 0.5, y: 1 } },
    ]).filter(isFieldGoal);
    const zones = ['rim', 'rim', 'midRange', 'rim', null, 'cornerThree'];
    expect(shots.map(recordedZoneOf)).toEqual(zones);
    expect(isAtRimByKind({ type: 'threePointer', subtype: 'layup' })).toBe(false);
  });

  test('a shot chart’s zones: all shots once, layups at the rim also without a location', () => {
    const events = eventsOf([
      { ...two, subtype: 'layup', courtPosition: farAway, made: true, points: 2 },
      { ...two, subtype: 'layup' },
      { ...two, subtype: 'jumpshot' },
      { ...two, type: 'threePointer', courtPosition: { x: 14.5, y: 1 } },
    ]);
    const found = shotsByZone(events, 'team');
    const attempts = found?.zones.map(({ zone, attempted }) => [zone, attempted]);
    expect(attempts).toEqual(
      expect.arrayContaining([
        ['rim', 2],
        ['midRange', 0],
        ['rightCornerThree', 1],
      ]),
    );
    expect(found?.unplaced).toEqual({ made: 0, attempted: 1 });
    expect(shotsByZone(eventsOf([{ ...two, subtype: 'layup' }]), 'team')).toBeNull();
  });

  test('plotting that puts layups elsewhere is reported, a few are not', () => {
    const layups = (far: number, near: number) =>
      eventsOf([
        ...Array.from({ length: far }, () => ({
          ...two,
          subtype: 'layup',
          courtPosition: farAway,
        })),
        ...Array.from({ length: near }, () => ({
          ...two,
          subtype: 'dunk',
          courtPosition: { x: 7.5, y: 2.5 },
        })),
      ]);
    expect(checkPlotting(layups(15, 5))).toEqual({ atRim: 20, near: 5, disagrees: true });
    expect(checkPlotting(layups(9, 27)).disagrees).toBe(false);
    expect(checkPlotting(layups(7, 0)).disagrees).toBeNull();
    expect(checkPlotting([]).disagrees).toBeNull();
  });
});
