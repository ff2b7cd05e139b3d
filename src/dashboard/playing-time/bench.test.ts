import { describe, expect, test } from 'vitest';
import { periodSeconds } from '../../basketball/score.ts';
import type { Plan } from '../../contract/playing-time.ts';
import { simulateTeams } from '../../league/simulate-league.ts';
import { readMatchFiles } from '../../match-files/match-files.ts';
import { derivedMatch } from '../../match-files/testing/derived-match.ts';
import { liveStatsOf } from '../../match-files/testing/livestats-of-record.ts';
import { realFiles, realText } from '../../testing/real-matches.ts';
import { printFigure } from '../../testing/share.ts';
import {
  arrived,
  benchNow,
  clockMoved,
  gone,
  isRunning,
  nextChange,
  onCourtNow,
  playedSoFar,
  secondsNow,
  secondsOnCourt,
  soFar,
  started,
  stopped,
  substituted,
  substitutedFreely,
  undone,
} from './bench.ts';
import { momentText, newPlan, plannedMinutes, solved } from './plan-model.ts';

const nine = 'abcdefghi'.split('').map((playerId) => ({ playerId }));
const owed = () => 0;
const plan = solved(newPlan(null, '2026-11-21', nine), owed).plan;
const minute = 60_000;
const first = plan.fives[0] ?? [];

/** The plan followed to a moment in minutes of play: the clock runs through each quarter, each change is on time. */
function followed(until: number): Plan {
  let match = plan;
  for (let at = 0; at < until; at += 10) {
    match = started(match, at * minute);
    for (const minutes of [at, at + 5]) {
      if (minutes >= until) break;
      for (;;) {
        const next = nextChange(match, minutes * minute);
        const pair = next?.wait === 0 ? next.pairs.find(({ isMade }) => !isMade) : undefined;
        if (!pair) break;
        const { length } = next?.pairs ?? [];
        match = substituted(match, minutes * minute, pair);
        const left = nextChange(match, minutes * minute);
        // No row moves while others wait: a second tap would hit another player.
        if (left?.wait === 0) expect(left.pairs).toHaveLength(length);
      }
    }
    match = stopped(match, Math.min(until, at + 10) * minute);
  }
  return match;
}

describe('the clock', () => {
  test('runs from the start to the stop, and shows the rest of the quarter', () => {
    const running = started(plan, 0);
    expect(momentText(plan, secondsNow(running, 90_000))).toBe('Q1 8:30');
    const still = stopped(running, 90_000);
    expect(secondsNow(still, 5 * minute)).toBe(90);
    expect(secondsNow(started(still, 10 * minute), 11 * minute)).toBe(150);
  });

  test('that nobody stops ends with its quarter, and goes on in the next', () => {
    const forgotten = started(plan, 0);
    expect(secondsNow(forgotten, 45 * minute)).toBe(600);
    expect(isRunning(forgotten, 45 * minute)).toBe(false);
    const second = started(stopped(forgotten, 45 * minute), 50 * minute);
    expect(momentText(plan, secondsNow(second, 51 * minute))).toBe('Q2 9:00');
  });

  test('is set by hand within its quarter, not before the last change', () => {
    const still = stopped(started(plan, 0), minute);
    expect(secondsNow(clockMoved(still, 0, 10), 0)).toBe(70);
    expect(secondsNow(clockMoved(still, 0, -90), 0)).toBe(0);
    const changed = substituted(still, minute, { on: 'i', off: first[0] ?? null });
    expect(secondsNow(clockMoved(changed, minute, -30), minute)).toBe(60);
  });

  test('goes on in an overtime', () => {
    const over = { ...plan, played: { seconds: 2_400, since: null, changes: [] } };
    expect(momentText(plan, secondsNow(started(over, 0), minute))).toBe('OT 4:00');
  });
});

test('a match that is followed gives everybody the planned minutes', () => {
  const match = followed(40);
  for (const { playerId } of nine) {
    expect(secondsOnCourt(match, playerId, 2_400)).toBe(plannedMinutes(plan, playerId) * 60);
  }
  expect(nextChange(match, 40 * minute)).toBeNull();
});

test('a change waits until it is tapped, may come before its time, and is taken back', () => {
  const running = started(plan, 0);
  const ahead = nextChange(running, 4 * minute);
  expect(ahead).toMatchObject({ at: 300, wait: 60 });
  const pairs = ahead?.pairs ?? [];
  expect(nextChange(running, 7 * minute)).toMatchObject({ at: 300, wait: 0, pairs });
  const [pair = { on: null, off: null }] = pairs;
  const early = substituted(running, 4 * minute, pair);
  expect(nextChange(early, 4 * minute)?.pairs).not.toContainEqual(expect.objectContaining(pair));
  expect(onCourtNow(undone(early))).toEqual(first);
  const whole = pairs.reduce((match, each) => substituted(match, minute, each), running);
  expect(nextChange(whole, 2 * minute)).toMatchObject({ at: 600, isAfterEarly: true });
  expect(nextChange(whole, 6 * minute)).toMatchObject({ at: 600, isAfterEarly: false });
  const atOnce = pairs.reduce((match, each) => substituted(match, 0, each), running);
  expect(nextChange(atOnce, 0)).toMatchObject({ at: 600 });
  expect(undone(undone(early)).played).toBeNull();
});

test('another change than the planned one holds until the next part', () => {
  const running = started(plan, 0);
  const bench = nine.map(({ playerId }) => playerId).filter((id) => !first.includes(id));
  const [on = '', off = ''] = [bench[0], first[0]];
  const after = substitutedFreely(running, minute, { on, off });
  expect(nextChange(after, 2 * minute)?.wait).toBe(180);
  expect(onCourtNow(after)).toContain(on);
  expect(secondsOnCourt(after, off, 120)).toBe(60);
});

