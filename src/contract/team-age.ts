import type { Team } from './club.ts';

/** The age of a team's players. `under18` is 17 or 18, or a word such as "Girls" without an age. */
export type TeamAge = 'upTo16' | 'under18' | 'adult' | 'unknown';

/** "2026-27", "25/26": two years in a row. */
const season = /(?<!\d)(?:20)?(\d\d)\s*[-–—/]\s*(?:20)?(\d\d)(?!\d)/g;
/** "U16", "Under 16", "Sub-16", "Sots-16", "moins de 15". */
const agePrefix = /(?<!\S)(?:u|under|unter|sub|sots|moins de|menores de) ?(\d{1,2})(?!\d)/g;
/** "16U", "14 & under", "wU16", "M16". Read only up to 18, since "22 Under" and "BU22" may be a club's name. */
const youngAge = /(?<!\S)(?:(\d{1,2}) ?(?:u|under|and under)(?!\S)|[mfwgbvptjx]u?(\d{1,2})(?!\d))/g;

/* Whole words without accents, in the languages of Western and Northern Europe. */
const upTo16 =
  /^(?:pre)?(?:mini\d*|minis|miniu\d+|minib.*|minim(?:e|es|s)|benjami.*|alevi(?:n|ns|nes)?|infanti(?:l|les|s)?|[ck]adet.*|poussine?s?|pupill?es?|bab(?:y|ies)|bambin[io]|pulcini|scoiattoli|aquilotti|esordienti|ragazzi|alliev[ie]|iniciad[oa]s|mirim)$/;
const upTo12 =
  /^(?:pre)?(?:minis?|minib.*|benjami.*|alevi(?:n|ns|nes)?|poussine?s?|pupill?es?|bab(?:y|ies)|bambin[io]|pulcini|scoiattoli|aquilotti|esordienti)$/;
const under18 =
  /^(?:junior.*|juvenil.*|juvenis|xuvenil|giovanil[ei]|youth|kids|boys?|girls?|jugend|jungen|madchen|kinder|jeugd|jongens|meisjes|ungdom|flickor|pojkar|jenter|gutter|piger|drenge|tytot|pojat|nin[oa]s|nens|nenes|menin[oa]s|rapazes|raparigas|jeunes|enfants)$/;
const adult =
  /^(?:senior.*|absolut[ao]s?|veteran.*|masters|adult(?:s|os|es|i)?|women|womens|men|mens|ladies|herren|damen|heren|dames|hommes|femmes|messieurs|uomini|donne|hombres|mujeres|damas|dones|homens|mulheres|herrar|herrer|damer|kvinn(?:er|or)|kvinder|menn|mænd|miehet|naiset)$/;

/**
 * A team's age by its category and name, since services send no more. A youth word outweighs an adult one ("junior women");
 * "U19" is unknown, since some of its players are 17.
 */
export function ageOf(team: Described): TeamAge {
  const { words, ages, youngest } = readAges(team);
  const says = (meaning: RegExp) => words.some((word) => meaning.test(word));
  if (youngest <= 16) return 'upTo16';
  if (youngest <= 18) return 'under18';
  if (says(upTo16)) return 'upTo16';
  if (says(under18)) return 'under18';
  if (youngest === 19) return 'unknown';
  return ages.length > 0 || says(adult) ? 'adult' : 'unknown';
}

/** Whether a team's players are under 13 by category and name: they are not ranked. */
export function isUnder13(team: Described): boolean {
  const { words, youngest } = readAges(team);
  return youngest <= 12 || (youngest === Infinity && words.some((word) => upTo12.test(word)));
}

type Described = Partial<Pick<Team, 'name' | 'category'>> | undefined;

/** The ages that the words give, and the lowest; `Infinity` without any. */
function readAges(team: Described) {
  const text = `${team?.category ?? ''} ${team?.name ?? ''}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(season, (years, first, next) =>
      Number(first) >= 19 && (Number(first) + 1) % 100 === Number(next) ? ' ' : years,
    );
  const words = text.split(/[^\p{L}\p{N}]+/u);
  const joined = words.join(' ');
  const ages = [
    ...Array.from(joined.matchAll(agePrefix), ([, age]) => Number(age)),
    ...Array.from(joined.matchAll(youngAge), ([, age, other]) => Number(age ?? other)).filter(
      (age) => age <= 18,
    ),
  ].filter((age) => age >= 5);
  return { words, ages, youngest: Math.min(...ages) };
}
