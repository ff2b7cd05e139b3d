import { expect, test } from 'vitest';
import { ageOf, isUnder13 } from './team-age.ts';

const teams = {
  upTo16:
    'U16 · U-14 A · Under 14 girls · 16U · 14 & Under · Sub-16 · Sots-14 Femení · wU16 · U13F2 · moins de 15 · M16 · Cadete · Cadete 25/26 · Infantil 26-27 · Infantil 2026–2027 · Benjamín · Alevín A · PREMINI · Minibasket · Mini masculí · Cadet femení · Minimes · Cadettes 1 · Cadetti · Iniciados · Herons U12 · Basket 22 Cadete · U14 25/26 · CB Infantil Women · U14/U16',
  under18:
    'U-18 · U18 25/26 · mU18 · Sub-18 · Júnior masculino · Juvenil · Juniors · Junior women · Girls · Girls 2026–27 · Boys A · Youth · Mädchen · Jugend 2 · Jenter · Flickor · Juvenis · Mädchen Damen',
  adult:
    'U20 · Sub-22 · U23 26/27 · Senior women · Sénior masculino · Sènior A · Seniors 1 · Absoluta · Women · Herons Men · Damen · 1. Herren · Donne · Kvinner · Masters · Veterans · Veteranos',
  unknown:
    'Herons 2 · Herons · Basket 22 · Basket 25/26 · 2026-27 · Masculino · Femenino A · U19 · U19 Women · Sub 25/26 · Menorca · Basket 22 Under Armour · BU22 · 1956 · –',
};
const cases = Object.entries(teams).flatMap(([age, names]) =>
  names.split(' · ').map((name) => [name, age] as const),
);

test.each(cases)('%s: %s, as a name and as a category', (text, age) => {
  expect(ageOf({ name: text, category: undefined })).toBe(age);
  expect(ageOf({ name: 'Herons', category: text })).toBe(age);
});

test('a youth age in the name outweighs an adult category, and a missing team has no age', () => {
  expect(ageOf({ name: 'Herons Cadete', category: 'Women' })).toBe('upTo16');
  expect(ageOf({ name: 'Women', category: 'U16' })).toBe('upTo16');
  expect(ageOf(undefined)).toBe('unknown');
});

test.each([
  ['U12 · Sub-10 · 11U · Benjamín · Alevín A · Minibasket · Mini femení · Aquilotti', true],
  ['U13 · U16 · Cadete · Infantil · Minimes · Youth · Women · U16 Mini-camp · Herons', false],
])('%s: under 13 is %s', (names, expected) => {
  for (const name of names.split(' · ')) expect(isUnder13({ name }), name).toBe(expected);
});
