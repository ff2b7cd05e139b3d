import { isFieldGoal } from '../../basketball/shots.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { earlierMean } from '../reference.ts';
import { shareDeviations } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { type VolumePlace, type ZoneVolume, zoneVolumes } from '../zone-volumes.ts';
import { knowsRim, zoneShots } from '../zones.ts';
import { among, repeatsFor } from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';

/** Each side's shots by zone compared with the usual, at each zone's usual points, made or missed. */
export const shotMix = ofBothSides((season, side) => {
  const volumes = zoneVolumes(season, side);
  const sum = volumes.reduce((total, volume) => total + volume.points, 0);
  const shots = volumes.reduce((total, volume) => total + volume.count, 0);
  const toward = ({ points }: ZoneVolume) => Math.sign(sum) * points;
  const parts = volumes
    .filter((part) => Math.abs(part.count - part.usualCount) >= 3 && toward(part) > 0)
    .sort((a, b) => toward(b) - toward(a));
  const isMuch = (part: ZoneVolume) => toward(part) >= 0.4 * Math.abs(sum);
  // Names the zone with more shots, "more at the rim", before the one with fewer, if the difference is large.
  const more = parts.find((part) => part.count > part.usualCount && isMuch(part));
  const telling = more ?? parts[0];
  if (telling === undefined || !isMuch(telling)) return null;
  const { place, count, usualCount, usualShare } = telling;
  const points = signOf(side) * sum;
  const isWhole = place === 'paint' && !knowsRim(season.match);
  const { subject, drills } = texts[side];
  return {
    topic: `shot mix ${side}`,
    points,
    deviations: shareDeviations(count, shots, usualShare),
    repeats: repeatsFor('threeRate', side),
    value: count,
    usual: usualCount,
    ...among([], count, usualCount, {
      side,
      shots: { zone: isWhole ? 'wholePaint' : place, of: shots, kind: 'taken' },
    }),
    eventIds: idsOf(shotsFrom(season.match, side, place)),
    says: [
      said(`${subject}/${points > 0 ? 'good' : 'poor'}`, {
        count: count > usualCount ? count : { few: count },
        shots,
        zone: { said: said(`came/${isWhole ? 'wholePaint' : place}`, {}) },
        beside: {
          where: earlierMean(usualCount, season.earlier.length, 1, season.seasonBefore),
        },
        about: { about: points },
      }),
    ],
    drill: drill(drills, {}),
  };
});

function shotsFrom(match: FinishedMatch, side: Side, place: VolumePlace) {
  if (place !== 'two' && place !== 'three') return zoneShots(match)[side]?.[place] ?? [];
  const type = place === 'two' ? 'twoPointer' : 'threePointer';
  return match.events.filter(
    (event) => isFieldGoal(event) && event.type === type && event.side === side,
  );
}

const texts = {
  team: {
    subject: 'shot mix',
    drills: 'betterShots',
  },
  opponent: {
    subject: 'shot mix against',
    drills: 'takeAway',
  },
} as const;
