import { type ShotZone, zoneOf } from '../basketball/court.ts';
import { fieldGoals } from '../basketball/line.ts';
import { trueShootingAttempts } from '../basketball/shooting.ts';
import { expectedPointsPerShot, type ShotCounts } from '../basketball/shot-mix.ts';
import { isFieldGoal } from '../basketball/shots.ts';
import type { Line } from '../contract/box-score.ts';
import { type FinishedMatch, memoized } from './finished-match.ts';
import type { ShotGuide } from './guide.ts';
import { eachZone } from './zones.ts';

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
  const freeThrow = line.freeThrows.attempted;
  const shots = trueShootingAttempts(line);
  if (attempted === null || freeThrow === null || shots === null || shots === 0) return null;
  const zones = countsByShooter(match).get(playerId ?? everybody) ?? noShots();
  if (zones.placed && zones.total === attempted) {
    return { placed: true, counts: { ...zones.counts, freeThrow }, shots };
  }
  const counts = {
    two: line.twos.attempted ?? 0,
    three: line.threes.attempted ?? 0,
    freeThrow,
  };
  return { placed: false, counts, shots };
}

interface ZoneCounts {
  counts: Record<ShotZone, number>;
  total: number;
  /** False where a field goal has no place. */
  placed: boolean;
}

const everybody = 'everybody';

/** The team's field goals by zone, of each player and of everybody. */
const countsByShooter = memoized(({ events }: FinishedMatch): Map<string, ZoneCounts> => {
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
  return { counts: eachZone(() => 0), total: 0, placed: true };
}

/** Points per shot to expect of a mix at the guide's value of each place. */
export function expectedPoints(mix: ShotMix, guide: ShotGuide): number | null {
  return expectedPointsPerShot(mix.counts, guide.values);
}
