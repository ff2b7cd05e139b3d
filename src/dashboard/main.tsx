import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createConnectionStore, readServiceOrigins } from './api/connection.ts';
import { reloadAfterDeploy } from './layout/reload-after-deploy.ts';
import { SessionContext } from './layout/session-context.ts';
import { applyTheme, readTheme } from './layout/theme.ts';
import { createSession } from './queries/session.ts';
import { createRoutes } from './routes.tsx';

const now = () => Date.now();
const storages = { local: localStorage, session: sessionStorage };
const serviceOrigins = readServiceOrigins(document);
const store = createConnectionStore(storages, now, serviceOrigins);
const session = createSession({ store, serviceOrigins, fetch: (...call) => fetch(...call), now });

applyTheme(document.documentElement, readTheme(localStorage));
reloadAfterDeploy({
  page: window,
  storage: sessionStorage,
  now,
  online: () => navigator.onLine,
  reload: () => window.location.reload(),
});
window.addEventListener('storage', () => session.followStore());

const router = createBrowserRouter(createRoutes(session));
const place = document.getElementById('app');
if (!place) throw new Error('index.html has no element with the id "app"');
createRoot(place).render(
  <StrictMode>
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>
  </StrictMode>,
);
