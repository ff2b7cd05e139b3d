import { FlowNetwork } from './min-cost-flow.ts';
import { type Fives, ordered } from './rotation-order.ts';

/** A player who is present. Shifts count from 0, the first of the match. */
export interface RotationPlayer {
  id: string;
  /** The first shift that the player can play; later than 0 for a player who arrives late. */
  from: number;
  /** The first shift that the player can no longer play (hurt, fouled out, gone); the number of shifts if none. */
  until: number;
  /** Shifts already played; a part of a shift is a fraction. */
  played: number;
  /** Shifts wished for over the whole match; `null` for as many as the others. */
  target: number | null;
  /** Time owed from the season, in any unit: a spare shift goes to the player who is owed more. */
  owed: number;
}

/** How many of some players must be on court in every shift, or in one. */
export interface Group {
  ids: readonly string[];
  least: number;
  most: number;
  shift?: number;
}

/** The rules of a plan. Shifts are those of the whole match. */
export interface Rules {
  /** A player who can't play all shifts gets a proportional share of it, rounded down. */
  least: number;
  most: number;
  groups: readonly Group[];
}

export interface RotationInput {
  players: readonly RotationPlayer[];
  /** Of the whole match. */
  shifts: number;
  /** The first shift to plan; 0 before the match. */
  first: number;
  /** Players on court in the shift before; `null` before the match. */
  before: readonly string[] | null;
  /** A plan of the whole match to change as little as the rules allow; without it minutes are evened out. */
  keep?: Fives | null;
  rules: Rules;
}

/** Why there is no plan. */
export type NoPlan =
  /** Too few players can play a shift. */
  | { kind: 'few'; shift: number; players: number }
  /** The players' minimum shifts add up to more than there are. */
  | { kind: 'least'; needs: number; places: number }
  /** The players' maximum shifts add up to fewer than there are. */
  | { kind: 'most'; needs: number; places: number }
  /** A player can no longer reach the minimum. */
  | { kind: 'player'; id: string; least: number; can: number }
  /** Too few players of a group can play a shift. */
  | { kind: 'group'; group: Group; shift: number }
  /** Each rule can be met, but not all together. */
  | { kind: 'together' };

export type Rotation =
  /** From the first shift to plan on. No other plan has more equal minutes, or comes nearer to the targets. */
  | { kind: 'plan'; fives: string[][] }
  /** Proved impossible. `nearest` is the set of rules with the fewest changes that can be met; `null` if none can. */
  | { kind: 'none'; reason: NoPlan; nearest: Rules | null }
  /** The search was given up. */
  | { kind: 'notFound' };

/** Players on court. */
export const five = 5;

/** A match can't go on with fewer players (FIBA rules, art. 20: one player is a default). */
const fewest = 2;

/** Most flows solved for one plan, and for the nearest rules; only overlapping groups take more than one. */
const patience = 100;

/**
 * Who plays when: five a shift (all who are left once fewer are, after the start), within the rules, with minutes as equal,
 * or as near to the targets, as the rules let them be: the least sum of squared differences. Exact: a minimum cost flow from
 * shifts to players, where groups that share no player are nodes between; over groups that overlap, branch and bound.
 */
export function planRotation(input: RotationInput): Rotation {
  const reason = whyNone(input);
  const found = reason.kind === 'together' ? search(input, { left: patience }) : null;
  if (found === 'notFound') return { kind: 'notFound' };
  if (found === null) return { kind: 'none', reason, nearest: nearestRules(input) };
  if (input.keep) return { kind: 'plan', fives: found.fives };
  const { players, rules, first, before } = input;
  const fives = ordered(found.fives, {
    before,
    canPlay: (id, shift) =>
      players.some((player) => player.id === id && canPlay(player, first + shift)),
    fits: (ids, shift) => rules.groups.every((group) => isMet(group, ids, first + shift)),
  });
  return { kind: 'plan', fives: fives.map((ids) => [...ids]) };
}

/** Whether a player can play a shift. */
export function canPlay({ from, until }: RotationPlayer, shift: number): boolean {
  return shift >= from && shift < until;
}

/** Whether a shift has as many players of a group on court as the rule asks for. */
export function isMet(group: Group, onCourt: readonly string[], shift: number): boolean {
  const { ids, least, most } = group;
  if (!isAsked(group, shift)) return true;
  const count = ids.filter((id) => onCourt.includes(id)).length;
  return count >= least && count <= most;
}

const isAsked = (group: Group, shift: number) => (group.shift ?? shift) === shift;

/** The minimum shifts of a whole match that the rules give a player. */
export function leastOf({ from, until }: RotationPlayer, least: number, shifts: number): number {
  const can = Math.max(0, Math.min(until, shifts) - from);
  return can >= shifts ? least : Math.floor((least * can) / shifts);
}

/** The number of players on court in each planned shift. */
function places({ players, shifts, first }: RotationInput): number[] {
  return Array.from({ length: Math.max(0, shifts - first) }, (_, index) => {
    const able = players.filter((player) => canPlay(player, first + index)).length;
    return first > 0 && able >= fewest ? Math.min(five, able) : five;
  });
}

