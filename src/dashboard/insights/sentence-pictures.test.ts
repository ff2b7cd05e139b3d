import { expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { tell, writtenLists } from '../../insights/choose.ts';
import type { FinishedMatch } from '../../insights/finished-match.ts';
import { seasonOf } from '../../insights/season.ts';
import { playedTeams } from '../../insights/testing/matches.ts';
import { chosenTeamFacts } from '../../insights/write-insights.ts';
import { numberIn, toldStretch } from './sentence-pictures.ts';

/* The pictures beside sentences, held against the facts that the sentences were made of. */

const texts = playedTeams(7).flatMap((team) =>
  team.matches.slice(-6).flatMap((match) => {
    const chosen = chosenTeamFacts(seasonOf(match, team.matches, team.category));
    return languages.map((language) => {
      const told = tell(chosen, match, language).filter(({ list }) => list !== 'suggestions');
      const { summary, evidence } = writtenLists(chosen, match, language);
      const drawn = [...evidence.whatsWorking, ...evidence.focusAreas];
      const rows = told.map((one, at) => ({ ...one, ...drawn[at] }));
      return { match, team, summary, evidence, rows };
    });
  }),
);
const rows = texts.flatMap(({ match, team, rows: of }) =>
  of.map((row) => ({ ...row, match, team })),
);

test('a sentence writes the number that its picture marks', () => {
  const drawn = rows.flatMap(({ sentence, number }) => (number ? [{ sentence, number }] : []));
  expect(drawn.length).toBeGreaterThan(80);
  const silent = drawn.filter(({ sentence, number }) => numberIn(sentence, number) === null);
  // A small number may be a word, and a share may be two counts.
  const inWords = /once|twice|una vez|dos veces|basket|canasta|\b0\b/;
  expect(silent.map(({ sentence }) => sentence).filter((text) => !inWords.test(text))).toEqual([]);
});

test('a picture is in the colours of the side that the number is of', () => {
  const wrong = rows.filter(
    ({ number, finding: { topic } }) =>
      number && (number.side === 'opponent') !== /opponent|forced|allowed/.test(topic),
  );
  expect(wrong.map(({ sentence }) => sentence)).toEqual([]);
});

test('the matches before are on one scale with the usual number', () => {
  for (const { number, sentence } of rows) {
    if (!number || number.earlier.length < 5) continue;
    const { usual, earlier } = number;
    expect(usual, sentence).toBeGreaterThanOrEqual(Math.min(...earlier) - 0.5 * usual);
    expect(usual, sentence).toBeLessThanOrEqual(Math.max(...earlier) + 0.5 * usual);
  }
});

/** Of some facts the box score's number that their ticks are. */
const inBoxScore: Record<string, (match: FinishedMatch) => number | null | undefined> = {
  turnovers: ({ boxScore }) => boxScore.team.totals?.turnovers,
  'forced turnovers': ({ boxScore }) => boxScore.opponent.totals?.turnovers,
  'team free throws won': ({ boxScore }) => boxScore.team.totals?.freeThrows.attempted,
  'opponent free throws won': ({ boxScore }) => boxScore.opponent.totals?.freeThrows.attempted,
  'season first points': ({ boxScore }) => boxScore.team.totals?.points,
  'season first points allowed': ({ boxScore }) => boxScore.opponent.totals?.points,
};

test('the matches before have the numbers of their box scores, oldest first', () => {
  let checked = 0;
  for (const { match, team, number, sentence, finding } of rows) {
    const of = inBoxScore[finding.topic];
    if (!of || !number) continue;
    const before = team.matches.filter(({ startsAt }) => startsAt < match.startsAt);
    const oldestFirst = before.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    expect(number.earlier, sentence).toEqual(oldestFirst.map(of));
    expect(number.value, sentence).toBe(of(match));
    checked += 1;
  }
  expect(checked).toBeGreaterThan(10);
});

test('a stretch begins and ends with the scores of its sentence', () => {
  const drawn = rows.flatMap(({ match, sentence, stretch: told, finding }) => {
    const stretch = told && toldStretch(told, match.events, match.rules);
    // The verdict's points are the match's.
    return stretch && finding.topic !== 'margin'
      ? [{ sentence, points: stretch.points, finding }]
      : [];
  });
  expect(drawn.length).toBeGreaterThan(60);
  for (const { sentence, points, finding } of drawn) {
    const [from, to] = [points[0], points.at(-1)].map((at) => at && at.team - at.opponent);
    expect((to ?? 0) - (from ?? 0), sentence).toBe(finding.points);
  }
});

test('as many focus areas have a drill as there are suggestions', () => {
  const drilled = texts.map(({ evidence }) => evidence.focusAreas.filter((each) => each.hasDrill));
  expect(drilled.map(({ length }) => length)).toEqual(
    texts.map(({ summary }) => summary.suggestions.length),
  );
});

test.each([
  ['You shot U16 well: 16 threes', 19],
  ['You won 16–11 with 16 threes', 19],
  ['At 16:02 it was 16 threes', 16],
])('a number is not found within a name, a score or a clock: %s', (sentence, at) => {
  expect(numberIn(sentence, { value: 16, unit: 'count' })).toEqual([at, at + 2]);
});
