import type { Side } from '../../../contract/play-by-play.ts';
import type { NumberName, Way } from './numbers.ts';

/* The instructions to take on court, and the wordings of their evidence. */

type Order = readonly [side: Side, name: NumberName, way: Exclude<Way, 'usual'>];

export const orders: readonly (readonly [en: string, es: string, order: Order])[] = [
  ['Guard the three-point line', 'Defiende la línea de tres', ['opponent', 'threes', 'more']],
  ['Protect the paint', 'Protege la zona', ['opponent', 'threes', 'less']],
  ['Defend without fouling', 'Defiende sin hacer faltas', ['opponent', 'line', 'more']],
  ['Contest every shot', 'Puntea todos los tiros', ['opponent', 'line', 'less']],
  ['Box out first', 'Primero, cierra el rebote', ['opponent', 'boards', 'more']],
  ['Run off their misses', 'Corre tras sus fallos', ['opponent', 'boards', 'less']],
  ['Press the ball', 'Presiona el balón', ['opponent', 'lost', 'more']],
  ['Do not gamble for steals', 'No te la juegues al robo', ['opponent', 'lost', 'less']],
  ['Take the threes they leave', 'Tira los triples que dejan', ['team', 'threes', 'more']],
  ['Look inside first', 'Primero, mira dentro', ['team', 'threes', 'less']],
  ['Attack the basket', 'Ataca el aro', ['team', 'line', 'more']],
  ['Do not wait for the whistle', 'No esperes el silbato', ['team', 'line', 'less']],
  ['Go to the offensive glass', 'Carga el rebote ofensivo', ['team', 'boards', 'more']],
  [
    'Do not crash the glass: get back',
    'No cargues el rebote: baja a defender',
    ['team', 'boards', 'less'],
  ],
  ['Keep the ball safe', 'Cuida el balón', ['team', 'lost', 'more']],
  ['Play the pass: they rarely steal it', 'Juega el pase: roban poco', ['team', 'lost', 'less']],
];

/** The evidence below an instruction, by the number's name: its statements are counted. */
export const evidence = {
  en: [
    [
      /^Threes were (?<seen>.+) of (?:their|our) shots; (?<usual>\d+%) is (?:our usual|usual against us)\./,
      'threes',
    ],
    [
      /^(?:They|We) had (?<seen>.+) free throws for every 100 shots; (?<usual>\d+) is (?:our usual|usual against us)\./,
      'line',
    ],
    [
      /^(?:They|We) took back (?<seen>.+) of (?:their|our) misses; (?<usual>\d+%) is (?:our usual|usual against us)\./,
      'boards',
    ],
    [
      /^(?:They|We) lost the ball in (?<seen>.+) of (?:their|our) plays; (?<usual>\d+%) is (?:our usual|usual against us)\./,
      'lost',
    ],
  ],
  es: [
    [
      /^Los triples fueron el (?<seen>.+) de (?:sus|nuestros) tiros; (?:contra nosotros lo habitual|lo nuestro habitual) es el (?<usual>\d+\s%)\./,
      'threes',
    ],
    [
      /^Tuv(?:ieron|imos) (?<seen>.+) tiros libres por cada 100 tiros; (?:contra nosotros lo habitual|lo nuestro habitual) es (?<usual>\d+)\./,
      'line',
    ],
    [
      /^Recupera(?:ron|mos) el (?<seen>.+) de (?:sus|nuestros) fallos; (?:contra nosotros lo habitual|lo nuestro habitual) es el (?<usual>\d+\s%)\./,
      'boards',
    ],
    [
      /^Perdi(?:eron|mos) el balón en el (?<seen>.+) de (?:sus|nuestras) jugadas; (?:contra nosotros lo habitual|lo nuestro habitual) es el (?<usual>\d+\s%)\./,
      'lost',
    ],
  ],
} as const;

export const ofThem = {
  en: /^They|their shots/,
  es: /^(?:Tuv|Recupera|Perd)ieron|^Recuperaron|sus tiros/,
};
export const against = { en: /usual against us/, es: /contra nosotros/ };
