import type { Line } from '../../contract/box-score.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { pointsOf } from './course.ts';
import { against, lineOf, memoised, type PlayedMatch, timeOf } from './match.ts';
import { secondsOf } from './on-court.ts';
import { originsOf } from './possessions.ts';
import { isShot, type Zone, zoneOf } from './shots.ts';

/** Kinds of shots, made or missed. `fieldGoals` = twos and threes. */
export type ShotWord = 'twos' | 'threes' | 'fieldGoals' | 'freeThrows' | 'inPaint' | Zone;

/** The statistic to count. */
export type CountWord =
  | 'points'
  | 'rebounds'
  | 'offensiveRebounds'
  | 'defensiveRebounds'
  | 'assists'
  | 'turnovers'
  | 'steals'
  | 'blocks'
  | 'fouls'
  | 'foulsDrawn'
  | 'benchPoints'
  | 'fastBreakPoints'
  | 'secondChancePoints'
  | 'turnoverPoints'
  | 'paintPoints'
  | `lost:${string}`;

/** Limits a count to side, player and time; absent fields do not limit it. */
export interface Whose {
  side: Side;
  playerId?: string;
  period?: number;
  /** Seconds of play since the start: after `from`, up to and including `to`. */
  from?: number;
  to?: number;
}

function eventsOf(match: PlayedMatch, whose: Whose): MatchEvent[] {
  const { side, playerId, period, from, to } = whose;
  return sideEvents[side](match).filter((event) => {
    if (playerId !== undefined && event.playerId !== playerId) return false;
    if (period !== undefined && event.period !== period) return false;
    if (from === undefined && to === undefined) return true;
    const time = timeOf(event, match);
    return time !== null && time > (from ?? -1) && time <= (to ?? Number.POSITIVE_INFINITY);
  });
}

const sideEvents = {
  team: memoised(({ events }: PlayedMatch) => events.filter(({ side }) => side === 'team')),
  opponent: memoised(({ events }: PlayedMatch) => events.filter(({ side }) => side === 'opponent')),
};

/** Made and attempted shots; `null` if not recorded, for example without locations. */
export function shotsOf(
  match: PlayedMatch,
  word: ShotWord,
  whose: Whose,
): { made: number; attempted: number } | null {
  if (match.events.length === 0) return ofBox(match, word, whose);
  let made = 0;
  let attempted = 0;
  for (const event of eventsOf(match, whose)) {
    if (!isOf(event, word)) continue;
    attempted += 1;
    if (event.made === true) made += 1;
  }
  return { made, attempted };
}

/** Groups of shots on cards and in tables; `inside` are twos away from the rim. */
export type ShotGroup = 'rim' | 'inside' | 'three' | 'two' | 'all' | 'line';

const wordOfGroup = {
  rim: 'rim',
  two: 'twos',
  three: 'threes',
  all: 'fieldGoals',
  line: 'freeThrows',
} as const;

/** Made and attempted shots of a group; empty if not recorded. */
export function shotsFrom(
  match: PlayedMatch,
  group: ShotGroup,
  whose: Whose,
): { made: number; attempted: number } {
  if (group !== 'inside')
    return shotsOf(match, wordOfGroup[group], whose) ?? { made: 0, attempted: 0 };
  const [twos, rim] = [shotsFrom(match, 'two', whose), shotsFrom(match, 'rim', whose)];
  return { made: twos.made - rim.made, attempted: twos.attempted - rim.attempted };
}

function ofBox(match: PlayedMatch, word: ShotWord, whose: Whose) {
  const line = boxLine(match, whose);
  if (line === null || whose.period !== undefined) return null;
  const sum = (...kinds: { made: number | null; attempted: number | null }[]) => ({
    made: kinds.reduce((all, { made }) => all + (made ?? Number.NaN), 0),
    attempted: kinds.reduce((all, { attempted }) => all + (attempted ?? Number.NaN), 0),
  });
  if (word === 'fieldGoals') return sum(line.twos, line.threes);
  if (word === 'twos' || word === 'threes' || word === 'freeThrows') return sum(line[word]);
  return null;
}

function boxLine(match: PlayedMatch, { side, playerId }: Whose): Line | null {
  if (playerId === undefined) return lineOf(match, side);
  return match.boxScore[side].players.find((player) => player.playerId === playerId) ?? null;
}

function isOf(event: MatchEvent, word: ShotWord): boolean {
  if (word === 'freeThrows') return event.type === 'freeThrow';
  if (!isShot(event)) return false;
  if (word === 'fieldGoals') return true;
  if (word === 'twos' || word === 'threes')
    return event.type === (word === 'twos' ? 'twoPointer' : 'threePointer');
  const zone = zoneOf(event);
  return word === 'inPaint' ? zone === 'rim' || zone === 'paint' : zone === word;
}

const typeOf: Readonly<Record<string, string>> = {
  assists: 'assist',
  turnovers: 'turnover',
  steals: 'steal',
  blocks: 'block',
  fouls: 'foul',
  foulsDrawn: 'foulDrawn',
};

const noteOf: Readonly<Record<string, string>> = {
  fastBreakPoints: 'fastBreak',
  secondChancePoints: 'secondChance',
  turnoverPoints: 'fromTurnover',
  paintPoints: 'paint',
};

