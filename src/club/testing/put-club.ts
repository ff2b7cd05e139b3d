import type { Club } from '../../contract/club.ts';
import type { DemoTeam } from '../../league/simulate-league.ts';
import { type Change, putMatch } from '../club-store.ts';
import { keptMatch } from '../store-match.ts';
import type { ClubTools } from '../tools.ts';

/** Puts a club of one team onto a device, as if all of its matches had been added. */
export async function putClub(
  tools: ClubTools,
  club: Club,
  { team, roster, matches }: Pick<DemoTeam, 'team' | 'roster' | 'matches'>,
): Promise<void> {
  const teams = [{ ...team, roster: [...roster], otherNames: {} }];
  const value = { ...club, madeAt: tools.clock(), teams };
  const changes: Change[] = [{ put: 'club', ids: [club.id], value }];
  for (const record of matches) {
    const matchDay = (record.fixture.startsAt ?? '').slice(0, 10);
    const match = await keptMatch(tools, { clubId: club.id, team, matchDay }, record);
    changes.push(...putMatch(match, record));
  }
  await tools.clubs.write(changes);
}
