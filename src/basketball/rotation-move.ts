import { canPlay, isMet, leastOf, type RotationPlayer, type Rules } from './rotation.ts';
import { type Fives, restless } from './rotation-order.ts';

/** A plan that a coach changes by hand, from the match's first shift on. */
export interface MovedPlan {
  fives: Fives;
  players: readonly RotationPlayer[];
  rules: Rules;
}

/** A plan after a move; `other` is the player who gave or took the time, `null` if nobody could. */
export interface Moved {
  fives: Fives;
  other: string | null;
}

/**
 * Puts a player on court in a shift, or on the bench if the player is on court. Who takes over is chosen: whose change breaks
 * the fewest rules, evens out the shifts and needs the fewest changes.
 */
export function moved({ fives, players, rules }: MovedPlan, shift: number, id: string): Moved {
  const onCourt = fives[shift];
  const player = players.find((each) => each.id === id);
  const stays = { fives, other: null };
  if (!onCourt || !player) return stays;
  const isOn = onCourt.includes(id);
  if (!isOn && !canPlay(player, shift)) return stays;
  const others = players.filter(
    (each) => onCourt.includes(each.id) !== isOn && (!isOn || canPlay(each, shift)),
  );
  const options = others
    .filter((other) => other.id !== id)
    .map((other) => {
      const [off, on] = isOn ? [id, other.id] : [other.id, id];
      const after = fives.with(
        shift,
        onCourt.map((each) => (each === off ? on : each)),
      );
      const pair = [player, other];
      return { fives: after, other: other.id, cost: costOf(after, pair) - costOf(fives, pair) };
    });
  return options.toSorted((a, b) => a.cost - b.cost)[0] ?? stays;

  /** Rules count first, then even shifts, then few changes. */
  function costOf(after: Fives, changed: readonly RotationPlayer[]): number {
    const broken = brokenRules({ fives: after, players, rules }).length;
    const ids = changed.map((each) => each.id);
    const even = changed.map((each) => (shiftsOf(after, each.id) - (each.target ?? 0)) ** 2);
    const able = (playerId: string, at: number) =>
      players.some((each) => each.id === playerId && canPlay(each, at));
    const changes = restless(after, ids, { before: null, canPlay: able });
    return 100 * broken + even.reduce((sum, each) => sum + each, 0) + changes;
  }
}

/** How many shifts a player has. */
export function shiftsOf(fives: Fives, id: string): number {
  return fives.filter((onCourt) => onCourt.includes(id)).length;
}

/** A rule that a plan breaks. */
export type BrokenRule =
  | { kind: 'least' | 'most'; id: string; shifts: number }
  /** `shift` = the first in which the group has too few or too many. */
  | { kind: 'group'; group: Rules['groups'][number]; shift: number }
  | { kind: 'absent'; id: string; shift: number };

/** The rules that a plan breaks. */
export function brokenRules({ fives, players, rules }: MovedPlan): BrokenRule[] {
  const ofPlayers = players.flatMap((player): BrokenRule[] => {
    const { id } = player;
    const shifts = shiftsOf(fives, id);
    const absent = fives.findIndex((five, at) => five.includes(id) && !canPlay(player, at));
    return [
      ...(shifts < leastOf(player, rules.least, fives.length)
        ? [{ kind: 'least' as const, id, shifts }]
        : []),
      ...(shifts > rules.most ? [{ kind: 'most' as const, id, shifts }] : []),
      ...(absent >= 0 ? [{ kind: 'absent' as const, id, shift: absent }] : []),
    ];
  });
  const ofGroups = rules.groups.flatMap((group): BrokenRule[] => {
    const shift = fives.findIndex((five, at) => !isMet(group, five, at));
    return shift >= 0 ? [{ kind: 'group', group, shift }] : [];
  });
  return [...ofPlayers, ...ofGroups];
}
