import { i18n } from '@lingui/core';
import { messages } from './en.po';

/** Makes `i18n.t` answer in English; to be called before anything is drawn. */
export function activateWords(): void {
  i18n.loadAndActivate({ locale: 'en', messages });
}
