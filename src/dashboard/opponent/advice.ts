import { numbers } from '../../basketball/numbers.ts';
import type { OpponentPlayer } from './opponent-players.ts';
import type { SeenKey, SideNumber } from './season-numbers.ts';

/** Something to take on court: a habit, and who it is about. */
export interface Advice {
  key: SeenKey;
  side: SideNumber['side'];
  way: 'more' | 'less';
  number: SideNumber;
  /** The main players, if known. */
  who: OpponentPlayer[];
}

const most = 3;

/**
 * At most three actions, from habits alone: numbers that repeat, and differ from the usual by more than chance in
 * meetings that agree. Clear ones come before probable ones, the largest first. None without a habit.
 */
export function adviceOf(
  numbers: readonly SideNumber[],
  players: readonly OpponentPlayer[],
): Advice[] {
  return numbers
    .flatMap((number) => (number.habit ? [{ number, habit: number.habit }] : []))
    .toSorted(
      ({ habit: a }, { habit: b }) =>
        Number(b.certainty === 'clearly') - Number(a.certainty === 'clearly') || b.size - a.size,
    )
    .slice(0, most)
    .map(({ number, habit }) => ({
      key: number.key,
      side: number.side,
      way: habit.way,
      number,
      who: number.side === 'opponent' && habit.way === 'more' ? doersOf(number.key, players) : [],
    }));
}

/** The two who did most of it, where each did at least three. */
function doersOf(key: SeenKey, players: readonly OpponentPlayer[]): OpponentPlayer[] {
  const count = ({ line }: OpponentPlayer) => doneBy(key, line) ?? 0;
  return players
    .filter((player) => count(player) >= 3)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, 2);
}

/** How often a player did what a number counts. */
export const doneBy = (key: SeenKey, own: OpponentPlayer['line']): number | null =>
  numbers[key].parts?.({ own }).made ?? null;
