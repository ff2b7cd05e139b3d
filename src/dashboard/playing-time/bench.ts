import { canPlay, isMet } from '../../basketball/rotation.ts';
import { foulsOut, matchSeconds, type PeriodRules } from '../../basketball/score.ts';
import { lineupStints } from '../../basketball/stints.ts';
import { isTeamFoul } from '../../basketball/team-fouls.ts';
import type { DataOf } from '../../contract/endpoints.ts';
import type { Match } from '../../contract/match.ts';
import type { Plan } from '../../contract/playing-time.ts';
import {
  changesAt,
  changesBetween,
  type MatchSoFar,
  movable,
  type Owed,
  periodAt,
  plannedMinutes,
  shiftCount,
  shiftSeconds,
  solved,
} from './plan-model.ts';

/*
 * A match in progress, by the clock that the coach starts and stops. Nothing here reads the system time: `now` is in
 * milliseconds since 1970.
 */

type Played = NonNullable<Plan['played']>;

const playedOf = (plan: Plan): Played => plan.played ?? { seconds: 0, since: null, changes: [] };

const withPlayed = (plan: Plan, change: Partial<Played>): Plan => ({
  ...plan,
  played: { ...playedOf(plan), ...change },
});

/** Seconds of play so far; a running clock stops at the end of its period. */
export function secondsNow(plan: Plan, now: number): number {
  const { seconds, since } = playedOf(plan);
  if (since === null) return seconds;
  return Math.min(seconds + Math.max(0, now - since) / 1_000, periodAt(plan, seconds).end);
}

export function isRunning(plan: Plan, now: number): boolean {
  const { seconds, since } = playedOf(plan);
  return since !== null && secondsNow(plan, now) < periodAt(plan, seconds).end;
}

/** The plan with the clock started; the first start puts the first five on court. */
export function started(plan: Plan, now: number): Plan {
  const { changes } = playedOf(plan);
  const [first = []] = plan.fives;
  const begun = changes.length > 0 ? changes : [{ at: 0, on: first, off: [] }];
  return withPlayed(plan, { seconds: secondsNow(plan, now), since: now, changes: begun });
}

/** The plan with the clock stopped. */
export function stopped(plan: Plan, now: number): Plan {
  return withPlayed(plan, { seconds: secondsNow(plan, now), since: null });
}

/** Moves the clock by some seconds (negative: back), within its period and not before the last change. */
export function clockMoved(plan: Plan, now: number, by: number): Plan {
  const played = playedOf(plan);
  const seconds = secondsNow(plan, now);
  const isOver = played.since !== null && !isRunning(plan, now);
  const { start, end } = periodAt(plan, isOver ? played.seconds : seconds);
  const earliest = Math.max(start, played.changes.at(-1)?.at ?? 0);
  const moved = Math.min(end, Math.max(earliest, seconds + by));
  return withPlayed(plan, { seconds: moved, since: played.since === null ? null : now });
}

/** The players on court, in the order they came on. */
export function onCourtNow(plan: Plan): string[] {
  return courtAfter(playedOf(plan).changes);
}

function courtAfter(changes: Played['changes']): string[] {
  return changes.reduce<string[]>(
    (court, { on, off }) => [...court.filter((id) => !off.includes(id)), ...on],
    [],
  );
}

/** Who was on court at a moment of play. */
const courtAt = (plan: Plan, seconds: number) =>
  courtAfter(playedOf(plan).changes.filter(({ at }) => at <= seconds));

/**
 * Playing time from a match's plays instead of the coach's clock: the time of the last play, and the changes. `null` if
 * the plays have no clock or no substitutions.
 */