/** Decided cells, as "shift id": on court or not. */
type Fixed = ReadonlyMap<string, boolean>;

interface Solved {
  fives: string[][];
  cost: number;
}

/** The best plan; `null` if proved impossible. Counts each solved flow down from `flows.left`. */
function search(input: RotationInput, flows: { left: number }): Solved | 'notFound' | null {
  const open: { fixed: Fixed; solved: Solved }[] = [];
  const visit = (fixed: Fixed) => {
    flows.left -= 1;
    const solved = solve(input, fixed);
    if (solved) open.push({ fixed, solved });
  };
  visit(certain(input));
  while (open.length > 0) {
    // The cheapest first: if it keeps all rules, it is the best.
    open.sort((a, b) => b.solved.cost - a.solved.cost);
    const node = open.pop();
    if (!node) break;
    const children = branches(input, node.solved.fives, node.fixed);
    if (children === null) return node.solved;
    if (children.length > flows.left) return 'notFound';
    for (const fixed of children) visit(fixed);
  }
  return null;
}

/** Players whose whole group must be on court. */
function certain({ rules, shifts, first }: RotationInput): Fixed {
  const fixed = new Map<string, boolean>();
  for (const group of rules.groups.filter(({ ids, least }) => least === ids.length)) {
    for (let shift = first; shift < shifts; shift += 1) {
      if (!isAsked(group, shift)) continue;
      for (const id of group.ids) fixed.set(`${shift - first} ${id}`, true);
    }
  }
  return fixed;
}

/** The ways to mend the first group that a solution breaks; `null` if it breaks none. */
function branches({ rules, players, first }: RotationInput, fives: string[][], fixed: Fixed) {
  for (const [index, onCourt] of fives.entries()) {
    const broken = rules.groups.find((group) => !isMet(group, onCourt, first + index));
    if (!broken) continue;
    const tooFew = broken.ids.filter((id) => onCourt.includes(id)).length < broken.least;
    const able = players.filter(({ id }) => broken.ids.includes(id));
    const turned = able.filter(
      (player) =>
        canPlay(player, first + index) &&
        onCourt.includes(player.id) !== tooFew &&
        !fixed.has(`${index} ${player.id}`),
    );
    return turned.map((_, at) => {
      const child = new Map(fixed);
      for (const { id } of turned.slice(0, at)) child.set(`${index} ${id}`, !tooFew);
      child.set(`${index} ${turned[at]?.id}`, tooFew);
      return child;
    });
  }
  return null;
}

/** The cost of breaking a rule; nothing outweighs it. */
const due = -1e6;

/** The cheapest plan, ignoring groups that share players with others; `null` if there is none. */
function solve(input: RotationInput, fixed: Fixed): Solved | null {
  const { players, rules, first, shifts, keep } = input;
  const needs = places(input);
  const always = rules.groups.filter(({ shift }) => shift === undefined);
  const groups = apart(always);
  // Groups that share players with those are counted over all shifts together.
  const summed = apart(always.filter((group) => !groups.includes(group)));
  const playerNode = (index: number) => 2 + needs.length * (1 + groups.length) + index;
  const sumNode = (index: number) => playerNode(players.length + index);
  const network = new FlowNetwork(sumNode(summed.length));
  const [source, sink] = [0, 1];
  const musts: { flow: () => number; size: number }[] = [];
  const cells: { index: number; id: string; flow: () => number }[] = [];
  const must = (from: number, to: number, size: number, cost = 0) => {
    const flow = network.add(from, to, size, due + cost);
    musts.push({ flow, size });
    return flow;
  };
  for (const [index, need] of needs.entries()) {
    const shiftNode = 2 + index * (1 + groups.length);
    network.add(source, shiftNode, need, 0);
    for (const [at, { least, most }] of groups.entries()) {
      if (least > 0) must(shiftNode, shiftNode + 1 + at, least);
      if (most > least) network.add(shiftNode, shiftNode + 1 + at, most - least, 0);
    }
    for (const [at, player] of players.entries()) {
      const { id } = player;
      const isOn = fixed.get(`${index} ${id}`);
      if (!canPlay(player, first + index) || isOn === false) continue;
      const group = groups.findIndex(({ ids }) => ids.includes(id));
      const from = group < 0 ? shiftNode : shiftNode + 1 + group;
      const cost = keep?.[first + index]?.includes(id) ? -1 : 0;
      const flow = isOn
        ? must(from, playerNode(at), 1, cost)
        : network.add(from, playerNode(at), 1, cost);
      cells.push({ index, id, flow });
    }
  }
  const size = needs.reduce((sum, need) => sum + need, 0);
  const owed = shareOwed(players);
  for (const [at, { ids, least, most }] of summed.entries()) {
    const fewest = needs.reduce((sum, _, index) => {
      return sum + Math.max(least, ids.filter((id) => fixed.get(`${index} ${id}`)).length);
    }, 0);
    if (fewest > 0) must(sumNode(at), sink, fewest);
    network.add(sumNode(at), sink, most * needs.length - fewest, 0);
  }
  for (const [at, player] of players.entries()) {
    const sum = summed.findIndex(({ ids }) => ids.includes(player.id));
    const to = sum < 0 ? sink : sumNode(sum);
    const least = leastOf(player, rules.least, shifts);
    let reach = player.played;
    for (let more = 1; more <= needs.length; more += 1) {
      const total = player.played + more;
      if (total > rules.most + 1e-9) break;
      reach = total;
      const wish = player.target ?? 0;
      const cost = keep
        ? 0
        : (total - wish) ** 2 - (total - 1 - wish) ** 2 - owed(player) / (2 * size + 1);
      // A shift is required until the player has reached the minimum.
      if (total - 1 < least - 1e-9) must(playerNode(at), to, 1, cost);
      else network.add(playerNode(at), to, 1, cost);
    }
    if (reach < least - 1e-9) return null;
  }
  const sent = network.send(source, sink);
  if (sent.size < size || musts.some((each) => each.flow() < each.size)) return null;
  const fives = needs.map((_, index) =>
    cells.filter((cell) => cell.index === index && cell.flow() > 0).map(({ id }) => id),
  );
  const cost = sent.cost - due * musts.reduce((sum, each) => sum + each.size, 0);
  // Equal costs differ in their last digits only; rounding makes the deepest come next.
  return { fives, cost: Math.round(cost * 1e6) };
}

