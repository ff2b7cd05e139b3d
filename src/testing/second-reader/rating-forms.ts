import type { Language } from '../../contract/language.ts';
import type { ShotWord } from './counts.ts';

/** How clauses of a rating's comment go, with names of their numbers in braces; two where a team's and a player's differ. */
export const commentForms: Readonly<
  Record<string, Record<Language, string | readonly [string, string]>>
> = {
  perShot: {
    en: '{value} points per shot(?: \\({made}/{tried}\\))?, against {usual}',
    es: '{value} puntos por tiro(?: \\({made}/{tried}\\))?, frente al? {usual}',
  },
  perShotAllowed: {
    en: '{value} points allowed per shot, against {usual}',
    es: '{value} puntos permitidos por tiro, frente al? {usual}',
  },
  per100Allowed: {
    en: '{value} points allowed per 100 possessions, against {usual}',
    es: '{value} puntos permitidos por 100 posesiones, frente al? {usual}',
  },
  turnovers: {
    en: [
      '{turnovers} turnovers?, on {value} of plays, against {usual}',
      '{turnovers} turnovers?, on {value} of own plays, against {usual}',
    ],
    es: [
      '{turnovers} pérdidas?, en el {value} de las jugadas, frente al? {usual}',
      '{turnovers} pérdidas?, en el {value} de sus jugadas, frente al? {usual}',
    ],
  },
  turnoversForced: {
    en: 'turnovers forced on {value} of their plays, against {usual}',
    es: 'pérdidas forzadas en el {value} de sus jugadas, frente al? {usual}',
  },
  offensiveRebounds: {
    en: '{value} of offensive rebounds taken, against {usual}',
    es: 'el {value} de los rebotes ofensivos, frente al? {usual}',
  },
  defensiveRebounds: {
    en: '{value} of defensive rebounds taken, against {usual}',
    es: 'el {value} de los rebotes defensivos, frente al? {usual}',
  },
  assists: {
    en: [
      '{assists} assists?(?:, {onBaskets} of them on field goals)?: {value} of {made} field goals came from a pass, against {usual}',
      '{assists} assists?(?: in {time})?, on {value} of the team-mates’ field goals, against {usual}',
    ],
    es: [
      '{assists} asistencias?(?:, {onBaskets} de ellas en canastas en juego)?: el {value} de las {made} canastas llegó tras un pase, frente al? {usual}',
      '{assists} asistencias?(?: en {time})?, en el {value} de las canastas de sus compañeros, frente al? {usual}',
    ],
  },
  rebounds: {
    en: '{rebounds} rebounds?(?: in {time})?, {value} of those that there were, against {usual}',
    es: '{rebounds} rebotes?(?: en {time})?, el {value} de los que hubo, frente al? {usual}',
  },
  acts: {
    en: 'In {time}: {steals} steals?, {blocks} blocks?, {defensiveRebounds} defensive rebounds? and {fouls} fouls?, together worth {value} points per 40 minutes, against {usual}',
    es: 'En {time}: {steals} robos?, {blocks} tap(?:ón|ones), {defensiveRebounds} rebotes? defensivos? y {fouls} faltas?, en conjunto valen {value} puntos por 40 minutos, frente al? {usual}',
  },
  allowed: {
    en: '(?:In {time}: )?OPPONENT scored {points} in that time, {rate} per 40 minutes, against {all} over the whole match',
    es: '(?:En {time}: )?OPPONENT anotó {points} en ese tiempo, {rate} por 40 minutos, frente al? {all} en todo el partido',
  },
  worth: {
    en: 'a shot from there is worth {value} points, against {usual}',
    es: 'un tiro desde ahí vale {value} puntos, frente al? {usual}',
  },
  tooLittle: {
    en: '(?:{assists} assists?|{rebounds} rebounds?|) ?in {time}: too little to rate\\.',
    es: '(?:{assists} asistencias?|{rebounds} rebotes?|) ?en {time}: muy poco para valorar\\.',
  },
};

/** Comments without a number, the end of all others, and whose matches a usual number is taken from. */
export const commentWords: Readonly<Record<Language, { empty: RegExp; luck: RegExp; of: string }>> =
  {
    en: {
      empty:
        /^(?:Not recorded for this match|Did not play|Took no shot from the field|Took no shot and lost no ball|Minutes were not recorded for this match)\.$/,
      luck: /: (?:within what luck does|more than luck does in 3 matches of 4)\.(?: (?:Shot places were not recorded|The places on the shot chart disagree)[^\d]*)?$/,
      of: '(?: if (?:all ten on court|four team-mates) shared them equally| for the team(?:-mates)?(?: in this match)?)?(?: going by both sides)?(?: in the \\d+ matches (?:before|of .+)| in our own rough guide for (?:U14–U16|U18 and senior) teams)?',
    },
    es: {
      empty:
        /^(?:No se registró en este partido|No jugó|No hizo ningún tiro de campo|No tiró ni perdió ningún balón|No se registraron los minutos de este partido)\.$/,
      luck: /: (?:dentro de lo que hace la suerte|más de lo que hace la suerte en 3 de cada 4 partidos)\.(?: (?:No se registró el lugar|Los lugares de la carta)[^\d]*)?$/,
      of: '(?: (?:si se repartieran por igual entre (?:los diez|cuatro compañeros)|del equipo|de los compañeros)(?: en este partido)?)?(?: a juzgar por ambos equipos)?(?: en los \\d+ partidos (?:anteriores|de .+)| en nuestra guía aproximada para equipos (?:sub-14 y sub-16|sub-18 y sénior))?',
    },
  };

/** Zones of shots, as a comment lists them. */
export const places: readonly [RegExp, ShotWord][] = [
  [/^(?:at the rim|bajo el aro)$/, 'rim'],
  [/^(?:elsewhere in the paint|en el resto de la zona)$/, 'paint'],
  [/^(?:in the paint|en la zona)$/, 'inPaint'],
  [/^(?:from mid-range|de media distancia)$/, 'midRange'],
  [/^(?:corner threes?|triples? de esquina)$/, 'cornerThree'],
  [/^(?:other threes?|triples? fuera de las esquinas)$/, 'aboveBreakThree'],
  [/^(?:twos?|tiros? de dos)$/, 'twos'],
  [/^(?:threes?|triples?)$/, 'threes'],
  [/^(?:free throws?|tiros? libres?)$/, 'freeThrows'],
  [/^(?:shots?|tiros?)$/, 'fieldGoals'],
];
