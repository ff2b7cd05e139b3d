import { luckWords } from './luck-words.ts';
import type { ratingsEn } from './ratings-en.ts';

/** The sentences of `ratingsEn`. */
export const ratingsEs = {
  clauses: ['{first}; {rest}'],
  'in time': ['En {minutes}: {clause}'],
  'rated/gap': ['{Clauses}: {luck}.'],
  'rated/luck': [luckWords.within.es],
  'rated/more': [luckWords.more.es],
  'rated/too little': ['{count}{time}: muy poco para valorar.'],
  'rated/too short': ['En {minutes}: muy poco para valorar.'],
  'rated/no shot': ['No hizo ningún tiro de campo.'],
  'rated/no play': ['No tiró ni perdió ningún balón.'],
  'rated/no minutes': ['No se registraron los minutos de este partido.'],
  'rated/not recorded': ['No se registró en este partido.'],
  'rated/did not play': ['No jugó.'],
  'rate/perShot': ['{value} puntos por tiro, {against}'],
  'rate/perShot player': ['{value} puntos por tiro ({made}/{tried}), {against}'],
  'rate/perShotAllowed': ['{value} puntos permitidos por tiro, {against}'],
  'rate/per100Allowed': ['{value} puntos permitidos por 100 posesiones, {against}'],
  'rate/turnovers': ['{turnovers}, en el {value} de las jugadas, {against}'],
  'rate/turnovers player': ['{turnovers}, en el {value} de sus jugadas, {against}'],
  'rate/turnoversForced': ['pérdidas forzadas en el {value} de sus jugadas, {against}'],
  'rate/offensiveRebounds': ['el {value} de los rebotes ofensivos, {against}'],
  'rate/defensiveRebounds': ['el {value} de los rebotes defensivos, {against}'],
  'rate/assists': ['{assists}: el {value} de las {made} canastas llegó tras un pase, {against}'],
  'rate/assists some': [
    '{assists}, {onBaskets} de ellas en canastas: el {value} de las {made} canastas llegó tras un pase, {against}',
  ],
  'rate/assists player': [
    '{assists}{time}, en el {value} de las canastas del resto del equipo, {against}',
  ],
  'rate/rebounds player': ['{rebounds}{time}, el {value} de los posibles, {against}'],
  'rate/acts': ['{counts}, en conjunto valen {value} puntos por 40 minutos, {against}'],
  'rate/allowed': [
    '{they} anotó {points} en ese tiempo, {rate} por 40 minutos, frente a {all} en todo el partido',
  ],
  'rate/shotMix': [
    '{shots} ({zones}) y {throws}; esos tiros valen {value} puntos cada uno, {against}',
  ],
  'shot chart/unknown': [
    'No se registró el lugar de los tiros: solo cuentan tiros de dos, triples y tiros libres.',
  ],
  'shot chart/poor plotting': [
    'Los lugares de la carta de tiro no cuadran con las bandejas anotadas: solo cuentan tiros de dos, triples y tiros libres.',
  ],
} as const satisfies Record<keyof typeof ratingsEn, readonly string[]>;
