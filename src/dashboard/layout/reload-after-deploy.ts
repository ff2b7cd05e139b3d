const keptAs = 'boxout.reloadedAt';

interface ReloadOptions {
  /** Where Vite tells that a part of the page could not be loaded. */
  page: EventTarget;
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
  online: () => boolean;
  reload: () => void;
}

/**
 * Reloads the page where a part of it is gone, since a newer build has replaced it; once a minute at most, so that a
 * part that stays missing shows as an error, and never without a network, where a reload would lose what is shown.
 */
export function reloadAfterDeploy({ page, storage, now, online, reload }: ReloadOptions): void {
  page.addEventListener('vite:preloadError', (event) => {
    const last = storage.getItem(keptAs);
    if (!online() || (last !== null && now() - Number(last) < 60_000)) return;
    event.preventDefault();
    storage.setItem(keptAs, String(now()));
    reload();
  });
}
