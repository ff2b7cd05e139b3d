import { finalScore } from '../course.ts';
import { is, so } from '../reading.ts';
import { ordersOf } from './numbers.ts';
import type { Met, Wording } from './page-text.ts';

/* Independent sentences: why there is no instruction, how certain everything is, and remarks at headings. */

const withoutPlays = ({ meetings }: Met) =>
  meetings.filter(({ events }) => events.length === 0).length;
const countIn = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 1);

/** A sentence without a number, which is true if `isSo` returns true. */
function plain(en: string, es: string, isSo: (met: Met) => boolean): Wording {
  const exactly = (text: string) => new RegExp(`^${text.replaceAll(/[.?()]/g, '\\$&')}`);
  return { en: exactly(en), es: exactly(es), read: (_, met) => [so(en, 'context', isSo(met), '')] };
}

/** Matches won, lost and, if any, tied. */
function recordOf({ meetings }: Met): string {
  const leads = meetings.map((match) => finalScore(match)).map((at) => at.team - at.opponent);
  const [won, lost, drawn] = [1, -1, 0].map(
    (sign) => leads.filter((lead) => Math.sign(lead) === sign).length,
  );
  return drawn ? `${won}–${lost}–${drawn}` : `${won}–${lost}`;
}

export const sureWordings: readonly Wording[] = [
  {
    en: /^Met (?<count>once|\d+ times), (?<record>[\d–]+)$/,
    es: /^(?<count>Un|\d+) enfrentamientos?, (?<record>[\d–]+)$/,
    read: (found, met) => {
      const record = recordOf(met);
      return [
        is('met', countIn(found('count')), [met.meetings.length]),
        so(`record ${found('record')}`, 'number', found('record') === record, record),
      ];
    },
  },
  plain(
    'Too few other matches to know the usual: all below was seen, no more.',
    'Hay muy pocos otros partidos para decir qué es lo habitual: lo que sigue se vio, y nada más.',
    ({ others }) => others.length < 4,
  ),
  plain(
    'All numbers that repeat were as usual. Who scores is below.',
    'Todos los números que se repiten fueron los habituales. Más abajo está quién anota.',
    (met) => met.others.length >= 4 && ordersOf(met).length === 0,
  ),
  plain('How sure.', 'Cuánto es seguro.', () => true),
  plain(
    'Seen once: one match is one match, and nothing of it is a habit.',
    'Visto una vez: un partido es un partido, y nada de ello es costumbre.',
    ({ meetings }) => meetings.length === 1,
  ),
  plain(
    'Seen twice: a habit needs a number that repeats, on one side of the usual both times, by more than chance. Two matches are two matches.',
    'Visto dos veces: una costumbre pide un número que se repite, las dos veces al mismo lado de lo habitual, por más que el azar. Dos partidos son dos partidos.',
    ({ meetings }) => meetings.length === 2,
  ),
  {
    en: /^Seen (?<count>\d+) times: a range holds the truth in about 8 of 10 cases; a habit needs a number that repeats and differs from the usual by more than chance\./,
    es: /^Visto (?<count>\d+) veces: un intervalo contiene la verdad en unos 8 de cada 10 casos; una costumbre pide un número que se repite y que se aparta de lo habitual más que el azar\./,
    read: (found, { meetings }) => [is('times seen', countIn(found('count')), [meetings.length])],
  },
  plain(
    'Shots falling, theirs and ours, is luck in so few matches: nothing here is built on it.',
    'Que entren los tiros, los suyos y los nuestros, es suerte en tan pocos partidos: aquí nada se apoya en eso.',
    () => true,
  ),
  {
    en: /^Grey ticks are the (?<count>other match|\d+ other matches) of the season that were read, the black tick is what they add up to; every meeting counts alike\./,
    es: /^Las marcas grises son (?<count>el otro partido|los otros \d+ partidos) de la temporada que se han leído; la negra, lo que suman\. Todos los enfrentamientos cuentan igual\./,
    read: (found, { others }) => [is('other matches', countIn(found('count')), [others.length])],
  },
  plain(
    'No other match of the season was read, so there is nothing to compare with.',
    'No se leyó ningún otro partido de la temporada, así que nada dice qué es lo habitual.',
    ({ others }) => others.length === 0,
  ),
  {
    en: /^(?<count>One meeting has|\d+ meetings have) no plays: zones and fives leave it out\./,
    es: /^(?<count>Un enfrentamiento no tiene|\d+ enfrentamientos no tienen) jugadas: las zonas y los quintetos no lo cuentan\./,
    read: (found, met) => [is('without plays', countIn(found('count')), [withoutPlays(met)])],
  },
];

const always = () => true;

/** Texts at headings and below tables, without a match's numbers. */
export const remarks: readonly Wording[] = [
  plain(
    'our lead above the line, theirs beneath; points by period',
    'nuestra ventaja sobre la línea, la suya debajo; puntos por periodo',
    always,
  ),
  plain(
    'Large: share of their shots; small: made of tried. Shot selection repeats; makes in so few matches do not.',
    'Grande: parte de sus tiros; pequeño: anotados de intentados. Desde dónde tiran se repite; lo que entró en tan pocos partidos, no.',
    always,
  ),
  plain(
    'Share of their shots; dashed: the usual of all others against us. Shot selection repeats; makes in so few matches do not.',
    'Parte de sus tiros; a trazos, lo habitual de los demás contra nosotros. Desde dónde tiran se repite; lo que entró en tan pocos partidos, no.',
    always,
  ),
  plain('beside what others do against us', 'frente a lo que nos hacen los demás', always),
  plain(
    'our numbers against them, beside our other matches',
    'nuestros números contra ellos, frente a los demás partidos',
    always,
  ),
  {
    en: /^of (?<count>the meeting|\d+ meetings) ?(?:together)?; one shot, one square, filled went in$/,
    es: /^(?<count>del enfrentamiento|de \d+ enfrentamientos) ?(?:juntos)?; cada tiro un cuadro, lleno si entró$/,
    read: (found, { meetings }) => [is('meetings', countIn(found('count')), [meetings.length])],
  },
  plain(
    'Minutes together, and their points first. What happened, not a rating.',
    'Minutos juntos, y sus puntos primero. Es lo que pasó, no una valoración.',
    always,
  ),
  plain('by meeting', 'por enfrentamiento', always),
  plain('minutes and score, ours first', 'marcador, el nuestro primero, y minutos', always),
];
