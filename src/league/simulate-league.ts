import type { MatchRecord } from '../basketball/match-record.ts';
import { fibaRules } from '../basketball/score.ts';
import type { Club, RosterEntry, Team } from '../contract/club.ts';
import { type PlannedMatch, planSeason } from './fixtures.ts';
import { liveMatchAt } from './live-match.ts';
import { clubName } from './names.ts';
import { playMatch, toMatchRecord } from './play.ts';
import { seedOf } from './random.ts';
import type { PlayedMatch } from './simulate-match.ts';
import { demoId } from './squad.ts';
import { type TeamPlan, teamPlans, toTeam } from './teams.ts';

/** A team of the demo club and its season. */
export interface DemoTeam {
  team: Team;
  roster: RosterEntry[];
  /** In the order played, including the live one as of `now`. */
  matches: MatchRecord[];
}

/** The invented demo club. */
export interface DemoClub {
  club: Club;
  teams: DemoTeam[];
}

/** The match that is simulated until it has overtime, if no other match had one. */
const overtimeIndex = 8;
const attempts = 400;

function wentToOvertime(played: PlayedMatch | undefined): boolean {
  return (played?.events.at(-1)?.period ?? 0) > fibaRules.regulationPeriods;
}

/** The completed matches of a season by index, at least one of them with overtime. */
function playSeason(seed: number, plan: TeamPlan, season: PlannedMatch[]) {
  const playOnce = (planned: PlannedMatch, attempt: number) =>
    playMatch(plan, planned, seedOf(seed, planned.id, attempt));
  const completed = season.filter(({ fixture }) => fixture.status === 'completed');
  const played = new Map(completed.map((planned) => [planned.index, playOnce(planned, 0)]));
  const chosen = season[overtimeIndex];
  if (chosen === undefined || [...played.values()].some(wentToOvertime)) return played;
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const again = playOnce(chosen, attempt);
    played.set(overtimeIndex, again);
    if (wentToOvertime(again)) break;
  }
  return played;
}

function simulateTeam(seed: number, plan: TeamPlan, now: Date): DemoTeam {
  const season = planSeason(seed, plan, now);
  const played = playSeason(seed, plan, season);
  const roster = (season[0]?.squads.team.players ?? []).map(
    ({ id, name, number, position, captain }): RosterEntry => ({
      playerId: id,
      name,
      number,
      position,
      ...(captain ? { captain } : {}),
    }),
  );
  return {
    team: toTeam(seed, plan, now),
    roster,
    matches: season.map((planned) =>
      planned.fixture.status === 'live'
        ? liveMatchAt(seed, now).record
        : toMatchRecord(planned, played.get(planned.index) ?? null),
    ),
  };
}

/** The seed of the demo league that everyone sees. */
export const demoSeed = 2026;

/** The demo club, without its teams (`simulateTeams`). */
export function demoClub(seed: number): Club {
  return { id: demoId(seed, 'club'), name: clubName };
}

/**
 * Simulates the seasons of the club's three teams possession by possession, yielding one team at a time, since a season takes
 * some 40 MB. `seed` is a 32-bit whole number. The same seed on the same UTC day gives the same league, except for the live
 * match.
 */
export function* simulateTeams(seed: number, now: Date): Generator<DemoTeam> {
  for (const plan of teamPlans) yield simulateTeam(seed, plan, now);
}

/** The club with all its teams at once. */
export function simulateLeague({ seed, now }: { seed: number; now: Date }): DemoClub {
  return { club: demoClub(seed), teams: [...simulateTeams(seed, now)] };
}
