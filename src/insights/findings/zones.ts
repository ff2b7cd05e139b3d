import { isThreeZone, type ShotZone, shotZones } from '../../basketball/court.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { type ZoneVolume, zoneVolumes } from '../evidence/zone-mix.ts';
import { zoneShots } from '../evidence/zones.ts';
import { totalsOf } from '../ratings/measures.ts';
import type { Season } from '../ratings/season.ts';
import type { Reference } from '../reference.ts';
import { drill } from '../wording/drill.ts';
import type { DrillTopic } from '../wording/drill-texts.ts';
import { sayShooting } from '../wording/shooting.ts';
import type { Finding } from './finding.ts';
import { idsOf, shareDeviations } from './share-finding.ts';

/** Fewer shots from a place hold no claim about it. */
const leastShots = 7;

const nouns: Record<ShotZone, string> = {
  rim: 'shots at the rim',
  paint: 'short shots in the paint',
  midRange: 'mid-range shots',
  cornerThree: 'corner threes',
  aboveBreakThree: 'threes from above the break',
};

/** Shots from each zone, else of each kind where places were not recorded, of one side. */
export function shootingFindings(season: Season, side: Side): Finding[] {
  const zones = zoneShots(season.match)[side];
  const found = (['twos', 'threes'] as const).flatMap((kind) => kindFinding(season, side, kind));
  if (zones === null) return found;
  const volumes = zoneVolumes(season, side);
  const placed = shotZones.flatMap((zone) =>
    zoneFinding(
      season,
      side,
      zone,
      zones[zone],
      season.usualZone(side, zone),
      volumes.find((volume) => volume.zone === zone),
    ),
  );
  return [...found, ...placed];
}

function zoneFinding(
  season: Season,
  side: Side,
  zone: ShotZone,
  shots: readonly MatchEvent[],
  usual: Reference,
  volume: ZoneVolume | undefined,
): Finding[] {
  const isThree = isThreeZone(zone);
  const whole = `${side} ${isThree ? 'threes' : 'twos'}`;
  return finding(season, side, {
    topic: `${side} ${zone}`,
    partOf: [whole, `${side} half court`],
    noun: nouns[zone],
    practise:
      side === 'team' ? zone : zone === 'rim' || zone === 'paint' ? 'rimProtection' : 'closeouts',
    each: isThree ? 3 : 2,
    made: shots.filter((shot) => shot.made === true).length,
    attempted: shots.length,
    shots,
    usual,
    ...(volume === undefined ? {} : { volume }),
  });
}

function kindFinding(season: Season, side: Side, kind: 'twos' | 'threes'): Finding[] {
  const { own, other } = totalsOf(season.match);
  const { made, attempted } = (side === 'team' ? own : other)[kind];
  const name = { twos: 'opponentTwos', threes: 'opponentThrees' } as const;
  const usual = season.reference(side === 'team' ? kind : name[kind]);
  if (made === null || attempted === null || usual === null) return [];
  const type = kind === 'twos' ? 'twoPointer' : 'threePointer';
  return finding(season, side, {
    topic: `${side} ${kind}`,
    partOf: [`${side} half court`],
    noun: kind,
    practise: side === 'team' ? kind : kind === 'twos' ? 'rimProtection' : 'closeouts',
    each: kind === 'twos' ? 2 : 3,
    made,
    attempted,
    shots: season.match.events.filter((event) => event.side === side && event.type === type),
    usual,
  });
}

interface Shots {
  topic: string;
  partOf: string[];
  noun: string;
  practise: DrillTopic;
  each: number;
  made: number;
  attempted: number;
  shots: readonly MatchEvent[];
  usual: Reference;
  volume?: ZoneVolume;
}

function finding(season: Season, side: Side, shots: Shots): Finding[] {
  const { topic, partOf, noun, each, made, attempted, usual } = shots;
  if (attempted < leastShots) return [];
  const sign = side === 'team' ? 1 : -1;
  const accuracy = (made - attempted * usual.mean) * each;
  const volume = tellingVolume(shots, accuracy);
  const points = sign * (accuracy + (volume?.points ?? 0));
  return [
    {
      kind: side === 'team' ? 'ownZone' : 'opponentZone',
      topic,
      partOf: volume === null ? partOf : [...partOf, `shot mix ${side}`],
      points,
      deviations: Math.max(
        shareDeviations(made, attempted, usual.mean),
        volume === null ? 0 : volumeDeviations(volume),
      ),
      value: made / attempted,
      usual: usual.mean,
      eventIds: idsOf(shots.shots),
      say: (voice) =>
        sayShooting(voice, {
          season,
          side,
          noun,
          made,
          attempted,
          shots: shots.shots,
          usual,
          points,
          usualCount: volume?.usualCount ?? null,
        }),
      practise: (voice) => drill(voice, shots.practise, { n: attempted - made }),
    },
  ];
}

/** The number of shots from the zone where it says something and points the same way as how they fell. */
function tellingVolume({ volume }: Shots, accuracy: number): ZoneVolume | null {
  if (volume === undefined || Math.sign(volume.points) !== Math.sign(accuracy)) return null;
  return volumeDeviations(volume) >= 1.5 && Math.abs(volume.points) >= 1 ? volume : null;
}

function volumeDeviations({ count, usualCount }: ZoneVolume): number {
  return Math.abs(count - usualCount) / Math.sqrt(Math.max(1, usualCount));
}
