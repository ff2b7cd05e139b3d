import {
  type Group,
  planRotation,
  type Rotation,
  type RotationInput,
  type Rules,
} from '../../basketball/rotation.ts';
import type { MovedPlan } from '../../basketball/rotation-move.ts';
import { fibaRules } from '../../basketball/score.ts';
import type { Match } from '../../contract/match.ts';
import type { Plan } from '../../contract/playing-time.ts';
import { periodText } from '../figures/period-labels.ts';
import { formatMinutes } from '../figures/statistic-format.ts';
import { isoDay } from '../ui/format.ts';
import type { PlayerNames } from './player-names.tsx';

/** The approximate number of shifts in a match. */
const usualShifts = 8;

interface Listed {
  playerId: string;
  position?: string | undefined;
}

/**
 * A new plan: everybody is here, minutes are equal.
 * @param match `null` for one that is not in the team's list
 * @param today "2026-11-21", for such a match
 */
export function newPlan(match: Match | null, today: string, roster: readonly Listed[]): Plan {
  const { regulationPeriods: periods, periodMinutes } = match ?? fibaRules;
  const shiftsPerPeriod = Math.max(1, Math.floor(usualShifts / periods));
  return {
    matchId: match?.id ?? null,
    day: isoDay(match?.startsAt ?? null) || today,
    periods,
    periodMinutes,
    shiftsPerPeriod,
    players: roster.map(({ playerId }) => ({ playerId, from: 0, until: null, target: null })),
    rule: 'equal',
    least: 2 * shiftsPerPeriod > periods * shiftsPerPeriod ? 1 : 2 * shiftsPerPeriod,
    most: periods * shiftsPerPeriod,
    groups: [],
    fives: [],
    played: null,
  };
}

/** Shifts of the whole match. */
export const shiftCount = ({ periods, shiftsPerPeriod }: Plan) => periods * shiftsPerPeriod;

/** Seconds of play in a shift. */
export const shiftSeconds = ({ periodMinutes, shiftsPerPeriod }: Plan) =>
  (periodMinutes * 60) / shiftsPerPeriod;

/** A player's minutes in the plan; of a match that is followed by its plays those played and those left, rounded. */
export function plannedMinutes(plan: Plan, playerId: string, soFar: MatchSoFar | null = null) {
  const left = soFar ? plan.fives.slice(soFar.first) : plan.fives;
  const shifts = left.filter((onCourt) => onCourt.includes(playerId)).length;
  const minutes = (shifts * shiftSeconds(plan)) / 60;
  return soFar ? Math.round(minutes + soFar.playedSeconds(playerId) / 60) : minutes;
}

/** A shift's start as "Q2 5:00", with the time left on the clock. */
export function shiftText(plan: Plan, shift: number): string {
  return momentText(plan, shift * shiftSeconds(plan));
}

/** The period of a moment, from 1, with its first and last second; a moment between two belongs to the later one. */
export function periodAt({ periods, periodMinutes }: Plan, seconds: number) {
  const length = periodMinutes * 60;
  const regulation = periods * length;
  const isOver = seconds >= regulation;
  const before = isOver ? regulation : 0;
  const each = isOver ? fibaRules.overtimeMinutes * 60 : length;
  const index = Math.floor((seconds - before) / each);
  const start = before + index * each;
  return { number: (isOver ? periods : 0) + index + 1, start, end: start + each };
}

/** A moment of play as the clock shows it: "Q2 5:00". */
export function momentText(plan: Plan, seconds: number): string {
  const { number, end } = periodAt(plan, seconds);
  const period = periodText(number, { regulationPeriods: plan.periods });
  return `${period} ${formatMinutes(end - seconds)}`;
}

/** The props of every part of a plan. */
export interface PlanPart {
  plan: Plan;
  names: PlayerNames;
  /** What the match's plays say, with which the plan is shown; `null` if the coach runs the clock. */
  soFar: MatchSoFar | null;
  change(plan: Plan): void;
}

