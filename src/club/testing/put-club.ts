import type { Club } from '../../contract/club.ts';
import type { DemoTeam } from '../../league/simulate-league.ts';
import { matchRowOf } from '../../match-files/stored-match.ts';
import { type ClubTools, putMatch } from '../tools.ts';

/** Stores a club of one team, as if all its matches had been added. */
export async function putClub(
  tools: Pick<ClubTools, 'store' | 'clock' | 'sha256'>,
  club: Club,
  { team, roster, matches }: Pick<DemoTeam, 'team' | 'roster' | 'matches'>,
): Promise<void> {
  const { id: clubId } = club;
  const madeAt = tools.clock();
  await tools.store.transact(clubId, async (tx) => {
    await tx.put('club', clubId, { ...club, madeAt });
    await tx.put('team', team.id, { ...team, madeAt, roster: [...roster], otherNames: {} });
    for (const record of matches) {
      const matchDay = (record.fixture.startsAt ?? '').slice(0, 10);
      const row = matchRowOf({ clubId, team, matchDay }, record, undefined);
      await putMatch(tools, tx, row, record);
    }
  });
}
