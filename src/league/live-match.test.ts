import { describe, expect, it } from 'vitest';
import { liveMatchAt } from './live-match.ts';

const seed = 11;
const start = new Date('2026-11-21T06:20:00.000Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const first = liveMatchAt(seed, start);

describe('the live match', () => {
  it('is the same at the same moment', () => {
    expect(liveMatchAt(seed, minutesLater(30))).toEqual(liveMatchAt(seed, minutesLater(30)));
  });

  it('is live and has begun at every moment, weeks from now too', () => {
    for (let minutes = 0; minutes < 40_000; minutes += 997) {
      const { team, record: match } = liveMatchAt(seed, minutesLater(minutes));
      expect([team.id, match.id]).toEqual([first.team.id, first.record.id]);
      expect(match.fixture.status).toBe('live');
      expect(match.events[0]?.type).toBe('periodStart');
      expect(new Date(match.fixture.startsAt ?? '') <= minutesLater(minutes)).toBe(true);
    }
  });

  it('grows without changing recorded events', () => {
    const moments = Array.from(
      { length: 100 },
      (_, minute) => liveMatchAt(seed, minutesLater(minute)).record,
    ).filter(({ fixture }, _, all) => fixture.startsAt === all[0]?.fixture.startsAt);
    expect(moments.length).toBeGreaterThan(10);
    for (const [index, { events }] of moments.entries()) {
      const before = moments[index - 1]?.events ?? [];
      expect(events.slice(0, before.length)).toEqual(before);
    }
    expect(moments.at(-1)?.events.length).toBeGreaterThan(moments[0]?.events.length ?? 0);
  });
});
