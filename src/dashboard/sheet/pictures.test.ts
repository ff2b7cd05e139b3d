import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyLine } from '../../basketball/line.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import { insightResultSchema } from '../../contract/insight.ts';
import { matchSchema } from '../../contract/match.ts';
import { type Picture, shorten, wrap } from '../figures/picture.ts';
import { playerNaming } from '../figures/player-naming.ts';
import { insightsPicture } from '../insights/SaveInsights.tsx';
import { boxScorePicture } from '../match/BoxScoreTab.tsx';

/** Each letter is half as wide as its size. */
const measure = (words: string, size: number) => (words.length * size) / 2;

const texts = ({ shapes }: Picture) =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []));

const player = (playerId: string, name: string, number: string, played = true) => ({
  ...emptyLine(),
  playerId,
  name,
  number,
  starter: true,
  captain: undefined,
  played,
});
const boxScore: BoxScore = {
  matchId: 'M',
  status: 'completed',
  team: {
    name: 'Own',
    players: [player('a', 'Ana Lopez', '7'), player('b', 'Bea Ortiz', '8', false)],
    totals: { ...emptyLine(), points: 83 },
  },
  opponent: { name: 'Other', players: [player('c', 'Cleo Marsh', '9')], totals: null },
};
const match = v.parse(matchSchema, {
  id: 'M',
  status: 'completed',
  opponent: { name: 'Other' },
  score: { team: 83, opponent: 74 },
});
const result = v.parse(insightResultSchema, {
  status: 'ready',
  ratings: { rebounds: { value: 6.4, comment: '' } },
  summary: { whatsWorking: ['Ana Lopez took the boards.'], focusAreas: [], suggestions: [] },
});

test('a box score has both sides, and nothing reaches over its edges', () => {
  const picture = boxScorePicture(boxScore, match, playerNaming('names', boxScore), measure);
  expect(texts(picture)).toEqual(
    expect.arrayContaining(['83–74', 'A. Lopez', 'B. Ortiz', 'DNP', 'C. Marsh', 'Totals']),
  );
  for (const shape of picture.shapes) {
    expect(shape.x).toBeGreaterThanOrEqual(0);
    expect(shape.x).toBeLessThanOrEqual(picture.width);
    expect(shape.y).toBeLessThan(picture.height);
  }
});

test('with numbers no name is left in either picture', () => {
  const naming = playerNaming('numbers', boxScore);
  const pictures = [
    boxScorePicture(boxScore, match, naming, measure),
    insightsPicture({ result, match, teamName: 'Own', naming }, measure),
  ];
  for (const picture of pictures)
    expect(texts(picture).join('\n')).not.toMatch(/Lopez|Ortiz|Marsh/);
  expect(pictures.flatMap(texts)).toContain('No. 7 took the boards.');
});

test('insights leave out an empty list, and a rating that was not sent has no bar', () => {
  const naming = playerNaming('names', boxScore);
  const picture = insightsPicture({ result, match, teamName: 'Own', naming }, measure);
  expect(texts(picture)).toContain('What’s working');
  expect(texts(picture)).not.toContain('Suggestions');
  const bars = picture.shapes.filter((shape) => shape.kind === 'box' && shape.height === 16);
  expect(bars.filter(({ tone }) => tone === 'track')).toHaveLength(6);
  expect(bars.filter(({ tone }) => tone === 'ink')).toHaveLength(1);
});

test('a long text is wrapped between words, and a long name is cut', () => {
  expect(wrap('one two three four', 45, 10, measure)).toEqual(['one two', 'three', 'four']);
  expect(wrap('incomprehensibilities no', 20, 10, measure)).toEqual([
    'incomprehensibilities',
    'no',
  ]);
  expect(shorten('Maximiliane', 40, 10, measure)).toBe('Maximil…');
  expect(shorten('Max', 40, 10, measure)).toBe('Max');
});

test('a name is cut between letters, and as wide as it is drawn', () => {
  expect(shorten('🏀🏀🏀🏀', 30, 10, measure)).toBe('🏀🏀…');
  const bold = (words: string, size: number, weight: 400 | 700) =>
    measure(words, size) * (weight === 700 ? 2 : 1);
  expect(shorten('Maximiliane', 40, 10, bold, 700)).toBe('Max…');
});
