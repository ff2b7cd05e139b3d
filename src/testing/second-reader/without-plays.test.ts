import { expect, test } from 'vitest';
import { demoSeasons, type PlayedSeason } from './played.ts';
import { read } from './read.ts';
import { type Written, writtenOf } from './written.ts';

/*
 * Insights of matches without plays: claims from a box score are checked, and matches with plays are not compared with those
 * that lack the count.
 */

type Match = PlayedSeason['matches'][number];

function without(match: Match): Match {
  return { ...match, events: [] };
}

/** Which matches of a season have no plays: `index` of `count`; the last ones are read. */
const seasons: Record<string, (index: number, count: number) => boolean> = {
  all: () => true,
  'every other': (index) => index % 2 === 0,
  'the earlier ones': (index, count) => index < count - 2,
  'the last ones': (index, count) => index >= count - 2,
};

test.each(Object.keys(seasons))(
  'of a season in which %s came without plays no sentence is wrong',
  { timeout: 300_000 },
  (name) => {
    const isBare = seasons[name];
    const items = demoSeasons(2026)
      .slice(0, 1)
      .flatMap((season): Written[] => {
        const { matches } = season;
        const bare = matches.map((match, index) =>
          isBare?.(index, matches.length) ? without(match) : match,
        );
        const last = matches.length - 1;
        return writtenOf({ ...season, matches: bare }, [0, 1, last - 1, last]);
      });
    const listed = items.filter(({ list }) => list !== 'suggestions');
    expect(listed.length).toBeGreaterThan(200);
    const wrong: string[] = [];
    let unread = 0;
    for (const item of listed) {
      const found = read(item);
      if (found.unread.length > 0) unread += 1;
      for (const { kind, about, counted, holds } of found.claims)
        if (!holds) wrong.push(`${kind}: ${about}, counted ${counted} – ${item.sentence}`);
    }
    expect(wrong).toEqual([]);
    expect(unread / listed.length).toBeLessThan(0.01);
    for (const { sentence } of items) expect(sentence).not.toMatch(/NaN|undefined|Infinity|null/);
  },
);

test('a verdict must mention an overtime', () => {
  const verdicts = demoSeasons(2026).flatMap((season) => {
    const matches = season.matches.map(without);
    const played = season.matches.flatMap(({ events, rules }, index) =>
      events.some(({ period }) => period > rules.regulationPeriods) ? index : [],
    );
    const items = writtenOf({ ...season, matches, roster: [] }, played);
    return items.filter(({ sentence }) => /^(?:Won|Lost|Victoria|Derrota) /.test(sentence));
  });
  expect(verdicts.length).toBeGreaterThan(3);
  const isFalse = (item: Written) => {
    const { claims, unread } = read(item);
    return unread.length > 0 || claims.some(({ holds }) => !holds);
  };
  const silent = verdicts.map((item) => ({
    ...item,
    sentence: item.sentence.replace(/ (?:after|tras) (?:la |\d )?(?:overtime|prórroga)s?/, ''),
  }));
  expect(verdicts.filter(isFalse)).toEqual([]);
  expect(silent.filter((item) => !isFalse(item)).map(({ sentence }) => sentence)).toEqual([]);
});
