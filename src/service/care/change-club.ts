import { eq } from 'drizzle-orm';
import type { CareDone } from '../../contract/care.ts';
import { comparableName } from '../../match-files/care/typed-name.ts';
import type { Database } from '../database/database.ts';
import { clubs } from '../database/schema.ts';

/** Renames a club. No match has its club's name. */
export async function changeClub(
  tx: Database,
  clubId: string,
  { name }: { name: string },
): Promise<CareDone> {
  const normalisedName = comparableName(name);
  await tx.update(clubs).set({ name, normalisedName }).where(eq(clubs.id, clubId));
  return { matches: 0 };
}
