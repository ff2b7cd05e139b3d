import { createClub, type ListedClub } from '../../club/club.ts';
import type { ClubTools } from '../../club/tools.ts';
import { createSaving } from './saving.ts';
import { sealed } from './sealed.ts';

/** What the page asks of the clubs that live on this device, by name. */
export type Device = ReturnType<typeof createDevice>;

/** A club with what a page lists of it. */
export type ClubOnDevice = ListedClub;

export function createDevice(tools: ClubTools) {
  const { store, ...club } = createClub(tools, (lines) => sealed(lines, tools.sha256));
  return { ...club, ...createSaving({ store }, tools.sha256) };
}