/** The owed amounts scaled from least (0) to most (1): all of them together weigh less than one shift. */
function shareOwed(players: readonly RotationPlayer[]): (player: RotationPlayer) => number {
  const all = players.map(({ owed }) => owed);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return ({ owed }) => (high > low ? (owed - low) / (high - low) : 0);
}

/** Groups of which no two share a player. */
function apart(groups: readonly Group[]): Group[] {
  const chosen: Group[] = [];
  for (const group of groups) {
    if (chosen.every(({ ids }) => !ids.some((id) => group.ids.includes(id)))) chosen.push(group);
  }
  return chosen;
}

function whyNone(input: RotationInput): NoPlan {
  const { players, rules, first, shifts } = input;
  const needs = places(input);
  for (const [index, need] of needs.entries()) {
    const able = players.filter((player) => canPlay(player, first + index));
    if (able.length < need) return { kind: 'few', shift: first + index, players: able.length };
    const asked = rules.groups.filter((each) => isAsked(each, first + index));
    const group = asked.find(
      ({ ids, least, most }) =>
        able.filter(({ id }) => ids.includes(id)).length < least ||
        able.filter(({ id }) => !ids.includes(id)).length + most < need,
    );
    if (group) return { kind: 'group', group, shift: first + index };
  }
  const sizes = players.map((player) => {
    const can = Math.max(0, Math.min(player.until, shifts) - Math.max(player.from, first));
    const least = leastOf(player, rules.least, shifts);
    return {
      ...player,
      least,
      can,
      needs: Math.max(0, Math.ceil(least - player.played - 1e-9)),
      most: Math.max(0, Math.min(can, Math.floor(rules.most - player.played + 1e-9))),
    };
  });
  const total = (of: (size: (typeof sizes)[number]) => number) =>
    sizes.reduce((sum, size) => sum + of(size), 0);
  const all = needs.reduce((sum, need) => sum + need, 0);
  const late = sizes.find((size) => size.needs > size.most);
  if (late && rules.least <= rules.most) {
    return { kind: 'player', id: late.id, least: late.least, can: late.played + late.most };
  }
  if (total((size) => size.needs) > all) {
    return { kind: 'least', needs: total((size) => size.needs), places: all };
  }
  if (total((size) => size.most) < all) {
    return { kind: 'most', needs: total((size) => size.most), places: all };
  }
  return { kind: 'together' };
}

/** The rules with the fewest steps of one shift, or groups dropped (two steps each), that can be met, or are found in time. */
function nearestRules(input: RotationInput): Rules | null {
  const { rules, shifts } = input;
  const { groups } = rules;
  const without = groups.map((dropped) => groups.filter((group) => group !== dropped));
  const kept = [groups, ...without, ...(groups.length > 1 ? [[]] : [])];
  const candidates: { rules: Rules; steps: number }[] = [];
  for (let least = rules.least; least >= 0; least -= 1) {
    for (let most = rules.most; most <= shifts; most += 1) {
      for (const some of kept) {
        const dropped = groups.length - some.length;
        const steps = rules.least - least + (most - rules.most) + 2 * dropped;
        if (steps > 0) candidates.push({ rules: { least, most, groups: some }, steps });
      }
    }
  }
  candidates.sort((a, b) => a.steps - b.steps);
  const loosest: Rules = { least: 0, most: shifts, groups: [] };
  if (solve({ ...input, rules: loosest }, new Map()) === null) return null;
  const flows = { left: patience };
  const found = candidates.find(({ rules: nearer }) => {
    const changed = { ...input, rules: nearer };
    if (flows.left <= 0 || whyNone(changed).kind !== 'together') return false;
    const solved = search(changed, flows);
    return solved !== null && solved !== 'notFound';
  });
  return found?.rules ?? loosest;
}
