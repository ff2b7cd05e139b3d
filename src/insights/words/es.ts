import { decimal } from '../numbers.ts';
import { halfName, ofPeriod, periodName } from '../stretch.ts';
import type { Words } from './words.ts';

export const es: Words = {
  verdict: {
    won: 'Victoria',
    lost: 'Derrota',
    afterOvertime: ' tras la prórroga',
    afterOvertimes: ' tras {count} prórrogas',
    nothingAlone: {
      plays: ' por {margin}: ninguna faceta del juego ni ningún tramo la decidió por sí solo',
      sheet: ' por {margin}: ningún tramo la decidió por sí solo',
      totals: ' por {margin}: ninguna faceta del juego la decidió por sí sola',
      score: ' por {margin}: se registró demasiado poco para decir qué la decidió',
    },
    and: ', y ',
    causes: {
      line: 'en la línea, {own} tiros libres frente a {other}',
      turnovers: 'en el cuidado del balón, {own} pérdidas frente a {other}',
      rebounds: 'en el rebote, {own} rebotes ofensivos frente a {other}',
      'shots won': 'con mejores tiros, de {own} puntos cada uno frente a {other}',
      'shots lost': 'con peores tiros, de {own} puntos cada uno frente a {other}',
      'fell threes': 'en los triples, {own} frente a {other} ({luck})',
      'fell twos': 'en los tiros de dos, {own} frente a {other} ({luck})',
      'fell freeThrows': 'en los tiros libres, {own} frente a {other} ({luck})',
    },
    luck: 'sobre todo suerte',
    beyondLuck: 'más que suerte',
    choiceAndLuck: 'elección de tiro y suerte',
    madeOf: '{made} de {attempted}',
    seconds: 'en {count} segundos',
    minutes: 'en {count} minutos',
    within: '{length} {period}',
    during: 'en {period}',
    finish: 'en los últimos 5 minutos',
    overtimes: 'en {count} prórrogas',
    fromTo: ': del {from} al {to}',
    to: ': {to}',
  },
  periodName: (period, rules) => periodName(period, rules, 'es'),
  halfName: (half) => halfName(half, 'es'),
  ofPeriod,
  decimal: (value) => decimal(value, 2, 'es'),
};
