import { usualBefore } from '../basketball/seasons.ts';
import type { DataOf } from '../contract/endpoints.ts';
import type { Language } from '../contract/language.ts';
import type { FinishedMatch } from '../insights/finished-match.ts';
import { keepMatches } from '../insights/kept-matches.ts';
import { httpStatusOfPost, resultOf, startsRun } from '../insights/state.ts';
import {
  type InsightInput,
  type WrittenInsights,
  writeInsights,
} from '../insights/write-insights.ts';
import { boxScoreOfRecord, rulesOf } from '../match-files/stored-match.ts';
import type { StoredMatch, StoredRun, StoredTeam } from './documents.ts';
import type { ClubReading, ClubTransaction } from './store.ts';
import {
  CallError,
  type ClubTools,
  matchesOf,
  requireClub,
  requireMatch,
  requireRecord,
  requireTeam,
} from './tools.ts';

/** A match, whose insights are asked for: the team's (`playerId` null) or a player's. */
export interface Asked {
  clubId: string;
  matchId: string;
  playerId: string | null;
  language: Language;
}

type Result = DataOf<'getInsights'>;

/** How often a run is begun: after that its match is taken to be what ends the process. */
const mostBeginnings = 3;

/** Matches cached as runs read them; half a megabyte each. */
const mostKept = 60;

/**
 * The insights of a club's matches: a POST starts a run, which writes the team and every player. A run that nobody goes on
 * with, since its tab was closed, is taken up by the next call that sees it.
 */
