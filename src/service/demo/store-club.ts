import type { MatchRecord } from '../../basketball/match-record.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Club } from '../../contract/club.ts';
import { normalisedName } from '../../contract/normalised-name.ts';
import type { FinishedMatch } from '../../insights/finished-match.ts';
import type { DemoClub, DemoTeam } from '../../league/simulate-league.ts';
import type { Database } from '../database/open.ts';
import { clubs, players, teams } from '../database/schema.ts';
import { storeMatch } from '../imports/store-match.ts';

/** A team with what insights are written from: its completed matches, in order. */
export interface StoredTeam extends DemoTeam {
  completed: { match: FinishedMatch; contentHash: string }[];
}

/** Writes a club with its teams, rosters and matches. Call it in a transaction, once a club. */
export async function storeClub(
  tx: Database,
  { club, teams: demoTeams }: DemoClub,
  now: Date,
): Promise<StoredTeam[]> {
  await insertDemoClub(tx, club, now);
  const stored = [];
  for (const demoTeam of demoTeams) stored.push(await storeTeam(tx, club.id, demoTeam, now));
  return stored;
}

/** Writes the club alone, before its teams. */
export async function insertDemoClub(tx: Database, club: Club, now: Date): Promise<void> {
  await tx
    .insert(clubs)
    .values({ ...club, normalisedName: normalisedName(club.name), createdAt: now });
}

/** Writes a team of the club with its roster and matches. */
export async function storeTeam(
  tx: Database,
  clubId: string,
  demoTeam: DemoTeam,
  now: Date,
): Promise<StoredTeam> {
  const { team, roster, matches } = demoTeam;
  const completed: StoredTeam['completed'] = [];
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
    const { boxScore, contentHash } = await storeMatch(tx, { clubId, team, matchDay }, record);
    if (record.fixture.status !== 'completed') continue;
    const match = finishedMatch(record, boxScore, team.name, now);
    completed.push({ match, contentHash });
  }
  return { ...demoTeam, completed };
}

function finishedMatch(
  { id, fixture, matchSheet, events }: MatchRecord,
  boxScore: BoxScore,
  teamName: string,
  now: Date,
): FinishedMatch {
  return {
    id,
    startsAt: fixture.startsAt === null ? now : new Date(fixture.startsAt),
    rules: fixture,
    boxScore,
    matchSheet,
    events,
    opponentName: fixture.opponent.name,
    teamName,
  };
}
