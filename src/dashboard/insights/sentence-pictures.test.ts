import { expect, test } from 'vitest';
import { languages } from '../../contract/language.ts';
import { tell, writtenLists } from '../../insights/choose.ts';
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
      return { match, summary, evidence, rows: told.map((one, at) => ({ ...one, ...drawn[at] })) };
    });
  }),
);
const rows = texts.flatMap(({ match, rows: of }) => of.map((row) => ({ ...row, match })));

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

test('a stretch begins and ends with the scores of its sentence', () => {
  const drawn = rows.flatMap(({ match, sentence, stretch: told, finding }) => {
    const stretch = told && toldStretch(told, match.events, match.rules);
    return stretch ? [{ sentence, points: stretch.points, finding }] : [];
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
