import { isThreeZone, type ShotZone, shotZones } from '../../basketball/court.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { capital, few, percent } from '../numbers.ts';
import type { Reference } from '../reference.ts';
import type { Season } from '../season.ts';
import { countDeviations, shareDeviations } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import { type ZoneVolume, zoneShots, zoneVolumes } from '../zones.ts';
import { type Finding, ofBothSides, signOf, whoseOf } from './fact.ts';
import { type ShootingDrill, shootingDrills } from './shooting-drills.ts';

/** Fewer shots from a place hold no claim about it. */
const leastShots = 7;

const nouns: Record<ShotZone, string> = {
  rim: 'shots at the rim',
  paint: 'short shots in the paint',
  midRange: 'mid-range shots',
  cornerThree: 'corner threes',
  aboveBreakThree: 'threes from above the break',
};

/** What a finding about shots of one place or kind is made from. */
interface Shots {
  season: Season;
  side: Side;
  topic: string;
  partOf: string[];
  /** "shots at the rim" */
  noun: string;
  drill: ShootingDrill;
  /** Points of a make. */
  each: number;
  made: number;
  attempted: number;
  shots: readonly MatchEvent[];
  usual: Reference;
  volume: ZoneVolume | null;
}

/** Shots of each side by kind and, where places were recorded, from each zone. */
export const shooting = ofBothSides((season, side) => [
  ...(['twos', 'threes'] as const).flatMap((kind) => ofKind(season, side, kind) ?? []),
  ...ofZones(season, side),
]);

function ofKind(season: Season, side: Side, kind: 'twos' | 'threes'): Finding | null {
  const { made, attempted } = totalsOf(season.match)[side][kind];
  const usual = season.reference(measures[kind], side);
  if (made === null || attempted === null || usual === null) return null;
  const type = kind === 'twos' ? 'twoPointer' : 'threePointer';
  return finding({
    season,
    side,
    topic: `${side} ${kind}`,
    partOf: [`${side} half court`],
    noun: kind,
    drill: side === 'team' ? kind : kind === 'twos' ? 'rimProtection' : 'closeouts',
    each: kind === 'twos' ? 2 : 3,
    made,
    attempted,
    shots: season.match.events.filter((event) => event.side === side && event.type === type),
    usual,
    volume: null,
  });
}

function ofZones(season: Season, side: Side): Finding[] {
  const zones = zoneShots(season.match)[side];
  if (zones === null) return [];
  const volumes = zoneVolumes(season, side);
  return shotZones.flatMap((zone) => {
    const isThree = isThreeZone(zone);
    const against = zone === 'rim' || zone === 'paint' ? 'rimProtection' : 'closeouts';
    const found = finding({
      season,
      side,
      topic: `${side} ${zone}`,
      partOf: [`${side} ${isThree ? 'threes' : 'twos'}`, `${side} half court`],
      noun: nouns[zone],
      drill: side === 'team' ? zone : against,
      each: isThree ? 3 : 2,
      made: zones[zone].filter((shot) => shot.made === true).length,
      attempted: zones[zone].length,
      shots: zones[zone],
      usual: season.usualZone(side, zone),
      volume: volumes.find((volume) => volume.zone === zone) ?? null,
    });
    return found ?? [];
  });
}

function finding(fact: Shots): Finding | null {
  const { side, topic, partOf, drill, each, made, attempted, shots, usual } = fact;
  if (attempted < leastShots) return null;
  const accuracy = (made - attempted * usual.mean) * each;
  const volume = tellingVolume(fact.volume, accuracy);
  const points = signOf(side) * (accuracy + (volume?.points ?? 0));
  return {
    topic,
    partOf: volume === null ? partOf : [...partOf, `shot mix ${side}`],
    points,
    deviations: Math.max(
      shareDeviations(made, attempted, usual.mean),
      volume === null ? 0 : countDeviations(volume.count, volume.usualCount),
    ),
    value: made / attempted,
    usual: usual.mean,
    eventIds: idsOf(shots),
    say: (voice) => say(voice, { ...fact, volume }, points),
    practise: (voice) => voice.practise(drill, shootingDrills[drill], { n: attempted - made }),
  };
}

/** The number of shots from the zone where it says something and points the same way as how they fell. */
function tellingVolume(volume: ZoneVolume | null, accuracy: number): ZoneVolume | null {
  if (volume === null || Math.sign(volume.points) !== Math.sign(accuracy)) return null;
  const { count, usualCount, points } = volume;
  return countDeviations(count, usualCount) >= 1.5 && Math.abs(points) >= 1 ? volume : null;
}

const texts = {
  team: {
    good: [
      'You made {made} of {attempted} {noun}{beside}{worth}.',
      '{made} of {attempted} {noun} went in{beside}{worth}.',
      '{Noun} fell for you, {made} of {attempted}{beside}{worth}.',
    ],
    poor: [
      'You made {few} of {attempted} {noun}{beside}{worth}.',
      '{missed} of your {attempted} {noun} missed: {made} made{beside}{worth}.',
      '{Noun} did not fall, {made} of {attempted}{beside}{worth}.',
    ],
  },
  opponent: {
    good: [
      'You held {them} to {made} of {attempted} {noun}{beside}{worth}.',
      '{They} made {few} of {attempted} {noun}{beside}{worth}.',
      'Of {their} {attempted} {noun} {few} went in{beside}{worth}.',
    ],
    poor: [
      '{They} hit {made} of {attempted} {noun}{beside}{worth}.',
      'You gave {them} {made} makes from {attempted} {noun}{beside}{worth}.',
      '{made} of {their} {attempted} {noun} went in{beside}{worth}.',
    ],
  },
} as const;

/** How many fell, what is usual, what that was worth, and whose they were. */
function say(voice: Voice, fact: Shots, points: number): string {
  const { side, noun, made, attempted } = fact;
  const values = {
    made,
    attempted,
    noun,
    Noun: capital(noun),
    few: few(made),
    missed: attempted - made,
    beside: () => besideUsual(voice, fact),
    worth: points,
  };
  return (
    voice.say(noun, texts[side][points > 0 ? 'good' : 'poor'], values) +
    whoShot(voice, fact, points)
  );
}

/** The share made beside the usual one; where the number of shots tells as well, both as made of attempted. */
function besideUsual(voice: Voice, { side, made, attempted, usual, volume }: Shots): string {
  if (volume === null || volume.usualCount < 1 || usual.basis !== 'earlier') {
    const share = percent(made / attempted);
    return `, ${share}${voice.usual({ reference: usual, show: percent, whose: whoseOf(side) })}`;
  }
  // Of one match: "in the 14 matches before" would read as the sum of all.
  const { usualCount } = volume;
  return ` (usually ${Math.round(usual.mean * usualCount)} of ${Math.round(usualCount)})`;
}

/** Names the shooter who made the most of it, or missed the most, where one did most. */
function whoShot(voice: Voice, { season, side, shots }: Shots, points: number): string {
  const good = side === 'team' ? points > 0 : points < 0;
  const telling = shots.filter((shot) => (shot.made === true) === good);
  const most = mostByPlayer(telling, Math.max(3, telling.length / 3));
  if (most === null || voice.tellsOf(most.playerId)) return '';
  const tries = shots.filter((shot) => shot.playerId === most.playerId).length;
  const count = good ? most.events.length : tries - most.events.length;
  const name = playerName(season.match, side, most.playerId);
  return name === null ? '' : ` ${name} was ${count} of ${tries}.`;
}
