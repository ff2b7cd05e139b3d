import { zoneOf } from '../basketball/court.ts';
import { fieldGoals } from '../basketball/line.ts';
import { trueShootingAttempts } from '../basketball/shooting.ts';
import { expectedPointsPerShot, type ShotCounts } from '../basketball/shot-mix.ts';
import { isFieldGoal } from '../basketball/shots.ts';
import type { Line } from '../contract/box-score.ts';
import type { FinishedMatch } from './finished-match.ts';
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
  const counts = { ...eachZone(() => 0), freeThrow };
  let placed = 0;
  for (const event of match.events) {
    if (event.side !== 'team' || !isFieldGoal(event) || event.courtPosition === undefined) continue;
    if (playerId !== undefined && event.playerId !== playerId) continue;
    counts[zoneOf(event.courtPosition, event.type)] += 1;
    placed += 1;
  }
  if (placed === attempted) return { placed: true, counts, shots };
  const kinds = { two: line.twos.attempted ?? 0, three: line.threes.attempted ?? 0, freeThrow };
  return { placed: false, counts: kinds, shots };
}

/** Points per shot to expect of a mix at the guide's value of each place. */
export function expectedPoints(mix: ShotMix, guide: ShotGuide): number | null {
  return expectedPointsPerShot(mix.counts, guide.values);
}