/** The count; `null` if not recorded. */
export function countOf(match: PlayedMatch, word: CountWord, whose: Whose): number | null {
  if (match.events.length === 0) return boxCount(match, word, whose);
  const events = eventsOf(match, whose);
  const sum = (of: MatchEvent[]) => of.reduce((all, event) => all + pointsOf(event), 0);
  const note = noteOf[word];
  if (word === 'points') return sum(events);
  if (word === 'benchPoints') {
    const starters = new Set(
      match.matchSheet[whose.side].filter((entry) => entry.starter).map((entry) => entry.playerId),
    );
    return sum(events.filter(({ playerId }) => playerId && !starters.has(playerId)));
  }
  if (note !== undefined) {
    if (!isNoted(match)) return derived(match, word, whose);
    return sum(events.filter(({ qualifiers }) => qualifiers?.some((each) => each === note)));
  }
  if (word.startsWith('lost:'))
    return events.filter(({ type, subtype }) => type === 'turnover' && subtype === word.slice(5))
      .length;
  const boards = {
    rebounds: /^(off|def)ensive$/,
    offensiveRebounds: /^off/,
    defensiveRebounds: /^def/,
  };
  const board = boards[word as keyof typeof boards];
  if (board !== undefined)
    return events.filter(({ type, subtype }) => type === 'rebound' && board.test(subtype ?? ''))
      .length;
  return events.filter(({ type }) => type === typeOf[word]).length;
}

function derived(match: PlayedMatch, word: CountWord, { side, playerId }: Whose): number | null {
  if (playerId !== undefined) return null;
  if (word !== 'secondChancePoints' && word !== 'turnoverPoints') return null;
  return originsOf(match)[word][side];
}

/** Whether the scorer noted how points came; otherwise they are derived roughly from the possessions. */
export const isNoted = memoised(({ events }: PlayedMatch) =>
  events.some(({ qualifiers }) => qualifiers),
);

function boxCount(match: PlayedMatch, word: CountWord, whose: Whose): number | null {
  const line = boxLine(match, whose);
  if (line === null || whose.period !== undefined) return null;
  if (word === 'rebounds') return (line.offensiveRebounds ?? 0) + (line.defensiveRebounds ?? 0);
  const value = Object.entries(line).find(([key]) => key === word)?.[1];
  return typeof value === 'number' ? value : null;
}

/** Assists on field goals: some scorers also credit them on free throws. */
export function basketAssists(match: PlayedMatch, whose: Whose): number | null {
  const all = countOf(match, 'assists', whose);
  if (all === null || match.events.length === 0) return all;
  const throws = freeThrowIds(match);
  const onThrows = eventsOf(match, whose).filter(
    ({ type, relatedEventId }) => type === 'assist' && throws.has(relatedEventId ?? ''),
  );
  return all - onThrows.length;
}

const freeThrowIds = memoised(
  ({ events }: PlayedMatch) =>
    new Set(events.filter(({ type }) => type === 'freeThrow').map(({ id }) => id)),
);

/** Assisted baskets by scorer and passer. */
export const passesOf = memoised(({ events }: PlayedMatch) => {
  const byId = new Map(events.map((event) => [event.id, event]));
  return events.flatMap((pass) => {
    const shot = pass.type === 'assist' ? byId.get(pass.relatedEventId ?? '') : undefined;
    if (shot === undefined || !isShot(shot) || !pass.playerId || !shot.playerId) return [];
    return [{ side: pass.side, from: pass.playerId, to: shot.playerId, points: pointsOf(shot) }];
  });
});

/** Rebounds available at the basket that `side` attacks: its offensive and the other side's defensive ones. */
export function boardsAt(match: PlayedMatch, side: Side): number | null {
  const own = countOf(match, 'offensiveRebounds', { side });
  const other = countOf(match, 'defensiveRebounds', { side: against(side) });
  return own === null || other === null ? null : own + other;
}

/** A side's offensive rebounds after one kind of miss. */
export function boardsAfter({ events }: PlayedMatch, side: Side, type: string): number {
  const missed = new Set(events.filter((event) => event.type === type).map(({ id }) => id));
  return events.filter(
    (event) =>
      event.type === 'rebound' &&
      event.subtype === 'offensive' &&
      event.side === side &&
      missed.has(event.relatedEventId ?? ''),
  ).length;
}

/** A side's plays that ended with a shot, free throws (0.44 each) or a turnover (Oliver). */
export function playsOf(match: PlayedMatch, whose: Whose): number | null {
  const shots = shotsOf(match, 'fieldGoals', whose);
  const throws = shotsOf(match, 'freeThrows', whose);
  const lost = countOf(match, 'turnovers', whose);
  if (shots === null || throws === null || lost === null) return null;
  return shots.attempted + 0.44 * throws.attempted + lost;
}

/** Seconds on court in the box score. */
export function secondsPlayed(match: PlayedMatch, { side, playerId }: Whose): number | null {
  if (playerId === undefined) return secondsOf(match);
  return (
    match.boxScore[side].players.find((player) => player.playerId === playerId)?.seconds ?? null
  );
}
