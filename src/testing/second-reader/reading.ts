import type { ShotWord, Whose } from './counts.ts';
import type { PlayedMatch } from './match.ts';
import type { Stretch } from './stretches.ts';
import type { Named } from './tokens.ts';
import type { Basis } from './usual.ts';
import type { Written } from './written.ts';

/** What can be wrong with a sentence. */
export type ErrorKind = 'number' | 'name' | 'word' | 'direction' | 'context';

/** One thing that a sentence says, and whether it is so. */
export interface Claim {
  /** What was understood: "made 11 of 24 threes, team". */
  about: string;
  kind: ErrorKind;
  holds: boolean;
  /** What the reader counted itself. */
  counted: string;
}

/** What a sentence is read with. */
export interface Context {
  item: Omit<Written, 'beside'> & { beside?: readonly string[] };
  match: PlayedMatch;
  /** The sentence in the controlled wording, and whom it names. */
  text: string;
  named: readonly Named[];
  /** The sentences of the same item before this one, in the controlled wording. */
  before: string;
  /** What the sentences before were about. */
  stretch: Stretch | null;
  /** What the last count was of: what "usual", "worth" and "of them" go back to. */
  last: LastCount | null;
}

/** A count that a sentence has named. */
export interface LastCount {
  whose: Whose;
  word: string;
  count: number;
  /** The kind of shot, where it was one. */
  shots?: ShotWord;
  made?: number;
  /** What it is a part of: attempts, plays, chances. */
  whole?: number;
  /** How many would be usual, by each way that the words allow. */
  usuals: () => readonly (number | null)[];
  /** What the difference from the usual was worth, in points; by each way. */
  worths: () => readonly (number | null)[];
}

/** A place in a sentence that a rule matched. */
export interface Found {
  /** Where it begins and ends in the controlled wording. */
  at: number;
  end: number;
  whole: string;
  /** The number in a group: of "n11", "p46", "d-8", "t252"; NaN where the group is absent. */
  number(group: string): number;
  /** The two numbers of a score. */
  score(group: string): [number, number];
  /** What is in a group, without its mark: "threes" of "k:threes". */
  word(group: string): string | null;
}

/**
 * Reads one wording. `pattern` has the flag "g"; its named groups hold the numbers that it accounts for. `read` answers
 * `null` where the words stand for something else after all.
 */
export interface Rule {
  pattern: RegExp;
  /** Its numbers are a model's: they are held to be in order with themselves, and not counted again. */
  modelled?: true;
  read(found: Found, context: Context): Claim[] | null;
}

/** A claim that something is one of several values. */
export function is(
  about: string,
  said: number,
  counted: readonly (number | null)[],
  kind: ErrorKind = 'number',
): Claim {
  const known = counted.filter((value) => value !== null);
  const holds = known.some((value) => Math.abs(value - said) < 1e-6);
  return { about: `${about}: ${said}`, kind, holds, counted: known.join(' or ') || 'not recorded' };
}

/** A claim that a rounded number is near enough: within half a unit of what is shown, and a hair. */
export function rounds(
  about: string,
  said: number,
  counted: readonly (number | null)[],
  unit = 1,
  kind: ErrorKind = 'number',
): Claim {
  const known = counted.filter((value) => value !== null);
  const holds = known.some((value) => Math.abs(value - said) <= unit / 2 + 1e-6);
  const shown = known.map((value) => Number(value.toFixed(3))).join(' or ');
  return { about: `${about}: ${said}`, kind, holds, counted: shown || 'not recorded' };
}

/** A claim that is so or not. */
export function so(about: string, kind: ErrorKind, holds: boolean, counted: string): Claim {
  return { about, kind, holds, counted };
}

/** The side, or the player, that the words before and after a place are about. */
export function ownerOf(context: Context, at: number, end: number): Whose {
  const after = /^ (?:,? ?(?:for|of|to|_for|_by|_para) )?(opp|w\d+)\b/.exec(
    context.text.slice(end, end + 40),
  );
  const marks = [...context.text.slice(0, at + 1).matchAll(/ (you|opp|w\d+)(?= )/g)];
  return whoseOf(context, after?.[1] ?? ofHeading(context.text, at) ?? marks.at(-1)?.[1]);
}

/** "Eva scored 22 of your 80 points: 8 of 11 …": after a colon it is about the one who was named before it. */
function ofHeading(text: string, at: number): string | undefined {
  const colon = Math.max(text.lastIndexOf(' : ', at), text.lastIndexOf(' and was ', at));
  if (colon < 0 || / (?:you|opp|w\d+) /.test(text.slice(colon, at + 1))) return undefined;
  const names = text.slice(0, colon + 1).match(/(?<= )w\d+(?= )/g) ?? [];
  return names.length === 1 ? names[0] : undefined;
}

/** Whom a mark stands for; without one, the player whose list it is, or the team. */
export function whoseOf({ item, named }: Context, mark: string | undefined): Whose {
  if (mark === 'opp') return { side: 'opponent' };
  if (mark?.startsWith('w')) {
    const player = named[Number(mark.slice(1))];
    if (player !== undefined) return { side: player.side, playerId: player.playerId };
  }
  if (item.playerId !== undefined && mark !== 'you')
    return { side: 'team', playerId: item.playerId };
  return { side: 'team' };
}

/** What a usual number is taken from, as the sentence says. */
export function basisOf({ text }: Context): Basis {
  if (text.includes(' guide ')) return 'guide';
  return text.includes(' bothsides ') ? 'both' : 'own';
}
