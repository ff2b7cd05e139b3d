import { expect, test } from 'vitest';
import { shotsByKind, zonedShots } from '../../basketball/season-shots.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { stepOf } from '../figures/UsualCourt.tsx';

const [played] = playedTeams(2026);
if (!played) throw new Error('nobody played');
const all = played.matches.map(({ events }) => events);
const boxScores = played.matches.map(({ boxScore }) => boxScore);
const isShot = ({ type }: MatchEvent) => type === 'twoPointer' || type === 'threePointer';
const shots = all.flat().filter(isShot);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the zones of both sides hold every shot of the season', () => {
  for (const side of ['team', 'opponent'] as const) {
    const own = shots.filter((shot) => shot.side === side);
    const zoned = zonedShots(all, all, side);
    const rows = zoned?.rows ?? [];
    expect(sum(rows.map(({ attempted }) => attempted)) + (zoned?.unplaced.attempted ?? 0)).toBe(
      own.length,
    );
    expect(sum(rows.map(({ made }) => made)) + (zoned?.unplaced.made ?? 0)).toBe(
      own.filter(({ made }) => made).length,
    );
    expect(sum(rows.map(({ shareOfShots }) => shareOfShots ?? 0))).toBeCloseTo(1, 9);
  }
});

test('both sides’ differences from the usual cancel out, shot by shot', () => {
  const team = zonedShots(all, all, 'team')?.rows ?? [];
  const opponent = zonedShots(all, all, 'opponent')?.rows ?? [];
  expect(team).toHaveLength(6);
  team.forEach((own, at) => {
    const theirs = opponent[at];
    const off =
      (own.difference ?? 0) * own.attempted + (theirs?.difference ?? 0) * (theirs?.attempted ?? 0);
    expect(off).toBeCloseTo(0, 6);
    expect(own.usual).toBe(theirs?.usual);
  });
});

test('a few matches are compared with the usual of all of them', () => {
  const few = zonedShots(all.slice(-5), all, 'team');
  const season = zonedShots(all, all, 'team');
  expect(few?.rows.map(({ usual }) => usual)).toEqual(season?.rows.map(({ usual }) => usual));
  expect(sum(few?.rows.map(({ attempted }) => attempted) ?? [])).toBeLessThan(
    sum(season?.rows.map(({ attempted }) => attempted) ?? []),
  );
});

test('20 of 30 at the rim, where both sides make half of 100, is 0.33 a shot more than usual', () => {
  const at = (side: 'team' | 'opponent', made: boolean): MatchEvent => ({
    id: 'shot',
    sequence: 1,
    period: 1,
    clockSeconds: 1,
    side,
    type: 'twoPointer',
    subtype: 'layup',
    made,
    points: made ? 2 : 0,
    courtPosition: { x: 7.5, y: 1.5 },
    score: { team: null, opponent: null },
  });
  const times = (count: number, event: MatchEvent) => Array.from({ length: count }, () => event);
  const match = [
    ...times(20, at('team', true)),
    ...times(10, at('team', false)),
    ...times(30, at('opponent', true)),
    ...times(40, at('opponent', false)),
  ];
  const [rim] = zonedShots([match], [match], 'team')?.rows ?? [];
  expect(rim).toMatchObject({ key: 'rim', made: 20, attempted: 30, usual: 1, shareOfShots: 1 });
  expect(rim?.difference).toBeCloseTo(1 / 3, 9);
  // 1.2816 · 2 · √(0.5 · 0.5 / 30) = 0.23.
  expect(rim?.isBeyondChance).toBe(true);
  expect(rim && stepOf(rim)).toBe('p2');
  expect(zonedShots([[]], [match], 'team')).toBeNull();
});

test('tints begin beyond chance and with ten shots, and are strong from 0.3 points', () => {
  const step = (difference: number | null, isBeyondChance = true, attempted = 10) =>
    stepOf({ difference, isBeyondChance, attempted });
  expect([-0.3, -0.29, -0.09, 0.09, 0.3].map((each) => step(each))).toEqual([
    'm2',
    'm1',
    'm1',
    'p1',
    'p2',
  ]);
  expect(step(0.5, false)).toBe('zero');
  expect(step(0.5, true, 9)).toBeNull();
  expect(step(null)).toBeNull();
});

test('without plays, twos and threes of the box scores are the events’', () => {
  const [twos, threes] = shotsByKind(boxScores, boxScores, 'opponent') ?? [];
  const theirs = shots.filter(({ side }) => side === 'opponent');
  expect(twos?.attempted).toBe(theirs.filter(({ type }) => type === 'twoPointer').length);
  const long = theirs.filter(({ type }) => type === 'threePointer');
  expect(threes?.attempted).toBe(long.length);
  expect(threes?.pointsPerShot).toBeCloseTo(
    (3 * long.filter(({ made }) => made).length) / long.length,
    9,
  );
  const bare = boxScores.map((boxScore) => ({
    ...boxScore,
    opponent: { ...boxScore.opponent, totals: null },
  }));
  expect(shotsByKind(bare, bare, 'team')).toBeNull();
});
