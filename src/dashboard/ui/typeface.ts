/** The typeface of the style sheet, as the browser's list of faces has it. */
export const typeface = '1em Archivo';

const keptAs = 'boxout.typeface';

/** Notes for this tab that the browser has the typeface, so that the next page may begin with it. */
export function noteTypeface(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(keptAs, 'there');
}

/** Whether this tab has had the typeface already. */
export function knowsTypeface(storage: Pick<Storage, 'getItem'>): boolean {
  return storage.getItem(keptAs) !== null;
}

/** Shows a page in the typeface: nothing of it is used before. */
export function applyTypeface(page: HTMLElement): void {
  page.dataset.face = '';
}
