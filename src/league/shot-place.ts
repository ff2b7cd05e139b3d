import { courtMetres, isInPaint, type ShotZone } from '../basketball/court.ts';
import type { CourtPosition } from '../contract/play-by-play.ts';
import { between, integerBetween, pick, type Random } from './random.ts';

/** What LiveStats calls the shots that are taken from each place. */
const shotKinds: Record<ShotZone, readonly string[]> = {
  rim: ['layup', 'layup', 'layup', 'drivinglayup', 'drivinglayup'],
  paint: ['floatingjumpshot', 'floatingjumpshot', 'hookshot', 'turnaroundjumpshot', 'jumpshot'],
  midRange: ['jumpshot', 'jumpshot', 'pullupjumpshot', 'fadeaway', 'stepbackjumpshot'],
  cornerThree: ['jumpshot'],
  aboveBreakThree: ['jumpshot', 'jumpshot', 'jumpshot', 'pullupjumpshot', 'stepbackjumpshot'],
};

const { basket } = courtMetres;
const degrees = Math.PI / 180;

function fromBasket(random: Random, metres: [number, number], angle: [number, number]) {
  const radius = between(random, ...metres);
  const direction = between(random, ...angle) * degrees;
  return { x: basket.x + radius * Math.cos(direction), y: basket.y + radius * Math.sin(direction) };
}

function placeOnce(random: Random, place: ShotZone): CourtPosition {
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
export function positionIn(random: Random, place: ShotZone): CourtPosition {
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
export function shotKind(random: Random, place: ShotZone): string {
  const kinds = shotKinds[place];
  return kinds[integerBetween(random, 0, kinds.length - 1)] ?? 'jumpshot';
}
