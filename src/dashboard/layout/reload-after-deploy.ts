const keptAs = 'boxout.reloadedAt';

/**
 * Reloads the page where a part of it is gone, since a newer build has replaced it; once a minute at most, so that a
 * part that stays missing shows as an error.
 * @param now milliseconds since 1970
 */
export function reloadAfterDeploy(page: Window, storage: Storage, now: () => number): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (now() - Number(storage.getItem(keptAs) ?? 0) < 60_000) return;
    event.preventDefault();
    storage.setItem(keptAs, String(now()));
    page.location.reload();
  });
}
