import { expect, test } from 'vitest';
import { playedTeams } from '../../insights/testing/matches.ts';
import { margin } from '../figures/picture.ts';
import { matchVerdict, matchWhy } from '../figures/played-why.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { sharePicture } from './SharePage.tsx';
import { matchStory, type SharedMatch, storyText } from './share-text.ts';

const played = playedTeams(2026)
  .flatMap((team) => team.matches.slice(0, 4))
  .map((finished) => ({ ...finished, match: meetingOf(finished).match }));
const shared = (
  { match, boxScore, events }: (typeof played)[number],
  more: Partial<SharedMatch> = {},
): SharedMatch => ({
  match,
  boxScore,
  events,
  why: matchWhy(boxScore, events),
  insights: null,
  verdict: matchVerdict(match, boxScore, events),
  audience: 'parents',
  naming: 'numbers',
  ...more,
});

test('for parents: score, every scorer by number, what went well; no name, nothing lost, no minus', () => {
  for (const each of played) {
    const text = storyText(matchStory(shared(each)));
    const { team, opponent } = each.boxScore;
    expect(text).toContain(`${each.match.score?.team}–${each.match.score?.opponent}`);
    for (const { name } of [...team.players, ...opponent.players]) {
      expect(text).not.toContain(name);
    }
    expect(text).toMatch(/^(?:Won|Lost) .+\.$/m);
    const own = team.players.filter(({ points }) => (points ?? 0) > 0);
    for (const { number, points } of own) expect(text).toContain(`No. ${number}: ${points}`);
    const good = text.split('What went well')[1] ?? '';
    expect(good).not.toMatch(/−\d|Next|Why/);
  }
});

test('for the team with names: the same, and where the points came from', () => {
  const [first] = played;
  if (!first) throw new Error('no match was played');
  const text = storyText(matchStory(shared(first, { audience: 'team', naming: 'names' })));
  const best = first.boxScore.team.players.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0];
  expect(text).toContain(`${best?.name}: ${best?.points}`);
  expect(text).toMatch(/Why [+−]\d+ against .+\n• Shots taken/);
});

test('if only the score was recorded, the score is shared', () => {
  const [first] = played;
  if (!first) throw new Error('no match was played');
  const side = { name: 'Us', players: [], totals: null };
  const story = matchStory({
    ...shared(first, { why: null, verdict: null }),
    match: { ...first.match, periods: [], startsAt: null, venue: undefined },
    boxScore: { ...first.boxScore, team: side, opponent: { ...side, name: 'Them' } },
  });
  expect(story).toMatchObject({ periods: [], scorers: [], lists: [] });
  expect(storyText(story).split('\n')[0]).toMatch(/^Us \d+–\d+ /);
});

test('the picture holds what the text holds, within its width', () => {
  const measure = (words: string, size: number, weight: number) =>
    words.length * size * (weight === 700 ? 0.56 : 0.5);
  for (const each of played) {
    const { match, plays } = meetingOf(each);
    const story = matchStory(shared(each, { audience: 'team' }));
    const picture = sharePicture({ match, plays }, each.boxScore.team.name, story, measure);
    const texts = picture.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    for (const { who, points } of story.scorers) {
      const row = texts.find(({ text }) => text === who);
      expect(texts.some(({ text, y }) => text === String(points) && y === row?.y)).toBe(true);
    }
    for (const { y, x, text, size, align, weight } of texts) {
      expect(y).toBeLessThan(picture.height);
      const end = x + measure(text, size, weight);
      if (align === 'left') expect(end).toBeLessThanOrEqual(picture.width - margin);
    }
  }
});
