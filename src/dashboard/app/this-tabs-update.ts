/// <reference types="vite-plugin-pwa/vanillajs" />
import { createAppUpdate } from './app-update.ts';
import { hostIsThere } from './lost-parts.ts';

/** The update of this tab: its service worker is registered once the first page is there. */
export const appUpdate = createAppUpdate({
  register: async (options) => (await import('virtual:pwa-register')).registerSW(options),
  onFailure: (cause) => console.warn('This page will not open offline', cause),
  repeat: (action) => setInterval(action, 1_000),
  isAnyWaiting: async () => !!(await navigator.serviceWorker.getRegistration())?.waiting,
  onTakenOver: (listener) => navigator.serviceWorker.addEventListener('controllerchange', listener),
  unregister: async () =>
    (await hostIsThere()) &&
    (await (await navigator.serviceWorker.getRegistration())?.unregister()) === true,
  reload: () => window.location.reload(),
});
