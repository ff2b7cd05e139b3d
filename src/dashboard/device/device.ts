import { createClub, type ListedClub } from '../../club/club.ts';
import type { ClubTools } from '../../club/tools.ts';
import { clubFile, sealed } from '../../contract/sealed-file.ts';
import { packing } from './packing.ts';
import { createSaving, whole } from './saving.ts';

/** What the page asks of the clubs that live on this device, by name. */
export type Device = ReturnType<typeof createDevice>;

/** A club with what a page lists of it. */
export type ClubOnDevice = ListedClub;

export function createDevice(tools: ClubTools) {
  const { store, ...club } = createClub(tools, (lines) => whole(sealed(clubFile, lines, packing)));
  return { ...club, ...createSaving({ store }) };
}
