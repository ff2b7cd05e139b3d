import type { Team } from '../../contract/club.ts';

/** Whether a team's players are under 18, as far as its category and name say. */
export type TeamAge = 'under18' | 'adult' | 'unknown';

/** "U16", "U-18 girls", "Under 14", "16U", "Sub-16", "M16"; no season as "2026-27". */
const numbered = /(?<!\d[/-]?)\b(?:u(?:nder)?|sub|m|f|w|g|b)?[\s-]*(\d{1,2})(?:u| ?& ?under)?\b/i;
const youth =
  /\b(?:youth|junior|cadet|minis?|kids|boys|girls|pre-?mini|benjam[ií]n|alev[ií]n|infantil|cadete|juvenil|escuela|academy)/i;
const adult = /\b(?:senior|men|women|adults?|masters?|veteran|absolut[ao]|first team|sénior)/i;

/**
 * The service sends no birthdays: a club's own word for a team is all there is. Its age by number goes before words, a word for
 * the young before one for adults ("junior women"); `unknown` where neither is there.
 */
export function teamAge(team: Pick<Team, 'name' | 'category'> | undefined): TeamAge {
  const said = [team?.category, team?.name].filter((text) => text !== undefined);
  for (const text of said) {
    const age = Number(numbered.exec(text)?.[1] ?? 0);
    if (age >= 5 && age <= 30) return age <= 18 ? 'under18' : 'adult';
  }
  const all = said.join(' ');
  if (youth.test(all)) return 'under18';
  return adult.test(all) ? 'adult' : 'unknown';
}
