/** Whether a rating's gap is more than chance; the dashboard recognises `within` and `before` in a comment. */
export const luckWords = {
  within: { en: 'could be luck', es: 'puede ser suerte' },
  /** `within` in texts that earlier versions stored. */
  before: { en: 'within what luck does', es: 'dentro de lo que hace la suerte' },
  more: {
    en: 'more than luck usually does',
    es: 'más de lo que suele hacer la suerte',
  },
} as const;
