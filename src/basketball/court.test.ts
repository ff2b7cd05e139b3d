import { expect, test } from 'vitest';
import { distanceToBasket, zoneOf } from './court.ts';

test.each([
  [{ x: 7.5, y: 1.575 }, 'twoPointer', 'rim'],
  [{ x: 7.5, y: 5.5 }, 'twoPointer', 'paint'],
  [{ x: 5.1, y: 3 }, 'twoPointer', 'paint'],
  [{ x: 4.9, y: 3 }, 'twoPointer', 'midRange'],
  [{ x: 0.5, y: 1 }, 'threePointer', 'cornerThree'],
  [{ x: 14.5, y: 2.9 }, 'threePointer', 'cornerThree'],
  [{ x: 7.5, y: 9 }, 'threePointer', 'aboveBreakThree'],
] as const)('a shot from %o is from the %s zone %s', (position, type, zone) => {
  expect(zoneOf(position, type)).toBe(zone);
});

test('the distance to the basket is in metres', () => {
  expect(distanceToBasket({ x: 7.5, y: 8.325 })).toBeCloseTo(6.75);
});
