/** What the dashboard uses of a browser's storage. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let isKept = true;
const listeners = new Set<() => void>();

/** Whether the browser has kept all that it was given so far. */
export const keepsEverything = (): boolean => isKept;

/** Hears of it when the browser first refuses to keep something. */
export function onRefusal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function noteRefusal(cause: unknown) {
  if (isKept) console.warn('This browser keeps nothing for this page', cause);
  isKept = false;
  for (const listener of listeners) listener();
}

/**
 * A storage of the browser that never throws. What the browser refuses to keep, since its storage is blocked or full,
 * lasts as long as the page.
 * @param open gives the browser's own, or throws where that is blocked
 */
export function openStorage(open: () => DeviceStorage): DeviceStorage {
  /** What the browser did not take; `null` for what it holds and should not. */
  const refused = new Map<string, string | null>();
  function attempt<Result>(act: (storage: DeviceStorage) => Result, otherwise: () => Result) {
    try {
      return act(open());
    } catch (cause) {
      noteRefusal(cause);
      return otherwise();
    }
  }
  const remove = (name: string) => {
    refused.delete(name);
    attempt(
      (storage) => storage.removeItem(name),
      () => void refused.set(name, null),
    );
  };
  return {
    getItem: (name) =>
      refused.get(name) ??
      (refused.has(name)
        ? null
        : attempt(
            (storage) => storage.getItem(name),
            () => null,
          )),
    removeItem: remove,
    setItem(name, value) {
      // First out with what it replaces: it must not come back where the new value does not fit.
      remove(name);
      attempt(
        (storage) => storage.setItem(name, value),
        () => void refused.set(name, value),
      );
    },
  };
}

/** The storages of this page: `local` for what lasts on the device, `session` for what the tab keeps. */
export const storages = {
  local: openStorage(() => localStorage),
  session: openStorage(() => sessionStorage),
};

/* The coach's answers to "Are these players under 18?", as "+team -other". They never leave this device. */
const storageKey = 'boxout.under18';

const answersIn = (storage: DeviceStorage) => (storage.getItem(storageKey) ?? '').split(' ');

/** The answer for a team; `null` before the coach has answered. */
export function readUnder18(storage: DeviceStorage, teamId: string): boolean | null {
  const answer = answersIn(storage).find((each) => each.slice(1) === teamId);
  return answer === undefined ? null : answer.startsWith('+');
}

export function saveUnder18(storage: DeviceStorage, teamId: string, isUnder18: boolean): void {
  const others = answersIn(storage).filter((each) => each !== '' && each.slice(1) !== teamId);
  storage.setItem(storageKey, [...others, `${isUnder18 ? '+' : '-'}${teamId}`].join(' '));
}

export function forgetUnder18(storage: DeviceStorage): void {
  storage.removeItem(storageKey);
}
