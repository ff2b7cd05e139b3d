import type { LinguiConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The translations' files. The English sentences are in the code, are their own ids, and have no catalogue. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['es'],
  catalogs: [
    {
      path: `${process.env.WORDS_FOLDER ?? '<rootDir>'}/{locale}`,
      include: ['<rootDir>/..'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  // File order in a folder differs between machines; sorted sentences do not.
  orderBy: 'messageId',
  format: formatter({ origins: false, explicitIdAsDefault: true }),
};
export default config;
