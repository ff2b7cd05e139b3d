/// <reference types="vite-plugin-pwa/vanillajs" />
import '../ui/tokens.css';
import '../ui/base.css';
import '../ui/parts.css';
import '../ui/words.css';
import './pages-in-common.ts';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createConnectionStore, readServiceOrigins } from '../api/connection.ts';
import { defectText } from '../api/describe-error.ts';
import { createStorages } from '../api/device-storage.ts';
import { withEarlyCalls } from '../api/early-calls.ts';
import { createIndexedDbStore } from '../api/offline-copy.ts';
import { createReach, deviceAddress } from '../api/reach.ts';
import { createSession, createTabs } from '../api/session.ts';
import { SessionContext } from '../api/session-context.ts';
import { createDeviceClient } from '../device/device-client.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { readLanguage } from '../i18n/language.ts';
import { applyTheme, readTheme } from '../ui/theme.ts';
import { AppUpdateContext, createAppUpdate } from './app-update.ts';
import { isHostThere, LostPartsContext, watchLostParts } from './lost-parts.ts';
import { StartingPage } from './PageLayout.tsx';
import { RouteErrors } from './RouteErrors.tsx';
import { Pages } from './routes.tsx';

const logDefect = (error: unknown) => console.error(defectText(error));
const now = () => Date.now();
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
const serviceOrigins = readServiceOrigins(document);
const replyMap = document.querySelector<HTMLMetaElement>('meta[name="reply-map"]')?.content;
const storages = createStorages(window);
const device = createDeviceClient();
const session = createSession({
  storages,
  device,
  readHostMapping: replyMap ? async () => (await fetch(replyMap)).text() : undefined,
  store: createConnectionStore(storages, { now, newId: randomId }, [
    deviceAddress,
    ...serviceOrigins,
  ]),
  offlineStore: createIndexedDbStore(),
  tabs: createTabs(new BroadcastChannel('boxout')),
  serviceOrigins,
  fetch: withEarlyCalls(createReach(device), window.takeEarlyCall),
  now,
  onDefect: logDefect,
  onStoreFailure: (cause) => console.warn('This device keeps no opened pages', cause),
});
const hostIsThere = () => isHostThere((...call) => fetch(...call), window.location.pathname);
const appUpdate = createAppUpdate({
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
window.takeEarlyCall = undefined;
onlineManager.setOnline(navigator.onLine);

applyTheme(document.documentElement, readTheme(storages.local));
const lostParts = watchLostParts({
  page: window,
  storage: storages.session,
  isKept: storages.keepsEverything,
  now,
  isHostThere: hostIsThere,
  reload: () => window.location.reload(),
});
window.addEventListener('storage', () => session.followStore());

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id "app"');
// React has recovered by rendering again, so the coach saw no failure.
const root = createRoot(place, {
  onCaughtError: logDefect,
  onUncaughtError: logDefect,
  onRecoverableError: (cause) => console.warn('Drawn again', cause),
});
function draw() {
  root.render(<StartingPage />);
  // A transition keeps the page until the next one's code has loaded. A Suspense fallback would delay it: React shows
  // a fallback for at least 300 ms.
  startTransition(() =>
    root.render(
      <StrictMode>
        <SessionContext value={session}>
          <AppUpdateContext value={appUpdate}>
            <LostPartsContext value={lostParts}>
              <BrowserRouter basename={import.meta.env.BASE_URL}>
                <RouteErrors>
                  <Pages />
                </RouteErrors>
              </BrowserRouter>
            </LostPartsContext>
          </AppUpdateContext>
        </SessionContext>
      </StrictMode>,
    ),
  );
}
const page = document.documentElement;
const language = readLanguage(storages.local, navigator.languages);
activateLanguage(page, language, navigator.languages)
  .catch((cause) => {
    console.warn('The words of this language could not be loaded', cause);
    return activateLanguage(page, 'en', navigator.languages);
  })
  .then(draw);
