import { describe, expect, it } from 'vitest';
import { type MatchEvent, otherSide, type Side } from '../contract/play-by-play.ts';
import { simulateLeague } from './simulate-league.ts';

/** The bands that insights call typical for the age, and what the demo aims at besides, all means. */
const older = {
  'eFG%': [42, 50],
  'TOV%': [15, 22],
  'ORB%': [24, 33],
  'AST/FGM': [45, 60],
  pace: [66, 80],
  points: [58, 80],
} as const;
const younger = {
  'eFG%': [35, 45],
  'TOV%': [20, 30],
  'ORB%': [25, 38],
  'AST/FGM': [35, 55],
  pace: [70, 86],
  points: [48, 72],
} as const;
const statistics = ['eFG%', 'TOV%', 'ORB%', 'AST/FGM', 'pace', 'points'] as const;

const now = new Date('2026-11-21T06:00:00.000Z');
const leagues = [1, 2, 3].map((seed) => simulateLeague({ seed, now }));

function count(events: readonly MatchEvent[], side: Side) {
  const own = events.filter((event) => event.side === side);
  const of = (type: string, subtype?: string) =>
    own.filter((e) => e.type === type && (subtype === undefined || e.subtype === subtype)).length;
  const made = (type: string) => own.filter((e) => e.type === type && e.made === true).length;
  return {
    attempts: of('twoPointer') + of('threePointer'),
    made: made('twoPointer') + made('threePointer'),
    threes: made('threePointer'),
    freeThrows: of('freeThrow'),
    turnovers: of('turnover'),
    assists: of('assist'),
    offensive: of('rebound', 'offensive'),
    defensive: of('rebound', 'defensive'),
    points: own.reduce((sum, event) => sum + (event.points ?? 0), 0),
  };
}

/** The statistics of one side of one match, counted apart from the code that coaches see. */
function sideOf(events: readonly MatchEvent[], side: Side): Record<keyof typeof older, number> {
  const own = count(events, side);
  const other = count(events, otherSide(side));
  const minutes = 40 + 5 * Math.max(0, (events.at(-1)?.period ?? 4) - 4);
  const trips = own.attempts + 0.44 * own.freeThrows + own.turnovers;
  return {
    'eFG%': (100 * (own.made + 0.5 * own.threes)) / own.attempts,
    'TOV%': (100 * own.turnovers) / trips,
    'ORB%': (100 * own.offensive) / (own.offensive + other.defensive),
    'AST/FGM': (100 * own.assists) / own.made,
    pace: ((trips - own.offensive) * 40) / minutes,
    points: own.points,
  };
}

function meansOf(teamIndex: number): Record<keyof typeof older, number> {
  const rows = leagues
    .flatMap((league) => league.teams[teamIndex]?.matches ?? [])
    .filter(({ fixture }) => fixture.status === 'completed')
    .flatMap(({ events }) => [sideOf(events, 'team'), sideOf(events, 'opponent')]);
  const mean = (key: keyof typeof older) =>
    Math.round((10 * rows.reduce((sum, row) => sum + row[key], 0)) / rows.length) / 10;
  return {
    'eFG%': mean('eFG%'),
    'TOV%': mean('TOV%'),
    'ORB%': mean('ORB%'),
    'AST/FGM': mean('AST/FGM'),
    pace: mean('pace'),
    points: mean('points'),
  };
}

describe('the statistics of the demo league', () => {
  const table = {
    'Senior women': meansOf(0),
    U18: meansOf(1),
    U16: meansOf(2),
  };
  console.table(table);

  it.each([
    ['Senior women', older],
    ['U18', older],
    ['U16', younger],
  ] as const)('lie in the typical bands of %s', (name, bands) => {
    for (const statistic of statistics) {
      const [low, high] = bands[statistic];
      expect(table[name][statistic], statistic).toBeGreaterThanOrEqual(low);
      expect(table[name][statistic], statistic).toBeLessThanOrEqual(high);
    }
  });
});
