import { shotZones } from '../../basketball/court.ts';
import { pooledShare } from '../../basketball/references.ts';
import { checkPlotting } from '../../basketball/shot-kind.ts';
import type { ShotCounts, ShotPlace } from '../../basketball/shot-mix.ts';
import type { Line } from '../../contract/box-score.ts';
import type { Rating } from '../../contract/insight.ts';
import type { ByLanguage, Language } from '../../contract/language.ts';
import { totalsOf } from '../finished-match.ts';
import { guideSource, type ShotGuide } from '../guide.ts';
import { counted, decimal, type Noun, nouns } from '../numbers.ts';
import { against, referenceOf } from '../reference.ts';
import type { Season } from '../season.ts';
import { expectedPoints, type ShotMix, shotMixOf } from '../shot-mix.ts';
import { besideLuck, deviations, rating } from './rate.ts';

/** Points per shot: the least and the assumed standard deviation of a team's expected points. */
const deviation = { least: 0.03, assumed: 0.06 };

/** The team's shot mix against its earlier ones with the same zones, or the guide's; `null` without a shot. */
export function rateShotMix(
  { match, earlier, guide }: Season,
  line: Line,
  language: Language,
): Rating | null {
  const mix = shotMixOf(match, line);
  const expected = mix && expectedPoints(mix, guide);
  if (mix === null || expected === null) return null;
  const before = earlier.flatMap((other) => {
    const otherMix = shotMixOf(other, totalsOf(other).team);
    const isAlike = otherMix?.placed === mix.placed && otherMix.knowsRim === mix.knowsRim;
    return isAlike ? otherMix : [];
  });
  const reference = referenceOf(
    before.map((other) => expectedPoints(other, guide)),
    deviation.least,
    {
      mean: usualPoints(guide),
      deviation: deviation.assumed,
      source: guideSource(guide),
      basis: 'guide',
    },
    expectedPoints({ ...mix, counts: together(before) }, guide),
  );
  const points = (value: number) => decimal(value, 2, language);
  const better = deviations(expected, reference);
  const isPlotted = checkPlotting(match.events).disagrees !== true;
  const comment = worth[language]
    .replace('{mix}', () => describeMix(mix, language))
    .replace('{points}', points(expected))
    .replace('{against}', () => against(reference, points, language))
    .replace('{luck}', besideLuck(better)[language]);
  const note = mix.placed ? '' : ` ${(isPlotted ? noPlaces : poorPlaces)[language]}`;
  return rating(better, `${comment}${note}`);
}

const worth: ByLanguage<string> = {
  en: '{mix}; a shot from there is worth {points} points, {against}: {luck}.',
  es: '{mix}; un tiro desde ahí vale {points} puntos, {against}: {luck}.',
};

const noPlaces: ByLanguage<string> = {
  en: 'Shot locations were not recorded, so only twos, threes and free throws count.',
  es: 'No se registró el lugar de los tiros: solo cuentan tiros de dos, triples y tiros libres.',
};

const poorPlaces: ByLanguage<string> = {
  en: 'The locations on the shot chart disagree with the recorded layups, so only twos, threes and free throws count.',
  es: 'Los lugares de la carta de tiro no cuadran con las bandejas anotadas: solo cuentan tiros de dos, triples y tiros libres.',
};

/** The shots of several matches by zone. */
function together(mixes: readonly ShotMix[]): ShotCounts {
  const sum: ShotCounts = {};
  for (const { counts } of mixes) {
    for (const place of Object.keys(counts) as ShotPlace[]) {
      sum[place] = (sum[place] ?? 0) + (counts[place] ?? 0);
    }
  }
  return sum;
}

/** Points per shot to expect of the guide's own spread. */
function usualPoints({ spread, values }: ShotGuide): number {
  const parts = (['two', 'three', 'freeThrow'] as const).map((place) => ({
    made: spread[place] * values[place],
    attempted: spread[place],
  }));
  return pooledShare(parts) ?? 0;
}

const placeNames: Partial<Record<ShotPlace, ByLanguage<Noun>>> = {
  rim: { en: ['at the rim', 'at the rim'], es: ['bajo el aro', 'bajo el aro'] },
  paint: {
    en: ['elsewhere in the paint', 'elsewhere in the paint'],
    es: ['en el resto de la zona', 'en el resto de la zona'],
  },
  midRange: {
    en: ['from mid-range', 'from mid-range'],
    es: ['de media distancia', 'de media distancia'],
  },
  cornerThree: {
    en: ['corner three', 'corner threes'],
    es: ['triple de esquina', 'triples de esquina'],
  },
  aboveBreakThree: {
    en: ['other three', 'other threes'],
    es: ['triple fuera de las esquinas', 'triples fuera de las esquinas'],
  },
  two: { en: ['two', 'twos'], es: ['tiro de dos', 'tiros de dos'] },
  three: { en: ['three', 'threes'], es: ['triple', 'triples'] },
};

const wholePaint: ByLanguage<Noun> = {
  en: ['in the paint', 'in the paint'],
  es: ['en la zona', 'en la zona'],
};

/** The counts of a mix in words: "62 shots: 25 at the rim, 6 corner threes, 14 free throws". */
export function describeMix({ counts, placed, knowsRim }: ShotMix, language: Language): string {
  const places: readonly ShotPlace[] = placed ? shotZones : ['two', 'three'];
  let shots = 0;
  const parts = places.flatMap((place) => {
    const count = counts[place] ?? 0;
    const name = place === 'paint' && !knowsRim ? wholePaint : placeNames[place];
    shots += count;
    return count > 0 && name !== undefined ? [counted(count, name, language)] : [];
  });
  parts.push(counted(counts.freeThrow ?? 0, nouns.freeThrow, language));
  return `${counted(shots, nouns.shot, language)}: ${parts.join(', ')}`;
}
