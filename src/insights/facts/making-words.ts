/* What is said of how shots fell, by whose they were and whether it brought points or cost some. */

export const shareOfLuck = {
  good: {
    en: ['mostly luck', 'partly luck'],
    es: ['sobre todo suerte', 'en parte suerte'],
  },
  poor: {
    en: ['mostly bad luck', 'partly bad luck'],
    es: ['sobre todo mala suerte', 'en parte mala suerte'],
  },
} as const;

/** What not to do about it; nothing is said where better or poorer places may be a part of it. */
export const advice = {
  team: {
    good: {
      en: ', so do not count on that next time',
      es: '; no cuentes con ello la próxima vez',
    },
    poor: { en: ', so do not change your shots for it', es: '; no cambies tus tiros por ello' },
  },
  opponent: {
    good: { en: ', so do not count on it again', es: '; no cuentes con ello otra vez' },
    poor: { en: ', so do not rebuild your defence for it', es: '; no rehagas tu defensa por ello' },
  },
} as const;

export const fieldGoals = {
  team: {
    good: {
      en: [
        'You made {made} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        '{made} of your {attempted} {noun} fell{beside}. That brought {about} and was {mostly}.',
      ],
      es: [
        'Anotaste {made} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        'Te entraron {made} de {attempted} {noun}{beside}. Valió {about} y fue {mostly}.',
      ],
    },
    poor: {
      en: [
        'You made {few} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        '{Few} of your {attempted} {noun} fell{beside}. That cost {about} and was {mostly}.',
      ],
      es: [
        'Anotaste {few} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        'De tus {attempted} {noun} metiste {few}{beside}. Costó {about} y fue {mostly}.',
      ],
    },
  },
  opponent: {
    good: {
      en: [
        '{They} made {few} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        '{Few} of {their} {attempted} {noun} fell{beside}. That saved you {about} and was {mostly}.',
      ],
      es: [
        '{They} anotó {few} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        '{They} metió {few} de {attempted} {noun}{beside}. Te ahorró {about} y fue {mostly}.',
      ],
    },
    poor: {
      en: [
        '{They} made {made} of {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        '{made} of {their} {attempted} {noun} fell{beside}. That cost {about} and was {mostly}.',
      ],
      es: [
        '{They} anotó {made} de {attempted} {noun}{beside}: {about}, {mostly}{advice}.',
        '{They} metió {made} de {attempted} {noun}{beside}. Costó {about} y fue {mostly}.',
      ],
    },
  },
} as const;

export const freeThrows = {
  team: {
    good: {
      en: ['You made {made} of {attempted} {noun}{beside}: {about}, {mostly}.'],
      es: ['Anotaste {made} de {attempted} {noun}{beside}: {about}, {mostly}.'],
    },
    poor: {
      en: ['You made {few} of {attempted} {noun}{beside}: {about} left at the line, {mostly}.'],
      es: ['Anotaste {few} de {attempted} {noun}{beside}: {about} perdidos en la línea, {mostly}.'],
    },
  },
  opponent: {
    good: {
      en: [
        '{They} made {few} of {attempted} {noun}{beside}: {about} of luck, since nobody defends a free throw.',
      ],
      es: [
        '{They} anotó {few} de {attempted} {noun}{beside}: {about} de suerte, porque un tiro libre no se defiende.',
      ],
    },
    poor: {
      en: [
        '{They} made {made} of {attempted} {noun}{beside}: {about} of bad luck, since nobody defends a free throw.',
      ],
      es: [
        '{They} anotó {made} de {attempted} {noun}{beside}: {about} de mala suerte, porque un tiro libre no se defiende.',
      ],
    },
  },
} as const;
