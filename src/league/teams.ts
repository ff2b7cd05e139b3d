import type { Team } from '../contract/club.ts';
import type { AgeGroupName } from './age-group.ts';
import { teamShortName } from './names.ts';
import { demoId } from './squad.ts';

/** One of the club's three teams, before any match. */
export interface TeamPlan {
  key: AgeGroupName;
  /** Set behind the names of this team and of its opponents: "", "U18" or "U16". */
  suffix: string;
  category: string;
  competition: string;
  colour: string;
  women: boolean;
  /** Days after Monday that it plays on, and the hour in UTC. */
  matchDays: readonly [{ day: number; hour: number }, { day: number; hour: number }];
  referees: number;
  /** Fewest and most spectators. */
  spectators: readonly [number, number];
  /** True for the team whose next match is always under way. */
  live: boolean;
}

/** The three teams, in the order in which they are listed. */
export const teamPlans: readonly TeamPlan[] = [
  {
    key: 'seniorWomen',
    suffix: '',
    category: 'Senior women',
    competition: 'Coast League Women',
    colour: '#0b5c7a',
    women: true,
    matchDays: [
      { day: 2, hour: 19 },
      { day: 5, hour: 18 },
    ],
    referees: 3,
    spectators: [140, 880],
    live: true,
  },
  {
    key: 'under18',
    suffix: 'U18',
    category: 'U18',
    competition: 'Coast League U18',
    colour: '#8a3b12',
    women: false,
    matchDays: [
      { day: 3, hour: 18 },
      { day: 6, hour: 15 },
    ],
    referees: 2,
    spectators: [40, 190],
    live: false,
  },
  {
    key: 'under16',
    suffix: 'U16',
    category: 'U16',
    competition: 'Coast League U16',
    colour: '#4a6b1f',
    women: true,
    matchDays: [
      { day: 1, hour: 17 },
      { day: 5, hour: 13 },
    ],
    referees: 2,
    spectators: [25, 120],
    live: false,
  },
];

/** A name with the team's suffix: "Norhaven Pilots U18". */
export function withSuffix(name: string, { suffix }: TeamPlan): string {
  return suffix === '' ? name : `${name} ${suffix}`;
}

/** The season that a day falls in, "2026-27"; it turns on the first of July. */
function seasonOf(day: Date): string {
  const start = day.getUTCFullYear() - (day.getUTCMonth() < 6 ? 1 : 0);
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** The team as the contract shows it. */
export function toTeam(seed: number, plan: TeamPlan, now: Date): Team {
  const name = plan.suffix === '' ? `${teamShortName} Women` : withSuffix(teamShortName, plan);
  const { category, colour } = plan;
  return { id: demoId(seed, `team/${plan.key}`), name, category, season: seasonOf(now), colour };
}