export function createInsights(
  tools: ClubTools,
  write: (input: InsightInput) => WrittenInsights = writeInsights,
) {
  const { store, clock, newId, unlessUnderWay, onFailure } = tools;
  const kept = keepMatches(mostKept);

  async function finished(tx: ClubReading, team: StoredTeam, { row, contentHash }: StoredMatch) {
    const version = JSON.stringify([contentHash, row.startsAt, row.opponentName, team.name]);
    const known = kept.find(row.id, version);
    if (known !== undefined) return known;
    const record = await requireRecord(tx, row.id);
    const match: FinishedMatch = {
      id: row.id,
      startsAt: row.startsAt,
      rules: rulesOf(row),
      boxScore: boxScoreOfRecord(team.name, record, row).boxScore,
      matchSheet: record.matchSheet,
      events: record.events,
      opponentName: row.opponentName,
      teamName: team.name,
    };
    kept.keep(version, match);
    return match;
  }

  async function textsFor(tx: ClubReading, matchId: string) {
    const match = await requireMatch(tx, matchId);
    const team = await requireTeam(tx, match.row.teamId);
    const all = await matchesOf(tx, team.id);
    const { roster, category, season } = team;
    const rows = all.map(({ row }) => row);
    const usual = usualBefore(rows, matchId, season);
    const before = new Set(usual.matchIds);
    const earlier: FinishedMatch[] = [];
    for (const each of all) {
      if (before.has(each.row.id)) earlier.push(await finished(tx, team, each));
    }
    const input = { match: await finished(tx, team, match), earlier, roster };
    const texts = write({
      ...input,
      ...(category === undefined ? {} : { category }),
      ...(usual.seasonBefore === null ? {} : { seasonBefore: usual.seasonBefore }),
    });
    const stored = { team: texts.team, players: Object.fromEntries(texts.players) };
    return { texts: stored, contentHash: match.contentHash };
  }

  /** Whether the run is to be done: it is under way, and was not begun too often. */
  const begin = (clubId: string, matchId: string, runId: string) =>
    store.transact(clubId, async (tx) => {
      const run = await tx.get('run', matchId);
      if (run?.runId !== runId || run.status !== 'generating') return false;
      const { begun = 0 } = run;
      if (begun < mostBeginnings) await tx.put('run', matchId, { ...run, begun: begun + 1 });
      else await tx.put('run', matchId, { ...run, status: 'failed' });
      return begun < mostBeginnings;
    });

  async function perform(clubId: string, matchId: string, runId: string): Promise<void> {
    if (!(await begin(clubId, matchId, runId))) return;
    const written = await store
      .read(clubId, (tx) => textsFor(tx, matchId))
      .catch((error: unknown) => {
        onFailure(error);
        return null;
      });
    const end = (work: (tx: ClubTransaction, run: StoredRun) => Promise<void>) =>
      store.transact(clubId, async (tx) => {
        const run = await tx.get('run', matchId);
        if (run?.runId === runId && run.status === 'generating') await work(tx, run);
      });
    const fail = () => end((tx, run) => tx.put('run', matchId, { ...run, status: 'failed' }));
    if (written === null) return fail();
    const { texts, contentHash: generatedFrom } = written;
    try {
      await end(async (tx, run) => {
        const ready = { status: 'ready' as const, generatedAt: clock(), generatedFrom };
        await tx.put('run', matchId, { ...run, ...ready });
        await tx.put('texts', matchId, texts);
      });
    } catch (error) {
      // The store may be full: a failed run takes next to no room.
      onFailure(error);
      await fail();
    }
  }

  /** Has the run done by somebody; nobody waits for it. */
  function ensureUnderWay({ clubId, matchId }: Asked, runId: string): void {
    unlessUnderWay(`run ${runId}`, () => perform(clubId, matchId, runId)).catch(onFailure);
  }

  /** Of the club to look around in the texts are only written when they are asked for. */
  async function writeDemoTexts({ clubId, matchId }: Asked): Promise<void> {
    const texts = await store.read(clubId, async (tx) => {
      const { demoSeed } = await requireClub(tx);
      if (demoSeed === undefined || (await tx.get('texts', matchId)) !== undefined) return null;
      const match = await requireMatch(tx, matchId);
      const run = await tx.get('run', matchId);
      return run?.generatedFrom === match.contentHash ? (await textsFor(tx, matchId)).texts : null;
    });
    if (texts !== null) await store.transact(clubId, (tx) => tx.put('texts', matchId, texts));
  }

  async function readIn(tx: ClubReading, { matchId, playerId, language }: Asked) {
    const { row, contentHash } = await requireMatch(tx, matchId);
    const { roster } = await requireTeam(tx, row.teamId);
    if (playerId !== null && !roster.some((player) => player.playerId === playerId)) {
      throw new CallError('NOT_FOUND', 'Player not found');
    }
    // The run first: one that ends between the two reads shows as under way, not as ready without texts.
    const run = (await tx.get('run', matchId)) ?? null;
    const texts = await tx.get('texts', matchId);
    const players = texts?.players ?? {};
    const rosterIncomplete = roster.some((player) => !Object.hasOwn(players, player.playerId));
    const written = playerId === null ? texts?.team : players[playerId];
    return {
      snapshot: { matchStatus: row.status, contentHash, run, rosterIncomplete },
      subject: {
        kind: playerId === null ? ('team' as const) : ('player' as const),
        written: written?.[language] ?? null,
      },
    };
  }

  async function get(asked: Asked): Promise<Result> {
    await writeDemoTexts(asked);
    const { snapshot, subject } = await store.read(asked.clubId, (tx) => readIn(tx, asked));
    const { run } = snapshot;
    if (run?.status === 'generating') ensureUnderWay(asked, run.runId);
    return resultOf(snapshot, subject, asked.language);
  }

  return {
    get,
    /** Starts a run if there is reason to; of two calls at a time one does. */
    async post(asked: Asked, regenerate: boolean): Promise<{ status: 200 | 202; data: Result }> {
      const { clubId, matchId } = asked;
      await store.transact(clubId, async (tx) => {
        const { snapshot } = await readIn(tx, asked);
        if (!startsRun(snapshot, regenerate)) return;
        const { generatedAt = null, generatedFrom = null } = snapshot.run ?? {};
        const status = 'generating' as const;
        const about = { matchId, runId: newId(), status, startedAt: clock() };
        await tx.put('run', matchId, { ...about, generatedAt, generatedFrom });
      });
      const data = await get(asked);
      return { status: httpStatusOfPost(data), data };
    },
  };
}
