/*
 * Runs in the page's head, before any of the app's files is there: says the page's language, starts its first calls and
 * the loading of its code, and later that of the page which a link leads to once it is pointed at. Its text stands in
 * index.html, and its hash in the policy of the page.
 */

import { startEarlyCalls } from '../api/early-calls.ts';
import { storageKey } from '../api/kept-connection.ts';
import { wakeStore } from '../api/wake-store.ts';
import { readLanguage } from '../i18n/language.ts';
import { firstNeeds } from './first-needs.ts';

/** By the name of a page's component or of a language: the files of its code or words, as the build found them. */
declare const __PAGE_FILES__: Record<string, string[]>;

const asked = new Set<string>();

function loadCode(pages: readonly string[]) {
  for (const file of pages.flatMap((page) => __PAGE_FILES__[page] ?? [])) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    // As the app asks for it later: another mode would load it twice.
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

const language = readLanguage(localStorage, navigator.languages);
document.documentElement.lang = language;
loadCode([language]);

const needs = firstNeeds(location.pathname);
if (needs) {
  window.takeEarlyCall = startEarlyCalls(needs.calls, {
    storages: { local: localStorage, session: sessionStorage },
    online: navigator.onLine,
    fetch: (...call) => fetch(...call),
    now: () => Date.now(),
  });
  loadCode(needs.pages);
}

for (const intent of ['pointerover', 'focusin']) {
  document.addEventListener(intent, ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin) loadCode(firstNeeds(link.pathname)?.pages ?? []);
  });
}

// Only a coach who asked to be remembered has anything in it.
if (localStorage.getItem(storageKey) !== null) wakeStore(indexedDB);
