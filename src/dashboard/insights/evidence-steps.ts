/*
 * What the arithmetic behind a rating is made of, and the lines that a team's and a player's ratings share.
 */
import { i18n } from '@lingui/core';
import { fieldGoals } from '../../basketball/line.ts';
import { numberOf } from '../../basketball/numbers.ts';
import { share } from '../../basketball/shooting.ts';
import { shotsByZone } from '../../basketball/shot-zones.ts';
import type { Line, Shooting } from '../../contract/box-score.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { zoneNames } from '../figures/play-words.ts';
import { formatDecimal, formatShooting } from '../figures/statistic-format.ts';
import { written } from '../tables/number-words.ts';
import { notRecorded } from '../ui/format.ts';

/** One line of arithmetic. */
export interface EvidenceStep {
  /** What is worked out. */
  name: string;
  /** The numbers it is worked out from, for instance "20 / (63 + 0.44 × 27 + 20)". */
  working: string;
  /** What comes out; "–" where an input was not recorded. */
  result: string;
}

/** Both sides' totals and the events of a match, and of a player's ratings the player's own line. */
export interface EvidenceInput {
  team: Line | null;
  opponent: Line | null;
  events: readonly MatchEvent[];
  /** How long was played, in seconds; `null` where it is not known. */
  seconds: number | null;
  player?: { playerId: string; line: Line } | undefined;
}

/** A count as it stands in a line of arithmetic; "–" where it was not recorded. */
export const count = (value: number | null) => formatDecimal(value);

/** Where the shots of the own side, or of one of its players, came from; by kind where no place was recorded. */
export function shotSteps(
  line: Line,
  events: readonly MatchEvent[],
  playerId?: string,
): EvidenceStep[] {
  const placed = shotsByZone(events, 'team', playerId);
  const made = (name: string, shots: Shooting, perShot: number | null): EvidenceStep => ({
    name,
    working: formatShooting(shots),
    result:
      perShot === null
        ? notRecorded
        : i18n.t('{points} a shot', { points: formatDecimal(perShot, 2) }),
  });
  const perMake = (shots: Shooting, points: number) => {
    const rate = share(shots);
    return rate === null ? null : points * rate;
  };
  const fromField = placed
    ? placed.zones.map((zone) => made(i18n.t(zoneNames[zone.zone]), zone, zone.pointsPerShot))
    : [
        made(i18n.t('Two-pointers'), line.twos, perMake(line.twos, 2)),
        made(i18n.t('Three-pointers'), line.threes, perMake(line.threes, 3)),
      ];
  const unplaced = placed?.unplaced.attempted
    ? [made(i18n.t('Place not recorded'), placed.unplaced, null)]
    : [];
  return [
    ...fromField,
    ...unplaced,
    made(i18n.t('Free throws'), line.freeThrows, perMake(line.freeThrows, 1)),
  ];
}

/** Field-goal points per attempt. */
export function pointsPerShotStep(name: string, line: Line): EvidenceStep {
  return {
    name,
    working: `(2 × ${count(line.twos.made)} + 3 × ${count(line.threes.made)}) / ${count(fieldGoals(line).attempted)}`,
    result: written('pointsPerShot', numberOf('pointsPerShot', line)),
  };
}

/** Turnovers of plays. */
export function turnoverStep(name: string, line: Line): EvidenceStep {
  const lost = count(line.turnovers);
  return {
    name,
    working: `${lost} / (${count(fieldGoals(line).attempted)} + ${formatDecimal(0.44, 2)} × ${count(line.freeThrows.attempted)} + ${lost})`,
    result: written('turnoverShare', numberOf('turnoverShare', line)),
  };
}