test('a hurt player is replaced at once, and the rest is planned without the player', () => {
  const match = followed(12);
  const [hurt = ''] = onCourtNow(match);
  const after = gone(match, 12 * minute, hurt, owed);
  expect(after.rotation.kind).toBe('plan');
  expect(onCourtNow(after.plan)).not.toContain(hurt);
  expect(onCourtNow(after.plan)).toHaveLength(5);
  expect(after.plan.fives.slice(3).flat()).not.toContain(hurt);
  const { playedSeconds } = soFar(after.plan, 12 * minute);
  const minutes = nine
    .filter(({ playerId }) => playerId !== hurt)
    .map(({ playerId }) => {
      const left = after.plan.fives.slice(3).filter((five) => five.includes(playerId)).length;
      return playedSeconds(playerId) + left * 300;
    });
  expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(300);
});

test('who is hurt in an overtime does not come back', () => {
  const over = stopped(started(followed(40), 40 * minute), 41 * minute);
  const [hurt = ''] = onCourtNow(over);
  expect(benchNow(gone(over, 41 * minute, hurt, owed).plan, 42 * minute)).not.toContain(hurt);
});

test('who comes late plays from the next part on, as does who comes back', () => {
  const match = followed(12);
  const late = arrived(match, 12 * minute, 'late', owed);
  expect(late.plan.fives.slice(0, 3).flat()).not.toContain('late');
  expect(late.plan.fives.slice(3).flat()).toContain('late');
  const [hurt = ''] = onCourtNow(match);
  const back = arrived(gone(match, 12 * minute, hurt, owed).plan, 14 * minute, hurt, owed);
  expect(back.plan.fives.slice(3).flat()).toContain(hurt);
});

test('with five left nobody comes on, and four play on', () => {
  const five = solved(newPlan(null, '2026-11-21', nine.slice(0, 5)), owed).plan;
  const after = gone(started(five, 0), minute, 'a', owed);
  expect(onCourtNow(after.plan)).toEqual(['b', 'c', 'd', 'e']);
  expect(after.rotation.kind).toBe('plan');
});

describe('a match that was played', () => {
  const [record] = [...simulateTeams(7, new Date('2026-11-20T12:00:00Z'))]
    .flatMap((team) => team.matches)
    .filter(({ fixture }) => fixture.status === 'completed');
  const names = { team: 'Ours', opponent: 'Theirs' };
  const invented = {
    fileName: 'an invented match',
    text: record ? liveStatsOf(record, names) : '',
  };
  const real = realFiles('livestats').map((fileName) => ({
    fileName,
    text: realText('livestats', fileName),
  }));
  const matches = readMatchFiles([invented, ...real]).map(({ fileName, recorded }) => {
    const { record: read, boxScore } = derivedMatch(recorded);
    const { id, events, matchSheet } = read;
    const match = { ...recorded.rules, status: 'completed' as const };
    const played = playedSoFar({ matchId: id, events, matchSheet }, match);
    return {
      fileName,
      rules: recorded.rules,
      periods: events.at(-1)?.period ?? 0,
      played,
      boxScore,
    };
  });
  const minutesOf = ({ boxScore }: (typeof matches)[number]) =>
    boxScore.team.players.map(({ playerId, seconds }) => ({ playerId, seconds: seconds ?? 0 }));

  test.each(matches)('$fileName: its plays give the minutes of its box score', (match) => {
    const { played } = match;
    for (const { playerId, seconds } of minutesOf(match)) {
      const onCourt = secondsOnCourt({ ...plan, played }, playerId, played?.seconds ?? 0);
      expect(Math.round(onCourt), playerId).toBe(seconds);
    }
  });

  test.each(matches)(
    '$fileName: tapped on the bench as it was, the minutes are its own',
    (match) => {
      const roster = match.boxScore.team.players;
      const { regulationPeriods: periods, periodMinutes } = match.rules;
      const begun = { ...newPlan(null, '2026-11-21', roster), periods, periodMinutes };
      let bench = solved(begun, owed).plan;
      let taps = 0;
      const changes = [...(match.played?.changes ?? [])];
      let at = 0;
      for (let period = 1; period <= match.periods; period += 1) {
        const end = at + periodSeconds(period, match.rules);
        bench = started(bench, at * 1_000);
        while (changes[0] && changes[0].at < end) {
          const [change] = changes.splice(0, 1);
          const now = (change?.at ?? 0) * 1_000;
          const court = onCourtNow(bench);
          const on = (change?.on ?? []).filter((id) => !court.includes(id));
          // The planned starters go off for the actual ones.
          const off =
            change?.at === 0 ? court.filter((id) => !change.on.includes(id)) : (change?.off ?? []);
          for (const [index] of (on.length > off.length ? on : off).entries()) {
            const pair = { on: on[index] ?? null, off: off[index] ?? null };
            bench = substitutedFreely(bench, now, pair);
            taps += 1;
          }
        }
        bench = stopped(bench, end * 1_000);
        at = end;
      }
      for (const { playerId, seconds } of minutesOf(match)) {
        expect(Math.round(secondsOnCourt(bench, playerId, at)), playerId).toBe(seconds);
      }
      printFigure(
        `minutes tapped on the bench, ${match.fileName}`,
        `${roster.length} players, ${taps} changes, 0 s off`,
        '0 s',
      );
    },
  );
});
