import type { Language } from '../../contract/language.ts';

/* Reads numbers of a match by name and side out of any text of it, so that texts can be held against each other. */

/** A number of a side: "turnovers team". */
interface SaidNumber {
  number: string;
  value: number;
}

/** How a number is worded: the groups `own`, `other` and further counts, by name. */
type Wording = readonly [name: string, en: RegExp, es: RegExp];

/** "{own}" and "{other}" in a wording match numbers; a number with several wordings has a group for each. */
function wording(name: string, en: string, es: string): Wording {
  const pattern = (text: string) => {
    let groups = 0;
    const numbered = text.replaceAll(/\{(own|other)\}/g, (_, whose: string) => {
      groups += 1;
      return `(?<${whose}${groups}>\\d+(?:[.,]\\d+)?)`;
    });
    return new RegExp(`(?<![\\d.,])${numbered}(?![\\d.,]?\\d)`, 'gu');
  };
  return [name, pattern(en), pattern(es)];
}

const wordings: readonly Wording[] = [
  // Both sides at once.
  wording(
    'free throws',
    '{own} (?:free throws to (?:their )?{other}|v {other} free throws)',
    '{own} (?:tiros libres (?:por|frente a) {other}|frente a {other} tiros libres)',
  ),
  wording(
    'turnovers',
    '{own} (?:turnovers to|turnovers, they had) {other}',
    '{own} pérdidas(?: frente a|, ellos) {other}',
  ),
  wording(
    'turnovers',
    'Turnovers \\| .*?{own} v {other}',
    'Pérdidas \\| .*?{own} frente a {other}',
  ),
  wording(
    'offensive rebounds',
    '{own} offensive rebounds to (?:their )?{other}',
    '{own} rebotes ofensivos (?:por|frente a) {other}',
  ),
  wording(
    'offensive rebounds',
    'own misses: {own} of \\d+ v {other} of \\d+',
    'de sus fallos: {own} de \\d+ frente a {other} de \\d+',
  ),
  wording(
    'points of a shot',
    'worth {own} points each to {other}',
    'de {own} puntos cada uno frente a {other}',
  ),
  wording(
    'made threes',
    'on threes, {own} of \\d+ to {other} of',
    'triples, {own} de \\d+ frente a {other} de',
  ),
  wording(
    'made twos',
    'on twos, {own} of \\d+ to {other} of',
    'tiros de dos, {own} de \\d+ frente a {other} de',
  ),
  // One side alone, in sentences of the insights.
  wording(
    'turnovers',
    'You lost the ball (?:only )?{own} times(?!.* alone)',
    'Perdiste el balón (?:solo )?{own} veces(?!.* en total)',
  ),
  wording('turnovers', '(?:of|off) your {own} turnovers', '[Dd]e tus {own} pérdidas'),
  wording('turnovers', 'off {other} turnovers by', 'Sacaste .* de {other} pérdidas'),
  wording(
    'points off turnovers',
    'You scored (?:only )?{own} points off (?!theirs)',
    'Sacaste (?:solo )?{own} puntos de',
  ),
  wording(
    'points off turnovers',
    'They scored {other} points off yours',
    'El rival sacó {other} puntos de las tuyas',
  ),
  wording(
    'points off turnovers',
    'You scored {own} points off theirs',
    'Tú sacaste {own} puntos de las suyas',
  ),
  wording(
    'offensive rebounds',
    'You (?:took (?:only )?{own} of \\d+ rebounds|turned {own} offensive)',
    '(?:Capturaste (?:solo )?{own} de \\d+ rebotes|Convertiste {own} rebotes)',
  ),
  wording(
    'offensive rebounds',
    '{other} of \\d+ rebounds under your basket',
    '{other} de \\d+ rebotes bajo tu aro',
  ),
  wording(
    'free throws',
    'You got (?:to the line for |only )?{own} free throws',
    '(?:Lanzaste|Tuviste) (?:solo )?{own} tiros libres',
  ),
  wording(
    'free throws',
    'to the line for {other} free throws(?!.*worth)',
    'Tus faltas dieron {other} tiros libres',
  ),
  wording(
    'made threes',
    'You made (?:only )?{own} of \\d+ threes(?! from)',
    'Anotaste (?:solo )?{own} de \\d+ triples(?! (?:de|fuera))',
  ),
  wording(
    'made twos',
    'You made (?:only )?{own} of \\d+ twos',
    'Anotaste (?:solo )?{own} de \\d+ tiros de dos',
  ),
  wording(
    'passes',
    '{own} of (?:your )?\\d+ baskets came (?:off|from) a pass',
    '{own} de (?:tus )?\\d+ canastas llegaron tras un pase',
  ),
  wording(
    'baskets',
    '\\d+ of (?:your )?{own} baskets came (?:off|from) a pass',
    '\\d+ de (?:tus )?{own} canastas llegaron tras un pase',
  ),
  // Of the whole match.
  wording(
    'margin',
    'Why (?:it ended )?\\+?{own}(?=,| against|$)',
    'Por qué (?:acabó )?\\+?{own}(?=,| contra|$)',
  ),
  wording(
    'luck',
    'shots fell, (?:mostly luck: [+−]|which is mostly luck, (?:brought|cost) you about ){own}',
    'acierto(?: en el tiro)?, (?:sobre todo suerte: [+−]|que es sobre todo suerte, te (?:dio|costó) unos ){own}',
  ),
  wording(
    'rematch',
    '(?:anything from|four times in five:) [+−]?{own} to [+−]?{other}',
    '(?:lo normal está|Jugado otra vez:|cinco veces:) entre [+−]?{own} y [+−]?{other}',
  ),
  ...[1, 2, 3, 4].map((period) => {
    const ordinal = ['first', 'second', 'third', 'fourth'][period - 1];
    const spanish = ['primer', 'segundo', 'tercer', 'último'][period - 1];
    return wording(
      `points in period ${period}`,
      `(?:Q${period}(?: was ours[. |]+)? ?{own}–{other}|(?:won|lost) the ${ordinal} quarter {own}–{other})`,
      `(?:C${period}(?: fue nuestro[. |]+)? ?{own}–{other}|(?:Ganaste|Perdiste) el ${spanish} cuarto por {own}–{other})`,
    );
  }),
];

/** Every number of a match in a line of text. */
export function numbersIn(line: string, language: Language): SaidNumber[] {
  return wordings.flatMap(([name, en, es]) =>
    [...line.matchAll(language === 'es' ? es : en)].flatMap(({ groups = {} }) =>
      Object.entries(groups).flatMap(([whose, said]) => {
        const side = whose.startsWith('own') ? 'team' : 'opponent';
        if (said === undefined) return [];
        return [{ number: `${name} ${side}`, value: Number(said.replace(',', '.')) }];
      }),
    ),
  );
}
