import { describe, expect, test } from 'vitest';
import { languages } from '../contract/language.ts';
import type { MatchEvent } from '../contract/play-by-play.ts';
import { importsOf, isForTests, sources } from '../testing/sources.ts';
import { seenBy } from './finished-match.ts';
import { playedTeams, withEvents } from './testing/matches.ts';
import { verdictOf } from './verdict.ts';
import { afterVerdict, verdictSentence } from './words/verdict-sentence.ts';

const matches = playedTeams(2026).flatMap((team) => team.matches);
const verdicts = matches.flatMap((match) => {
  const verdict = verdictOf(match);
  return verdict === null ? [] : [{ match, verdict }];
});

describe('what decided a match', () => {
  test('is said of every match, its cause by counts and points of the winner', () => {
    expect(verdicts).toHaveLength(matches.length);
    for (const { verdict } of verdicts) {
      const { margin, causes } = verdict;
      for (const cause of causes) {
        expect(cause.points * margin).toBeGreaterThan(0);
        if (cause.part === 'fell') {
          const share = ({ made, attempted }: typeof cause.own) => made / attempted;
          expect((share(cause.own) - share(cause.other)) * margin).toBeGreaterThan(0);
        } else {
          const better = cause.part === 'turnovers' ? -1 : 1;
          expect(better * (cause.own - cause.other) * margin).toBeGreaterThan(0);
        }
      }
    }
    const alone = verdicts.filter(({ verdict }) => !verdict.causes.length && !verdict.stretch);
    expect(alone.length).toBeLessThan(matches.length / 10);
  });

  test('is a stretch after which the loser never drew level', () => {
    const stretches = verdicts.flatMap(({ match, verdict: { stretch, margin } }) =>
      stretch === null ? [] : [{ match, stretch, margin }],
    );
    expect(stretches.length).toBeGreaterThan(matches.length / 2);
    for (const { match, stretch, margin } of stretches) {
      const last = match.events.findIndex(({ id }) => id === stretch.eventIds.at(-1));
      const leads = match.events
        .slice(last)
        .map(({ score }) => (score.team ?? 0) - (score.opponent ?? 0));
      expect(Math.min(...leads.map((lead) => lead * Math.sign(margin)))).toBeGreaterThan(0);
    }
  });

  test('is the same for both sides', () => {
    for (const { match, verdict } of verdicts) {
      const other = verdictOf(seenBy('opponent', match));
      expect(other?.margin).toBe(-verdict.margin);
      expect(other?.causes.map(({ part }) => part)).toEqual(verdict.causes.map(({ part }) => part));
      expect(other?.stretch?.from.seconds).toBe(verdict.stretch?.from.seconds);
    }
  });

  test('with overtime is the overtimes', () => {
    const long = verdicts.filter(({ match }) => match.events.some(({ period }) => period > 4));
    expect(long.length).toBeGreaterThan(2);
    for (const { match, verdict } of long) {
      expect(verdict.stretch?.kind).toBe('overtime');
      expect(verdictSentence(verdict, match.rules, 'en')).toMatch(/ in (?:\d )?overtimes?: \d/);
    }
  });

  test('of a blowout is a part of the game or two, and no stretch', () => {
    const far = verdicts.filter(({ match, verdict: { margin } }) => {
      const third = match.events.findLast(({ period }) => period < 4)?.score;
      const lead = Math.sign(margin) * ((third?.team ?? 0) - (third?.opponent ?? 0));
      return Math.abs(margin) >= 20 && lead >= 15;
    });
    expect(far.length).toBeGreaterThan(2);
    for (const { verdict } of far) expect(verdict.stretch).toBeNull();
    for (const { verdict } of verdicts)
      if (verdict.causes.length > 1) expect(Math.abs(verdict.margin)).toBeGreaterThanOrEqual(20);
  });

  test('without plays is a cause of the totals, which sets no luck aside', () => {
    for (const { match } of verdicts) {
      const verdict = verdictOf({ ...match, events: [] });
      expect(verdict?.stretch).toBeNull();
      for (const cause of verdict?.causes ?? []) {
        if (cause.part === 'fell') expect(cause.why).toBe('choiceAndLuck');
        expect(cause.part).not.toBe('shots');
      }
    }
  });

  test('where the plays add up to another score is a cause of the totals', () => {
    const [match] = matches;
    if (match === undefined) throw new Error('no match was played');
    const free: MatchEvent[] = match.events.filter(({ type }) => type !== 'freeThrow');
    const { events } = withEvents(match, free);
    expect(verdictOf({ ...match, events })).toEqual(verdictOf({ ...match, events: [] }));
  });

  test('of a draw, or without points, is nothing', () => {
    const [match] = matches;
    if (match === undefined) throw new Error('no match was played');
    const { team } = match.boxScore;
    expect(verdictOf({ ...match, boxScore: { team, opponent: team } })).toBeNull();
    expect(
      verdictOf({ ...match, boxScore: { team, opponent: { ...team, totals: null } } }),
    ).toBeNull();
  });
});

describe.each(languages)('the sentence in %s', (language) => {
  test('names no player and no side, and is found at the start of a text', () => {
    for (const { match, verdict } of verdicts) {
      for (const each of [verdict, verdictOf({ ...match, events: [] }) ?? verdict]) {
        const sentence = verdictSentence(each, match.rules, language);
        const { team, opponent } = match.boxScore;
        for (const { name } of [team, opponent, ...team.players, ...opponent.players])
          expect(sentence).not.toContain(name);
        expect(sentence).not.toMatch(/NaN|undefined|null|\{/);
        expect(afterVerdict(sentence)).toBe('');
        expect(afterVerdict(`${sentence} 3 more.`)).toBe('3 more.');
      }
    }
  });
});

test('another service’s texts are left as they are', () => {
  for (const text of [
    'Won the boards 40–31.',
    'Lost by 12 on a bad night.',
    'Won. A great game.',
    'Victoria en casa.',
    'You won by 12.',
  ])
    expect(afterVerdict(text)).toBe(text);
});

test('only the verdict’s own files reckon a cause', () => {
  const users = [...sources.keys()].filter(
    (path) =>
      !isForTests(path) &&
      importsOf(path).includes('src/insights/verdict.ts') &&
      /\bverdictOf\b/.test(sources.get(path) ?? ''),
  );
  expect(users.toSorted()).toEqual([
    'src/dashboard/figures/played-why.ts',
    'src/insights/facts/margin.ts',
  ]);
});
