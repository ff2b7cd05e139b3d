import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Where the dashboard's words are: the English sentences stand in the code and are their own names. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'es'],
  catalogs: [
    {
      path: `${process.env.WORDS_FOLDER ?? '<rootDir>/src/dashboard/i18n'}/{locale}`,
      include: ['<rootDir>/src/dashboard'],
      exclude: ['**/*.test.ts'],
    },
  ],
  // The order of the files in a folder differs from machine to machine; that of the sentences does not.
  orderBy: 'messageId',
  format: formatter({ origins: false, explicitIdAsDefault: true }),
};
export default config;
