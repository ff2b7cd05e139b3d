/** What to practise after rebounds given up, and after few won. */
export const boxOutDrills = {
  en: [
    'Hit, find, get: 4 on 4 from a coach’s shot, the defence needs 3 rebounds in a row to get off the floor.',
    'Box out with no ball for 5 seconds at a whistle, then live: 12 shots, every offensive rebound is a sprint.',
    'Finish the stop: in a 10-minute scrimmage a defence scores only with the rebound.',
  ],
  es: [
    'Choca, busca y captura: 4 contra 4 tras tiro del entrenador, la defensa sale de pista con 3 rebotes seguidos.',
    'Cierra el rebote sin balón 5 segundos al silbato y luego en vivo: 12 tiros, cada rebote ofensivo es un sprint.',
    'Acaba la defensa: en un partido de práctica de 10 minutos la defensa solo puntúa si captura el rebote.',
  ],
} as const;

/** The same, and one for the long rebounds of missed threes. */
export const longReboundDrills = {
  en: [
    'Guards rebound down: 3 on 3 from the arc, the long rebound counts double, first to 7.',
    ...boxOutDrills.en,
  ],
  es: [
    'Los bases bajan al rebote: 3 contra 3 tras tiro desde el arco, el rebote largo vale doble, a 7.',
    ...boxOutDrills.es,
  ],
} as const;

export const crashDrills = {
  en: [
    'Send three to the glass: 5 on 5 for 10 minutes where an offensive rebound counts 2 points.',
    'Swim move and go: 1 on 1 for the rebound from the weak side, best of 7 shots, guards too.',
    'Rehearse the shot 15 times in 5 on 0: two crash, one tags, two go back.',
  ],
  es: [
    'Tres al rebote: 5 contra 5 durante 10 minutos en los que un rebote ofensivo vale 2 puntos.',
    'Esquiva y entra: 1 contra 1 por el rebote desde el lado débil, al mejor de 7 tiros, también los bases.',
    'Ensaya el tiro 15 veces en 5 contra 0: dos cargan el rebote, uno frena, dos vuelven.',
  ],
} as const;
