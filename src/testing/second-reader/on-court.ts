import type { Side } from '../../contract/play-by-play.ts';
import { basketsOf } from './course.ts';
import { endOf, kept, lastPeriodOf, lengthOfPeriod, type PlayedMatch } from './match.ts';

/** A time in which the same players of a side were on court. */
export interface Spell {
  players: ReadonlySet<string>;
  period: number;
  /** Seconds of play since the start. */
  from: number;
  to: number;
  own: number;
  against: number;
}

/** The spells of one side in order; empty if no starters are marked. Points count for the players on court as the score changes. */
export const spellsOf = {
  team: kept((match: PlayedMatch) => walk(match, 'team')),
  opponent: kept((match: PlayedMatch) => walk(match, 'opponent')),
};

function walk(match: PlayedMatch, side: Side): Spell[] {
  const starters = match.matchSheet[side].filter(({ starter }) => starter);
  if (starters.length === 0 || basketsOf(match).length === 0) return [];
  let players: ReadonlySet<string> = new Set(starters.map(({ playerId }) => playerId));
  let period = 1;
  let now = 0;
  const spells: Spell[] = [];
  const score = { team: 0, opponent: 0 };
  const open = (): Spell => {
    const last = spells.at(-1);
    if (last?.players === players && last.period === period) return last;
    const spell = { players, period, from: now, to: now, own: 0, against: 0 };
    spells.push(spell);
    return spell;
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
    // As the score column has it: a free throw may be written beside its substitution and scored a row later.
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
  return spells;
}

/** What happened while `players` were all on court (or, with `off`, while none of them was). */
export function together(
  match: PlayedMatch,
  side: Side,
  players: readonly string[],
  off = false,
): { seconds: number; own: number; against: number } {
  const sum = { seconds: 0, own: 0, against: 0 };
  for (const spell of spellsOf[side](match)) {
    const on = players.filter((id) => spell.players.has(id)).length;
    if (off ? on > 0 : on < players.length) continue;
    sum.seconds += spell.to - spell.from;
    sum.own += spell.own;
    sum.against += spell.against;
  }
  return sum;
}

/** Everything that one five did together. */
export interface Five {
  players: string[];
  seconds: number;
  own: number;
  against: number;
}

/** A side's fives in some matches, the longest together first; of a match under way `until` so many seconds of play. */
export function fivesOf(
  matches: readonly PlayedMatch[],
  side: Side,
  until = Number.POSITIVE_INFINITY,
): Five[] {
  const fives = new Map<string, Five>();
  for (const { players, from, to, own, against } of matches.flatMap(spellsOf[side])) {
    const key = [...players].sort().join(' ');
    const five = fives.get(key) ?? { players: [...players], seconds: 0, own: 0, against: 0 };
    fives.set(key, five);
    five.seconds += Math.max(0, Math.min(to, until) - from);
    five.own += own;
    five.against += against;
  }
  return [...fives.values()].sort((a, b) => b.seconds - a.seconds);
}

/** Seconds of regulation and overtimes together. */
export function secondsOf(match: PlayedMatch): number {
  let sum = 0;
  for (let period = 1; period <= lastPeriodOf(match); period += 1)
    sum += lengthOfPeriod(period, match.rules);
  return sum;
}

/** The margin while a player was on court; of a match without plays the box score's own +/- is all that there is. */
export function marginWith(match: PlayedMatch, playerId: string): number {
  if (match.events.length > 0) {
    const { own, against } = together(match, 'team', [playerId]);
    return own - against;
  }
  const player = match.boxScore.team.players.find((line) => line.playerId === playerId);
  return player?.plusMinus ?? Number.NaN;
}
