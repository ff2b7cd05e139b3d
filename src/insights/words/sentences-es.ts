import type { sentencesEn } from './sentences-en.ts';

/** The sentences of `sentencesEn`. */
export const sentencesEs = {
  'part/won first': ['Ganaste {name} por {score}.'],
  'part/won later': ['Ganaste {name} por {score}, del {before} al {after}.'],
  'part/lost first': ['Perdiste {name} por {score}.'],
  'part/lost later': ['Perdiste {name} por {score}, del {before} al {after}.'],
  'run/team first': ['Abriste el partido con un parcial de {points}–0{within}.'],
  'run/team long': [
    'Un parcial de {points}–0 en {length}, {when}, te llevó del {before} al {after}.',
  ],
  'run/team short': ['Un parcial de {points}–0 {when} te llevó del {before} al {after}.'],
  'run/opponent first': ['{They} abrió el partido con un parcial de {points}–0{within}.'],
  'run/opponent long': [
    '{They} anotó {points} puntos seguidos en {length}, {since}: del {before} al {after}.',
  ],
  'run/opponent short': ['{They} anotó {points} puntos seguidos {when}: del {before} al {after}.'],
  'lead/team level': ['Perdías de {lead}, {before}, {when}, y empataste{within}: {after}.'],
  'lead/team behind': [
    'Perdías de {lead}, {before}, {when}, y te pusiste por delante{within}: {after}.',
  ],
  'lead/opponent level': ['Ganabas de {lead}, {before}, {when}, y {they} empató{within}: {after}.'],
  'lead/opponent behind': [
    'Ganabas de {lead}, {before}, {when}, y {they} se puso por delante{within}: {after}.',
  ],
  'drought/first': ['No anotaste en los primeros {length}, mientras {they} metía {allowed}.'],
  'drought/later': [
    '{When} te quedaste {length} sin anotar mientras {they} metía {allowed}: del {before} al {after}.',
  ],
  'finish/team': ['Ganaste los últimos 5 minutos por {score}, del {before} al {after}.'],
  'finish/opponent': ['Perdiste los últimos 5 minutos por {score}, del {before} al {after}.'],
  'overtime/team one': ['Ganaste la prórroga por {score}: del {before} al {after}.'],
  'overtime/team several': [
    'Hicieron falta {count} prórrogas: las ganaste por {score}, del {before} al {after} ({names}).',
  ],
  'overtime/opponent one': ['Perdiste la prórroga por {score}: del {before} al {after}.'],
  'overtime/opponent several': [
    'Hicieron falta {count} prórrogas: las perdiste por {score}, del {before} al {after} ({names}).',
  ],
  'chance/end': ['Antes, tus opciones de ganar eran {from}.'],
  'chance/up': ['Tus opciones de ganar subieron de {from} a {to}.'],
  'chance/down': ['Tus opciones de ganar bajaron de {from} a {to}.'],
  'scorer of a stretch/most': ['{name} metió {own} de los {all}.'],
  'scorer of a stretch/all': ['{name} metió los {all}.'],
} as const satisfies Record<keyof typeof sentencesEn, readonly string[]>;
