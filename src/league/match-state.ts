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

/** An event before it has an id; `related` is the sequence of the event that it belongs to. */
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

/** A player on the day. */
export interface Dressed {
  player: Player;
  starter: boolean;
  /** Share of the match that the coach means this player to play, 0..1. */
  share: number;
  onCourt: boolean;
  seconds: number;
  fouls: number;
  /** Has committed an unsportsmanlike or technical foul: a second one would end the match for her or him. */
  warned: boolean;
}

/** One side of the match that is being played. */
export interface SideState {
  style: Style;
  dressed: Dressed[];
  /** How well this side shoots today, added to the chance of every shot. */
  form: number;
  teamFouls: number;
  timeouts: number;
  /** Points scored since the other side last scored. */
  run: number;
}

/** The match so far; the simulation mutates it event by event. */
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

/** Adds an event at the current clock, counts its points, and returns its sequence. */
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

/** The five of a side, in sheet order. */
export function onCourt(side: SideState): Dressed[] {
  return side.dressed.filter((dressed) => dressed.onCourt);
}

/** One of a side's five, as likely as the weight of their habit. */
export function pickOnCourt(
  state: MatchState,
  side: Side,
  weightOf: (player: Player) => number,
  except?: Dressed,
): Dressed {
  const candidates = onCourt(state.sides[side]).filter((dressed) => dressed !== except);
  return pickWeighted(state.random, candidates, ({ player }) => weightOf(player));
}

/** Own points minus the other side's. */
export function lead(state: MatchState, side: Side): number {
  return state.score[side] - state.score[otherSide(side)];
}

/** True in the last `seconds` of the fourth period or of an overtime. */
export function isLate(state: MatchState, seconds: number): boolean {
  return state.period >= fibaRules.regulationPeriods && state.clock <= seconds;
}
