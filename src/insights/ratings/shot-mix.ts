import { type ShotZone, shotZones, zoneOf } from '../../basketball/court.ts';
import { fieldGoals } from '../../basketball/line.ts';
import { trueShootingAttempts } from '../../basketball/shooting.ts';
import {
  expectedPointsPerShot,
  type ShotCounts,
  type ShotPlace,
  shotPlaces,
} from '../../basketball/shot-mix.ts';
import { isFieldGoal } from '../../basketball/shots.ts';
import type { Line } from '../../contract/box-score.ts';
import { remember } from '../evidence/remember.ts';
import { counted } from '../wording/numbers.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { ShotGuide } from './bands.ts';

/** How many shots came from each place. */
export interface ShotMix {
  /** False where shots are told apart by kind only. */
  placed: boolean;
  counts: ShotCounts;
  /** FGA + 0.44·FTA. */
  shots: number;
}

/** Where the team's shots, or one player's, came from; `null` where they were not recorded or there were none. */
export function shotMixOf(match: FinishedMatch, line: Line, playerId?: string): ShotMix | null {
  const attempted = fieldGoals(line).attempted;
  const thrown = line.freeThrows.attempted;
  const shots = trueShootingAttempts(line);
  if (attempted === null || thrown === null || shots === null || shots === 0) return null;
  const zones = zoneCounts(match, playerId);
  if (zones !== null && zones.total === attempted) {
    return { placed: true, counts: { ...zones.counts, freeThrow: thrown }, shots };
  }
  const counts = {
    two: line.twos.attempted ?? 0,
    three: line.threes.attempted ?? 0,
    freeThrow: thrown,
  };
  return { placed: false, counts, shots };
}

interface ZoneCounts {
  counts: Record<ShotZone, number>;
  total: number;
  /** False where a field goal has no place. */
  placed: boolean;
}

/** `null` where a field goal has no place. */
function zoneCounts(match: FinishedMatch, playerId: string | undefined): ZoneCounts | null {
  const own = countsByShooter(match).get(playerId ?? everybody) ?? noShots();
  return own.placed ? own : null;
}

const everybody = 'everybody';

/** The team's field goals by zone, of each player and of everybody. */
const countsByShooter = remember(({ events }: FinishedMatch): Map<string, ZoneCounts> => {
  const shooters = new Map<string, ZoneCounts>();
  for (const event of events) {
    if (event.side !== 'team' || !isFieldGoal(event)) continue;
    const { type, playerId, courtPosition } = event;
    for (const shooter of playerId === undefined ? [everybody] : [everybody, playerId]) {
      const known = shooters.get(shooter) ?? noShots();
      shooters.set(shooter, known);
      known.total += 1;
      if (courtPosition === undefined) known.placed = false;
      else known.counts[zoneOf(courtPosition, type)] += 1;
    }
  }
  return shooters;
});

function noShots(): ZoneCounts {
  const counts = { rim: 0, paint: 0, midRange: 0, cornerThree: 0, aboveBreakThree: 0 };
  return { counts, total: 0, placed: true };
}

/** Points per shot to expect of a mix at the guide's value of each place. */
export function expectedPoints(mix: ShotMix, guide: ShotGuide): number | null {
  return expectedPointsPerShot(mix.counts, guide.values);
}

/** Points per shot to expect of the guide's own spread. */
export function usualExpectedPoints(guide: ShotGuide): number {
  let points = 0;
  let weight = 0;
  for (const place of shotPlaces) {
    const part = guide.spread[place] ?? 0;
    points += part * guide.values[place];
    weight += part;
  }
  return points / weight;
}

/** The counts of a mix in words: "62 shots: 25 at the rim, 6 corner threes, 14 free throws". */
export function describeMix(mix: ShotMix): string {
  const fieldGoalAttempts = Object.entries(mix.counts)
    .filter(([place]) => place !== 'freeThrow')
    .reduce((sum, [, count]) => sum + count, 0);
  const places: [ShotPlace, string][] = mix.placed
    ? shotZones.map((zone) => [zone, zoneNames[zone]])
    : [
        ['two', 'twos'],
        ['three', 'threes'],
      ];
  const parts = places
    .filter(([place]) => (mix.counts[place] ?? 0) > 0)
    .map(([place, name]) => {
      const count = mix.counts[place] ?? 0;
      return `${count} ${count === 1 ? name.replace(/s$/, '') : name}`;
    });
  parts.push(counted(mix.counts.freeThrow ?? 0, 'free throw'));
  return `${counted(fieldGoalAttempts, 'shot')}: ${parts.join(', ')}`;
}

const zoneNames = {
  rim: 'at the rim',
  paint: 'elsewhere in the paint',
  midRange: 'from mid-range',
  cornerThree: 'corner threes',
  aboveBreakThree: 'other threes',
} as const;
