import { usualBefore } from '../basketball/seasons.ts';
import type { DataOf } from '../contract/endpoints.ts';
import type { Language } from '../contract/language.ts';
import type { FinishedMatch } from '../insights/finished-match.ts';
import { keepMatches } from '../insights/kept-matches.ts';
import { httpStatusOfPost, resultOf, startsRun } from '../insights/state.ts';
import type { InsightInput } from '../insights/write-insights.ts';
import { withCorrections } from '../match-files/edit/corrections.ts';
import { boxScoreOfRecord, rulesOf } from '../match-files/stored-match.ts';
import type { StoredMatch, StoredRun, StoredTeam } from './documents.ts';
import { type ClubReading, type ClubTransaction, StoreError } from './store.ts';
import {
  CallError,
  type ClubTools,
  matchesOf,
  requireClub,
  requireMatch,
  requireRecord,
  requireTeam,
} from './tools.ts';

/** The match of a run; a match has one run at a time. */
export interface RunAddress {
  clubId: string;
  matchId: string;
}

/** The insights requested of a match: the team's (`playerId` null) or a player's. */
export interface Asked extends RunAddress {
  playerId: string | null;
  language: Language;
}

type Result = DataOf<'getInsights'>;

/** How often a run may begin: after that its match probably crashes the process. */
const mostBeginnings = 3;

/** The most cached matches for runs, at half a megabyte each. */
const mostCached = 60;

/**
 * The insights of a club's matches: a POST starts a run, which writes the texts of the team and every player. A run whose tab
 * was closed or whose process ended is resumed by the next call that sees it, or by a worker of the host.
 */
