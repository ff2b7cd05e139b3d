/*
 * Runs in the page's head, before any of the app's files: sets the page's language, starts its first calls and
 * loads its code, and later preloads a page when its link is pointed at. It is inlined
 * in index.html, with its hash in the page's policy.
 */

import { createStorages } from '../api/device-storage.ts';
import { startEarlyCalls } from '../api/early-calls.ts';
import { storageKey, wakeStore } from '../api/kept-connection.ts';
import { readLanguage } from '../i18n/language.ts';
import { applyTypeface, knowsTypeface, typeface } from '../ui/typeface.ts';
import { type PageNeeds, pageAt } from './page-at.ts';

/** Every page of the table of addresses. The build puts it here. */
declare const __PAGES__: PageNeeds[];
/** By the name of a component or of a language: the files of its code or sentences. The build puts it here. */
declare const __FILES__: Record<string, string[]>;
/** The path that the dashboard lies under, '/' at both ends. The build puts it here. */
declare const __BASE__: string;

const storages = createStorages(window);

function preload(names: readonly string[] = []) {
  for (const file of names.flatMap((name) => __FILES__[name] ?? [])) {
    const href = __BASE__ + file;
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (link.rel === 'preload') link.as = file.endsWith('.css') ? 'style' : 'font';
    // As the app asks for it later: another mode would load it twice.
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}

const language = readLanguage(storages.local, navigator.languages);
document.documentElement.lang = language;
preload([language]);

/** The page of an address, under any base path. */
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

// With a key, a first visit has data to load first and loads the typeface's 70 kB later. Otherwise it is loaded before the
// styles name it: the first paint waits for it a moment, or does without.
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

// Only a coach who asked to be remembered has anything in it.
if (storages.local.getItem(storageKey) !== null) wakeStore(indexedDB);
