import { i18n } from '@lingui/core';
import { compileSentence } from './compile-sentence.ts';
import { messages } from './en.po';

/** Makes `i18n.t` answer in English; to be called before anything is drawn. */
export function activateWords(): void {
  // What the catalogue leaves out is read from the code as it is drawn: see vite-lean-words.ts.
  i18n.setMessagesCompiler(compileSentence);
  i18n.loadAndActivate({ locale: 'en', messages });
}
