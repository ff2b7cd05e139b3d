import type { Side } from '../../contract/play-by-play.ts';
import { basketsOf } from './course.ts';
import { endOf, lastPeriodOf, lengthOfPeriod, memoised, type PlayedMatch } from './match.ts';

/** A stint: the time in which the same players of a side were on court. */
export interface Stint {
  players: ReadonlySet<string>;
  period: number;
  /** Seconds of play since the start. */
  from: number;
  to: number;
  own: number;
  against: number;
}

/** A side's stints in order; empty without marked starters. Points count for the players on court when the score changes. */
export const stintsOf = {
  team: memoised((match: PlayedMatch) => stintsIn(match, 'team')),
  opponent: memoised((match: PlayedMatch) => stintsIn(match, 'opponent')),
};

function stintsIn(match: PlayedMatch, side: Side): Stint[] {
  const starters = match.matchSheet[side].filter(({ starter }) => starter);
  if (starters.length === 0 || basketsOf(match).length === 0) return [];
  let players: ReadonlySet<string> = new Set(starters.map(({ playerId }) => playerId));
  let period = 1;
  let now = 0;
  const stints: Stint[] = [];
  const score = { team: 0, opponent: 0 };
  const open = (): Stint => {
    const last = stints.at(-1);
    if (last?.players === players && last.period === period) return last;
    const stint = { players, period, from: now, to: now, own: 0, against: 0 };
    stints.push(stint);
    return stint;
  };
  const advance = (to: number) => {
    if (to === now) return;
    open().to = to;
    now = to;
  };
  for (const event of match.events) {
    while (period < event.period) {
      advance(endOf(period, match));
      period += 1;
    }
    if (event.clockSeconds !== null) advance(endOf(event.period, match) - event.clockSeconds);
    // By the score column: a free throw may be recorded beside its substitution and scored a row later.
    for (const of of ['team', 'opponent'] as const) {
      const points = (event.score[of] ?? score[of]) - score[of];
      if (points === 0) continue;
      score[of] += points;
      if (of === side) open().own += points;
      else open().against += points;
    }
    if (event.type !== 'substitution' || event.side !== side || !event.playerId) continue;
    const after = new Set(players);
    if (event.subtype === 'in') after.add(event.playerId);
    else after.delete(event.playerId);
    players = after;
  }
  advance(endOf(lastPeriodOf(match), match));
  return stints;
}

/** What happened while all of `players` were on court or, with `off`, while none was. */
export function together(
  match: PlayedMatch,
  side: Side,
  players: readonly string[],
  off = false,
): { seconds: number; own: number; against: number } {
  const sum = { seconds: 0, own: 0, against: 0 };
  for (const stint of stintsOf[side](match)) {
    const on = players.filter((id) => stint.players.has(id)).length;
    if (off ? on > 0 : on < players.length) continue;
    sum.seconds += stint.to - stint.from;
    sum.own += stint.own;
    sum.against += stint.against;
  }
  return sum;
}

/** The numbers of a line-up. */
export interface Five {
  players: string[];
  seconds: number;
  own: number;
  against: number;
}

/** A side's line-ups in some matches, longest together first; for a live match up to `until` seconds of play. */
export function fivesOf(
  matches: readonly PlayedMatch[],
  side: Side,
  until = Number.POSITIVE_INFINITY,
): Five[] {
  const fives = new Map<string, Five>();
  for (const { players, from, to, own, against } of matches.flatMap(stintsOf[side])) {
    const key = [...players].sort().join(' ');
    const five = fives.get(key) ?? { players: [...players], seconds: 0, own: 0, against: 0 };
    fives.set(key, five);
    five.seconds += Math.max(0, Math.min(to, until) - from);
    five.own += own;
    five.against += against;
  }
  return [...fives.values()].sort((a, b) => b.seconds - a.seconds);
}

/** Seconds of the whole match, overtimes included. */
export function secondsOf(match: PlayedMatch): number {
  let sum = 0;
  for (let period = 1; period <= lastPeriodOf(match); period += 1)
    sum += lengthOfPeriod(period, match.rules);
  return sum;
}

/** The margin while a player was on court; without plays, the box score's +/-. */
export function marginWith(match: PlayedMatch, playerId: string): number {
  if (match.events.length > 0) {
    const { own, against } = together(match, 'team', [playerId]);
    return own - against;
  }
  const player = match.boxScore.team.players.find((line) => line.playerId === playerId);
  return player?.plusMinus ?? Number.NaN;
}
