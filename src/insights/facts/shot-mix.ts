import { isFieldGoal } from '../../basketball/shots.ts';
import type { ByLanguage } from '../../contract/language.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { few } from '../numbers.ts';
import { earlierMean } from '../reference.ts';
import { shareDeviations } from '../surprise.ts';
import { type VolumePlace, type ZoneVolume, zoneVolumes } from '../zone-volumes.ts';
import { knowsRim, zoneShots } from '../zones.ts';
import { about, repeatsFor, whereUsual } from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';

const places: Record<VolumePlace, ByLanguage<string>> = {
  rim: { en: 'came at the rim', es: 'fueron bajo el aro' },
  paint: { en: 'came in the paint short of the rim', es: 'fueron en la zona sin llegar al aro' },
  midRange: { en: 'came from mid-range', es: 'fueron de media distancia' },
  cornerThree: { en: 'were corner threes', es: 'fueron triples de esquina' },
  aboveBreakThree: {
    en: 'were threes from above the break',
    es: 'fueron triples fuera de las esquinas',
  },
  two: { en: 'were twos', es: 'fueron tiros de dos' },
  three: { en: 'were threes', es: 'fueron triples' },
};

/** Of a match in which the rim is a part of it. */
const wholePaint: ByLanguage<string> = { en: 'came in the paint', es: 'fueron en la zona' };

/** Where each side's shots came from beside where they usually do, at what each place usually brings, whatever fell. */
export const shotMix = ofBothSides((season, side) => {
  const volumes = zoneVolumes(season, side);
  const sum = volumes.reduce((total, volume) => total + volume.points, 0);
  const shots = volumes.reduce((total, volume) => total + volume.count, 0);
  const toward = ({ points }: ZoneVolume) => Math.sign(sum) * points;
  const parts = volumes
    .filter((part) => Math.abs(part.count - part.usualCount) >= 3 && toward(part) > 0)
    .sort((a, b) => toward(b) - toward(a));
  const isMuch = (part: ZoneVolume) => toward(part) >= 0.4 * Math.abs(sum);
  // Told by the place that more shots came from, "more at the rim" before "fewer from mid-range", where that is much of it.
  const more = parts.find((part) => part.count > part.usualCount && isMuch(part));
  const telling = more ?? parts[0];
  if (telling === undefined || !isMuch(telling)) return null;
  const { place, count, usualCount, usualShare } = telling;
  const points = signOf(side) * sum;
  const isWhole = place === 'paint' && !knowsRim(season.match);
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `shot mix ${side}`,
    points,
    deviations: shareDeviations(count, shots, usualShare),
    repeats: repeatsFor('threeRate', side),
    value: count,
    usual: usualCount,
    eventIds: idsOf(shotsFrom(season.match, side, place)),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        count: (language) => (count > usualCount ? String(count) : few(count, language)),
        shots,
        place: (language) => (isWhole ? wholePaint : places[place])[language],
        beside: () =>
          whereUsual(voice, earlierMean(usualCount, season.earlier.length, 1, season.seasonBefore)),
        about: about(points),
      }),
    practise: (voice) => voice.practise(fault, drills, {}),
  };
});

function shotsFrom(match: FinishedMatch, side: Side, place: VolumePlace) {
  if (place !== 'two' && place !== 'three') return zoneShots(match)[side]?.[place] ?? [];
  const type = place === 'two' ? 'twoPointer' : 'threePointer';
  return match.events.filter(
    (event) => isFieldGoal(event) && event.type === type && event.side === side,
  );
}

/** What to practise after poorer shots. */
export const betterShotDrills = {
  en: [
    'Better shots first: 10 minutes of 5 on 5 in which only the rim, the corner threes and the line count.',
    'Grade every shot of a 10-minute scrimmage aloud with 1, 2 or 3: under 2 for each shot the drill starts again.',
    'Run the set that brings your best shots 12 times: no other shot counts.',
  ],
  es: [
    'Primero mejores tiros: 10 minutos de 5 contra 5 en los que solo cuentan el aro, los triples de esquina y los tiros libres.',
    'Pon nota en voz alta a cada tiro de un partido de práctica de 10 minutos, 1, 2 o 3: si no llegan a 2 por tiro, se repite.',
    'Repite 12 veces la jugada que da tus mejores tiros: ningún otro cuenta.',
  ],
} as const;

const texts = {
  team: {
    subject: 'shot mix',
    good: {
      en: [
        'Your shots came from better places: {count} of {shots} {place}{beside}, worth {about} whatever fell.',
        'You found better shots: {count} of {shots} {place}{beside}, {about} before any of them fell.',
      ],
      es: [
        'Tiraste desde mejores sitios: {count} de {shots} {place}{beside}; valió {about}, entrasen o no.',
        'Buscaste mejores tiros: {count} de {shots} {place}{beside}; {about} antes de contar los aciertos.',
      ],
    },
    poor: {
      en: [
        'Your shots came from poorer places: {count} of {shots} {place}{beside}. That cost {about} whatever fell.',
        'You settled for poorer shots: {count} of {shots} {place}{beside}, {about} lost before any of them fell.',
      ],
      es: [
        'Tiraste desde peores sitios: {count} de {shots} {place}{beside}. Costó {about}, entrasen o no.',
        'Te conformaste con peores tiros: {count} de {shots} {place}{beside}; {about} perdidos antes de contar los aciertos.',
      ],
    },
    fault: 'shotMix',
    drills: betterShotDrills,
  },
  opponent: {
    subject: 'shot mix against',
    good: {
      en: [
        '{Their} shots came from poorer places: {count} of {shots} {place}{beside}. That saved {about} whatever fell.',
        'You gave {them} poorer shots: {count} of {shots} {place}{beside}, {about} saved before any of them fell.',
      ],
      es: [
        '{They} tiró desde peores sitios: {count} de {shots} {place}{beside}. Te ahorró {about}, entrasen o no.',
        'Concediste peores tiros {them}: {count} de {shots} {place}{beside}; {about} ahorrados antes de contar los aciertos.',
      ],
    },
    poor: {
      en: [
        '{Their} shots came from better places: {count} of {shots} {place}{beside}. That cost {about} whatever fell.',
        'You let {them} have better shots: {count} of {shots} {place}{beside}, {about} lost before any of them fell.',
      ],
      es: [
        '{They} tiró desde mejores sitios: {count} de {shots} {place}{beside}. Costó {about}, entrasen o no.',
        'Concediste mejores tiros {them}: {count} de {shots} {place}{beside}; {about} perdidos antes de contar los aciertos.',
      ],
    },
    fault: 'shotMixAgainst',
    drills: {
      en: [
        'Take the rim and the corners away: shell drill for 10 minutes, the defence wins when the shot comes from mid-range.',
        'Pack the lane and close out long: 4 on 4, 12 stands, points against only for layups and corner threes.',
        'Decide what to give up: walk through 3 coverages that leave the long two, then play each for 5 minutes.',
      ],
      es: [
        'Quita el aro y las esquinas: shell de 4 contra 4 durante 10 minutos, la defensa gana si el tiro sale de media distancia.',
        'Cierra la zona y sal largo al tirador: 4 contra 4, 12 defensas, solo puntúan las bandejas y los triples de esquina.',
        'Decide qué concedes: repasa andando 3 coberturas que dejan el tiro largo de dos y juega cada una 5 minutos.',
      ],
    },
  },
} as const;
