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
import type { StoredMatch, StoredTeam } from './club-store.ts';
import { CallError, type ClubTools, matchesOf, requireMatch, requireRecord } from './tools.ts';

/** A match, whose insights are asked for: the team's (`playerId` null) or a player's. */
export interface Asked {
  clubId: string;
  matchId: string;
  playerId: string | null;
  language: Language;
}

type Result = DataOf<'getInsights'>;

/** Matches that are kept as runs read them; half a megabyte each. */
const mostKept = 60;

/**
 * The insights of the matches on this device, through the same states as the service's: a POST starts a run, which writes
 * the team and every player. A run whose tab was closed is taken up by the next call that sees it.
 */
export function createWriting(
  tools: ClubTools,
  write: (input: InsightInput) => WrittenInsights = writeInsights,
) {
  const { clubs, clock, newId, alone, unlessUnderWay, onFailure } = tools;
  const kept = keepMatches(mostKept);

  async function finished(team: StoredTeam, { row, contentHash }: StoredMatch) {
    const version = JSON.stringify([contentHash, row.startsAt, row.opponentName, team.name]);
    const known = kept.find(row.id, version);
    if (known !== undefined) return known;
    const record = await requireRecord(tools, row.clubId, row.id);
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

  async function textsFor(clubId: string, matchId: string) {
    const { match, team } = await requireMatch(tools, clubId, matchId);
    const all = await matchesOf(tools, clubId, team.id);
    const before = all.filter(
      ({ row }) => row.status === 'completed' && row.startsAt < match.row.startsAt,
    );
    const earlier: FinishedMatch[] = [];
    for (const each of before) earlier.push(await finished(team, each));
    const { roster, category } = team;
    const input = { match: await finished(team, match), earlier, roster };
    const texts = write({ ...input, ...(category === undefined ? {} : { category }) });
    return { texts, contentHash: match.contentHash };
  }

  async function perform(clubId: string, matchId: string, runId: string): Promise<void> {
    const written = await textsFor(clubId, matchId).catch((error: unknown) => {
      onFailure(error);
      return null;
    });
    await alone(clubId, async () => {
      const match = await clubs.get('match', clubId, matchId);
      const { run = null } = match ?? {};
      if (match === undefined || run?.runId !== runId || run.status !== 'generating') return;
      const ids = [clubId, matchId];
      const failed = () =>
        clubs.write([
          { put: 'match', ids, value: { ...match, run: { ...run, status: 'failed' } } },
        ]);
      if (written === null) return failed();
      const { texts, contentHash: generatedFrom } = written;
      const ready = { status: 'ready' as const, generatedAt: clock(), generatedFrom };
      try {
        await clubs.write([
          { put: 'match', ids, value: { ...match, run: { ...run, ...ready } } },
          { put: 'texts', ids, value: texts },
        ]);
      } catch (error) {
        // The device may be full: what says so takes next to nothing.
        onFailure(error);
        await failed();
      }
    });
  }

  /** Has the run done by somebody on this device; nobody waits for it. */
  function ensureUnderWay({ clubId, matchId }: Asked, runId: string): void {
    unlessUnderWay(`run ${runId}`, () => perform(clubId, matchId, runId)).catch(onFailure);
  }

  /** What a run wrote; of the club to look around in the texts are only written when they are asked for. */
  async function textsOf(
    { clubId, matchId }: Asked,
    demo: boolean,
    { contentHash, run }: StoredMatch,
  ) {
    const texts = await clubs.get('texts', clubId, matchId);
    if (texts !== undefined || !demo || run?.generatedFrom !== contentHash) return texts;
    return alone(`texts ${matchId}`, async () => {
      const { texts: value } = await textsFor(clubId, matchId);
      await clubs.write([{ put: 'texts', ids: [clubId, matchId], value }]);
      return value;
    });
  }

  async function read(asked: Asked) {
    const { clubId, matchId, playerId } = asked;
    const { club, match, team } = await requireMatch(tools, clubId, matchId);
    const { roster } = team;
    if (playerId !== null && !roster.some((player) => player.playerId === playerId)) {
      throw new CallError('NOT_FOUND', 'Player not found');
    }
    const texts = await textsOf(asked, club.demoSeed !== undefined, match);
    const { row, contentHash, run } = match;
    const rosterIncomplete = roster.some((player) => texts?.players.has(player.playerId) !== true);
    const written = playerId === null ? texts?.team : texts?.players.get(playerId);
    return {
      snapshot: { matchStatus: row.status, contentHash, run, rosterIncomplete },
      subject: {
        kind: playerId === null ? ('team' as const) : ('player' as const),
        written: written?.[asked.language] ?? null,
      },
    };
  }

  async function get(asked: Asked): Promise<Result> {
    const { snapshot, subject } = await read(asked);
    const { run } = snapshot;
    if (run?.status === 'generating') ensureUnderWay(asked, run.runId);
    return resultOf(snapshot, subject, asked.language);
  }

  return {
    get,
    /** Starts a run where there is reason to; of two calls at a time one does. */
    async post(asked: Asked, regenerate: boolean): Promise<{ status: 200 | 202; data: Result }> {
      await alone(asked.clubId, async () => {
        const { snapshot } = await read(asked);
        if (!startsRun(snapshot, regenerate)) return;
        const match = await clubs.get('match', asked.clubId, asked.matchId);
        if (match === undefined) return;
        const { generatedAt = null, generatedFrom = null } = match.run ?? {};
        const status = 'generating' as const;
        const run = { runId: newId(), status, startedAt: clock(), generatedAt, generatedFrom };
        const ids = [asked.clubId, asked.matchId];
        await clubs.write([{ put: 'match', ids, value: { ...match, run } }]);
      });
      const data = await get(asked);
      return { status: httpStatusOfPost(data), data };
    },
  };
}
