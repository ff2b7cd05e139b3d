/** The part of a browser's storage that the dashboard uses. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser's two storages, and whether they work. */
export type Storages = ReturnType<typeof createStorages>;

/**
 * Storages that never throw. If the browser's storage is blocked or full, values last as long as the page.
 * @param browser its storages; throws if they are blocked
 */
export function createStorages(browser: Pick<Window, 'localStorage' | 'sessionStorage'>) {
  let isKept = true;
  const listeners = new Set<() => void>();
  function noteRefusal(cause: unknown) {
    if (isKept) console.warn('This browser keeps nothing for this page', cause);
    isKept = false;
    for (const listener of listeners) listener();
  }
  return {
    /** Persists on the device. */
    local: openStorage(() => browser.localStorage, noteRefusal),
    /** Lasts until the tab closes. */
    session: openStorage(() => browser.sessionStorage, noteRefusal),
    /** Whether the browser has stored everything so far. */
    keepsEverything: () => isKept,
    /** Calls the listener when the browser refuses to store something. */
    onRefusal(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function openStorage(
  open: () => DeviceStorage,
  onRefusal: (cause: unknown) => void,
): DeviceStorage {
  /** Values that the browser refused; `null` for a value that it failed to remove. */
  const refused = new Map<string, string | null>();
  function attempt<Result>(act: (storage: DeviceStorage) => Result, otherwise: () => Result) {
    try {
      return act(open());
    } catch (cause) {
      onRefusal(cause);
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
      // The old value is removed first, so that it does not return if the new one is refused.
      remove(name);
      attempt(
        (storage) => storage.setItem(name, value),
        () => void refused.set(name, value),
      );
    },
  };
}

/* The coach's answers to "Are these players under 18?", as "+team -other". They never leave this device. */
const storageKey = 'boxout.under18';

const answersIn = (storage: DeviceStorage) => (storage.getItem(storageKey) ?? '').split(' ');

/** The answer for a team; `null` if the coach has not answered. */
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

/** The name of the drills for a team's next practice (`useTakenDrills`). */
export const drillsKey = 'boxout.drills';

export function forgetDrills(storage: DeviceStorage): void {
  storage.removeItem(drillsKey);
}
