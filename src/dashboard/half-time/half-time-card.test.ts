import * as v from 'valibot';
import { expect, test } from 'vitest';
import { scoreByPeriod, secondsPlayed } from '../../basketball/score.ts';
import { eventsOf } from '../../basketball/testing/events.ts';
import { winProbabilities } from '../../basketball/win-probability.ts';
import { matchSchema } from '../../contract/match.ts';
import { type MatchEvent, type Side, sides } from '../../contract/play-by-play.ts';
import { liveMatchAt } from '../../league/live-match.ts';
import { scoreSheetOf } from '../../testing/score-sheet-of.ts';
import { times } from '../../testing/share.ts';
import { closePause } from '../api/polling.ts';
import { isPeriodOver, momentOf } from '../figures/LiveMoment.tsx';
import { halfTimeCard, isBlank } from './half-time-card.ts';

/** A whole match of the demo, at the last moment before the next one begins. */
const { record } = liveMatchAt(2026, new Date(297_200 * 6_000_000 - 1));
const { matchSheet, fixture } = record;
const events = [...record.events];
const match = v.parse(matchSchema, {
  id: record.id,
  startsAt: fixture.startsAt,
  status: 'live',
  homeAway: 'home',
  opponent: { name: fixture.opponent.name },
  regulationPeriods: fixture.regulationPeriods,
  periodMinutes: fixture.periodMinutes,
  overtimeMinutes: fixture.overtimeMinutes,
});

const cardAt = (count: number) => {
  const plays = { matchId: match.id, matchSheet, events: events.slice(0, count) };
  return halfTimeCard({ match, boxScore: null, plays });
};
const endOf = (period: number) => events.findLastIndex((event) => event.period === period) + 1;
const points = (of: readonly MatchEvent[], side: Side) =>
  of.reduce((sum, event) => sum + (event.side === side ? (event.points ?? 0) : 0), 0);

test('at every play score, scorers, shots and fouls are those of the plays so far', () => {
  for (let count = 1; count <= events.length; count += times(31, 7)) {
    const so = events.slice(0, count);
    const card = cardAt(count);
    expect(card.score).toEqual(scoreByPeriod(so).score);
    for (const side of sides) {
      const own = so.filter((event) => event.side === side);
      const scored = card.scorers[side].reduce((sum, scorer) => sum + scorer.points, 0);
      expect(scored).toBe(points(so, side));
      for (const scorer of card.scorers[side]) {
        expect(scorer.from.reduce((sum, each) => sum + each.points, 0)).toBe(scorer.points);
      }
      const tried = card.shots.reduce((sum, { of }) => sum + (of[side].attempted ?? 0), 0);
      const isShot = ({ type }: MatchEvent) => type === 'twoPointer' || type === 'threePointer';
      expect(tried).toBe(own.filter(isShot).length);
      const fouls = own.filter(({ type, playerId }) => type === 'foul' && playerId !== undefined);
      const called = card.fouls[side].reduce((sum, player) => sum + (player.fouls ?? 0), 0);
      expect(called).toBe(fouls.length);
    }
  }
});

test('of a score sheet makes are no attempts, and turnovers no 0–0', () => {
  const plays = { matchId: match.id, matchSheet, events: scoreSheetOf(events.slice(0, endOf(2))) };
  const { shots, lastMinutes } = halfTimeCard({
    match,
    boxScore: null,
    plays,
  });
  expect(shots.map(({ place }) => place)).toEqual(['two', 'three']);
  for (const side of sides) {
    const [twos] = shots.map(({ of }) => of[side]);
    expect(twos?.made).toBeGreaterThan(5);
    expect(twos?.attempted).toBeNull();
  }
  expect(lastMinutes?.turnovers).toBeNull();
});

test('the moment: playing with its clock, between quarters, half-time, the buzzer', () => {
  expect(cardAt(20).moment).toMatchObject({ period: 1, kind: 'playing' });
  expect(cardAt(20).moment?.clockSeconds).toBe(events[19]?.clockSeconds);
  expect(cardAt(endOf(1)).moment).toEqual({ period: 1, clockSeconds: 0, kind: 'break' });
  expect(cardAt(endOf(2)).moment).toEqual({ period: 2, clockSeconds: 0, kind: 'halfTime' });
  expect(cardAt(endOf(2) + 1).moment).toMatchObject({ period: 3, kind: 'playing' });
});

test('the last five minutes are the last 300 seconds of play, across a quarter’s end', () => {
  const count = endOf(2) + 40;
  const so = events.slice(0, count);
  const at = (event: MatchEvent) => secondsPlayed(event, match) ?? 0;
  const now = Math.max(...so.map(at));
  const last = so.filter((event) => at(event) > now - 300);
  const { lastMinutes } = cardAt(count);
  expect(lastMinutes?.points).toEqual({
    team: points(last, 'team'),
    opponent: points(last, 'opponent'),
  });
  expect(cardAt(10).lastMinutes).toBeNull();
});

test('three fouls are trouble in the first half, four after it; time-outs are those of the half', () => {
  expect(cardAt(endOf(2)).trouble).toBe(3);
  const third = cardAt(endOf(2) + 1);
  expect(third.trouble).toBe(4);
  expect(third.timeouts).toEqual({ team: 0, opponent: 0 });
  const first = events.slice(0, endOf(2)).filter(({ type }) => type === 'timeout');
  const { timeouts } = cardAt(endOf(2));
  expect((timeouts?.team ?? 0) + (timeouts?.opponent ?? 0)).toBe(first.length);
});

