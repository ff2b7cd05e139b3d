/** One fact of a match: a number, what it is compared with, and what it was worth. */
export interface Finding {
  /** Which number it is about: no two findings of one text share it. */
  topic: string;
  /** What it was worth to the team, in points; below 0 = it cost. */
  points: number;
  /** The fact without its worth: "You made 19/40 twos (48%), against 44% over the 12 matches before". */
  fact: string;
  /** What to practise, should it have cost points. */
  practise: string;
}
