import { fibaRules } from '../basketball/score.ts';
import {
  type CourtPosition,
  type EventType,
  otherSide,
  type Side,
} from '../contract/play-by-play.ts';
import type { AgeGroup } from './age-group.ts';
import { pickWeighted, type Random } from './random.ts';
import type { Player } from './squad.ts';
import type { Style } from './style.ts';

/** An event without an id; `related` is the sequence of the event it belongs to. */
export interface DraftEvent {
  sequence: number;
  period: number;
  clockSeconds: number;
  side: Side | null;
  playerId?: string;
  type: EventType;
  subtype?: string;
  made?: boolean;
  points?: number;
  courtPosition?: CourtPosition;
  score: { team: number; opponent: number };
  related?: number;
  qualifiers?: string[];
}

/** A player on the match sheet. */
export interface Dressed {
  player: Player;
  starter: boolean;
  /** The share of the match that the coach wants this player to play, 0..1. */
  share: number;
  onCourt: boolean;
  seconds: number;
  fouls: number;
  /** Has an unsportsmanlike or technical foul: a second one would disqualify the player. */
  warned: boolean;
}

/** One side's state in the match. */
export interface SideState {
  style: Style;
  dressed: Dressed[];
  /** How well this side shoots today, added to each shot's chance. */
  form: number;
  teamFouls: number;
  timeouts: number;
  /** Points scored since the other side last scored. */
  run: number;
}

/** The state of the match, which the simulation mutates event by event. */
export interface MatchState {
  random: Random;
  age: AgeGroup;
  period: number;
  clock: number;
  /** Seconds played since the start. */
  played: number;
  score: { team: number; opponent: number };
  sides: Record<Side, SideState>;
  events: DraftEvent[];
}

/** Records an event at the current clock with its points. Returns its sequence. */
export function record(
  state: MatchState,
  event: Omit<DraftEvent, 'sequence' | 'period' | 'clockSeconds' | 'score'>,
): number {
  if (event.side !== null && event.points !== undefined && event.points > 0) {
    state.score[event.side] += event.points;
    state.sides[event.side].run += event.points;
    state.sides[otherSide(event.side)].run = 0;
  }
  const sequence = state.events.length + 1;
  const { period, clock, score } = state;
  state.events.push({ sequence, period, clockSeconds: clock, ...event, score: { ...score } });
  return sequence;
}

/** Lets `seconds` of playing time pass. */
export function passTime(state: MatchState, seconds: number): void {
  state.clock -= seconds;
  state.played += seconds;
  for (const side of [state.sides.team, state.sides.opponent]) {
    for (const dressed of side.dressed) if (dressed.onCourt) dressed.seconds += seconds;
  }
}

/** A side's players on court, in sheet order. */
export function onCourt(side: SideState): Dressed[] {
  return side.dressed.filter((dressed) => dressed.onCourt);
}

/** A random player on court, weighted by how often they do it. */
export function pickOnCourt(
  state: MatchState,
  side: Side,
  weightOf: (player: Player) => number,
  except?: Dressed,
): Dressed {
  const candidates = onCourt(state.sides[side]).filter((dressed) => dressed !== except);
  return pickWeighted(state.random, candidates, ({ player }) => weightOf(player));
}

/** A side's points minus the other side's. */
export function lead(state: MatchState, side: Side): number {
  return state.score[side] - state.score[otherSide(side)];
}

/** Whether at most `seconds` are left of the fourth period or an overtime. */
export function isLate(state: MatchState, seconds: number): boolean {
  return state.period >= fibaRules.regulationPeriods && state.clock <= seconds;
}
