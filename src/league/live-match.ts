import type { MatchRecord } from '../basketball/match-record.ts';
import type { Team } from '../contract/club.ts';
import { planSeason } from './fixtures.ts';
import type { DraftEvent } from './match-state.ts';
import { playMatch, toMatchRecord } from './play.ts';
import { seedOf } from './random.ts';
import { teamPlans, toTeam } from './teams.ts';

/** Real time from tip-off to the final buzzer; the next match begins at once. */
const cycleMilliseconds = 100 * 60_000;

/** Seconds that the game clock stops after an event. */
function pauseAfter({ type, period }: DraftEvent): number {
  if (type === 'periodEnd') return period === 2 ? 900 : 120;
  if (type === 'timeout') return 60;
  if (type === 'foul') return 25;
  if (type === 'freeThrow') return 12;
  return type === 'turnover' || type === 'jumpBall' ? 8 : 1;
}

/** The events up to `share` (0..1) of the match's real time. */
function eventsSoFar(events: readonly DraftEvent[], share: number): DraftEvent[] {
  let passed = 0;
  let clock = 0;
  const moments = events.map((event) => {
    if (event.type === 'periodStart') clock = event.clockSeconds;
    passed += clock - event.clockSeconds;
    clock = event.clockSeconds;
    const moment = passed;
    passed += pauseAfter(event);
    return moment;
  });
  // The final buzzer is at the end of the cycle, which is the next match's start, so it is never reached.
  const end = moments.at(-1) ?? 0;
  return events.filter((_, index) => (moments[index] ?? 0) < Math.max(share * end, 1));
}

/** A match in progress and its team. */
export interface LiveMatch {
  team: Team;
  record: MatchRecord;
}

/**
 * The demo's match in progress at `now`, from an endless cycle of matches. Pure: the same seed and moment give the same
 * record.
 */
export function liveMatchAt(seed: number, now: Date): LiveMatch {
  const cycle = Math.floor(now.getTime() / cycleMilliseconds);
  const startsAt = new Date(cycle * cycleMilliseconds);
  for (const plan of teamPlans.filter(({ live }) => live)) {
    const planned = planSeason(seed, plan, now).find(({ fixture }) => fixture.status === 'live');
    if (planned === undefined) continue;
    const played = playMatch(plan, planned, seedOf(seed, planned.id, 'live', cycle));
    const share = (now.getTime() - startsAt.getTime()) / cycleMilliseconds;
    const fixture = { ...planned.fixture, startsAt: startsAt.toISOString() };
    const events = eventsSoFar(played.events, share);
    const record = toMatchRecord({ ...planned, fixture }, played, events);
    return { team: toTeam(seed, plan, now), record };
  }
  throw new RangeError('No team of the demo league has a match under way.');
}
