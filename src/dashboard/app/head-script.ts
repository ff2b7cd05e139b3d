/*
 * Runs in the page's head, before any of the app's files: sets the page's language, starts its first calls and
 * loads its code, and later preloads a page when its link is pointed at. It is inlined
 * in index.html, with its hash in the page's policy.
 */

import { createStorages } from '../api/device-storage.ts';
import { startEarlyCalls } from '../api/early-calls.ts';
import { storageKey, wakeStore } from '../api/stored-connection.ts';
import { readLanguage } from '../i18n/language.ts';
import { applyTypeface, knowsTypeface, typeface } from '../ui/typeface.ts';
import { type PageNeeds, pageAt } from './page-at.ts';

/** All pages of the table of addresses, inserted by the build. */
declare const __PAGES__: PageNeeds[];
/** Files by component or language name, inserted by the build. */
declare const __FILES__: Record<string, string[]>;
/** The base path of the dashboard, with '/' at both ends, inserted by the build. */
declare const __BASE__: string;

const storages = createStorages(window);

function preload(names: readonly string[] = []) {
  for (const file of names.flatMap((name) => __FILES__[name] ?? [])) {
    const href = __BASE__ + file;
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
    // The same mode as the app's later request; another one would load the file twice.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

const language = readLanguage(storages.local, navigator.languages);
document.documentElement.lang = language;
preload([language]);

/** The page of an address below the base path. */
const pageOf = (pathname: string) => pageAt(__PAGES__, pathname.slice(__BASE__.length - 1));

const page = pageOf(location.pathname);
if (page) {
  window.takeEarlyCall = startEarlyCalls(page.calls, {
    storages,
    online: navigator.onLine,
    language,
    fetch: (...call) => fetch(...call),
    now: () => Date.now(),
  });
  preload(page.components);
}

// With a key, the page's data loads first and the typeface's 70 kB later. Without one the typeface loads before the
// styles ask for it, so that the first paint waits briefly or uses the system's.
const hasKey = [storages.local, storages.session].some((each) => each.getItem(storageKey) !== null);
if (!hasKey || navigator.serviceWorker?.controller || knowsTypeface(storages.session)) {
  applyTypeface(document.documentElement);
  preload([typeface]);
}

for (const intent of ['pointerover', 'focusin']) {
  document.addEventListener(intent, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) preload(pageOf(link.pathname)?.components);
  });
}

// The store is empty unless the coach asked to be remembered.
if (storages.local.getItem(storageKey) !== null) wakeStore(indexedDB);
