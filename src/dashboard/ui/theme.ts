export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'boxout.theme';

/** The theme chosen on this device; by default the system's. */
export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const stored = storage.getItem(storageKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Remembers the theme on this device. */
export function saveTheme(storage: Pick<Storage, 'setItem' | 'removeItem'>, theme: Theme): void {
  if (theme === 'system') storage.removeItem(storageKey);
  else storage.setItem(storageKey, theme);
}

/** Shows a page in a theme. */
export function applyTheme(page: HTMLElement, theme: Theme): void {
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
}