test('team fouls are those of players in this period; an overtime continues the fourth quarter’s', () => {
  const foul = (period: number, side: Side, subtype = 'personal') =>
    ({ type: 'foul', period, side, subtype }) as const;
  const played = eventsOf([
    foul(3, 'team'),
    foul(3, 'team'),
    foul(4, 'team'),
    foul(4, 'team', 'technical'),
    foul(4, 'team', 'coachTechnical'),
    foul(4, 'opponent', 'benchTechnical'),
    foul(4, 'opponent'),
    foul(5, 'team', 'unsportsmanlike'),
    foul(6, 'opponent'),
  ]);
  const fouls = (count: number) => {
    const plays = { matchId: match.id, matchSheet, events: played.slice(0, count) };
    return halfTimeCard({ match, boxScore: null, plays }).teamFouls;
  };
  expect(fouls(2)).toEqual({ team: 2, opponent: 0 });
  expect(fouls(7)).toEqual({ team: 2, opponent: 1 });
  expect(fouls(8)).toEqual({ team: 3, opponent: 1 });
  expect(fouls(9)).toEqual({ team: 3, opponent: 2 });
});

test('the fives so far hold every point and second', () => {
  const half = cardAt(endOf(2));
  const sum = (of: (five: NonNullable<typeof half.fives>[number]) => number | null) =>
    half.fives?.reduce((total, five) => total + (of(five) ?? 0), 0);
  expect(sum(({ pointsFor }) => pointsFor)).toBe(half.score?.team);
  expect(sum(({ seconds }) => seconds)).toBeGreaterThanOrEqual(20 * 60 - 5);
});

test('the chance to win is the one of the plays page, above even for who leads', () => {
  const chances = winProbabilities(events, match, false) ?? [];
  for (const [at, { eventId, probability, lead }] of chances.entries()) {
    // A change of the score, and not the end of its period: the card is at the play's own clock.
    const play = events.findIndex(({ id }) => id === eventId);
    if (play < 0 || chances[at + 1]?.eventId === eventId || !events[play]?.points) continue;
    const { chance } = cardAt(play + 1);
    if (chance === null) continue;
    expect(chance).toBeCloseTo(probability, 10);
    expect(Math.sign(chance - 0.5)).toBe(Math.sign(lead));
  }
});

test('without plays the box score says what it can; without either the card is blank', () => {
  const { boxScore } = { boxScore: null };
  expect(isBlank(halfTimeCard({ match, boxScore, plays: null }))).toBe(true);
  const shooting = { made: 3, attempted: 5 };
  const line = {
    seconds: 600,
    points: 12,
    twos: shooting,
    threes: { made: 1, attempted: 4 },
    freeThrows: { made: 3, attempted: 3 },
    offensiveRebounds: 1,
    defensiveRebounds: 1,
    assists: 0,
    turnovers: 1,
    steals: 0,
    blocks: 0,
    blocksReceived: 0,
    fouls: 3,
    foulsDrawn: 0,
    plusMinus: 0,
  };
  const player = {
    playerId: 'a',
    name: 'Ana Berg',
    number: '7',
    starter: true,
    played: true,
    ...line,
  };
  const team = { name: 'Us', players: [player], totals: line };
  const card = halfTimeCard({
    match: { ...match, score: { team: 12, opponent: null } },
    boxScore: {
      matchId: match.id,
      status: 'live',
      team,
      opponent: { name: 'Them', players: [], totals: null },
    },
    plays: null,
  });
  expect(card).toMatchObject({ moment: null, fives: null, lastMinutes: null, chance: null });
  expect(card.shots.map(({ place, of }) => [place, of.team])).toEqual([
    ['two', shooting],
    ['three', { made: 1, attempted: 4 }],
  ]);
  expect(card.scorers.team[0]?.from).toEqual([
    { place: 'two', points: 6 },
    { place: 'three', points: 3 },
    { place: 'line', points: 3 },
  ]);
  expect(card.fouls.team).toHaveLength(1);
});

test('whenever the page was opened, it sees half-time two seconds after the buzzer at the latest', () => {
  for (const cycle of times([297_200], [297_200, 297_201, 297_202])) {
    const playedAt = (ms: number) =>
      liveMatchAt(2026, new Date(cycle * 6_000_000 + ms)).record.events;
    const isOver = (ms: number) =>
      playedAt(ms).some(({ type, period }) => type === 'periodEnd' && period === 2);
    let [before, buzzer] = [0, 6_000_000 - 1];
    while (buzzer - before > 10) {
      const middle = Math.floor((before + buzzer) / 2);
      if (isOver(middle)) buzzer = middle;
      else before = middle;
    }
    for (const offset of [0, 7_300, 13_900]) {
      let now = buzzer - 150_000 - offset;
      while (!isOver(now)) {
        const events = playedAt(now);
        const clock = momentOf(events, match)?.clockSeconds ?? null;
        now += closePause(clock, isPeriodOver(events), null) || Number.NaN;
      }
      expect(now - buzzer).toBeLessThanOrEqual(2_000);
    }
  }
});
