/** What to practise after balls lost, and against opponents who lost few. */
export const turnoverDrills = {
  en: [
    'Full-court 4 on 4 without a dribble for 6 minutes: each lost ball is a point for the others.',
    'Pivot and pass out of a double team: 3 passers, 2 defenders, 20 clean passes in a row before water.',
    'Advance against pressure in threes: 10 trips, jump stop at half court and in the lane, no blind pass.',
  ],
  es: [
    'Todo el campo, 4 contra 4 sin bote durante 6 minutos: cada balón perdido es un punto para los otros.',
    'Pivota y pasa contra un 2 contra 1: 3 pasadores, 2 defensores, 20 pases limpios seguidos antes de beber agua.',
    'Sube el balón contra presión en tríos: 10 viajes, parada en medio campo y en la zona, ningún pase sin mirar.',
  ],
} as const;

export const pressureDrills = {
  en: [
    'Pressure the first pass: full-court 5 on 5 for 8 minutes, a deflection gives 1 point, a steal 2.',
    'Run and jump after a made free throw: rehearse it 10 times with the starting five.',
    'Deny the wing in the shell drill: the defence stays until it has 3 deflections in one stand.',
  ],
  es: [
    'Presiona el primer pase: 5 contra 5 a todo el campo durante 8 minutos, tocar el balón da 1 punto y robarlo 2.',
    'Salta y cambia tras tiro libre anotado: ensáyalo 10 veces con el quinteto inicial.',
    'Niega el pase al lado en el shell: la defensa sigue hasta que toque 3 balones en una misma defensa.',
  ],
} as const;

export const passingDrills = {
  en: [
    'Pass fakes and pass angles: 3 on 3 in a square of 5 by 5 metres, 15 passes make a point.',
    'Outlet and lead passes on the move: 4 lines, 3 minutes without the ball touching the floor.',
    'Play 5 on 5 in which a shot counts only after 10 completed passes.',
  ],
  es: [
    'Fintas y ángulos de pase: 3 contra 3 en un cuadrado de 5 por 5 metros, 15 pases son un punto.',
    'Primer pase y pase adelantado en carrera: 4 filas, 3 minutos sin que el balón toque el suelo.',
    'Juega 5 contra 5: un tiro solo vale después de 10 pases buenos.',
  ],
} as const;

export const ballHandlingDrills = {
  en: [
    'Dribble under pressure: zigzag 1 on 1 over 28 metres, 6 trips each, a lost ball means again.',
    'Two defenders, one dribbler, 8 seconds to cross half court: 5 turns each.',
    'Strength on the ball: chin it and pivot out of a trap, 8 traps in each corner.',
  ],
  es: [
    'Bote bajo presión: 1 contra 1 en zigzag por los 28 metros, 6 viajes cada uno, quien pierde el balón repite.',
    'Dos defensores, un botador, 8 segundos para pasar de campo: 5 turnos cada uno.',
    'Fuerza con el balón: protégelo y pivota para salir del 2 contra 1, 8 veces en cada esquina.',
  ],
} as const;
