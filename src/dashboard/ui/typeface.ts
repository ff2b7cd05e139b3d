/** The style sheet's typeface, as `document.fonts` names it. */
export const typeface = '1em Archivo';

const storageKey = 'boxout.typeface';

/** Notes that this tab has loaded the typeface, so that the next page starts with it. */
export function noteTypeface(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(storageKey, 'there');
}

/** Whether this tab has loaded the typeface. */
export function knowsTypeface(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(storageKey) !== null;
}

/** Shows a page in the typeface. */
export function applyTypeface(page: HTMLElement): void {
  page.dataset.face = '';
}
