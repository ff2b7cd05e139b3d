import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';

/** Re-renders a component when the language changes: sentences are translated during a render. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, active, active);
}

const active = () => i18n.locale;

const subscribe = (tell: () => void) => i18n.on('change', tell);
