import type { ByLanguage, Language } from '../contract/language.ts';

/* Numbers and counts in words, in each language that insights are written in. */

/** A share from 0 to 1 as whole per cent: "46%", "46 %". */
export function percent(share: number, language: Language): string {
  return `${Math.round(share * 100)}${language === 'es' ? '\u00A0%' : '%'}`;
}

/** A number with a fixed count of decimals, "1.05" or "1,05"; never "-0.0". */
export function decimal(value: number, digits: number, language: Language): string {
  const text = value.toFixed(digits);
  const shown = Number(text) === 0 ? (0).toFixed(digits) : text.replace('-', '−');
  return language === 'es' ? shown.replace('.', ',') : shown;
}

/** A whole number, which every language writes alike. */
export function whole(value: number): string {
  return decimal(value, 0, 'en');
}

/** A noun for one and for several: ["steal", "steals"], ["balón perdido", "balones perdidos"]. */
export type Noun = readonly [one: string, several: string];

/** Nouns of counts in each language. */
export const nouns = {
  point: { en: ['point', 'points'], es: ['punto', 'puntos'] },
  rebound: { en: ['rebound', 'rebounds'], es: ['rebote', 'rebotes'] },
  offensiveRebound: {
    en: ['offensive rebound', 'offensive rebounds'],
    es: ['rebote ofensivo', 'rebotes ofensivos'],
  },
  assist: { en: ['assist', 'assists'], es: ['asistencia', 'asistencias'] },
  turnover: { en: ['turnover', 'turnovers'], es: ['pérdida', 'pérdidas'] },
  steal: { en: ['steal', 'steals'], es: ['robo', 'robos'] },
  block: { en: ['block', 'blocks'], es: ['tapón', 'tapones'] },
  foul: { en: ['foul', 'fouls'], es: ['falta', 'faltas'] },
  shot: { en: ['shot', 'shots'], es: ['tiro', 'tiros'] },
  defensiveRebound: {
    en: ['defensive rebound', 'defensive rebounds'],
    es: ['rebote defensivo', 'rebotes defensivos'],
  },
  two: { en: ['two', 'twos'], es: ['tiro de dos', 'tiros de dos'] },
  three: { en: ['three', 'threes'], es: ['triple', 'triples'] },
  rim: { en: ['at the rim', 'at the rim'], es: ['bajo el aro', 'bajo el aro'] },
  paint: {
    en: ['elsewhere in the paint', 'elsewhere in the paint'],
    es: ['en el resto de la zona', 'en el resto de la zona'],
  },
  wholePaint: { en: ['in the paint', 'in the paint'], es: ['en la zona', 'en la zona'] },
  midRange: {
    en: ['from mid-range', 'from mid-range'],
    es: ['de media distancia', 'de media distancia'],
  },
  cornerThree: {
    en: ['corner three', 'corner threes'],
    es: ['triple de esquina', 'triples de esquina'],
  },
  aboveBreakThree: {
    en: ['three from above the break', 'threes from above the break'],
    es: ['triple fuera de las esquinas', 'triples fuera de las esquinas'],
  },
  freeThrow: { en: ['free throw', 'free throws'], es: ['tiro libre', 'tiros libres'] },
  minute: { en: ['minute', 'minutes'], es: ['minuto', 'minutos'] },
  match: { en: ['match', 'matches'], es: ['partido', 'partidos'] },
} as const satisfies Record<string, ByLanguage<Noun>>;

/** A worth in points without its sign: "about 7 points", "unos 7 puntos". */
export function about(points: number): (language: Language) => string {
  const count = Math.round(Math.abs(points));
  return (language) =>
    language === 'en'
      ? `about ${counted(count, nouns.point, 'en')}`
      : `${count === 1 ? 'cerca de' : 'unos'} ${counted(count, nouns.point, 'es')}`;
}

export type NounKey = keyof typeof nouns;

/** A count with its noun: "1 rebound", "3 rebounds", "3 rebotes". */
export function counted(count: number, noun: Noun | ByLanguage<Noun>, language: Language): string {
  const [one, several] = 'en' in noun ? noun[language] : noun;
  return `${count} ${count === 1 ? one : several}`;
}

/** A small count with its noun after a verb: "only 3 points"; without "only" for 0. */
export function fewOf(count: number, noun: ByLanguage<Noun>, language: Language): string {
  const word = counted(count, noun, language);
  return count === 0 ? word : `${language === 'es' ? 'solo' : 'only'} ${word}`;
}

/** A small count after a verb: "only 3"; "0" without "only". */
export function few(count: number, language: Language): string {
  return count === 0 ? '0' : `${language === 'es' ? 'solo' : 'only'} ${count}`;
}

/** How often: "once", "twice", "3 times"; "una vez", "dos veces". */
export function times(count: number, language: Language): string {
  if (language === 'es')
    return count === 1 ? 'una vez' : count === 2 ? 'dos veces' : `${count} veces`;
  return count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;
}

/** A difference with its sign: "+8", "−3", "0". */
export function signed(value: number): string {
  const text = whole(value);
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** Names in a row: "A", "A and B", "A, B and C"; "A e Irene". */
export function listed(names: readonly string[], language: Language): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const and = language === 'en' ? 'and' : /^h?i(?![ae])/i.test(last) ? 'e' : 'y';
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** The text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The item with the greatest value, the first of equal ones; `null` if empty. */
export function greatest<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  return items.reduce<Item | null>(
    (best, item) => (best === null || value(item) > value(best) ? item : best),
    null,
  );
}
