import { shotZones } from '../basketball/court.ts';
import { fieldGoals } from '../basketball/line.ts';
import { trueShootingAttempts } from '../basketball/shooting.ts';
import { expectedPointsPerShot, type ShotCounts } from '../basketball/shot-mix.ts';
import type { Line } from '../contract/box-score.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';
import type { FinishedMatch } from './finished-match.ts';
import type { ShotGuide } from './guide.ts';
import { eachZone, knowsRim, zoneShots } from './zones.ts';

/** The number of shots from each zone. */
export interface ShotMix {
  /** False if shots are only known by kind. */
  placed: boolean;
  /** False if the rim counts as part of the paint (`knowsRim`). */
  knowsRim: boolean;
  counts: ShotCounts;
  /** FGA + 0.44·FTA. */
  shots: number;
}

/** The team's shots, or one player's, by zone; `null` if not recorded or none. */
export function shotMixOf(match: FinishedMatch, line: Line, playerId?: string): ShotMix | null {
  const attempted = fieldGoals(line).attempted;
  const freeThrow = line.freeThrows.attempted;
  const shots = trueShootingAttempts(line);
  if (attempted === null || freeThrow === null || shots === null || shots === 0) return null;
  const zones = zoneShots(match).team;
  if (zones !== null) {
    const isOwn = (shot: MatchEvent) => playerId === undefined || shot.playerId === playerId;
    const counts = eachZone((zone) => zones[zone].filter(isOwn).length);
    const placed = shotZones.reduce((sum, zone) => sum + counts[zone], 0);
    if (placed === attempted) {
      return { placed: true, knowsRim: knowsRim(match), counts: { ...counts, freeThrow }, shots };
    }
  }
  const kinds = { two: line.twos.attempted ?? 0, three: line.threes.attempted ?? 0, freeThrow };
  return { placed: false, knowsRim: false, counts: kinds, shots };
}

/** Points per shot to expect of a mix at the guide's value of each zone. */
export function expectedPoints(mix: ShotMix, guide: ShotGuide): number | null {
  return expectedPointsPerShot(mix.counts, guide.values);
}
