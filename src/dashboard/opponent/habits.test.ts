import { expect, test } from 'vitest';
import { type PlayedTeam, playedTeams } from '../../insights/testing/matches.ts';
import { printFigure, times } from '../../testing/share.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import type { NumberKey, SideNumber } from './season-numbers.ts';
import { sideNumbers } from './season-numbers.ts';
import { metTwice } from './testing/met-teams.ts';

/* Clubs of the league play in a way of their own, whatever the seed: over many seasons a number is what a club is. */

const seasons = Array.from({ length: times(3, 24) }, (_, at) => playedTeams(at + 1)).flat();
const sides = ['team', 'opponent'] as const;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A number of every match between teams of a category and the opponents that `isMet` names. */
function truthOf(
  { category }: PlayedTeam,
  number: Pick<SideNumber, 'key' | 'side'>,
  isMet: (name: string) => boolean,
): number {
  const key: NumberKey = number.key;
  const matches = seasons
    .filter((season) => season.category === category)
    .flatMap((season) => season.matches.filter(({ opponentName }) => isMet(opponentName)));
  const values = matches.flatMap((match) => {
    const all = sideNumbers([meetingOf(match)], [], number.side);
    return all.find((each) => each.key === key)?.seen[0] ?? [];
  });
  return mean(values);
}

/** Every number of every opponent that was met twice. */
const told = seasons.flatMap((season) =>
  metTwice(season).flatMap(({ name, meetings, others }) =>
    sides.flatMap((side) => {
      const boxScores = others.map(({ boxScore }) => boxScore);
      return sideNumbers(meetings, boxScores, side).map((number) => ({ season, name, number }));
    }),
  ),
);

test('of the habits that are called clear, at least four in five are the club’s own', () => {
  const clear = told
    .filter(({ number }) => number.habit?.certainty === 'clearly')
    .map(({ season, name, number }) => {
      const own = truthOf(season, number, (met) => met === name);
      const rest = truthOf(season, number, (met) => met !== name);
      return (own > rest ? 'more' : 'less') === number.habit?.way;
    });
  expect(clear.length).toBeGreaterThan(times(4, 30));
  const right = clear.filter(Boolean).length;
  printFigure('clear habits of simulated clubs right', `${right} of ${clear.length}`, '80%');
  expect(right / clear.length).toBeGreaterThanOrEqual(0.8);
});

test('a range holds the truth in about eight of ten cases', { timeout: 900_000 }, () => {
  // What many seasons come to is the truth but for the chance that is left in it: less, the more there are.
  const held = told.flatMap(({ season, name, number: { key, side, truth } }) => {
    if (truth === null) return [];
    const own = truthOf(season, { key, side }, (met) => met === name);
    return [truth.interval.low <= own && own <= truth.interval.high];
  });
  const share = held.filter(Boolean).length / held.length;
  printFigure(
    'ranges of an opponent’s numbers hold the truth',
    `${Math.round(100 * share)}% of ${held.length}`,
    '75%',
  );
  expect(share).toBeGreaterThan(times(0.6, 0.75));
});
