/** Who is on court, a list of ids a shift. */
export type Fives = readonly (readonly string[])[];

/** Input for ordering a plan: players on court before it, and what each shift allows. */
export interface OrderInput {
  /** On court in the shift before the first one; `null` before the match. */
  before: readonly string[] | null;
  /** Whether a player can play a shift, by its index in the plan. */
  canPlay(playerId: string, shift: number): boolean;
  /** Whether these may be on court together in a shift, by its index in the plan. */
  fits(five: readonly string[], shift: number): boolean;
}

/** A stretch on court or on the bench gets no longer than this many shifts without a reason. */
const longest = 3;

/**
 * The same minutes with fewer changes and no long stretches: swaps two players between two shifts as long as that helps.
 * Each player plays as many shifts as before.
 */
export function ordered(fives: Fives, input: OrderInput): Fives {
  let plan = fives;
  for (let next = bestSwap(plan, input); next; next = bestSwap(plan, input)) plan = next;
  return plan;
}

/** The plan after the swap that helps most; `null` if none does. */
function bestSwap(plan: Fives, input: OrderInput): Fives | null {
  let best: Fives | null = null;
  let most = 1e-9;
  for (const [one, inOne] of plan.entries()) {
    for (const [other, inOther] of plan.entries()) {
      if (other <= one) continue;
      for (const a of inOne) {
        if (inOther.includes(a) || !input.canPlay(a, other)) continue;
        for (const b of inOther) {
          if (inOne.includes(b) || !input.canPlay(b, one)) continue;
          const withB = inOne.map((id) => (id === a ? b : id));
          const withA = inOther.map((id) => (id === b ? a : id));
          if (!input.fits(withB, one) || !input.fits(withA, other)) continue;
          const after = plan.with(one, withB).with(other, withA);
          const gain = restless(plan, [a, b], input) - restless(after, [a, b], input);
          if (gain <= most) continue;
          most = gain;
          best = after;
        }
      }
    }
  }
  return best;
}

/** A penalty for changes and for stretches that are too long: lower is better. */
export function restless(
  plan: Fives,
  players: readonly string[],
  { before, canPlay }: Pick<OrderInput, 'before' | 'canPlay'>,
): number {
  let sum = 0;
  for (const id of players) {
    let isOn = before?.includes(id) ?? null;
    let stretch = 0;
    for (const [shift, five] of plan.entries()) {
      const plays = five.includes(id);
      if (plays && isOn === false) sum += 1;
      stretch = plays === isOn ? stretch + 1 : 1;
      // A player who can't play yet is not counted as sitting too long.
      if (stretch > longest && (plays || canPlay(id, shift))) sum += 2;
      isOn = plays;
    }
  }
  return sum;
}
