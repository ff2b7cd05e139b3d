import { i18n } from '@lingui/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, languages } from '../../contract/language.ts';
import type { FinishedMatch } from '../../insights/finished-match.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { verdictOf } from '../../insights/verdict.ts';
import type { Met, PageText } from '../../testing/second-reader/opponent/page-text.ts';
import {
  type PlantedKind,
  plantedIn,
  plantedKinds,
} from '../../testing/second-reader/opponent/plant.ts';
import { readPageText } from '../../testing/second-reader/opponent/read-page-text.ts';
import { randomFrom } from '../../testing/second-reader/plant.ts';
import type { Claim } from '../../testing/second-reader/reading.ts';
import { printFigure, times } from '../../testing/share.ts';
import { activateLanguage } from '../i18n/activate-language.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { told } from './testing/met-teams.ts';
import { toldBy } from './testing/told-by.tsx';

/*
 * An independent check of an opponent's page and sheet: each sentence, row and remark is parsed and recounted from the
 * events, by code that shares nothing with the writer's.
 */

type Matches = readonly FinishedMatch[];
interface MetMatches {
  meetings: Matches;
  others: Matches;
}

/** Every opponent of a season, with the meetings and the season's other matches. */
function metIn(matches: Matches): MetMatches[] {
  const names = [...new Set(matches.map(({ opponentName }) => opponentName))];
  return names.map((name) => ({
    meetings: matches.filter(({ opponentName }) => opponentName === name),
    others: matches.filter(({ opponentName }) => opponentName !== name),
  }));
}

/** Opponents met once and twice, met up to four times in two seasons together, and met with few other matches. */
function recordsOf(seed: number) {
  const [one, two] = [playedTeams(seed), playedTeams(seed + 1)];
  const both = [one, two].flatMap(
    ([team], at) => team?.matches.map((match) => ({ ...match, id: `${at}-${match.id}` })) ?? [],
  );
  const seasons = one.flatMap(({ matches }) => metIn(matches));
  const few = seasons.slice(0, 4).map((met, at) => ({ ...met, others: met.others.slice(-3 - at) }));
  return [...seasons, ...metIn(both), ...few];
}

interface Line {
  line: PageText;
  met: Met;
  claims: Claim[] | null;
}

const lines: Line[] = [];
/** On a machine that does other things, too. */
const limit = times(300_000, 3_600_000);

beforeAll(async () => {
  const records = Array.from({ length: times(1, 6) }, (_, at) => recordsOf(2026 + 2 * at))
    .flat()
    .filter((_, at) => at % times(2, 1) === 0);
  for (const language of languages) {
    await activateLanguage({ lang: '' }, language, [language]);
    records.forEach((record, at) => {
      for (const paper of [false, true])
        if (times(0, 1) === 1 || isTurn(at, language, paper)) readAll(record, language, paper);
    });
  }
}, limit);
afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

/** Of both languages on page and sheet each record is read in one. */
function isTurn(at: number, language: Language, paper: boolean): boolean {
  return at % 4 === 2 * languages.indexOf(language) + Number(paper);
}

function readAll(record: MetMatches, language: Language, paper: boolean) {
  const met: Met = { language, paper, verdictOf, ...record };
  const report = told(record.meetings.map(meetingOf), record.others);
  for (const line of toldBy(report, record.others, paper))
    lines.push({ line, met, claims: readPageText(line, met) });
}

const shown = ({ line: { part, cells }, met: { meetings } }: Line) =>
  `${meetings[0]?.teamName} – ${meetings[0]?.opponentName}, ${part}: ${cells.join(' | ')}`;

test('finds nothing on an opponent’s page or sheet that is not so', () => {
  const wrong = lines.flatMap((line) =>
    (line.claims ?? [])
      .filter(({ holds }) => !holds)
      .map(({ kind, about, counted }) => `${kind}: ${about}, counted ${counted} – ${shown(line)}`),
  );
  const unread = lines.filter(({ claims }) => claims === null);
  const claims = lines.reduce((sum, line) => sum + (line.claims?.length ?? 0), 0);
  const orders = lines.filter(({ line: { heads } }) => heads.includes('order')).length;
  printFigure(
    'independent check of opponents: false claims',
    `${wrong.length} of ${claims}, in ${lines.length} sentences and rows, ${orders} of them to take on court`,
    '0',
  );
  printFigure(
    'independent check of opponents: unread',
    `${unread.length} of ${lines.length}`,
    '1%',
  );
  expect(lines.length).toBeGreaterThan(2000);
  expect(orders).toBeGreaterThan(10);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(unread.length, unread.slice(0, 20).map(shown).join('\n')).toBeLessThanOrEqual(
    lines.length / 100,
  );
});

test('names at least 99 of 100 errors that are planted', { timeout: limit }, () => {
  const random = randomFrom(2026);
  const all = times(600, 10_000);
  const counts: Record<PlantedKind, [named: number, planted: number]> = {
    number: [0, 0],
    name: [0, 0],
    word: [0, 0],
  };
  const missed: string[] = [];
  for (let planted = 0; planted < all; ) {
    const one = lines[Math.floor(random() * lines.length)];
    const kind = plantedKinds[planted % plantedKinds.length];
    if (one === undefined || kind === undefined || one.claims === null) continue;
    const line = plantedIn(one.line, kind, one.met, random);
    if (line === null) continue;
    planted += 1;
    counts[kind][1] += 1;
    const claims = readPageText(line, one.met);
    if (claims === null || claims.some(({ holds }) => !holds)) counts[kind][0] += 1;
    else missed.push(`${kind}: ${shown(one)} → ${line.cells.join(' | ')}`);
  }
  const byKind = plantedKinds.map((kind) => `${kind} ${counts[kind].join('/')}`).join(', ');
  printFigure(
    'independent check of opponents: planted errors that it names',
    `${(100 * (1 - missed.length / all)).toFixed(1)}% of ${all} (${byKind})`,
    '99%',
  );
  expect(missed.length, missed.slice(0, 20).join('\n')).toBeLessThanOrEqual(all / 100);
});