export function playedSoFar(
  plays: DataOf<'getPlayByPlay'>,
  match: PeriodRules & Pick<Match, 'status'>,
): Played | null {
  const finished = match.status === 'completed';
  const stints = lineupStints({ ...plays, rules: match, finished }, 'team') ?? [];
  const changes: Played['changes'] = [];
  let court: string[] = [];
  let seconds = 0;
  for (const { period, startClock, endClock, playerIds } of stints) {
    if (startClock === null || endClock === null) return null;
    const end = matchSeconds(period, match);
    const { on, off } = changesBetween(court, playerIds);
    if (on.length + off.length > 0) changes.push({ at: end - startClock, on, off });
    court = playerIds;
    seconds = end - endClock;
  }
  return changes.length > 0 ? { seconds, since: null, changes } : null;
}

/** The own players with their last foul. */
export function fouledOut({ events }: Pick<DataOf<'getPlayByPlay'>, 'events'>): string[] {
  const fouls = events.filter((event) => event.side === 'team' && isTeamFoul(event));
  const ids = fouls.flatMap(({ playerId }) => playerId ?? []);
  return [...new Set(ids)].filter((id) => ids.filter((each) => each === id).length >= foulsOut);
}

/** A player's seconds on court until a moment of play. */
export function secondsOnCourt(plan: Plan, playerId: string, until: number): number {
  return spellsOf(plan, playerId, until).reduce((sum, { from, to }) => sum + to - from, 0);
}

/** A player's spells on court, in seconds of play. */
export function spellsOf(plan: Plan, playerId: string, until: number) {
  const spells: { from: number; to: number }[] = [];
  let since: number | null = null;
  for (const { at, on, off } of playedOf(plan).changes) {
    if (at > until) break;
    if (off.includes(playerId) && since !== null) {
      spells.push({ from: since, to: at });
      since = null;
    }
    if (on.includes(playerId)) since ??= at;
  }
  if (since !== null) spells.push({ from: since, to: until });
  return spells;
}

/** A player's spells in the plan, in seconds of play. @param first the first shift that counts */
export function plannedSpells(plan: Plan, playerId: string, first = 0) {
  const length = shiftSeconds(plan);
  const counted = { ...plan, fives: plan.fives.map((ids, shift) => (shift < first ? [] : ids)) };
  const changes = counted.fives.map((_, at) => ({ at: at * length, ...changesAt(counted, at) }));
  const played = { seconds: 0, since: null, changes };
  return spellsOf({ ...plan, played }, playerId, shiftCount(plan) * length);
}

/** A substitution; `null` if nobody comes on, or nobody goes off. */
export interface Pair {
  on: string | null;
  off: string | null;
}

/** The next change of the plan. */
export type NextChange = NonNullable<ReturnType<typeof nextChange>>;

/** The current shift; in overtime the last one. */
const shiftNow = (plan: Plan, now: number) =>
  Math.min(shiftCount(plan) - 1, Math.floor(secondsNow(plan, now) / shiftSeconds(plan)));

/**
 * The plan's next change not yet made; `null` if none is left.
 * @param planned the first shift that is still planned, for a match that is followed by its plays
 */
export function nextChange(plan: Plan, now: number, planned?: number) {
  const length = shiftSeconds(plan);
  const seconds = secondsNow(plan, now);
  const court = onCourtNow(plan);
  const current = shiftNow(plan, now);
  for (let shift = planned ?? current; shift < plan.fives.length; shift += 1) {
    const ids = plan.fives[shift] ?? [];
    const at = shift * length;
    const left = pairsTo(court, ids);
    const isEarlier = planned === undefined && shift === current && wasOnCourt(plan, ids, at);
    if (left.length === 0 || isEarlier) continue;
    const isOn = (id: string | null) => id === null || court.includes(id);
    const isOff = (id: string | null) => id === null || !court.includes(id);
    const isMade = ({ on, off }: Pair) => isOn(on) && isOff(off);
    const isOpen = ({ on, off }: Pair) => isOff(on) && isOn(off);
    const whole = pairsTo(plan.fives[shift - 1] ?? [], ids);
    const isFollowed = whole.every((pair) => isMade(pair) !== isOpen(pair));
    const rows = isFollowed && whole.filter(isOpen).length === left.length ? whole : left;
    const pairs = rows.map((pair) => ({ ...pair, isMade: isMade(pair) }));
    const isBegun = pairs.some((pair) => pair.isMade);
    const isEarly = shift > current && pairsTo(court, plan.fives[current] ?? []).length > 0;
    return {
      /** Due at, in seconds of play, and the seconds until then, 0 if overdue. */
      at,
      wait: Math.max(0, at - seconds),
      /** The previous change was made early, so this one can't be made yet. */
      isAfterEarly: isEarly && !isBegun,
      /** In an order that a substitution does not change. */
      pairs,
    };
  }
  return null;
}

