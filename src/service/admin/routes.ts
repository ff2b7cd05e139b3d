import { validator } from 'hono/validator';
import * as v from 'valibot';
import type { ClubReading, ClubStore } from '../../club/store.ts';

/** Checks the JSON body of a route. */
export const body = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('json', (value): v.InferOutput<Schema> => v.parse(schema, value));

/** Checks the query of a route. */
export const query = <Entries extends v.ObjectEntries>(entries: Entries) =>
  validator('query', (value) => v.parse(v.object(entries), value));

/** A club as lists name it. */
export interface NamedClub {
  id: string;
  name: string;
}

/** What is read of each club, or of one; the clubs by their names. */
export async function ofClubs<Found>(
  store: ClubStore,
  clubId: string | undefined,
  read: (tx: ClubReading, club: NamedClub) => Promise<Found[]>,
): Promise<Found[]> {
  const all: { club: NamedClub; found: Found[] }[] = [];
  for (const each of clubId === undefined ? await store.clubIds() : [clubId]) {
    await store.read(each, async (tx) => {
      const stored = await tx.get('club', each);
      if (stored === undefined) return;
      const club = { id: stored.id, name: stored.name };
      all.push({ club, found: await read(tx, club) });
    });
  }
  return all.sort((a, b) => byName(a.club, b.club)).flatMap(({ found }) => found);
}

type Named = { name: string; id: string };

/** By name; of two of one name the one whose id is first. */
export const byName = (a: Named, b: Named) => compare(a.name, b.name) || compare(a.id, b.id);

export const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
