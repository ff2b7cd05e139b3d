/** Who is on court, a list of ids a shift. */
export type Fives = readonly (readonly string[])[];

/** What orders a plan: who was on court before it, and what a shift may be. */
export interface OrderInput {
  /** On court in the shift before the first one; `null` before the match. */
  before: readonly string[] | null;
  /** Whether a player can play a shift, by its index in the plan. */
  canPlay(playerId: string, shift: number): boolean;
  /** Whether these may be on court together. */
  fits(five: readonly string[]): boolean;
}

/** A stretch on court or on the bench gets no longer than this many shifts without a reason. */
const longest = 3;

/**
 * The same minutes with fewer changes and no long stretches: swaps two players between two shifts as long as that helps.
 * Each player plays as many shifts as before.
 */
export function ordered(fives: Fives, input: OrderInput): string[][] {
  const plan = fives.map((five) => [...five]);
  for (let swap = bestSwap(plan, input); swap; swap = bestSwap(plan, input)) {
    for (const { shift, five } of swap) plan[shift] = five;
  }
  return plan;
}

interface Changed {
  shift: number;
  five: string[];
}

function bestSwap(plan: readonly string[][], input: OrderInput): Changed[] | null {
  let best: Changed[] | null = null;
  let most = 1e-9;
  for (const [one, inOne] of plan.entries()) {
    for (const [other, inOther] of plan.entries()) {
      if (other <= one) continue;
      for (const a of inOne) {
        if (inOther.includes(a) || !input.canPlay(a, other)) continue;
        for (const b of inOther) {
          if (inOne.includes(b) || !input.canPlay(b, one)) continue;
          const swap = [
            { shift: one, five: inOne.map((id) => (id === a ? b : id)) },
            { shift: other, five: inOther.map((id) => (id === b ? a : id)) },
          ];
          if (!swap.every(({ five }) => input.fits(five))) continue;
          const after = withSwap(plan, swap);
          const gain = restless(plan, [a, b], input) - restless(after, [a, b], input);
          if (gain <= most) continue;
          most = gain;
          best = swap;
        }
      }
    }
  }
  return best;
}

function withSwap(plan: readonly string[][], swap: readonly Changed[]): string[][] {
  const after = [...plan];
  for (const { shift, five } of swap) after[shift] = five;
  return after;
}

/** How often some players come on, and how much their stretches are too long: less is better. */
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
      // Who can't play yet does not sit too long.
      if (stretch > longest && (plays || canPlay(id, shift))) sum += 2;
      isOn = plays;
    }
  }
  return sum;
}