function pairsTo(court: readonly string[], planned: readonly string[]): Pair[] {
  const { on, off } = changesBetween(court, planned);
  return Array.from({ length: Math.max(on.length, off.length) }, (_, index) => ({
    on: on[index] ?? null,
    off: off[index] ?? null,
  }));
}

/** Whether these players were on court together at a moment or since; if not now, the next change was made early. */
function wasOnCourt(plan: Plan, ids: readonly string[], since: number): boolean {
  const { changes } = playedOf(plan);
  return changes.some((_, index) => {
    const end = changes[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const court = courtAfter(changes.slice(0, index + 1));
    return end >= since && pairsTo(court, ids).length === 0;
  });
}

/** The plan after a substitution that has happened. */
export function substituted(plan: Plan, now: number, { on, off }: Pair): Plan {
  const at = secondsNow(plan, now);
  const change = { at, on: on === null ? [] : [on], off: off === null ? [] : [off] };
  return withPlayed(plan, { changes: [...playedOf(plan).changes, change] });
}

/** The plan after an unplanned substitution, which lasts until the next shift. */
export function substitutedFreely(plan: Plan, now: number, pair: Pair): Plan {
  const after = substituted(plan, now, pair);
  const shift = Math.floor(secondsNow(plan, now) / shiftSeconds(plan));
  if (shift >= plan.fives.length) return after;
  return { ...after, fives: plan.fives.with(shift, onCourtNow(after)) };
}

/** The plan without its last change; before the first change, as before the jump ball. */
export function undone(plan: Plan): Plan {
  const { changes } = playedOf(plan);
  return changes.length < 2
    ? { ...plan, played: null }
    : withPlayed(plan, { changes: changes.slice(0, -1) });
}

/**
 * The state of the match, for planning the rest.
 * @param toShift the first shift to plan; by plays (`Math.round`) the present one, until half of it is over
 */
export function soFar(plan: Plan, now: number, toShift = Math.ceil): MatchSoFar {
  const length = shiftSeconds(plan);
  const seconds = secondsNow(plan, now);
  const first = Math.min(shiftCount(plan), toShift(seconds / length));
  const until = first < shiftCount(plan) ? first * length : Math.max(seconds, first * length);
  const onCourt = onCourtNow(plan);
  return {
    isPlanned: plan.fives.length > 0,
    first,
    past: Array.from(
      { length: first },
      (_, shift) => plan.fives[shift] ?? courtAt(plan, shift * length),
    ),
    onCourt,
    playedSeconds: (id) => secondsOnCourt(plan, id, until),
  };
}

/** A plan with the changes of a match's plays, with who plays unannounced, and without the rest of who is `out`. */
function withPlays(stored: Plan, played: Played, out: readonly string[]): Plan {
  const known = stored.players.map(({ playerId }) => playerId);
  const others = played.changes.flatMap(({ on }) => on).filter((id) => !known.includes(id));
  const more = [...new Set(others)].map((playerId) => ({
    playerId,
    from: 0,
    until: null,
    target: null,
  }));
  const plan = { ...stored, played, players: [...stored.players, ...more] };
  return out.reduce<Plan>((left, id) => withPlayer(left, id, { until: shiftNow(left, 0) }), plan);
}

/** A match that nobody has planned, by its plays: the minutes played until now, and nothing of the rest. */
export function followed(fresh: Plan, played: Played, out: readonly string[] = []) {
  const plan = withPlays(fresh, played, out);
  const state = soFar(plan, 0, Math.round);
  const playedSeconds = (id: string) => secondsOnCourt(plan, id, played.seconds);
  return { plan: { ...plan, fives: state.past }, soFar: { ...state, playedSeconds } };
}

/**
 * A plan with what a match's plays say. It stays as it was stored while every player is within half a shift of it
 * and can play it; otherwise the rest is planned again, from the minutes played and who is really on court.
 */
export function replanned(stored: Plan, played: Played, owed: Owed, out: readonly string[] = []) {
  const plan = withPlays(stored, played, out);
  const state = soFar(plan, 0, Math.round);
  const begun = { ...plan, fives: plan.fives.slice(0, state.first) };
  const isFollowed = plan.players.every(({ playerId }) => {
    const off = state.playedSeconds(playerId) - 60 * plannedMinutes(begun, playerId);
    const isLeft = out.includes(playerId) && plannedSpells(plan, playerId, state.first).length > 0;
    return Math.abs(off) < shiftSeconds(plan) / 2 && !isLeft;
  });
  const rest =
    isFollowed && plan.fives.length > 0 ? { plan, rotation: null } : solved(plan, owed, state);
  return { ...rest, soFar: state };
}

/**
 * Replaces a player who can't play on (hurt, five fouls, gone) by the one who has played least, within the rules if
 * possible, and plans the rest again.
 */
export function gone(plan: Plan, now: number, playerId: string, owed: Owed) {
  const left = withPlayer(plan, playerId, { until: shiftNow(plan, now) });
  const court = onCourtNow(plan);
  if (!court.includes(playerId)) return solved(left, owed, soFar(left, now));
  const others = court.filter((id) => id !== playerId);
  const { groups } = movable(left).rules;
  const bench = benchNow(left, now);
  const on = bench.find((id) =>
    groups.every((group) => isMet(group, [...others, id], shiftNow(plan, now))),
  );
  const pair = { on: on ?? bench[0] ?? null, off: playerId };
  const after = substitutedFreely(left, now, pair);
  return solved(after, owed, soFar(after, now));
}

/** Adds a player from the next shift on and replans. */
export function arrived(plan: Plan, now: number, playerId: string, owed: Owed) {
  const { first } = soFar(plan, now);
  const known = plan.players.some((each) => each.playerId === playerId);
  const player = { playerId, from: first, until: null, target: null };
  const after: Plan = known
    ? withPlayer(plan, playerId, { until: null })
    : { ...plan, players: [...plan.players, player] };
  return solved(after, owed, soFar(after, now));
}

function withPlayer(plan: Plan, playerId: string, change: Partial<Plan['players'][number]>): Plan {
  return {
    ...plan,
    players: plan.players.map((each) =>
      each.playerId === playerId ? { ...each, ...change } : each,
    ),
  };
}

/** The players who can't come on any more. */
export function goneNow(plan: Plan, now: number): string[] {
  const court = onCourtNow(plan);
  return plan.players
    .filter(
      ({ playerId, until }) =>
        (until ?? Infinity) <= shiftNow(plan, now) && !court.includes(playerId),
    )
    .map(({ playerId }) => playerId);
}

/** The players who can come on, least played first. */
export function benchNow(plan: Plan, now: number): string[] {
  const seconds = secondsNow(plan, now);
  const court = onCourtNow(plan);
  return movable(plan)
    .players.filter(({ id }) => !court.includes(id))
    .filter((player) => canPlay(player, shiftNow(plan, now)))
    .map(({ id }) => ({ id, played: secondsOnCourt(plan, id, seconds) }))
    .toSorted((a, b) => a.played - b.played)
    .map(({ id }) => id);
}
