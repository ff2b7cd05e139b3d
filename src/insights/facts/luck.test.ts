import { expect, test } from 'vitest';
import { type Language, languages } from '../../contract/language.ts';
import { seasonOf } from '../season.ts';
import { withEvents } from '../testing/matches.ts';
import { category, matches } from '../testing/planted.ts';
import { Voice } from '../voice.ts';
import { sayLuck } from './luck.ts';

const voice = (language: Language = 'en') =>
  new Voice({ language, seed: 'm', name: 'list', opponent: 'Valley', player: '' });
const seasons = matches
  .map((match, index) => seasonOf(match, matches.slice(0, index), category))
  .slice(6);

test('so much that luck alone does not do is not called luck', () => {
  for (const season of seasons) {
    expect(sayLuck(voice(), season, 28)).toMatch(/about 28, more than luck alone does\.$/);
    expect(sayLuck(voice(), season, -39)).toMatch(
      /cost you about 39, more than luck alone does\.$/,
    );
    expect(sayLuck(voice(), season, 26)).not.toContain('alone');
  }
});

test.each(languages)(
  'twos are luck beside what goes in from where they were taken, in %s',
  (language) => {
    const said = (each: typeof seasons) =>
      each
        .flatMap((season) =>
          [-12, -6, -3, 3, 6, 12].map((luck) => sayLuck(voice(language), season, luck)),
        )
        .filter((sentence) => / twos\b| tiros de dos/.test(sentence));
    const placed = said(seasons);
    expect(placed.length).toBeGreaterThan(5);
    for (const sentence of placed)
      expect(sentence).toMatch(/ from those places\.$| desde esos sitios serían/);
    const unplaced = matches.map((match) =>
      withEvents(
        match,
        match.events.map(({ courtPosition: _, ...event }) => event),
      ),
    );
    const without = unplaced.map((match, index) =>
      seasonOf(match, unplaced.slice(0, index), category),
    );
    expect(said(without.slice(6))).toEqual([]);
  },
);

test('shots are named only where they were worth about what luck was', () => {
  const named = seasons.flatMap((season) =>
    [-12, -6, -3, 3, 6, 12].flatMap((luck) => {
      const [, made, noun, usual] =
        /(\d+) of (?:your )?\d+ (threes|twos|free throws)(?: went in)?, where (\d+)/.exec(
          sayLuck(voice(), season, luck),
        ) ?? [];
      if (made === undefined) return [];
      const each = noun === 'threes' ? 3 : noun === 'twos' ? 2 : 1;
      // The usual number is rounded: half a shot either way.
      const worth = (Math.abs(Number(made) - Number(usual)) - 0.5) * each;
      return worth / Math.abs(luck);
    }),
  );
  expect(named.length).toBeGreaterThan(10);
  for (const part of named) expect(part).toBeLessThanOrEqual(1.5);
});
