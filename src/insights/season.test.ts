import { describe, expect, test } from 'vitest';
import { type ShotZone, shotZones } from '../basketball/court.ts';
import { numberOf } from '../basketball/numbers.ts';
import { teamSeason } from '../basketball/season.ts';
import { share } from '../basketball/shooting.ts';
import { shotsByZone } from '../basketball/shot-zones.ts';
import { valueOfShot } from './facts/fact.ts';
import { lengthOf } from './finished-match.ts';
import { measures } from './measures.ts';
import { playerSeasonOf } from './player-season.ts';
import { sourceName } from './reference.ts';
import { seasonOf } from './season.ts';
import { playedTeams } from './testing/matches.ts';
import { type WrittenInsight, writeInsights } from './write-insights.ts';

const matches = playedTeams(2026)[0]?.matches ?? [];
const seasonAfter = (played: number) => {
  const match = matches[played];
  if (match === undefined) throw new Error('the season has no such match');
  return seasonOf(match, matches.slice(0, played), 'Senior women');
};

test.each([
  [0, 'guide', 'in our own rough guide for U18 and senior teams'],
  [2, 'guide', 'in our own rough guide for U18 and senior teams'],
  [3, 'match', 'for either side in the 3 matches before'],
  [4, 'match', 'for either side in the 4 matches before'],
  [5, 'earlier', 'in the 5 matches before'],
])('after %i matches a team is compared with: %s', (played, basis, source) => {
  const reference = seasonAfter(played).reference(measures.pointsPerShot);
  expect(reference?.basis).toBe(basis);
  expect(reference && sourceName(reference, 'en')).toBe(source);
});

test('until five matches of a season were played every usual number names the season before', () => {
  const [match, ...earlier] = matches.toReversed();
  if (match === undefined) throw new Error('the season has no match');
  const input = { match, earlier, roster: [], category: 'Senior women' };
  const numbersOf = (insight: WrittenInsight) => Object.values(insight.summary).flat();
  const { en, es } = writeInsights({ ...input, seasonBefore: '2025-26' }).team;
  const own = writeInsights(input).team.en;
  const usual = (text: string) => / usual\b/.test(text);
  expect(numbersOf(own).filter(usual).length).toBeGreaterThan(0);
  expect(numbersOf(own).join(' ')).not.toContain('2025-26');
  for (const text of numbersOf(en).filter(usual)) expect(text).toContain('in 2025-26');
  for (const text of numbersOf(es).filter((each) => each.includes('lo habitual')))
    expect(text).toContain('en 2025-26');
  expect(numbersOf(en).join(' '), 'nothing of how last season went').not.toContain('until now');
});

test('a ball is worth the same where the plays alone know the opponent’s shots', () => {
  const season = seasonAfter(8);
  const { boxScore } = season.match;
  const without = { ...boxScore, opponent: { ...boxScore.opponent, totals: null } };
  expect(valueOfShot({ ...season, match: { ...season.match, boxScore: without } })).toBeCloseTo(
    valueOfShot(season),
  );
});

test.each([
  [100, 'in the 7 matches before with enough minutes for it'],
  [360, 'in the 8 matches before'],
])(
  'after a match of %i s with 30 field goals a player’s assists are compared: %s',
  (seconds, source) => {
    const season = seasonAfter(8);
    const [last, ...others] = season.earlier.toReversed();
    const hasPlayed = (match: typeof last, id: string | null) =>
      match?.boxScore.team.players.some(
        (each) => each.playerId === id && (each.seconds ?? 0) > 600,
      );
    const line = season.match.boxScore.team.players.find(({ playerId }) =>
      season.earlier.every((match) => hasPlayed(match, playerId)),
    );
    if (last === undefined || line === undefined) throw new Error('nobody played in all matches');
    const made = { made: 15, attempted: 15 };
    const players = last.boxScore.team.players.map((each) =>
      each.playerId === line.playerId ? { ...each, seconds, twos: made, threes: made } : each,
    );
    const boxScore = { ...last.boxScore, team: { ...last.boxScore.team, players } };
    const earlier = [...others.toReversed(), { ...last, boxScore }];
    const reference = playerSeasonOf({ ...season, earlier }, line).reference('assistRate');
    expect(reference && sourceName(reference, 'en')).toBe(source);
  },
);

test.each([
  ['Sub-16', 'Herons', 'U14–U16'],
  ['Cadete 25/26', 'Herons', 'U14–U16'],
  [undefined, 'Herons Infantil', 'U14–U16'],
  ['Juvenil', 'Herons', 'U18 and senior'],
  [undefined, 'Basket 16', 'U18 and senior'],
])('category %s, team %s: compared with the guide for %s teams', (category, teamName, label) => {
  const [first] = matches;
  if (first === undefined) throw new Error('the season has no match');
  const reference = seasonOf({ ...first, teamName }, [], category).reference(
    measures.pointsPerShot,
  );
  expect(reference && sourceName(reference, 'en')).toBe(
    `in our own rough guide for ${label} teams`,
  );
});

describe('the usual equals the season page up to that match', () => {
  const season = seasonAfter(12);
  const before = matches.slice(0, 12);
  const { team, opponent } = teamSeason(
    before.map((match) => ({ boxScore: match.boxScore, seconds: lengthOf(match) })),
  );

  test.each([
    ['team', team.totals, opponent.totals],
    ['opponent', opponent.totals, team.totals],
  ] as const)('of the %s: made over attempted of all matches together', (side, own, other) => {
    expect({
      twos: season.reference(measures.twos, side)?.mean,
      threes: season.reference(measures.threes, side)?.mean,
      freeThrows: season.reference(measures.freeThrows, side)?.mean,
      pointsPerShot: season.reference(measures.pointsPerShot, side)?.mean,
      turnovers: season.reference(measures.turnovers, side)?.mean,
      offensiveRebounds: season.reference(measures.offensiveRebounds, side)?.mean,
      defensiveRebounds: season.reference(measures.defensiveRebounds, side)?.mean,
    }).toEqual({
      twos: share(own.twos),
      threes: share(own.threes),
      freeThrows: share(own.freeThrows),
      pointsPerShot: numberOf('pointsPerShot', own),
      turnovers: numberOf('turnoverShare', own),
      offensiveRebounds: numberOf('offensiveReboundShare', own, other),
      defensiveRebounds: numberOf('defensiveReboundShare', own, other),
    });
  });

  test.each(['team', 'opponent'] as const)('from each zone, for the %s', (side) => {
    const shown = shotsByZone(
      before.flatMap(({ events }) => events),
      side,
    );
    const usual = (zone: ShotZone) => {
      const parts = (shown?.zones ?? []).filter((part) =>
        zone === 'cornerThree' ? /Corner/.test(part.zone) : part.zone === zone,
      );
      const made = parts.reduce((sum, part) => sum + part.made, 0);
      return made / parts.reduce((sum, part) => sum + part.attempted, 0);
    };
    for (const zone of shotZones) expect(season.usualZone(side, zone).mean).toBe(usual(zone));
  });

  test('a match with many shots counts for more than one with few', () => {
    const mean = season.earlier.reduce((sum, match) => sum + (measures.threes.of(match) ?? 0), 0);
    expect(season.reference(measures.threes)?.mean).not.toBe(mean / season.earlier.length);
  });
});
