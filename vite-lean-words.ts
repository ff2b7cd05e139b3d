import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { compileSentence } from './src/dashboard/i18n/compile-sentence.ts';

/**
 * Leaves out of each compiled catalogue what the code says by itself: the English sentences stand in the code, so the
 * English catalogue is left with those that the app can't read there. To stand behind the plugin that compiles catalogues.
 */
export function leanWords(): Plugin {
  return {
    name: 'lean-words',
    transform: {
      filter: { id: /\.po$/ },
      async handler(code) {
        const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
        const kept = Object.entries(messages).filter(
          ([sentence, compiled]) => !isDeepStrictEqual(compileSentence(sentence), compiled),
        );
        const json = JSON.stringify(Object.fromEntries(kept));
        return { code: `export const messages=JSON.parse(${JSON.stringify(json)})`, map: null };
      },
    },
  };
}
