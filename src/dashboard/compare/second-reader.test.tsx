import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../../contract/language.ts';
import { reason } from '../../testing/real-matches.ts';
import { readMatches } from '../../testing/second-reader/compare-matches.ts';
import { readPlayers } from '../../testing/second-reader/compare-players.ts';
import type { PageLine } from '../../testing/second-reader/page.ts';
import { demoSeasons, type PlayedSeason, realSeasons } from '../../testing/second-reader/played.ts';
import { times } from '../../testing/share.ts';
import { playedWhy } from '../figures/played-why.ts';
import { rosterRows, seasonMatches } from '../figures/roster.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { type CheckedPage, checkPages, checkPlants, pageLines } from '../testing/page-lines.tsx';
import { PairOfMatches } from './CompareMatchesPage.tsx';
import { PairOfPlayers } from './ComparePlayersPage.tsx';

/* An independent check of two matches and of two players beside each other: each text is recounted from the plays. */

/** A season's box scores as they have been read, the latest first. */
function readingOf({ matches }: Pick<PlayedSeason, 'matches'>) {
  const entries = matches
    .map((match) => ({ match: meetingOf(match).match, value: match.boxScore, error: null }))
    .toReversed();
  const completed = entries.length;
  const counts = { completed, read: completed, absent: 0, failed: 0 };
  return { entries, ...counts, reading: false, waiting: false, understood: true, retry: () => {} };
}

const seasons = [
  ...Array.from({ length: times(1, 9) }, (_, at) => demoSeasons(2026 + at)).flat(),
  ...realSeasons(),
].map((season) => ({ ...season, reading: readingOf(season) }));
type Season = (typeof seasons)[number];

/** Of all pairs one half in each language; in `npm test` a few. */
const share = <Pair,>(pairs: readonly Pair[], language: Language) =>
  pairs.filter((_, at) => at % times(24, 2) === languages.indexOf(language));

/** Each match beside the one before it, every fifth time without the plays of both. */
function matchPages(
  { name, category, matches, reading }: Season,
  language: Language,
): CheckedPage[] {
  const pairs = matches.slice(1).map((match, at) => ({ match, at, before: matches[at] }));
  return share(pairs, language).flatMap(({ match, before, at }) => {
    if (before === undefined) return [];
    const hasPlays = at % 5 !== 1;
    const [one, two] = [before, match].map((each) => {
      const meeting = meetingOf(each);
      return { ...meeting, boxScore: each.boxScore, ...(!hasPlays && { plays: null }) };
    });
    if (one === undefined || two === undefined) return [];
    const again = [one, two].map(
      ({ boxScore, plays }) => playedWhy(boxScore, plays?.events ?? [])?.again?.estimate ?? null,
    );
    const pair = { one: before, two: match, season: matches, category, again };
    const drawn = <PairOfMatches key={at} teamId="T" one={one} two={two} season={reading} />;
    return {
      about: `${name}, ${language}, match ${at + 1} and ${at + 2}${hasPlays ? '' : ' without plays'}`,
      lines: pageLines(drawn),
      names: match.matchSheet.team.map((entry) => entry.name),
      read: (lines: readonly PageLine[]) => readMatches(lines, pair, language),
    };
  });
}

/** Neighbours of the roster beside each other, by turns a match's averages and those of 40 minutes. */
function playerPages({ name, matches, reading }: Season, language: Language): CheckedPage[] {
  const rows = rosterRows(null, seasonMatches(reading.entries));
  const pairs = rows.slice(1).map((row, at) => ({ two: row, one: rows[at], at }));
  return share(pairs, language).flatMap(({ one, two, at }) => {
    if (one === undefined) return [];
    const basis = at % 2 === 0 ? 'match' : 'minutes';
    const averages = { basis, minutes: 40, choose: () => {} } as const;
    const minutes = basis === 'minutes' ? { minutes: 40 } : {};
    const pair = { one: one.playerId, two: two.playerId, season: matches, ...minutes };
    const drawn = (
      <PairOfPlayers
        key={at}
        teamId="T"
        a={one}
        b={two}
        boxScores={reading}
        {...{ rows, averages }}
      />
    );
    return {
      about: `${name}, ${language}, ${basis}`,
      lines: pageLines(drawn),
      names: rows.map((row) => row.name),
      read: (lines: readonly PageLine[]) => readPlayers(lines, pair, language),
    };
  });
}

const pages: CheckedPage[] = [];
beforeAll(
  async () => {
    for (const language of languages) {
      await activateLanguage({ lang: '' }, language, [language]);
      for (const season of seasons)
        pages.push(...matchPages(season, language), ...playerPages(season, language));
    }
  },
  times(300_000, 3_600_000),
);
afterAll(() => activateLanguage({ lang: '' }, 'en', []));

test(`finds nothing beside each other that is not so${reason}`, {
  timeout: times(60_000, 1_800_000),
}, () => {
  const { wrong, unread, claims } = checkPages('compared matches and players', pages);
  expect([...wrong, ...unread].slice(0, 20)).toEqual([]);
  expect(claims).toBeGreaterThan(3_000);
});

test('names at least 99 of 100 errors that are planted', {
  timeout: times(60_000, 1_800_000),
}, () => {
  const { missed, all } = checkPlants('compared matches and players', pages);
  expect(missed.length, missed.slice(0, 20).join('\n')).toBeLessThanOrEqual(all / 100);
});
