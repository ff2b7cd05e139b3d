import { afterAll, beforeAll, expect, test } from 'vitest';
import { zonedShots } from '../../basketball/season-shots.ts';
import { type Language, languages } from '../../contract/language.ts';
import { reason } from '../../testing/real-matches.ts';
import type { PageLine } from '../../testing/second-reader/page.ts';
import { demoSeasons, type PlayedSeason, realSeasons } from '../../testing/second-reader/played.ts';
import { type ReadSeason, readSeason } from '../../testing/second-reader/season.ts';
import { times } from '../../testing/share.ts';
import { latestOf } from '../figures/latest-moves.ts';
import { rosterRows, seasonMatches } from '../figures/roster.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { rangesInWords } from '../line-ups/range-column.tsx';
import { seasonLineUps } from '../line-ups/season-line-ups.ts';
import { ForPlayer } from '../season/ForPlayer.tsx';
import { toldOf } from '../season/TrendsPage.tsx';
import { findingOf } from '../shots/ShotsPage.tsx';
import { meetingOf } from './meeting-of.ts';
import { type CheckedPage, checkPages, checkPlants, pageLines } from './page-lines.tsx';

/* An independent check of a season's sentences: trends, shots, line-ups and a player's, recounted from the plays. */

const seasons = [
  ...Array.from({ length: times(1, 9) }, (_, at) => demoSeasons(2026 + at)).flat(),
  ...realSeasons(),
];

const line = (text: string, part: string): PageLine => ({ text, part, side: 'team', at: 0, of: 1 });

/** The pages' sentences after so many of the season's matches. */
function pagesOf({ name, matches }: PlayedSeason, language: Language): CheckedPage[] {
  const entries = matches
    .map((match) => ({ match: meetingOf(match).match, value: match.boxScore, error: null }))
    .toReversed();
  const checked = (about: string, lines: PageLine[], read: Omit<ReadSeason, 'season'> = {}) => ({
    about: `${name}, ${language}, ${about}`,
    lines: lines.filter(({ text }) => text !== ''),
    names: [...(read.called?.keys() ?? [])],
    read: (said: readonly PageLine[]) => readSeason(said, { season: matches, ...read }, language),
  });
  const divided = latestOf(matches.slice(-20).map(meetingOf));
  const events = matches.map((match) => match.events);
  const [ours, theirs] = (['team', 'opponent'] as const).map((side) =>
    zonedShots(events, events, side),
  );
  const rows = rosterRows(null, seasonMatches(entries));
  const lineUps = seasonLineUps(matches.map(meetingOf));
  const together = (lineUps ? [lineUps.pairs, lineUps.fives] : []).map((some) =>
    some.filter(({ seconds }) => (seconds ?? 0) >= 600),
  );
  const others = (lineUps?.onOff ?? []).filter(({ interval }) => interval !== null);
  const callAll = (keys: readonly string[]) =>
    new Map(keys.map((key, at) => [`${'ABC'[at % 3]}${at}`, key.split(' ')]));
  const inWords = [...together, others].map((some) => {
    const keyOf = (row: (typeof some)[number]) => ('key' in row ? row.key : row.playerId);
    const called = callAll(some.map(keyOf));
    const labels = new Map([...called].map(([label, ids]) => [ids.join(' '), label]));
    const text = rangesInWords<(typeof some)[number]>(
      some,
      (row) => ('key' in row ? row.range?.interval : row.interval),
      (row) => labels.get(keyOf(row)) ?? '',
    );
    return checked('line-ups', [line(text, '')], { called });
  });
  const ofPlayers = rows.map((player) =>
    checked(
      `player ${player.name}`,
      pageLines(<ForPlayer {...{ player, rows, entries }} matches={[]} />),
      { playerId: player.playerId },
    ),
  );
  return [
    checked('trends', [line(toldOf(divided).join(' ').trim(), '')]),
    ...(ours && theirs ? [checked('shots', [line(findingOf(ours.rows, theirs.rows), '')])] : []),
    ...inWords,
    ...ofPlayers,
  ];
}

const pages: CheckedPage[] = [];
beforeAll(
  async () => {
    for (const [at, language] of languages.entries()) {
      await activateLanguage({ lang: '' }, language, [language]);
      for (const [index, season] of seasons.entries()) {
        if (times(index % 2, at) !== at) continue;
        for (const part of [season.matches.slice(0, 7), season.matches.slice(0, 9), season.matches])
          pages.push(...pagesOf({ ...season, matches: part }, language));
      }
    }
  },
  times(300_000, 3_600_000),
);
afterAll(() => activateLanguage({ lang: '' }, 'en', []));

test(`finds nothing on a season’s pages that is not so${reason}`, {
  timeout: times(60_000, 600_000),
}, () => {
  const { wrong, unread, claims } = checkPages('a season’s pages', pages);
  expect([...wrong, ...unread].slice(0, 20)).toEqual([]);
  expect(claims).toBeGreaterThan(300);
});

test('names at least 99 of 100 errors that are planted', {
  timeout: times(60_000, 600_000),
}, () => {
  const some = pages.filter(({ about }) => !about.endsWith('line-ups'));
  const { missed, all } = checkPlants('a season’s pages', some);
  expect(missed.length, missed.slice(0, 20).join('\n')).toBeLessThanOrEqual(all / 100);
});
