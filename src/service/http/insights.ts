import { httpStatusOfPost, resultOf, startsRun } from '../../insights/state.ts';
import { type InsightAddress, type InsightReading, readInsights } from '../runs/read-insights.ts';
import { startRun } from '../runs/start-run.ts';
import { notFound } from './call-error.ts';
import type { Handlers, Services } from './handler.ts';

type InsightHandlers = Pick<
  Handlers,
  'getInsights' | 'writeInsights' | 'getPlayerInsights' | 'writePlayerInsights'
>;

/**
 * The team's and the players' insights: reading them, and starting the run that writes both. An answer is in one language
 * throughout: what was written, its message too; nothing written is said in the language that is asked for.
 */
export const insightHandlers: InsightHandlers = {
  getInsights({ club, parameters: { matchId }, language, services }) {
    return get(services, { clubId: club.id, matchId, playerId: null, language });
  },
  getPlayerInsights({ club, parameters: { matchId, playerId }, language, services }) {
    return get(services, { clubId: club.id, matchId, playerId, language });
  },
  writeInsights({ club, parameters: { matchId }, query, language, services }) {
    const address = { clubId: club.id, matchId, playerId: null, language };
    return post(services, address, query.regenerate === 'true');
  },
  writePlayerInsights({ club, parameters: { matchId, playerId }, query, language, services }) {
    const address = { clubId: club.id, matchId, playerId, language };
    return post(services, address, query.regenerate === 'true');
  },
};

async function read(services: Services, address: InsightAddress) {
  return orNotFound(await readInsights(services.db, address));
}

async function get(services: Services, address: InsightAddress) {
  return replyOf(await read(services, address));
}

/** What was read decides whether to ask for a run; the database decides whether one starts. */
async function post(services: Services, address: InsightAddress, regenerate: boolean) {
  const seen = await read(services, address);
  const starts = startsRun(seen.snapshot, regenerate);
  if (starts) {
    await startRun(services.db, services.jobs, {
      clubId: address.clubId,
      matchId: address.matchId,
      runId: services.newId(),
      startedAt: services.clock(),
      seenRunId: seen.snapshot.run?.runId ?? null,
    });
  }
  const reply = starts ? await get(services, address) : replyOf(seen);
  return { ...reply, status: httpStatusOfPost(reply.data) };
}

type FoundInsights = Extract<InsightReading, { found: 'insights' }>;

function replyOf({ snapshot, subject, language }: FoundInsights) {
  return { data: resultOf(snapshot, subject, language), language };
}

function orNotFound(reading: InsightReading): FoundInsights {
  switch (reading.found) {
    case 'insights':
      return reading;
    case 'no match':
      throw notFound('Match');
    case 'no player':
      throw notFound('Player');
  }
}
