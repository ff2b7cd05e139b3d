import type { Database } from '../database/open.ts';
import { clubs, players, teams } from '../database/schema.ts';
import { storeMatch } from '../intake/store-match.ts';
import { normalisedName } from '../normalised-name.ts';
import type { DemoClub } from './simulate-league.ts';

type DemoTeam = DemoClub['teams'][number];

/** Writes a club with its teams, rosters and matches. Call it in a transaction, once a club. */
export async function storeClub(
  tx: Database,
  { club, teams: demoTeams }: DemoClub,
  now: Date,
): Promise<void> {
  await tx
    .insert(clubs)
    .values({ ...club, normalisedName: normalisedName(club.name), createdAt: now });
  for (const demoTeam of demoTeams) await storeTeam(tx, club.id, demoTeam, now);
}

async function storeTeam(
  tx: Database,
  clubId: string,
  { team, roster, matches, live }: DemoTeam,
  now: Date,
): Promise<void> {
  await tx
    .insert(teams)
    .values({ ...team, clubId, normalisedName: normalisedName(team.name), createdAt: now });
  await tx.insert(players).values(
    roster.map(({ playerId, ...player }) => ({
      ...player,
      id: playerId,
      clubId,
      teamId: team.id,
      normalisedName: normalisedName(player.name),
      createdAt: now,
    })),
  );
  for (const record of matches) {
    const matchDay = (record.fixture.startsAt ?? now.toISOString()).slice(0, 10);
    const place = { clubId, team, matchDay };
    const simulation = live?.matchId === record.id ? { simulationSeed: live.seed } : {};
    await storeMatch(tx, { ...place, ...simulation }, record);
  }
}
