import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { matchVerdict, matchWhy } from '../figures/played-why.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { posterThings } from './PosterPage.tsx';

const played = playedTeams(2026)
  .flatMap((team) => team.matches.slice(0, 8))
  .map((finished) => ({ ...finished, match: meetingOf(finished).match }));

test('up to three things of every match, which name nobody', () => {
  for (const { match, boxScore, events } of played) {
    const things = posterThings({
      match,
      boxScore,
      events,
      why: matchWhy(boxScore, events),
      insights: null,
      verdict: matchVerdict(match, boxScore, events),
    });
    expect(things.length).toBeLessThanOrEqual(3);
    expect(new Set(things.map(({ title }) => title)).size).toBe(things.length);
    const text = things.map((thing) => `${thing.title} ${thing.text}`).join(' ');
    for (const { name } of [...boxScore.team.players, ...boxScore.opponent.players]) {
      expect(text).not.toContain(name);
    }
    expect(text).not.toMatch(/NaN|undefined|\{/);
  }
});

test('the next task is what lost the match, as the verdict says', () => {
  const [first] = played;
  if (!first) throw new Error('no match was played');
  const { match, boxScore } = first;
  const { totals } = boxScore.team;
  const lost = totals && { ...totals, turnovers: (boxScore.opponent.totals?.turnovers ?? 0) + 20 };
  const changed = { ...boxScore, team: { ...boxScore.team, totals: lost } };
  const verdict = matchVerdict(match, boxScore, null);
  const things = posterThings({
    match,
    boxScore: changed,
    events: null,
    why: matchWhy(changed, null),
    insights: null,
    verdict: verdict && {
      ...verdict,
      causes: [{ part: 'turnovers', points: -20, own: 34, other: 14 }],
    },
  });
  expect(things.map(({ title }) => title)).toContain('Next: keep the ball');
});

test('without plays nothing is called luck; without totals only the best period is shown', () => {
  for (const { match, boxScore } of played) {
    const things = posterThings({
      match,
      boxScore,
      events: null,
      why: matchWhy(boxScore, null),
      insights: null,
      verdict: matchVerdict(match, boxScore, null),
    });
    const titles = things.map(({ title }) => title);
    expect(titles).not.toContain('Luck was with us');
    expect(titles).not.toContain('Our shots did not fall');
  }
  const [first] = played;
  if (!first) throw new Error('no match was played');
  const side = { name: 'A', players: [], totals: null };
  const bare = { ...first.boxScore, team: side, opponent: side };
  const match = { ...first.match, periods: [{ team: 20, opponent: 12 }] };
  const without = { events: null, why: null, insights: null, verdict: null };
  expect(posterThings({ match, boxScore: bare, ...without })).toEqual([
    { title: 'Q1 was ours', text: '20–12.' },
  ]);
});
