import { describe, expect, it } from 'vitest';
import { matchStatuses } from '../../contract/match.ts';
import {
  httpStatusOfPost,
  type InsightSnapshot,
  insightStatusOf,
  resultOf as resultIn,
  type Subject,
  startsRun,
} from '../../insights/state.ts';
import { plainInsight as written } from '../testing/plain-writer.ts';

/** In English. */
const resultOf = (of: InsightSnapshot, subject: Subject) => resultIn(of, subject, 'en');

const startedAt = new Date('2026-11-01T10:00:00.000Z');
const generatedAt = new Date('2026-11-01T10:00:01.000Z');

type Run = NonNullable<InsightSnapshot['run']>;
const runs = {
  none: null,
  firstGenerating: run('generating', false),
  generatingAgain: run('generating', true),
  ready: run('ready', true),
  failed: run('failed', false),
  failedAgain: run('failed', true),
};

function run(status: Run['status'], hadSuccess: boolean): Run {
  return {
    runId: 'r',
    status,
    startedAt,
    generatedAt: hadSuccess ? generatedAt : null,
    generatedFrom: hadSuccess ? 'hash-1' : null,
  };
}

function snapshot(changes: Partial<InsightSnapshot>): InsightSnapshot {
  return {
    matchStatus: 'completed',
    contentHash: 'hash-1',
    run: null,
    rosterIncomplete: false,
    ...changes,
  };
}

const incomplete = matchStatuses.filter((status) => status !== 'completed');

describe('startsRun', () => {
  it.each([
    ['not_generated', runs.none, false, true],
    ['not_generated, regenerate', runs.none, true, true],
    ['generating', runs.firstGenerating, false, false],
    ['generating, regenerate', runs.firstGenerating, true, false],
    ['generating again, regenerate', runs.generatingAgain, true, false],
    ['ready', runs.ready, false, false],
    ['ready, regenerate', runs.ready, true, true],
    ['failed', runs.failed, false, true],
    ['failed after a success', runs.failedAgain, false, true],
    ['failed, regenerate', runs.failed, true, true],
  ])('on %s', (_, current, regenerate, expected) => {
    expect(startsRun(snapshot({ run: current }), regenerate)).toBe(expected);
  });

  it('on ready insights that the match has outgrown', () => {
    expect(startsRun(snapshot({ run: runs.ready, contentHash: 'hash-2' }), false)).toBe(true);
  });

  it('on ready insights that lack a rostered player', () => {
    expect(startsRun(snapshot({ run: runs.ready, rosterIncomplete: true }), false)).toBe(true);
  });

  it.each(incomplete)('never while the match is %s', (matchStatus) => {
    for (const current of Object.values(runs)) {
      for (const regenerate of [true, false]) {
        expect(startsRun(snapshot({ matchStatus, run: current }), regenerate)).toBe(false);
      }
    }
  });
});

describe('resultOf', () => {
  const team = { kind: 'team', written } as const;
  const empty = { kind: 'team', written: null } as const;

  it('is ready with everything that was written', () => {
    expect(resultOf(snapshot({ run: runs.ready }), team)).toEqual({
      status: 'ready',
      message: 'Insights are up to date.',
      stale: false,
      recordedBy: 'team',
      ...written,
      generatedAt: '2026-11-01T10:00:01.000Z',
    });
  });

  it('has nothing written before the first run, during it and after its failure', () => {
    for (const current of [runs.none, runs.firstGenerating, runs.failed]) {
      const result = resultOf(snapshot({ run: current, contentHash: 'other' }), empty);
      expect(result).not.toHaveProperty('summary');
      expect(result).not.toHaveProperty('ratings');
      expect(result).not.toHaveProperty('generatedAt');
      expect(result.stale).toBe(false);
    }
  });

  it('keeps the earlier insights while a newer run is under way and after it failed', () => {
    for (const current of [runs.generatingAgain, runs.failedAgain]) {
      const result = resultOf(snapshot({ run: current }), team);
      expect(result).toMatchObject({ status: current.status, ...written, stale: false });
      expect(result.message).toContain('earlier');
    }
  });

  it('says what a run that has written nothing yet is doing, or that it failed', () => {
    const messageOf = (current: Run) => resultOf(snapshot({ run: current }), empty).message;
    expect(messageOf(runs.firstGenerating)).toBe('Insights are being written.');
    expect(messageOf(runs.failed)).toBe('The last run failed.');
  });

  it('of a player who has nothing written while a newer run is under way, says nothing of a roster', () => {
    const joined = snapshot({
      run: runs.generatingAgain,
      rosterIncomplete: true,
      contentHash: 'new',
    });
    for (const kind of ['player', 'team'] as const) {
      expect(resultOf(joined, { kind, written: null })).toEqual({
        status: 'generating',
        message: 'Insights are being written.',
        stale: false,
        recordedBy: 'team',
        startedAt: '2026-11-01T10:00:00.000Z',
      });
    }
  });

  it('says when the run under way began, and only then', () => {
    expect(resultOf(snapshot({ run: runs.generatingAgain }), team).startedAt).toBe(
      '2026-11-01T10:00:00.000Z',
    );
    expect(resultOf(snapshot({ run: runs.ready }), team)).not.toHaveProperty('startedAt');
  });

  it('is stale once the match has changed, for the team and for a player', () => {
    for (const kind of ['team', 'player'] as const) {
      const result = resultOf(snapshot({ run: runs.ready, contentHash: 'new' }), { kind, written });
      expect(result.stale).toBe(true);
      expect(result.message).toContain('match has changed');
    }
  });

  it('is stale for the team alone when a player has joined, who reads not_generated', () => {
    const joined = snapshot({ run: runs.ready, rosterIncomplete: true });
    expect(resultOf(joined, team).stale).toBe(true);
    expect(resultOf(joined, team).message).toContain('roster has changed');
    expect(resultOf(joined, { kind: 'player', written }).stale).toBe(false);
    expect(resultOf(joined, { kind: 'player', written: null })).toEqual({
      status: 'not_generated',
      message: 'No insights have been written yet.',
      stale: false,
      recordedBy: 'team',
    });
  });

  it.each(incomplete)('is unavailable, without content, while the match is %s', (matchStatus) => {
    for (const current of Object.values(runs)) {
      expect(resultOf(snapshot({ matchStatus, run: current }), team)).toEqual({
        status: 'unavailable',
        message: 'Insights can be written once the match is complete.',
        stale: false,
        recordedBy: 'team',
      });
    }
  });
});

it('does not take a run for outdated before anything was written', () => {
  const never = { ...runs.ready, generatedAt: null, generatedFrom: null };
  expect(startsRun(snapshot({ run: never }), false)).toBe(false);
});

it('answers a POST with 202 during a run, otherwise with 200', () => {
  const answer = (current: Run | null) =>
    httpStatusOfPost(resultOf(snapshot({ run: current }), { kind: 'team', written }));
  expect(answer(runs.generatingAgain)).toBe(202);
  for (const current of [runs.none, runs.ready, runs.failed]) expect(answer(current)).toBe(200);
});

it('shows a list the status of the match itself first', () => {
  expect(insightStatusOf('live', 'ready')).toBe('unavailable');
  expect(insightStatusOf('completed', null)).toBe('not_generated');
  expect(insightStatusOf('completed', 'failed')).toBe('failed');
});
