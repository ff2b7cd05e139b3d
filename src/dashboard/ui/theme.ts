export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const keptAs = 'boxout.theme';

/** The theme chosen on this device; by default the system's. */
export function readTheme(storage: Pick<Storage, 'getItem'>): Theme {
  const stored = storage.getItem(keptAs);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Remembers the theme on this device. */
export function saveTheme(storage: Pick<Storage, 'setItem' | 'removeItem'>, theme: Theme): void {
  if (theme === 'system') storage.removeItem(keptAs);
  else storage.setItem(keptAs, theme);
}

/** Shows a page in a theme. */
export function applyTheme(page: HTMLElement, theme: Theme): void {
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
}
