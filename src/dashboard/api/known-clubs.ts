import * as v from 'valibot';
import type { DeviceStorage } from './device-storage.ts';

/** The names are in localStorage, which may survive when the browser deletes IndexedDB to free space. */
const key = 'boxout.clubs';

const namesSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** Club names by id. */
function read(storage: DeviceStorage): Map<string, string> {
  const names = v.safeParse(namesSchema, storage.getItem(key));
  return new Map(names.success ? Object.entries(names.output) : []);
}

function write(storage: DeviceStorage, names: ReadonlyMap<string, string>): void {
  storage.setItem(key, JSON.stringify(Object.fromEntries(names)));
}

/** Stores the names of clubs with matches. Returns the stored ones that the device no longer has. */
export function findLostClubs(
  storage: DeviceStorage,
  clubs: readonly { id: string; name: string; isDemo: boolean; matches: number }[],
): { id: string; name: string }[] {
  const names = read(storage);
  for (const { id, name, isDemo, matches } of clubs) {
    if (!isDemo && matches > 0) names.set(id, name);
    else names.delete(id);
  }
  write(storage, names);
  return [...names].flatMap(([id, name]) =>
    clubs.some((club) => club.id === id) ? [] : { id, name },
  );
}

/** Removes a club's name: the coach deletes the club, or has seen that it is lost. */
export function forgetClubName(storage: DeviceStorage, id: string): void {
  const names = read(storage);
  if (names.delete(id)) write(storage, names);
}
