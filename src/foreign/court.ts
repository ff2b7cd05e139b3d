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

/** As few as these of each worth prove nothing. */
const fewest = 4;
/** Share of shots that must lie on the right side of the line: a scorer's finger is not exact. */
const wantedShare = 0.95;

/** Where a service counts from, with the size of its two axes in metres, and how that turns into the contract's. */
const origins: Record<string, { sizes: [number, number]; turn: Turn }> = {
  corner: { sizes: [15, 14], turn: (x, y) => ({ x, y }) },
  halfway: { sizes: [15, 14], turn: (x, y) => ({ x, y: 14 - y }) },
  basket: { sizes: [15, 14], turn: (x, y) => ({ x: x + 7.5, y: y + 1.575 }) },
  baseline: { sizes: [15, 14], turn: (x, y) => ({ x: x + 7.5, y }) },
  swapped: { sizes: [14, 15], turn: (x, y) => ({ x: y, y: x }) },
  swappedBasket: { sizes: [14, 15], turn: (x, y) => ({ x: y + 7.5, y: x + 1.575 }) },
  // The whole court along x: every shot is turned to the end that it was taken at.
  full: { sizes: [28, 15], turn: (x, y) => (x > 14 ? { x: y, y: 28 - x } : { x: 15 - y, y: x }) },
  fullMiddle: {
    sizes: [28, 15],
    turn: (x, y) => (x > 0 ? { x: y + 7.5, y: 14 - x } : { x: 7.5 - y, y: x + 14 }),
  },
  fullUp: { sizes: [15, 28], turn: (x, y) => (y > 14 ? { x: 15 - x, y: 28 - y } : { x, y }) },
};

/** How long an axis is in each unit, by its metres. */
const units: Record<string, (metres: number, sizes: readonly number[]) => number> = {
  metres: (metres) => metres,
  centimetres: (metres) => metres * 100,
  feet: (metres) => metres / 0.3048,
  inches: (metres) => metres / 0.0254,
  percent: () => 100,
  fraction: () => 1,
  permille: () => 1000,
  pixelsOfFifty: (metres, sizes) =>
    Math.max(...sizes) > 20 ? (metres > 20 ? 940 : 500) : metres === 15 ? 500 : 470,
  decimetres: (metres) => metres * 10,
  millimetres: (metres) => metres * 1000,
};

/** A service's notation of positions: a name that `turnOf` knows. */
export type CourtForm = string;

/** The conversion of a service's positions to the contract's. */
export function turnOf(form: CourtForm): Turn {
  const [unit = 'metres', origin = 'corner'] = form.split(' ');
  const { sizes, turn } = origins[origin] ?? {
    sizes: [15, 14] as [number, number],
    turn: (x: number, y: number) => ({ x, y }),
  };
  const scale = (at: 0 | 1) => sizes[at] / (units[unit]?.(sizes[at], sizes) ?? sizes[at]);
  const [across, along] = [scale(0), scale(1)];
  return (x, y) => turn(x * across, y * along);
}

const forms: readonly CourtForm[] = Object.keys(units).flatMap((unit) =>
  Object.keys(origins).map((origin) => `${unit} ${origin}`),
);

/**
 * The notation of a match's positions: the only one in which all are on the court, twos within the line and
 * threes behind it; `null` if none fits, or if two do and give other positions.
 */
export function formOf(shots: readonly PlacedShot[]): CourtForm | null {
  const fitting = forms.filter((form) => usesBothEnds(form, shots) && fits(turnOf(form), shots));
  const [first] = fitting;
  if (first === undefined) return null;
  const turn = turnOf(first);
  const agree = fitting.every((form) => {
    const other = turnOf(form);
    return shots.slice(0, 60).every(({ x, y }) => {
      const [a, b] = [turn(x, y), other(x, y)];
      return Math.abs(a.x - b.x) < 0.1 && Math.abs(a.y - b.y) < 0.1;
    });
  });
  return agree ? first : null;
}

/** Whether both ends of a whole court are used: what lies on one half alone is written as a half. */
function usesBothEnds(form: CourtForm, shots: readonly PlacedShot[]): boolean {
  const [unit = '', origin = ''] = form.split(' ');
  if (!origin.startsWith('full')) return true;
  const { sizes } = origins[origin] ?? { sizes: [28, 15] as [number, number] };
  const at = sizes[0] === 28 ? 0 : 1;
  const middle = origin === 'fullMiddle' ? 0 : 14 * ((units[unit]?.(28, sizes) ?? 28) / 28);
  const near = shots.filter((shot) => (at === 0 ? shot.x : shot.y) < middle).length;
  return near * 10 > shots.length && (shots.length - near) * 10 > shots.length;
}

function fits(turn: Turn, shots: readonly PlacedShot[]): boolean {
  const counts = { 2: 0, 3: 0, right: 0, off: 0, far: 0 };
  for (const { x, y, worth } of shots) {
    const position = turn(x, y);
    if (!isOnCourt(position, 0.3)) counts.off += 1;
    if (worth === null) continue;
    counts[worth] += 1;
    if (isOfWorth(position, worth)) counts.right += 1;
  }
  const judged = counts[2] + counts[3];
  return (
    counts.off * 40 <= shots.length &&
    counts[2] >= fewest &&
    counts[3] >= fewest &&
    counts.right >= wantedShare * judged
  );
}

const isOnCourt = ({ x, y }: CourtPosition, slack: number) =>
  x >= -slack && x <= 15 + slack && y >= -slack && y <= 14 + slack;

/** FIBA's line: 6.75 m from the basket's centre, in the corners 0.9 m from the side lines. */
function isOfWorth({ x, y }: CourtPosition, worth: 2 | 3): boolean {
  const beyond = Math.max(
    Math.hypot(x - 7.5, y - 1.575) - 6.75,
    y < 3 ? Math.abs(x - 7.5) - 6.6 : -9,
  );
  return worth === 3 ? beyond > -0.25 : beyond < 0.25;
}
