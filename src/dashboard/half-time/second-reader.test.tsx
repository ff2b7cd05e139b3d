import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../../contract/language.ts';
import { reason } from '../../testing/real-matches.ts';
import { scoreSheetOf } from '../../testing/score-sheet-of.ts';
import { readHalfTime } from '../../testing/second-reader/half-time.ts';
import type { PageLine } from '../../testing/second-reader/page.ts';
import { demoSeasons, realSeasons } from '../../testing/second-reader/played.ts';
import { partOf, times } from '../../testing/share.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { type CheckedPage, checkPages, checkPlants, pageLines } from '../testing/page-lines.tsx';
import { HalfTimeCard } from './HalfTimePage.tsx';

/* An independent check of the half-time card: each of its texts is recounted from the plays so far. */

const seasons = [
  ...Array.from({ length: times(1, 9) }, (_, at) => demoSeasons(2026 + at)).flat(),
  ...realSeasons(['livestats', 'euroleague', 'statcrew']),
];
const matches = partOf(
  seasons.flatMap((season) => season.matches),
  3,
);

type Played = (typeof matches)[number];

/** A match after some of its plays, also as a score sheet has them; without plays as its box score has it. */
function soFar(match: Played, moment: number): Played {
  const { events } = match;
  const ends = events.flatMap(({ type }, at) => (type === 'periodEnd' ? [at + 1] : []));
  const late = [Math.floor(0.6 * events.length), ends.at(-2), events.length - 9];
  const counts = [ends[1], ...late, ends[0], 0, ends[1]];
  const first = events.slice(0, counts[moment % 7]);
  return { ...match, events: moment % 7 === 6 ? scoreSheetOf(first) : first };
}

function cardOf(match: Played, language: Language): CheckedPage {
  const { match: listed, boxScore, plays } = meetingOf(match);
  const hasPlays = match.events.length > 0;
  const [own, their] = [boxScore?.team.totals, boxScore?.opponent.totals];
  const score = { team: own?.points ?? null, opponent: their?.points ?? null };
  const meeting = {
    match: { ...listed, status: 'live' as const, ...(!hasPlays && { score, periods: [] }) },
    boxScore: hasPlays ? null : boxScore,
    plays: hasPlays ? plays : null,
  };
  const lines = pageLines(<HalfTimeCard meeting={meeting} teamName={match.teamName} />);
  const names = [...match.matchSheet.team, ...match.matchSheet.opponent].map(({ name }) =>
    name.replace(/^\S+ /, ''),
  );
  return {
    about: `${match.teamName} – ${match.opponentName}, ${language}, ${match.events.length} plays`,
    lines,
    names,
    read: (said: readonly PageLine[]) => readHalfTime(said, match, language),
  };
}

const cards: CheckedPage[] = [];
beforeAll(
  async () => {
    for (const [at, language] of languages.entries()) {
      await activateLanguage({ lang: '' }, language, [language]);
      cards.push(...matches.map((match, index) => cardOf(soFar(match, index + 3 * at), language)));
    }
  },
  times(300_000, 3_600_000),
);
afterAll(() => activateLanguage({ lang: '' }, 'en', []));

test(`finds nothing on a half-time card that is not so${reason}`, () => {
  const { wrong, unread, claims } = checkPages('half-time cards', cards);
  expect([...wrong, ...unread].slice(0, 20)).toEqual([]);
  expect(claims).toBeGreaterThan(5_000);
});

test('names at least 99 of 100 errors that are planted', {
  timeout: times(60_000, 600_000),
}, () => {
  const { missed, all } = checkPlants('half-time cards', cards);
  expect(missed.length, missed.slice(0, 20).join('\n')).toBeLessThanOrEqual(all / 100);
});
