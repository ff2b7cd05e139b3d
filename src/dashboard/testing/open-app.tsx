import { render } from '@testing-library/react';
import { BrowserRouter } from 'react-router';
import { vi } from 'vitest';
import { SessionContext } from '../api/session-context.ts';
import { RouteErrors } from '../app/RouteErrors.tsx';
import { Pages } from '../app/routes.tsx';
import { createDevice, setUp } from './session-on-device.ts';

class NoObserver {
  observe() {}
  disconnect() {}
}

/** A canvas that remembers the words drawn on it, as its text. */
function drawingContext(this: HTMLCanvasElement) {
  this.textContent = '';
  const fillText = (text: string) => this.append(`${text}\n`);
  const measureText = (text: string) => ({ width: text.length });
  const nothing = () => {};
  const shapes = { fillRect: nothing, fill: nothing, translate: nothing, scale: nothing };
  return { fillText, measureText, save: nothing, restore: nothing, ...shapes };
}

/** Adds what the pages ask of a browser and jsdom lacks: a wide screen, without a layout. */
export function stubBrowser() {
  const list = { matches: false, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => list);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('print', () => {});
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('Path2D', class {});
  vi.stubGlobal('indexedDB', { databases: async () => [] });
  Object.assign(document, { fonts: { check: () => false, load: async () => [] } });
  Object.assign(HTMLCanvasElement.prototype, { getContext: drawingContext });
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

let opened = 0;

/**
 * Renders the whole app at an address, connected to the service that `fetch` reaches.
 * @returns whether calls are under way
 */
export function openApp(address: string, fetch: typeof globalThis.fetch) {
  opened += 1;
  // With a distinct key, as each visit has.
  window.history.replaceState({ key: `visit-${opened}`, idx: 0 }, '', address);
  const storages = { local: localStorage, session: sessionStorage };
  const { session } = setUp(fetch, createDevice(), storages);
  session.connect({ serviceAddress: '', key: 'a key', remember: false });
  render(
    <SessionContext value={session}>
      <BrowserRouter>
        <RouteErrors>
          <Pages />
        </RouteErrors>
      </BrowserRouter>
    </SessionContext>,
  );
  return { isLoading: () => session.state().open?.queryClient.isFetching() !== 0 };
}
