import { expect, test } from 'vitest';
import type { BoxScore } from '../../contract/box-score.ts';
import { playedTeams, withEvents } from '../../insights/testing/matches.ts';
import { playedWhy } from '../figures/played-why.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { formatSigned } from '../ui/format.ts';
import { marginBridge } from './CompareMatchesPage.tsx';
import { judgeDifference, matchDifferences } from './compared.ts';

const [team] = playedTeams(2026);
const played = (team?.matches ?? []).map((finished) => ({
  ...meetingOf(finished),
  boxScore: finished.boxScore,
}));
const season = played.map(({ boxScore }) => boxScore);
const margin = ({ team: own, opponent }: BoxScore) =>
  (own.totals?.points ?? 0) - (opponent.totals?.points ?? 0);

test('the bridge leads from one margin to the other, step by step as it is shown', () => {
  for (const [index, b] of played.slice(1, 12).entries()) {
    const a = played[index];
    const bridge = a && marginBridge(a, b);
    if (!a || !bridge) throw new Error('nothing was read');
    expect([bridge.from, bridge.to]).toEqual([margin(a.boxScore), margin(b.boxScore)]);
    const steps = bridge.parts.reduce((sum, { points }) => sum + points, 0);
    expect(steps).toBeCloseTo(bridge.to - bridge.from, 5);
    expect(bridge.parts.map(({ key }) => key)).toContain('luck');
    // The numbers and words of the matches' own pages.
    const [then, now] = [a, b].map(({ boxScore, plays }) => {
      const again = playedWhy(boxScore, plays?.events ?? [])?.again?.estimate;
      return formatSigned(Math.round(again ?? Number.NaN));
    });
    expect(bridge.summary).toContain(`Played again, they would end at about ${then} and ${now}.`);
    expect(bridge.summary).toMatch(
      /apart\. How the shots fell, mostly luck, was worth \S+ then and/,
    );
  }
});

test('shots that fell better than luck alone does are not called luck', () => {
  const [first, second] = team?.matches ?? [];
  if (!first || !second) throw new Error('nothing was played');
  const allIn = withEvents(
    first,
    first.events.map((event) =>
      event.side === 'team' && /^t(?:wo|hree)Pointer$/.test(event.type)
        ? { ...event, made: true, points: event.type === 'twoPointer' ? 2 : 3 }
        : event,
    ),
  );
  const read = (match: typeof first) => ({ ...meetingOf(match), boxScore: match.boxScore });
  const bridge = marginBridge(read(allIn), read(second));
  expect(bridge?.summary).toMatch(
    /^\d+ points? apart\. Played again, they would end at about \S+ and \S+\.$/,
  );
});

test('if one match has no plays both are explained by their totals, and nothing is called luck', () => {
  const [a, b] = played;
  if (!a || !b) throw new Error('nothing was played');
  const bridge = marginBridge({ ...a, plays: null }, b);
  expect(bridge?.parts.map(({ key }) => key)).toEqual([
    'shooting',
    'turnovers',
    'rebounds',
    'line',
    'rest',
  ]);
  expect(bridge?.summary).not.toContain('luck');
  const bare = { ...b.boxScore, opponent: { ...b.boxScore.opponent, totals: null } };
  expect(marginBridge(a, { ...b, boxScore: bare })).toBeNull();
});

test('both sides’ numbers, the largest difference in the season’s spread first', () => {
  const [a, b] = season;
  if (!a || !b) throw new Error('nothing was played');
  const rows = matchDifferences(a, b, season);
  const sizes = rows.map((row) => Math.max(row.team.size, row.opponent.size));
  expect(sizes).toEqual(sizes.toSorted((one, two) => two - one));
  const lost = rows.find(({ key }) => key === 'turnovers');
  expect([lost?.team.a, lost?.opponent.b]).toEqual([
    a.team.totals?.turnovers,
    b.opponent.totals?.turnovers,
  ]);
  expect(lost?.team.others).toHaveLength(season.length - 2);
  // A box score may count assists on free throws, so that they are no share of the baskets.
  const assists = rows.find(({ key }) => key === 'assists')?.team;
  expect([assists?.name, assists?.a]).toEqual(['Assists', a.team.totals?.assists]);
});

const judged = (by: number, good: 1 | -1 | 0, others = [10, 12, 14, 16, 18]) =>
  judgeDifference({
    key: 'n',
    name: 'N',
    meaning: '',
    a: 14,
    b: 14 + by,
    others,
    good,
    text: String,
    differenceText: String,
  });

test.each([
  ['a little more', 1, 1, null],
  ['three quarters of the spread more', 4, 1, 'better'],
  ['as much more of a bad number', 4, -1, 'worse'],
  ['as much less of a bad number', -4, -1, 'better'],
  ['as much more of a neutral number', 4, 0, null],
] as const)('%s', (_, by, good, verdict) => {
  expect(judged(by, good).verdict).toBe(verdict);
});

test('with too few matches nothing is usual, better or worse; an unrecorded number has no difference', () => {
  expect(judged(40, 1, [10, 12])).toMatchObject({ usual: null, size: 0, verdict: null });
  const number = judged(4, 1);
  expect(judgeDifference({ ...number, b: null })).toMatchObject({
    difference: null,
    verdict: null,
  });
});