export function createInsights(tools: ClubTools) {
  const { store, clock, newId, write, haveRun, lease, onFailure } = tools;
  const cache = keepMatches(mostCached);

  async function finished(tx: ClubReading, team: StoredTeam, { row, contentHash }: StoredMatch) {
    const { startsAt, opponentName } = row;
    const about = [contentHash, startsAt, opponentName, team.name, rulesOf(row)];
    const version = JSON.stringify(about);
    const known = cache.find(row.id, version);
    if (known !== undefined) return known;
    const record = await requireRecord(tx, row.id);
    const match: FinishedMatch = {
      id: row.id,
      startsAt,
      rules: rulesOf(row),
      boxScore: withCorrections(
        boxScoreOfRecord(team.name, record, row).boxScore,
        record.matchSheet,
      ),
      matchSheet: record.matchSheet,
      events: record.events,
      opponentName,
      teamName: team.name,
    };
    cache.keep(version, match);
    return match;
  }

  /** The input of a run; `renew` is called between matches. Null if the match was deleted or is no longer completed. */
  async function readInput(tx: ClubReading, matchId: string, renew = async () => {}) {
    const match = await tx.get('match', matchId);
    if (match?.row.status !== 'completed') return null;
    const team = await requireTeam(tx, match.row.teamId);
    const all = await matchesOf(tx, team.id);
    const { roster, category, season } = team;
    const rows = all.map(({ row }) => row);
    const usual = usualBefore(rows, matchId, season);
    const before = new Set(usual.matchIds);
    const earlier: FinishedMatch[] = [];
    for (const each of all) {
      if (!before.has(each.row.id)) continue;
      earlier.push(await finished(tx, team, each));
      await renew();
    }
    const input: InsightInput = {
      match: await finished(tx, team, match),
      earlier,
      roster,
      ...(category === undefined ? {} : { category }),
      ...(usual.seasonBefore === null ? {} : { seasonBefore: usual.seasonBefore }),
    };
    return { input, contentHash: match.contentHash };
  }

  async function textsFor(tx: ClubReading, matchId: string, renew?: () => Promise<void>) {
    const read = await readInput(tx, matchId, renew);
    if (read === null) return null;
    const { team, players } = write(read.input);
    return {
      texts: { team, players: Object.fromEntries(players) },
      contentHash: read.contentHash,
    };
  }

  /** Begins the run if this process may: it is unfinished, not leased by another process, and was not begun too often. */
  const begin = ({ clubId, matchId }: RunAddress, runId: string) =>
    store.transact(clubId, async (tx) => {
      const run = await tx.get('run', matchId);
      if (run?.runId !== runId || !isFree(run)) return false;
      const { begun = 0 } = run;
      if (begun < mostBeginnings) {
        await tx.put('run', matchId, { ...run, begun: begun + 1, ...leased() });
      } else await tx.put('run', matchId, { ...run, status: 'failed' });
      return begun < mostBeginnings;
    });

  /** Whether a run is unfinished and not leased by another process. */
  function isFree({ status, lease: held }: StoredRun): boolean {
    if (status !== 'generating') return false;
    return held === undefined || held.holder === lease?.holder || held.until <= clock();
  }

  const leased = (): Pick<StoredRun, 'lease'> =>
    lease === null
      ? {}
      : {
          lease: {
            holder: lease.holder,
            until: new Date(clock().getTime() + lease.milliseconds),
          },
        };

  /** Returns a function that extends the run's lease after a third of it has passed. */
  function renewing({ clubId, matchId }: RunAddress, runId: string): () => Promise<void> {
    let since = clock().getTime();
    return async () => {
      if (lease === null || clock().getTime() - since < lease.milliseconds / 3) return;
      since = clock().getTime();
      await store.transact(clubId, async (tx) => {
        const run = await tx.get('run', matchId);
        if (run?.runId === runId && isFree(run)) {
          await tx.put('run', matchId, { ...run, ...leased() });
        }
      });
    };
  }

  async function perform(address: RunAddress, runId: string): Promise<void> {
    const { clubId, matchId } = address;
    if (!(await begin(address, runId))) return;
    const renew = renewing(address, runId);
    const written = await store
      .read(clubId, (tx) => textsFor(tx, matchId, renew))
      .catch((error: unknown) => {
        // If the store is unreachable, the run is resumed later.
        if (error instanceof StoreError) throw error;
        onFailure(error);
        return null;
      });
    const end = (work: (tx: ClubTransaction, run: StoredRun) => Promise<void>) =>
      store.transact(clubId, async (tx) => {
        const run = await tx.get('run', matchId);
        if (run?.runId !== runId || run.status !== 'generating') return;
        const { lease: _lease, begun: _begun, ...ended } = run;
        await work(tx, ended);
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
      // The store may be full: a failed run takes hardly any space.
      onFailure(error);
      await fail();
    }
  }

  /** Starts the run here or elsewhere without waiting for it. */
  function ensureUnderWay({ clubId, matchId }: RunAddress, runId: string): void {
    haveRun(runId, () => perform({ clubId, matchId }, runId)).catch(onFailure);
  }

  /** Writes the texts of a run of the demo club, which are only written on request. Returns whether it did. */
  async function writeDemoTexts({ clubId, matchId }: Asked): Promise<boolean> {
    const texts = await store.read(clubId, async (tx) => {
      const { demoSeed } = await requireClub(tx);
      return demoSeed === undefined ? null : ((await textsFor(tx, matchId))?.texts ?? null);
    });
    if (texts !== null) await store.transact(clubId, (tx) => tx.put('texts', matchId, texts));
    return texts !== null;
  }

  async function readIn(tx: ClubReading, { matchId, playerId, language }: Asked) {
    const { row, contentHash } = await requireMatch(tx, matchId);
    const { roster } = await requireTeam(tx, row.teamId);
    if (playerId !== null && !roster.some((player) => player.playerId === playerId)) {
      throw new CallError('NOT_FOUND', 'Player not found');
    }
    // The run is read first: one that ends in between appears as running, not as ready without texts.
    const run = (await tx.get('run', matchId)) ?? null;
    const texts = await tx.get('texts', matchId);
    const players = texts?.players ?? {};
    const rosterIncomplete = roster.some((player) => !Object.hasOwn(players, player.playerId));
    const written = playerId === null ? texts?.team : players[playerId];
    // Texts from before Spanish are in English.
    const own = written === undefined || language in written ? language : 'en';
    return {
      isWithoutTexts: texts === undefined && run?.generatedFrom === contentHash,
      snapshot: { matchStatus: row.status, contentHash, run, rosterIncomplete },
      subject: {
        kind: playerId === null ? ('team' as const) : ('player' as const),
        written: written?.[own] ?? null,
      },
      language: own,
    };
  }

  /** The reply in one language, message included: the text's, or the requested one. */
  async function get(asked: Asked): Promise<{ data: Result; language: Language }> {
    const read = () => store.read(asked.clubId, (tx) => readIn(tx, asked));
    const found = await read();
    const isWritten = found.isWithoutTexts && (await writeDemoTexts(asked));
    const { snapshot, subject, language } = isWritten ? await read() : found;
    const { run } = snapshot;
    if (run?.status === 'generating') ensureUnderWay(asked, run.runId);
    return { data: resultOf(snapshot, subject, language), language };
  }

  return {
    get,
    /** Starts a run if needed; of two simultaneous calls only one does. */
    async post(
      asked: Asked,
      regenerate: boolean,
    ): Promise<{ status: 200 | 202; data: Result; language: Language }> {
      const { clubId, matchId } = asked;
      // Most calls start nothing, which needs no lock.
      const { snapshot: seen } = await store.read(clubId, (tx) => readIn(tx, asked));
      if (startsRun(seen, regenerate)) {
        await store.transact(clubId, async (tx) => {
          const run = await tx.get('run', matchId);
          // Another call was faster.
          if (run?.runId !== seen.run?.runId) return;
          const { generatedAt = null, generatedFrom = null } = run ?? {};
          const status = 'generating' as const;
          const about = { matchId, runId: newId(), status, startedAt: clock() };
          await tx.put('run', matchId, { ...about, generatedAt, generatedFrom });
        });
      }
      const answer = await get(asked);
      return { ...answer, status: httpStatusOfPost(answer.data) };
    },

    /** The input for a match's insights; null if it is not completed. */
    input: ({ clubId, matchId }: RunAddress): Promise<InsightInput | null> =>
      store.read(clubId, async (tx) => (await readInput(tx, matchId))?.input ?? null),

    /** Performs a match's unfinished run, unless another process holds it. Throws StoreError. */
    async takeUp(address: RunAddress): Promise<void> {
      const run = await store.read(address.clubId, (tx) => tx.get('run', address.matchId));
      if (run !== undefined && isFree(run)) await perform(address, run.runId);
    },
  };
}
