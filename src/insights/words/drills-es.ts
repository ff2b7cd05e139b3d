import type { drillsEn } from './drills-en.ts';

/** The drills of `drillsEn`. */
export const drillsEs = {
  none: [
    'Lo que costó esta derrota por {margin} no se repite de un partido a otro: no pide ningún ejercicio.',
    'De esta derrota por {margin} no sale ningún ejercicio: su causa no se repite de un partido a otro.',
    'Esta derrota por {margin} no pide ningún ejercicio, ya que su causa no se repite de un partido a otro.',
  ],
  turnover: [
    'Todo el campo, 4 contra 4 sin bote durante 6 minutos: cada pérdida es un punto para los otros.',
    'Pivota y pasa contra un 2 contra 1: 3 pasadores, 2 defensores, 20 pases limpios seguidos antes de beber agua.',
    'Sube el balón contra presión en tríos: 10 viajes, parada en medio campo y en la zona, ningún pase sin mirar.',
  ],
  pressure: [
    'Presiona el primer pase: 5 contra 5 a todo el campo durante 8 minutos, tocar el balón da 1 punto y robarlo 2.',
    'Salta y cambia tras tiro libre anotado: ensáyalo 10 veces con el quinteto inicial.',
    'Niega el pase al lado en el shell: la defensa sigue hasta que toque 3 balones en una misma defensa.',
  ],
  passing: [
    'Fintas y ángulos de pase: 3 contra 3 en un cuadrado de 5 por 5 metros, 15 pases son un punto.',
    'Primer pase y pase adelantado en carrera: 4 filas, 3 minutos sin que el balón toque el suelo.',
    'Juega 5 contra 5: un tiro solo vale después de 10 pases buenos.',
  ],
  ballHandling: [
    'Bote bajo presión: 1 contra 1 en zigzag por los 28 metros, 6 viajes cada uno, quien pierde el balón repite.',
    'Dos defensores, un botador, 8 segundos para pasar de campo: 5 turnos cada uno.',
    'Fuerza con el balón: protégelo y pivota para salir del 2 contra 1, 8 veces en cada esquina.',
  ],
  footwork: [
    'Parada, pivote y pase: 4 pasadores en cuadrado, los dos pies de pivote, 4 minutos; unos pasos y se vuelve a contar.',
    'Recibe y sal: 10 salidas desde cada lado, el balón bota antes de levantar el pie de atrás.',
    'Parada tras bote: 12 penetraciones hasta parar en la zona, pivote por delante y por detrás, y pase.',
  ],
  offensiveFoul: [
    'Para antes de la ayuda: 12 penetraciones contra un defensor plantado, parada en dos pies y pase o tiro corto.',
    'Primero quieto, luego el contacto: 10 bloqueos por lado con los dos pies parados; el que se mueve no cuenta.',
    'Penetra en 2 contra 2 desde el lado durante 8 minutos: una carga provocada da 3 puntos a la defensa.',
  ],
  boxOut: [
    'Choca, busca y captura: 4 contra 4 tras tiro del entrenador, la defensa sale de pista con 3 rebotes seguidos.',
    'Cierra el rebote sin balón 5 segundos al silbato y luego en vivo: 12 tiros, cada rebote ofensivo es un sprint.',
    'Acaba la defensa: en un partido de práctica de 10 minutos la defensa solo puntúa si captura el rebote.',
  ],
  crash: [
    'Tres al rebote: 5 contra 5 durante 10 minutos en los que un rebote ofensivo vale 2 puntos.',
    'Esquiva y entra: 1 contra 1 por el rebote desde el lado débil, al mejor de 7 tiros, también los bases.',
    'Ensaya el tiro 15 veces en 5 contra 0: dos cargan el rebote, uno frena, dos vuelven.',
  ],
  attack: [
    'Ataca el pecho del defensor: 1 contra 1 desde el lado durante 8 minutos, la falta sacada vale 2 y el tiro exterior 0.',
    '5 contra 5 durante 10 posesiones en las que nadie tira antes de que el balón pise la zona.',
    'Finta de tiro y entrada: salidas al tirador desde 6 metros en las que el atacante debe meter los 2 pies en la zona.',
  ],
  fouling: [
    'Shell con las manos atrás durante 6 minutos y luego en vivo: cada manotazo es un punto para el ataque.',
    'Verticalidad: 15 bandejas punteadas con los dos brazos arriba; una falta pone la cuenta a 0.',
    'Apunta las faltas de un partido de práctica de 10 minutos: el quinteto con menos de 4 se libra de los sprints.',
  ],
  betterShots: [
    'Primero mejores tiros: 10 minutos de 5 contra 5 en los que solo cuentan el aro, los triples de esquina y los tiros libres.',
    'Pon nota en voz alta a cada tiro de un partido de práctica de 10 minutos, 1, 2 o 3: si no llegan a 2 por tiro, se repite.',
    'Repite 12 veces la jugada que da tus mejores tiros: ningún otro cuenta.',
  ],
  takeAway: [
    'Quita el aro y las esquinas: shell de 4 contra 4 durante 10 minutos, la defensa gana si el tiro sale de media distancia.',
    'Cierra la zona y sal largo al tirador: 4 contra 4, 12 defensas, solo puntúan las bandejas y los triples de esquina.',
    'Decide qué concedes: repasa andando 3 coberturas que dejan el tiro largo de dos y juega cada una 5 minutos.',
  ],
  transition: [
    'Primer pase en 2 segundos y tres carriles: contraataque de 11 durante 6 minutos, el objetivo son 20 bandejas.',
    'Tras cada robo o rebote defensivo, tiro antes de 7 segundos: 10 viajes de 5 contra 3.',
    'Corre tras el fallo: en un partido de práctica de 10 minutos la canasta al contraataque vale 3.',
  ],
  transitionDefence: [
    'Vuelve a defender, 5 contra 4: quien tira toca antes la línea de fondo, 8 viajes, una bandeja en contra cuesta un punto.',
    'Nombra el balance: en cada tiro 2 bases están en medio campo antes de que caiga el rebote, ensáyalo 15 veces.',
    'Para el balón en el arco: 3 contra 2 y 2 contra 1 seguidos durante 6 minutos, solo cuentan las defensas ganadas.',
  ],
  assisting: [
    'Penetrar, doblar y un pase más: 5 contra 0 durante 3 minutos, luego 5 contra 5 en el que la canasta asistida vale 3.',
    'Cortar después de cada pase: 4 contra 4 sin bote, gana quien llegue a 6 canastas.',
    'El pase extra como norma: 8 minutos sin tirar antes de 4 pases; hay que superar las {n} asistencias.',
  ],
  playerAssists: [
    '{who}: penetra desde el lado y pasa al libre con una sola mirada, 10 seguidas por cada lado.',
    'Jugad 4 contra 4 sin que {who} pueda tirar durante 6 minutos y contad a quién liberan sus pases.',
    'Leer la ayuda: 12 penetraciones, el entrenador muestra o esconde al segundo defensor; pase o canasta.',
  ],
  playerTurnovers: [
    '{who}: manejo de balón contra dos defensores en la esquina, 8 turnos, y salida con pase a dos pies.',
    'Finta de pase antes de cada pase en el cuadrado, 5 minutos: {lost} en este partido, y el objetivo es la mitad.',
    'Subir el balón 10 veces contra un defensor a toda pista; una pérdida y se vuelve a contar.',
  ],
  playerRebounds: [
    '{who}: contacto, giro y a por el balón, 5 rebotes seguidos antes de descansar, 4 series.',
    'Cargar el rebote desde el lado débil en cada tiro de la rueda: 20 salidas, 2 pasos antes de que el balón llegue al aro.',
    'Rebote uno contra dos para {who}, gana quien capture 4.',
  ],
  playerFouls: [
    '{who}: puntea en vertical 15 veces con los dos brazos arriba y cae en el mismo sitio.',
    'Defender con los pies: 10 desplazamientos hasta la banda con una toalla en las dos manos.',
    'Ver en vídeo las {n} faltas con {who} y separarlas: mano antes de tiempo o pies tarde.',
  ],
} as const satisfies Record<keyof typeof drillsEn, readonly string[]>;
