import type { ShotZone } from '../../basketball/court.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { type ZoneVolume, zoneVolumes } from '../evidence/zone-mix.ts';
import { zoneShots } from '../evidence/zones.ts';
import type { Season } from '../ratings/season.ts';
import { drill } from '../wording/drill.ts';
import type { Voice } from '../wording/voice.ts';
import type { Finding } from './finding.ts';
import { idsOf, shareDeviations } from './share-finding.ts';

const places: Record<ShotZone, string> = {
  rim: 'at the rim',
  paint: 'in the paint short of the rim',
  midRange: 'from mid-range',
  cornerThree: 'from the corners',
  aboveBreakThree: 'threes from above the break',
};

/** Where the shots of both sides came from, beside where they usually come from, at what each place usually brings. */
export function shotMixFindings(season: Season): Finding[] {
  return [...shotMix(season, 'team'), ...shotMix(season, 'opponent')];
}

function shotMix(season: Season, side: Side): Finding[] {
  const volumes = zoneVolumes(season, side);
  const zones = zoneShots(season.match)[side];
  const sum = volumes.reduce((total, { points }) => total + points, 0);
  const shots = volumes.reduce((total, { count }) => total + count, 0);
  // Told by the place that more shots came from: "more at the rim", not "fewer from mid-range".
  const [telling] = volumes
    .filter(({ count, usualCount }) => count - usualCount >= 3)
    .sort((a, b) => Math.sign(sum) * (b.points - a.points));
  if (zones === null || telling === undefined || telling.points / sum < 0.4) return [];
  const { count, usualCount, usualShare } = telling;
  return [
    {
      kind: side === 'team' ? 'shotMix' : 'shotMixAgainst',
      topic: `shot mix ${side}`,
      clashesWith: [`${side} ${telling.zone}`],
      points: side === 'team' ? sum : -sum,
      deviations: shareDeviations(count, shots, usualShare),
      value: count,
      usual: usualCount,
      eventIds: idsOf(zones[telling.zone]),
      say: (voice) => say(voice, season, side, { ...telling, shots, points: sum }),
      practise: (voice) =>
        drill(voice, side === 'team' ? 'shotMix' : 'shotMixAgainst', { n: count }),
    },
  ];
}

function say(
  voice: Voice,
  season: Season,
  side: Side,
  part: ZoneVolume & { shots: number },
): string {
  const { zone, usualCount, count, shots } = part;
  const reference = {
    mean: usualCount,
    deviation: 1,
    matches: season.earlier.length,
    source: '',
    basis: 'earlier',
  } as const;
  const format = (value: number) => String(Math.round(value));
  const points = side === 'team' ? part.points : -part.points;
  if (side === 'team') {
    const beside = () => voice.usual(reference, format, 'own');
    return voice.pick(
      'shot mix',
      points > 0
        ? [
            () =>
              `Your shots came from better places: ${count} of ${shots} ${places[zone]}${beside()}${voice.worth(points)}.`,
            () =>
              `You got the looks you want, ${count} of ${shots} ${places[zone]}${beside()}${voice.worth(points)}.`,
          ]
        : [
            () =>
              `Your shots came from poorer places: ${count} of ${shots} ${places[zone]}${beside()}${voice.worth(points)}.`,
            () =>
              `The choice of shots cost you: ${count} of ${shots} ${places[zone]}${beside()}${voice.worth(points)}.`,
          ],
    );
  }
  const beside = () => voice.usual(reference, format, 'allowed');
  return voice.pick(
    'shot mix against',
    points > 0
      ? [
          () =>
            `You steered ${voice.their()} shots to poor places: ${count} of ${shots} ${places[zone]}${beside()}${voice.worth(points)}.`,
          () =>
            `${voice.they('They')} took ${count} of ${shots} shots ${places[zone]}${beside()}${voice.worth(points)}.`,
        ]
      : [
          () =>
            `${voice.they('They')} got too many good looks, ${count} of ${shots} ${places[zone]}${beside()}${voice.worth(points)}.`,
          () =>
            `You let ${voice.they('them')} shoot from where it pays: ${count} of ${shots} ${places[zone]}${beside()}${voice.worth(points)}.`,
        ],
  );
}
