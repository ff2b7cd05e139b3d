import type { InsightResult, InsightStatus } from '../contract/insight.ts';
import type { ByLanguage, Language } from '../contract/language.ts';
import type { MatchStatus } from '../contract/match.ts';
import type { WrittenInsight } from './write-insights.ts';

/** The stored state of a match's insights: all that a transition depends on. */
export interface InsightSnapshot {
  matchStatus: MatchStatus;
  /** Hash of the match's current events and match sheet. */
  contentHash: string;
  /** The latest run; null if none was started. */
  run: {
    runId: string;
    status: 'generating' | 'ready' | 'failed';
    startedAt: Date;
    /** When the last successful run finished; null if none did. */
    generatedAt: Date | null;
    /** The content hash that the last successful run read. */
    generatedFrom: string | null;
  } | null;
  /** Whether a player of the roster has no insights, although a run has succeeded. */
  rosterIncomplete: boolean;
}

/** Whose insights are requested, and what the last successful run wrote about them (null = nothing). */
export interface Subject {
  kind: 'team' | 'player';
  written: WrittenInsight | null;
}

/**
 * The status in a list of matches. Reference, section 3: a match that is not complete is
 * `unavailable`, even with earlier insights.
 */
export function insightStatusOf(
  matchStatus: MatchStatus,
  runStatus: 'generating' | 'ready' | 'failed' | null,
): InsightStatus {
  return matchStatus === 'completed' ? (runStatus ?? 'not_generated') : 'unavailable';
}

/**
 * Whether a POST starts a run. Reference, section 3; assumed: it does on `failed` and on stale
 * insights, it does not while a run is under way. A player's POST is the team's: one run writes all.
 */
export function startsRun(snapshot: InsightSnapshot, regenerate: boolean): boolean {
  switch (insightStatusOf(snapshot.matchStatus, snapshot.run?.status ?? null)) {
    case 'not_generated':
    case 'failed':
      return true;
    case 'ready':
      return regenerate || contentChanged(snapshot) || snapshot.rosterIncomplete;
    case 'generating':
    case 'unavailable':
      return false;
  }
}

/** The insight result of one subject as sent, its message in the language of the texts. */
export function resultOf(
  snapshot: InsightSnapshot,
  subject: Subject,
  language: Language,
): InsightResult {
  const status = subjectStatus(snapshot, subject);
  const { run } = snapshot;
  if (run === null || status === 'unavailable' || status === 'not_generated') {
    const bare = status === 'unavailable' ? status : 'not_generated';
    return { status: bare, message: messages[bare][language], stale: false, recordedBy };
  }
  const earlier = subject.written;
  const changed = earlier !== null && contentChanged(snapshot);
  const stale =
    changed || (subject.kind === 'team' && earlier !== null && snapshot.rosterIncomplete);
  return {
    status,
    message: messageOf(status, { earlier: earlier !== null, stale, changed })[language],
    stale,
    recordedBy,
    ...(earlier ?? {}),
    ...(earlier === null || run.generatedAt === null
      ? {}
      : { generatedAt: run.generatedAt.toISOString() }),
    ...(status === 'generating' ? { startedAt: run.startedAt.toISOString() } : {}),
  };
}

/** HTTP status of a POST's answer. assumed: 202 during a run, otherwise 200. */
export function httpStatusOfPost(result: InsightResult): 200 | 202 {
  return result.status === 'generating' ? 202 : 200;
}

/** The value in the reference's sample: insights come from what the club itself recorded. */
const recordedBy = 'team';

const messages = {
  unavailable: {
    en: 'Insights can be written once the match is complete.',
    es: 'El análisis se puede escribir cuando termine el partido.',
  },
  not_generated: {
    en: 'No insights have been written yet.',
    es: 'Todavía no se ha escrito el análisis.',
  },
  writing: {
    en: 'Insights are being written.',
    es: 'Se está escribiendo el análisis.',
  },
  writingAgain: {
    en: 'Insights are being written again. Until then these are the earlier ones.',
    es: 'El análisis se está escribiendo de nuevo. Hasta entonces, este es el anterior.',
  },
  failed: {
    en: 'The last run failed.',
    es: 'El último intento de escribirlo falló.',
  },
  failedAgain: {
    en: 'The last run failed; these are the insights of an earlier run.',
    es: 'El último intento falló; este análisis es de uno anterior.',
  },
  upToDate: {
    en: 'Insights are up to date.',
    es: 'El análisis está al día.',
  },
  matchChanged: {
    en: 'The match has changed since these insights were written.',
    es: 'El partido ha cambiado desde que se escribió este análisis.',
  },
  rosterChanged: {
    en: 'The roster has changed since these insights were written.',
    es: 'La plantilla ha cambiado desde que se escribió este análisis.',
  },
} as const satisfies Record<string, ByLanguage<string>>;

function contentChanged(snapshot: InsightSnapshot): boolean {
  const { run } = snapshot;
  return run !== null && run.generatedAt !== null && run.generatedFrom !== snapshot.contentHash;
}

/** A player who joined after the run has no text: `not_generated` although the team is `ready`. */
function subjectStatus(snapshot: InsightSnapshot, subject: Subject): InsightStatus {
  const status = insightStatusOf(snapshot.matchStatus, snapshot.run?.status ?? null);
  return status === 'ready' && subject.written === null ? 'not_generated' : status;
}

function messageOf(
  status: 'generating' | 'ready' | 'failed',
  about: { earlier: boolean; stale: boolean; changed: boolean },
): ByLanguage<string> {
  if (status === 'generating') return about.earlier ? messages.writingAgain : messages.writing;
  if (status === 'failed') return about.earlier ? messages.failedAgain : messages.failed;
  if (!about.stale) return messages.upToDate;
  return about.changed ? messages.matchChanged : messages.rosterChanged;
}