/** The state of a match, for planning the rest. */
export interface MatchSoFar {
  /** Whether anybody made a plan: otherwise nothing says who should play next. */
  isPlanned: boolean;
  /** The first shift that can still be planned. */
  first: number;
  /** The fives of earlier shifts, planned or actual. */
  past: string[][];
  onCourt: readonly string[];
  /** Seconds that a player will have played when that shift begins. */
  playedSeconds(playerId: string): number;
}

/** Seconds that the season owes a player. */
export type Owed = (playerId: string) => number;

/** A plan as the solver's input. */
function rotationInput(plan: Plan, owed: Owed, soFar: MatchSoFar | null): RotationInput {
  const shifts = shiftCount(plan);
  return {
    players: plan.players.map(({ playerId, from, until, target }) => ({
      id: playerId,
      from,
      until: until ?? shifts,
      played: soFar ? soFar.playedSeconds(playerId) / shiftSeconds(plan) : 0,
      target:
        plan.rule === 'targets' && target !== null ? (target * 60) / shiftSeconds(plan) : null,
      owed: owed(playerId),
    })),
    shifts,
    first: soFar?.first ?? 0,
    before: soFar?.onCourt ?? null,
    keep: plan.rule === 'none' && plan.fives.length > 0 ? plan.fives : null,
    rules: rulesOf(plan),
  };
}

/** The solver's rules; only the rule `least` has bounds. */
function rulesOf({ rule, least, most, groups, players, ...plan }: Plan): Rules {
  const here = new Set(players.map(({ playerId }) => playerId));
  const ofMatch = plan.periods * plan.shiftsPerPeriod;
  const only = { begins: { shift: 0 }, ends: { shift: ofMatch - 1 } };
  const withPresent = groups.map(({ kind, ...group }): Group => {
    const ids = group.ids.filter((id) => here.has(id));
    const shift = kind === 'begins' || kind === 'ends' ? only[kind] : {};
    return { ids, least: Math.min(group.least, ids.length), most: group.most, ...shift };
  });
  return {
    least: rule === 'least' ? least : 0,
    most: rule === 'least' ? Math.min(most, ofMatch) : ofMatch,
    // A group with nobody here is left out.
    groups: withPresent.filter(({ ids }) => ids.length > 0),
  };
}

/** Solves a plan from its start, or the rest of a match; `rotation` has the reason if there is none. */
export function solved(
  plan: Plan,
  owed: Owed,
  soFar: MatchSoFar | null = null,
): { plan: Plan; rotation: Rotation } {
  const rotation = planRotation(rotationInput(plan, owed, soFar));
  if (rotation.kind === 'plan') {
    return { plan: { ...plan, fives: [...(soFar?.past ?? []), ...rotation.fives] }, rotation };
  }
  return { plan: { ...plan, fives: soFar ? plan.fives : [] }, rotation };
}

/** A plan as input for `moved`. */
export function movable(plan: Plan): MovedPlan {
  const { players, rules } = rotationInput(plan, () => 0, null);
  return { fives: plan.fives, players, rules };
}

/** Who comes on and off between two fives. */
export const changesBetween = (before: readonly string[], after: readonly string[]) => ({
  on: after.filter((id) => !before.includes(id)),
  off: before.filter((id) => !after.includes(id)),
});

/** Who comes on and off when a shift begins. */
export const changesAt = ({ fives }: Plan, shift: number) =>
  changesBetween(fives[shift - 1] ?? [], fives[shift] ?? []);

/** Sorts players by their first shift in the plan. */
export function byFirstShift({ fives }: Plan, ids: readonly string[]): string[] {
  const first = (id: string) => {
    const at = fives.findIndex((onCourt) => onCourt.includes(id));
    return at < 0 ? fives.length : at;
  };
  return ids.toSorted((a, b) => first(a) - first(b));
}
