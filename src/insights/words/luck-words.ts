/** Whether a rating's gap is more than chance; the dashboard recognises `within` in a comment. */
export const luckWords = {
  within: { en: 'within what luck does', es: 'dentro de lo que hace la suerte' },
  more: {
    en: 'more than luck does in most matches',
    es: 'más de lo que hace la suerte en la mayoría de los partidos',
  },
} as const;
