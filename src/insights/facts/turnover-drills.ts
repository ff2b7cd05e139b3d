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

/** After travels: what the feet do at the catch and at the start. */
export const footworkDrills = {
  en: [
    'Jump stop, pivot, pass: 4 passers in a square, both pivot feet, 4 minutes; a travel starts the count again.',
    'Catch and go: 10 starts from each wing, the ball on the floor before the back foot is up.',
    'Stop off the dribble: 12 drives to a jump stop in the lane, a front and a back pivot, then the pass.',
  ],
  es: [
    'Parada, pivote y pase: 4 pasadores en cuadrado, los dos pies de pivote, 4 minutos; unos pasos y se vuelve a contar.',
    'Recibe y sal: 10 salidas desde cada lado, el balón bota antes de levantar el pie de atrás.',
    'Parada tras bote: 12 penetraciones hasta parar en la zona, pivote por delante y por detrás, y pase.',
  ],
} as const;

/** After offensive fouls: contact of a drive, and of a screen. */
export const offensiveFoulDrills = {
  en: [
    'Stop before the help: 12 drives at a defender who is set, two feet down, then the pass or the short shot.',
    'Set, then hit: 10 screens on each side, both feet still before the contact; one that moves does not count.',
    'Drive 2 on 2 from the wing for 8 minutes: a charge taken gives the defence 3 points.',
  ],
  es: [
    'Para antes de la ayuda: 12 penetraciones contra un defensor plantado, parada en dos pies y pase o tiro corto.',
    'Primero quieto, luego el contacto: 10 bloqueos por lado con los dos pies parados; el que se mueve no cuenta.',
    'Penetra en 2 contra 2 desde el lado durante 8 minutos: una carga provocada da 3 puntos a la defensa.',
  ],
} as const;
