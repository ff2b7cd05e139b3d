/*
 * Shortcuts of a single key: they get in the way of speech input and of some keyboards, so they can be switched off
 * (WCAG 2.1.4).
 */

const keptAs = 'boxout.shortcuts';

/** Whether single keys are shortcuts on this device; they are until they are switched off. */
export function readShortcuts(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(keptAs) !== 'off';
}

/** Switches them on or off. */
export function saveShortcuts(storage: Pick<Storage, 'setItem' | 'removeItem'>, on: boolean): void {
  if (on) storage.removeItem(keptAs);
  else storage.setItem(keptAs, 'off');
}

/** Whether what has the focus takes keys for itself, so that none is a shortcut. */
export function takesKeys(focused: Element | null): boolean {
  return (
    focused?.matches(
      'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]',
    ) ?? false
  );
}
