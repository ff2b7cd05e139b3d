/** Whether a rating's gap is more than chance; the dashboard recognises `within` in a comment. */
export const luckWords = {
  within: { en: 'within what luck does', es: 'dentro de lo que hace la suerte' },
  more: {
    en: 'more than luck does in 3 matches of 4',
    es: 'más de lo que hace la suerte en 3 de cada 4 partidos',
  },
} as const;
