/* Shortcuts of a single key, which can be switched off, since they disturb speech input and some keyboards (WCAG 2.1.4). */

const storageKey = 'boxout.shortcuts';

/** Whether single keys are shortcuts on this device; `true` by default. */
export function readShortcuts(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(storageKey) !== 'off';
}

export function saveShortcuts(storage: Pick<Storage, 'setItem' | 'removeItem'>, on: boolean): void {
  if (on) storage.removeItem(storageKey);
  else storage.setItem(storageKey, 'off');
}

/** Whether the focused element handles keys itself, so that none is a shortcut. */
export function takesKeys(focused: Element | null): boolean {
  return (
    focused?.matches(
      'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]',
    ) ?? false
  );
}
