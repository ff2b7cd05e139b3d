import { expect, test } from 'vitest';
import { widthOfEighty } from '../../basketball/certainty.ts';
import { type PlayedTeam, playedTeams } from '../../insights/testing/matches.ts';
import { printFigure, times } from '../../testing/share.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { type SideNumber, sideNumbers } from './season-numbers.ts';
import { metTwice } from './testing/met-teams.ts';

/* Clubs of the league play in a way of their own, whatever the seed: over many seasons a number is what a club is. */

const seasons = Array.from({ length: times(3, 24) }, (_, at) => playedTeams(at + 1)).flat();
const sides = ['team', 'opponent'] as const;
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Every number of every match, worked out once. */
const played = seasons.flatMap((season) =>
  season.matches.map((match) => {
    const meeting = meetingOf(match);
    const numbers = sides.flatMap((side) => sideNumbers([meeting], [], side));
    const values = new Map(numbers.map(({ key, side, seen }) => [`${side} ${key}`, seen[0]]));
    return { season, opponent: match.opponentName, values };
  }),
);

/** A number in all matches between teams of a category and the opponents that are meant. */
function valuesOf(
  { key, side }: Pick<SideNumber, 'key' | 'side'>,
  isMeant: (of: { season: PlayedTeam; opponent: string }) => boolean,
): number[] {
  return played.filter(isMeant).flatMap(({ values }) => values.get(`${side} ${key}`) ?? []);
}

const variances = new Map<string, number>();

/** How far one match's number lies from its opponent's own, squared: over all opponents of a category together. */
function varianceOfAMatch(
  { category }: PlayedTeam,
  number: Pick<SideNumber, 'key' | 'side'>,
): number {
  const known = `${category} ${number.side} ${number.key}`;
  const there = variances.get(known);
  if (there !== undefined) return there;
  const ofCategory = played.filter(({ season }) => season.category === category);
  const names = [...new Set(ofCategory.map(({ opponent }) => opponent))];
  let [squares, freedom] = [0, 0];
  for (const name of names) {
    const values = valuesOf(
      number,
      ({ season, opponent }) => season.category === category && opponent === name,
    );
    const own = mean(values);
    squares += values.reduce((sum, value) => sum + (value - own) ** 2, 0);
    freedom += values.length - 1;
  }
  variances.set(known, squares / freedom);
  return squares / freedom;
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
    .map(({ season: { category }, name, number }) => {
      const own = valuesOf(
        number,
        ({ season, opponent }) => season.category === category && opponent === name,
      );
      const rest = valuesOf(
        number,
        ({ season, opponent }) => season.category === category && opponent !== name,
      );
      return (mean(own) > mean(rest) ? 'more' : 'less') === number.habit?.way;
    });
  expect(clear.length).toBeGreaterThan(times(4, 30));
  const right = clear.filter(Boolean).length;
  printFigure('clear habits of simulated clubs right', `${right} of ${clear.length}`, '80%');
  expect(right / clear.length).toBeGreaterThanOrEqual(0.8);
});

test('a range of 80% holds the truth in about eight of ten cases', () => {
  // The truth is what the other seasons come to, and chance is left in that, too: their own standard error is added to the
  // range's. Without it three seasons would seem to say that good ranges are too narrow.
  const held = told.flatMap(({ season, name, number }) => {
    const { truth } = number;
    if (truth === null) return [];
    const others = valuesOf(
      number,
      (of) =>
        of.opponent === name && of.season !== season && of.season.category === season.category,
    );
    if (others.length === 0) return [];
    const own = mean(others);
    const variance = varianceOfAMatch(season, number) / others.length;
    const { low, high } = truth.interval;
    const ofRange = (high - low) / widthOfEighty(1);
    const reach = widthOfEighty(Math.sqrt(ofRange ** 2 + variance)) / 2;
    return [Math.abs(own - truth.estimate) <= reach];
  });
  const share = held.filter(Boolean).length / held.length;
  printFigure(
    'ranges of an opponent’s numbers hold the truth',
    `${Math.round(100 * share)}% of ${held.length}`,
    '75%',
  );
  expect(share).toBeGreaterThan(0.75);
});
