import { createStorages } from '../api/device-storage.ts';

/** A browser storage that lasts as long as a test. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear = () => this.#items.clear();
  getItem = (key: string) => this.#items.get(key) ?? null;
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  removeItem = (key: string) => void this.#items.delete(key);
  setItem = (key: string, value: string) => void this.#items.set(key, value);
}

/** The storages of a new browser. */
export const memoryStorages = () =>
  createStorages({ localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() });
