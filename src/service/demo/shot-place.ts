import type { CourtPosition } from '../../contract/play-by-play.ts';
import { between, integerBetween, pick, type Random } from './random.ts';

/** Where on the court a shot is taken from. */
export const shotPlaces = ['rim', 'paint', 'midRange', 'cornerThree', 'aboveBreakThree'] as const;
export type ShotPlace = (typeof shotPlaces)[number];

/** What LiveStats calls the shots that are taken from each place. */
const shotKinds: Record<ShotPlace, readonly string[]> = {
  rim: ['layup', 'layup', 'layup', 'drivinglayup', 'drivinglayup'],
  paint: ['floatingjumpshot', 'floatingjumpshot', 'hookshot', 'turnaroundjumpshot', 'jumpshot'],
  midRange: ['jumpshot', 'jumpshot', 'pullupjumpshot', 'fadeaway', 'stepbackjumpshot'],
  cornerThree: ['jumpshot'],
  aboveBreakThree: ['jumpshot', 'jumpshot', 'jumpshot', 'pullupjumpshot', 'stepbackjumpshot'],
};

const basket = { x: 7.5, y: 1.575 };
const degrees = Math.PI / 180;

/** True for the two places behind the arc. */
export function isThree(place: ShotPlace): boolean {
  return place === 'cornerThree' || place === 'aboveBreakThree';
}

/** True inside the FIBA restricted area (4.9 m wide, 5.8 m deep). */
function isInPaint({ x, y }: CourtPosition): boolean {
  return Math.abs(x - basket.x) < 2.45 && y < 5.8;
}

function fromBasket(random: Random, metres: [number, number], angle: [number, number]) {
  const radius = between(random, ...metres);
  const direction = between(random, ...angle) * degrees;
  return { x: basket.x + radius * Math.cos(direction), y: basket.y + radius * Math.sin(direction) };
}

function placeOnce(random: Random, place: ShotPlace): CourtPosition {
  switch (place) {
    case 'rim':
      return fromBasket(random, [0.2, 1.2], [0, 180]);
    case 'paint':
      return fromBasket(random, [1.6, 4], [0, 180]);
    case 'midRange':
      return fromBasket(random, [2.7, 6.4], [0, 180]);
    case 'cornerThree':
      return {
        x: basket.x + pick(random, [-1, 1]) * between(random, 6.7, 7.3),
        y: between(random, 0.4, 2.85),
      };
    case 'aboveBreakThree':
      return fromBasket(random, [6.85, 7.9], [18, 162]);
  }
}

/** A position in metres on the contract's half court, inside the named place, to the centimetre. */
export function positionIn(random: Random, place: ShotPlace): CourtPosition {
  let position = placeOnce(random, place);
  while (
    (place === 'paint' && !isInPaint(position)) ||
    (place === 'midRange' && isInPaint(position))
  ) {
    position = placeOnce(random, place);
  }
  const x = Math.min(14.8, Math.max(0.2, position.x));
  return { x: Math.round(x * 100) / 100, y: Math.round(position.y * 100) / 100 };
}

/** What LiveStats would call a shot from there. */
export function shotKind(random: Random, place: ShotPlace): string {
  const kinds = shotKinds[place];
  return kinds[integerBetween(random, 0, kinds.length - 1)] ?? 'jumpshot';
}
