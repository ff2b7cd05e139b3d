import type { Voice } from '../wording/voice.ts';

/** One fact of a match: a number, what it is compared with, what it was worth, and the events behind it. */
export interface Finding {
  /** What kind of fact it is, for instance "turnovers". */
  kind: string;
  /** Whose shots it is about, where it is one player's. */
  playerId?: string;
  /** Which number it is about: no two findings of one text share it. */
  topic: string;
  /** Topics of the wholes that this is a part of: a part and its whole never stand in one text. */
  partOf?: readonly string[];
  /** Topics of facts that this one would contradict or repeat. */
  clashesWith?: readonly string[];
  /** Seconds of play since the start that it is about; of two findings of one stretch the greater stays. */
  span?: readonly [from: number, to: number];
  /** What it was worth to the team beside the reference, in points; below 0 = it cost. */
  points: number;
  /** How far it is from the reference, in standard deviations, without a sign: what a claim rests on. */
  deviations: number;
  /** The number itself, and the reference's. */
  value: number;
  usual: number;
  /** Ids of the events that it rests on; empty where only totals were recorded. */
  eventIds: readonly string[];
  /** The fact in a sentence or two. */
  say(voice: Voice): string;
  /** What to practise, should it have cost points. */
  practise(voice: Voice): string;
}
