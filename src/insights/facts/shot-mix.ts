import type { ShotZone } from '../../basketball/court.ts';
import { idsOf } from '../events.ts';
import { whole } from '../numbers.ts';
import { earlierMean } from '../reference.ts';
import { shareDeviations } from '../surprise.ts';
import { zoneShots, zoneVolumes } from '../zones.ts';
import { ofBothSides, signOf, whoseOf } from './fact.ts';

const places: Record<ShotZone, string> = {
  rim: 'at the rim',
  paint: 'in the paint short of the rim',
  midRange: 'from mid-range',
  cornerThree: 'from the corners',
  aboveBreakThree: 'threes from above the break',
};

/** Where each side's shots came from, beside where they usually come from, at what each place usually brings. */
export const shotMix = ofBothSides((season, side) => {
  const volumes = zoneVolumes(season, side);
  const zones = zoneShots(season.match)[side];
  const sum = volumes.reduce((total, volume) => total + volume.points, 0);
  const shots = volumes.reduce((total, volume) => total + volume.count, 0);
  // Told by the place that more shots came from: "more at the rim", not "fewer from mid-range".
  const [telling] = volumes
    .filter((volume) => volume.count - volume.usualCount >= 3)
    .sort((a, b) => Math.sign(sum) * (b.points - a.points));
  if (zones === null || telling === undefined || telling.points / sum < 0.4) return null;
  const { zone, count, usualCount, usualShare } = telling;
  const points = signOf(side) * sum;
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `shot mix ${side}`,
    clashesWith: [`${side} ${zone}`],
    points,
    deviations: shareDeviations(count, shots, usualShare),
    value: count,
    usual: usualCount,
    eventIds: idsOf(zones[zone]),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        count,
        shots,
        place: places[zone],
        usual: {
          reference: earlierMean(usualCount, season.earlier.length, 1),
          show: whole,
          whose: whoseOf(side),
        },
        worth: points,
      }),
    practise: (voice) => voice.practise(fault, drills, {}),
  };
});

const texts = {
  team: {
    subject: 'shot mix',
    good: [
      'Your shots came from better places: {count} of {shots} {place}{usual}{worth}.',
      'You got the looks you want, {count} of {shots} {place}{usual}{worth}.',
    ],
    poor: [
      'Your shots came from poorer places: {count} of {shots} {place}{usual}{worth}.',
      'The choice of shots cost you: {count} of {shots} {place}{usual}{worth}.',
    ],
    fault: 'shotMix',
    drills: [
      'Better shots before more shots: 5 on 5 in which only the rim, the corners and the line count, 10 minutes.',
      'Grade shots aloud: every attempt in the scrimmage gets a 1, 2 or 3 from the bench; under an average of 2 the drill starts again.',
      'Run the set that opens the lane 12 times and forbid the first jump shot.',
    ],
  },
  opponent: {
    subject: 'shot mix against',
    good: [
      'You steered {their} shots to poor places: {count} of {shots} {place}{usual}{worth}.',
      '{They} took {count} of {shots} shots {place}{usual}{worth}.',
    ],
    poor: [
      '{They} got too many good looks, {count} of {shots} {place}{usual}{worth}.',
      'You let {them} shoot from where it pays: {count} of {shots} {place}{usual}{worth}.',
    ],
    fault: 'shotMixAgainst',
    drills: [
      'Take the rim and the corners away: shell drill, 10 minutes, the defence wins when the shot comes from mid-range.',
      'Pack the lane and close out long: 4 on 4, 12 stands, points against only for layups and corner threes.',
      'Decide what to give up: walk through 3 coverages that leave the long two, then play each 5 minutes.',
    ],
  },
} as const;
