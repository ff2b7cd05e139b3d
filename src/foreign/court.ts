/** A position on one half court as in the contract, in metres: across from the left line, and up from the baseline. */
export interface CourtPosition {
  x: number;
  y: number;
}

/** A shot recorded with a position, in the sender's unit. */
export interface PlacedShot {
  x: number;
  y: number;
  /** Its worth: 2 or 3; `null` = another event. */
  worth: 2 | 3 | null;
}

type Turn = (x: number, y: number) => CourtPosition;

/** With fewer shots of either worth, nothing is proved. */
const fewest = 4;
/** Share of shots that must be on the right side of the line, since scorers tap inexactly. */
const wantedShare = 0.95;

interface Origin {
  /** Lengths of the two axes, in metres. */
  sizes: readonly [number, number];
  turn: Turn;
  /** The halfway line of a whole court, on its long axis. */
  middle?: number;
}

/** Services' origins and axes, and their conversion to the contract's. */
const origins: readonly Origin[] = [
  // From the corner, the halfway line, the basket and the middle of the baseline.
  { sizes: [15, 14], turn: (x, y) => ({ x, y }) },
  { sizes: [15, 14], turn: (x, y) => ({ x, y: 14 - y }) },
  { sizes: [15, 14], turn: (x, y) => ({ x: x + 7.5, y: y + 1.575 }) },
  { sizes: [15, 14], turn: (x, y) => ({ x: x + 7.5, y }) },
  // Axes swapped.
  { sizes: [14, 15], turn: (x, y) => ({ x: y, y: x }) },
  { sizes: [14, 15], turn: (x, y) => ({ x: y + 7.5, y: x + 1.575 }) },
  // The whole court: shots at both ends are converted to one half.
  {
    sizes: [28, 15],
    turn: (x, y) => (x > 14 ? { x: y, y: 28 - x } : { x: 15 - y, y: x }),
    middle: 14,
  },
  {
    sizes: [28, 15],
    turn: (x, y) => (x > 0 ? { x: y + 7.5, y: 14 - x } : { x: 7.5 - y, y: x + 14 }),
    middle: 0,
  },
  {
    sizes: [15, 28],
    turn: (x, y) => (y > 14 ? { x: 15 - x, y: 28 - y } : { x, y }),
    middle: 14,
  },
];

/** The length of an axis in each unit: metres to millimetres, feet, inches, shares, pixels (ten a foot). */
const units: readonly ((metres: number, sizes: readonly number[]) => number)[] = [
  ...[1, 10, 100, 1000, 1 / 0.3048, 1 / 0.0254].map(
    (factor) => (metres: number) => metres * factor,
  ),
  ...[1, 100, 1000].map((whole) => () => whole),
  (metres, sizes) =>
    Math.max(...sizes) > 20 ? (metres > 20 ? 940 : 500) : metres === 15 ? 500 : 470,
];

const forms = units.flatMap((unit) =>
  origins.map(({ sizes, turn, middle }) => {
    const [across, along] = sizes.map((size) => size / unit(size, sizes)) as [number, number];
    const scaled: Turn = (x, y) => turn(x * across, y * along);
    const isNear = ({ x, y }: PlacedShot) =>
      (sizes[0] === 28 ? x * across : y * along) < (middle ?? 0);
    return { turn: scaled, isNear: middle === undefined ? null : isNear };
  }),
);

/**
 * Converts a match's positions to the contract's, by the only unit and origin that put shots on the court, twos inside
 * the line and threes behind it; `null` if none fits, or if two give different positions.
 */
export function turnOf(shots: readonly PlacedShot[]): Turn | null {
  const fitting = forms.filter(({ turn, isNear }) => {
    // Shots on one half only are recorded on a half court.
    const near = isNear ? shots.filter(isNear).length : shots.length / 2;
    return (
      near * 10 > shots.length && (shots.length - near) * 10 > shots.length && fits(turn, shots)
    );
  });
  const [first, ...others] = fitting;
  if (!first) return null;
  const agree = others.every(({ turn }) =>
    shots.slice(0, 60).every(({ x, y }) => {
      const [a, b] = [first.turn(x, y), turn(x, y)];
      return Math.abs(a.x - b.x) < 0.1 && Math.abs(a.y - b.y) < 0.1;
    }),
  );
  return agree ? first.turn : null;
}

function fits(turn: Turn, shots: readonly PlacedShot[]): boolean {
  const counts = { 2: 0, 3: 0, right: 0, off: 0 };
  for (const { x, y, worth } of shots) {
    const position = turn(x, y);
    if (!isOnCourt(position, 0.3)) counts.off += 1;
    if (worth === null) continue;
    counts[worth] += 1;
    if (isOfWorth(position, worth)) counts.right += 1;
  }
  return (
    counts.off * 40 <= shots.length &&
    counts[2] >= fewest &&
    counts[3] >= fewest &&
    counts.right >= wantedShare * (counts[2] + counts[3])
  );
}

const isOnCourt = ({ x, y }: CourtPosition, slack: number) =>
  x >= -slack && x <= 15 + slack && y >= -slack && y <= 14 + slack;

/** FIBA's three-point line: 6.75 m from the basket's centre, 0.9 m from the side lines in the corners. */
function isOfWorth({ x, y }: CourtPosition, worth: 2 | 3): boolean {
  const beyond = Math.max(
    Math.hypot(x - 7.5, y - 1.575) - 6.75,
    y < 3 ? Math.abs(x - 7.5) - 6.6 : -9,
  );
  return worth === 3 ? beyond > -0.25 : beyond < 0.25;
}
