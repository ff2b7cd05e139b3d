import type { InsightResult } from '../../contract/insight.ts';
import { httpStatusOfPost, resultOf, startsRun } from '../../insights/state.ts';
import { type InsightReading, readInsights } from '../runs/read-insights.ts';
import { startRun } from '../runs/start-run.ts';
import { notFound } from './call-error.ts';
import type { Handlers, Services } from './handler.ts';

type InsightHandlers = Pick<
  Handlers,
  'getInsights' | 'writeInsights' | 'getPlayerInsights' | 'writePlayerInsights'
>;

/** The team's and the players' insights: reading them, and starting the run that writes both. */
export const insightHandlers: InsightHandlers = {
  async getInsights({ club, parameters, services }) {
    return { data: await get(services, club.id, parameters.matchId, null) };
  },
  async getPlayerInsights({ club, parameters, services }) {
    return { data: await get(services, club.id, parameters.matchId, parameters.playerId) };
  },
  writeInsights({ club, parameters, query, services }) {
    const regenerate = query.regenerate === 'true';
    return post(services, club.id, parameters.matchId, null, regenerate);
  },
  writePlayerInsights({ club, parameters, query, services }) {
    const regenerate = query.regenerate === 'true';
    return post(services, club.id, parameters.matchId, parameters.playerId, regenerate);
  },
};

async function read(services: Services, clubId: string, matchId: string, playerId: string | null) {
  return orNotFound(await readInsights(services.db, { clubId, matchId, playerId }));
}

async function get(
  services: Services,
  clubId: string,
  matchId: string,
  playerId: string | null,
): Promise<InsightResult> {
  const { snapshot, subject } = await read(services, clubId, matchId, playerId);
  return resultOf(snapshot, subject);
}

/** What was read decides whether to ask for a run; the database decides whether one starts. */
async function post(
  services: Services,
  clubId: string,
  matchId: string,
  playerId: string | null,
  regenerate: boolean,
) {
  const seen = await read(services, clubId, matchId, playerId);
  if (startsRun(seen.snapshot, regenerate)) {
    await startRun(services.db, services.jobs, {
      clubId,
      matchId,
      runId: services.newId(),
      startedAt: services.clock(),
      seenRunId: seen.snapshot.run?.runId ?? null,
    });
    const data = await get(services, clubId, matchId, playerId);
    return { status: httpStatusOfPost(data), data };
  }
  const data = resultOf(seen.snapshot, seen.subject);
  return { status: httpStatusOfPost(data), data };
}

function orNotFound(reading: InsightReading) {
  switch (reading.found) {
    case 'insights':
      return reading;
    case 'no match':
      throw notFound('Match');
    case 'no player':
      throw notFound('Player');
  }
}
