import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';

/** Draws a component anew, and what is in it, when the language changes: sentences are read as they are drawn. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, active, active);
}

const active = () => i18n.locale;

const subscribe = (tell: () => void) => i18n.on('change', tell);
