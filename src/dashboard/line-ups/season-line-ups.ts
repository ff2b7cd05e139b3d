/* Margins over a season: of fives, of pairs, and of each player on and off court. */

import type { Interval } from '../../basketball/certainty.ts';
import {
  courtTotals,
  type LineupTotals,
  lineupTotals,
  pairTotals,
} from '../../basketball/lineup-totals.ts';
import {
  differenceRange,
  type MarginRange,
  marginPerForty,
  marginRange,
  type PossessionVariance,
  possessionVariance,
} from '../../basketball/margin-range.ts';
import { lineupStints, type Stint } from '../../basketball/stints.ts';
import { lengthOf, type Meeting } from '../figures/meeting.ts';

/** Players on court together over a season. */
export interface TogetherRow extends LineupTotals {
  /** Ids in alphabetical order, a space between two. */
  key: string;
  /** Matches in which they were on court together. */
  matches: number;
  /** The margin for 40 minutes and its interval; `null` with too little time. */
  range: MarginRange | null;
}

/** Time on or off court with its margin, own less opponent's points. */
interface Spell {
  seconds: number | null;
  margin: number | null;
  perForty: number | null;
}

/** The matches that a player played in, split into time on and off court. */
export interface PlayerOnOff {
  playerId: string;
  on: Spell;
  off: Spell;
  /** The margin for 40 minutes on court less that off it. */
  difference: number | null;
  /** The difference's 80% interval; `null` without plays. */
  interval: Interval | null;
}

/** The line-ups of the matches whose plays have them; `null` if none has. */
export function seasonLineUps(meetings: readonly Meeting[]) {
  const known = meetings.flatMap(({ match, plays }) => {
    if (plays === null) return [];
    const stints = lineupStints({ ...plays, rules: match, finished: true }, 'team');
    return stints ? [{ events: plays.events, stints }] : [];
  });
  if (known.length === 0) return null;
  const variance = possessionVariance(known.map(({ events }) => events));
  const each = known.map(({ stints }) => stints);
  const stints = each.flat();
  const five = (of: readonly Stint[]) => of.filter(({ playerIds }) => playerIds.length === 5);
  const others = stints.filter(({ playerIds }) => playerIds.length !== 5);
  return {
    /** Matches whose line-ups are known. */
    matches: known.length,
    /** The longest on court first. */
    fives: together(each.map(five), lineupTotals, variance),
    pairs: together(each, pairTotals, variance),
    /** Seconds in which the substitutions do not leave five players on court. */
    notFive: courtTotals(others).seconds ?? 0,
    onOff: [...new Set(stints.flatMap(({ playerIds }) => playerIds))].map((playerId) =>
      playerOnOff(playerId, each, variance),
    ),
  };
}

function together(
  matches: readonly Stint[][],
  totalsOf: (stints: readonly Stint[]) => LineupTotals[],
  variance: PossessionVariance | null,
): TogetherRow[] {
  const seen = new Map<string, number>();
  for (const key of matches.flatMap((stints) => totalsOf(stints).map(keyOf))) {
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  return totalsOf(matches.flat()).map((totals) => {
    const key = keyOf(totals);
    return { ...totals, key, matches: seen.get(key) ?? 0, range: marginRange(totals, variance) };
  });
}

const keyOf = ({ playerIds }: LineupTotals) => playerIds.join(' ');

function playerOnOff(
  playerId: string,
  matches: readonly Stint[][],
  variance: PossessionVariance | null,
): PlayerOnOff {
  const isOn = ({ playerIds }: Stint) => playerIds.includes(playerId);
  const played = matches.filter((stints) => stints.some(isOn)).flat();
  const on = courtTotals(played.filter(isOn));
  const off = courtTotals(played.filter((stint) => !isOn(stint)));
  const range = differenceRange(on, off, variance);
  return {
    playerId,
    on: { seconds: on.seconds, margin: on.margin, perForty: marginPerForty(on) },
    off: { seconds: off.seconds, margin: off.margin, perForty: marginPerForty(off) },
    difference: range?.perForty ?? null,
    interval: range?.interval ?? null,
  };
}

/**
 * The same from box scores alone, without fives, pairs and intervals: on court a player's own +/- and minutes, off it what
 * is left of the match. Matches without either are left out; `null` where that leaves none.
 */
export function boxScoreOnOff(meetings: readonly Meeting[], playerId: string): PlayerOnOff | null {
  const known = meetings.flatMap(({ match, boxScore }) => {
    const line = boxScore?.team.players.find((player) => player.playerId === playerId);
    const { team, opponent } = match.score ?? {};
    if (!line?.played || line.seconds === null || line.plusMinus === null) return [];
    if (team == null || opponent == null) return [];
    const left = { seconds: lengthOf(match) - line.seconds, margin: team - opponent };
    return [{ on: line.seconds, plusMinus: line.plusMinus, ...left }];
  });
  if (known.length === 0) return null;
  const sum = (of: (one: (typeof known)[number]) => number) =>
    known.reduce((total, one) => total + of(one), 0);
  const on = spell(
    sum((one) => one.on),
    sum((one) => one.plusMinus),
  );
  const off = spell(
    sum((one) => one.seconds),
    sum((one) => one.margin - one.plusMinus),
  );
  const difference =
    on.perForty === null || off.perForty === null ? null : on.perForty - off.perForty;
  return { playerId, on, off, difference, interval: null };
}

function spell(seconds: number, margin: number): Spell {
  return { seconds, margin, perForty: seconds > 0 ? (2400 * margin) / seconds : null };
}
