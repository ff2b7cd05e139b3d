/// <reference types="vite-plugin-pwa/vanillajs" />
import './styles/tokens.css';
import './styles/base.css';
import './pages-in-common.ts';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createConnectionStore, readServiceOrigins } from './api/connection.ts';
import { withEarlyCalls } from './api/with-early-calls.ts';
import { AppUpdateContext, createAppUpdate } from './layout/app-update.ts';
import { isHostThere, LostPartsContext, watchLostParts } from './layout/lost-parts.ts';
import { SessionContext } from './layout/session-context.ts';
import { applyTheme, readTheme } from './layout/theme.ts';
import { createIndexedDbStore } from './queries/indexed-db-store.ts';
import { createSession } from './queries/session.ts';
import { createTabs } from './queries/tabs.ts';
import { createRoutes } from './routes.tsx';
import { activateWords } from './words/activate-words.ts';
import { readLanguage } from './words/language.ts';

const now = () => Date.now();
const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
const storages = { local: localStorage, session: sessionStorage };
const serviceOrigins = readServiceOrigins(document);
const session = createSession({
  store: createConnectionStore(storages, { now, newId: randomId }, serviceOrigins),
  offlineStore: createIndexedDbStore(),
  tabs: createTabs(new BroadcastChannel('boxout')),
  serviceOrigins,
  fetch: withEarlyCalls((...call) => fetch(...call), window.takeEarlyCall),
  now,
  onStoreFailure: (cause) => console.warn('This device keeps no opened pages', cause),
});
const appUpdate = createAppUpdate(
  async (options) => (await import('virtual:pwa-register')).registerSW(options),
  (cause) => console.warn('This page will not open offline', cause),
);
window.takeEarlyCall = undefined;
onlineManager.setOnline(navigator.onLine);

applyTheme(document.documentElement, readTheme(localStorage));
const lostParts = watchLostParts({
  page: window,
  storage: sessionStorage,
  now,
  isHostThere: () => isHostThere((...call) => fetch(...call), window.location.pathname),
  reload: () => window.location.reload(),
});
window.addEventListener('storage', () => session.followStore());

const router = createBrowserRouter(createRoutes(session));
const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id "app"');
const root = createRoot(place);
const draw = () =>
  root.render(
    <StrictMode>
      <SessionContext value={session}>
        <AppUpdateContext value={appUpdate}>
          <LostPartsContext value={lostParts}>
            <RouterProvider router={router} />
          </LostPartsContext>
        </AppUpdateContext>
      </SessionContext>
    </StrictMode>,
  );
const page = document.documentElement;
const language = readLanguage(localStorage, navigator.languages);
activateWords(page, language, navigator.languages)
  .catch((cause) => {
    console.warn('The words of this language could not be loaded', cause);
    return activateWords(page, 'en', navigator.languages);
  })
  .then(draw);
