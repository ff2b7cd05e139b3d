import { expect, test } from 'vitest';
import { type Certainty, widthOfEighty } from '../../basketball/certainty.ts';
import { repeatsOf } from '../../basketball/numbers.ts';
import { type PlayedTeam, playedTeams } from '../../insights/testing/matches.ts';
import { printFigure, times } from '../../testing/share.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import { type SideNumber, sideNumbers } from './season-numbers.ts';
import { metTwice } from './testing/met-teams.ts';

/* Clubs of the league have a style, with any seed: over many seasons a club's number approaches its true value. */

const seasons = Array.from({ length: times(6, 24) }, (_, at) => playedTeams(at + 1)).flat();
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

/** Of the habits that are called so, how many the club shows in its matches of other leagues, too. */
function rightOf(certainty: Certainty): number {
  const habits = told
    .filter(({ number }) => number.habit === certainty)
    .map(({ season, name, number }) => {
      const isOther = (other: PlayedTeam) => other !== season && other.category === season.category;
      const own = valuesOf(number, (of) => isOther(of.season) && of.opponent === name);
      const rest = valuesOf(number, (of) => isOther(of.season) && of.opponent !== name);
      return (mean(own) > mean(rest) ? 'more' : 'less') === number.lean?.way;
    });
  expect(habits.length).toBeGreaterThan(times(12, 60));
  const right = habits.filter(Boolean).length;
  printFigure(`${certainty} habits of simulated clubs right`, `${right} of ${habits.length}`, '');
  return right / habits.length;
}

test('clear habits are the club’s own in four of five cases, probable ones in two of three', () => {
  const [clear, probable] = [rightOf('clearly'), rightOf('probably')];
  expect(clear).toBeGreaterThanOrEqual(0.8);
  // A hundred habits of six seasons may stray by a tenth.
  expect(probable).toBeGreaterThanOrEqual(times(0.55, 0.66));
  expect(clear).toBeGreaterThan(probable);
});

/** How a season lies in a number: what every match of it is compared with. */
const ownMeans = new Map<string, number>();
function meanOfSeason(season: PlayedTeam, number: Pick<SideNumber, 'key' | 'side'>): number {
  const known = `${seasons.indexOf(season)} ${number.side} ${number.key}`;
  const found = ownMeans.get(known) ?? mean(valuesOf(number, (of) => of.season === season));
  ownMeans.set(known, found);
  return found;
}

test('a range of 80% holds the truth in at least eight of ten cases', () => {
  // The truth is an opponent's mean in the other seasons, each against its own usual: the club's players change
  // each season, and shoot more or fewer threes against any team. Chance is left in that, too: its standard error
  // is added to the range's. Otherwise three seasons would suggest that good ranges are too narrow.
  const held = told.flatMap(({ season, name, number }) => {
    const { truth } = number;
    if (truth === null) return [];
    const others = seasons
      .filter((other) => other !== season && other.category === season.category)
      .flatMap((other) => {
        const usual = meanOfSeason(other, number);
        const met = valuesOf(number, (of) => of.season === other && of.opponent === name);
        return met.map((value) => value - usual);
      });
    if (others.length === 0) return [];
    const own = meanOfSeason(season, number) + mean(others);
    const variance = varianceOfAMatch(season, number) / others.length;
    const { low, high } = truth.interval;
    const ofRange = (high - low) / widthOfEighty(1);
    const reach = widthOfEighty(Math.sqrt(ofRange ** 2 + variance)) / 2;
    return [{ number, isHeld: Math.abs(own - truth.estimate) <= reach }];
  });
  figureOf('ranges of an opponent’s numbers hold the truth', held, 0.75);
});

test('with one match’s own chance a range holds the next meeting, also while few others were played', () => {
  const held = [4, 99].flatMap((few) =>
    seasons.flatMap((season) =>
      metTwice(season).flatMap(({ meetings, others }) => {
        const boxScores = others.map(({ boxScore }) => boxScore).slice(-few);
        const [first, next] = [meetings.slice(0, 1), meetings.slice(1, 2)];
        return sides.flatMap((side) => {
          const seenNext = sideNumbers(next, [], side);
          return sideNumbers(first, boxScores, side).flatMap((number, at) => {
            const seen = seenNext[at]?.seen[0];
            const { truth, others: all } = number;
            if (truth === null || seen == null || number.key === 'effectiveFieldGoals') return [];
            const { oneMatch } = repeatsOf(number.key, side === 'team' ? 'defence' : 'attack');
            const usual = mean(all);
            const squares = all.reduce((sum, value) => sum + (value - usual) ** 2, 0);
            const freedom = all.length - 1;
            const { low, high } = truth.interval;
            const error = ((1 - oneMatch) * squares) / freedom;
            const chance = widthOfEighty(Math.sqrt(error), freedom);
            const reach = Math.hypot(high - low, chance) / 2;
            return [{ few, number, isHeld: Math.abs(seen - truth.estimate) <= reach }];
          });
        });
      }),
    ),
  );
  for (const few of [4, 99]) {
    const told = `with ${few === 4 ? 'four' : 'all'} other matches a range holds the next meeting`;
    figureOf(
      told,
      held.filter((each) => each.few === few),
      times(0.65, 0.75),
    );
  }
});

/** Prints how many ranges hold, of all and of the number that holds least; each number must come to `least`. */
function figureOf(
  promise: string,
  held: readonly { number: SideNumber; isHeld: boolean }[],
  least: number,
) {
  const shareOf = (some: typeof held) => some.filter(({ isHeld }) => isHeld).length / some.length;
  const names = [...new Set(held.map(({ number: { side, key } }) => `${side} ${key}`))];
  const each = names
    .map((name) => ({
      name,
      share: shareOf(held.filter(({ number: { side, key } }) => `${side} ${key}` === name)),
    }))
    .toSorted((a, b) => a.share - b.share);
  const [lowest] = each;
  const percent = (share: number) => `${Math.round(100 * share)}%`;
  printFigure(
    promise,
    `${percent(shareOf(held))} of ${held.length}; least ${lowest?.name}, ${percent(lowest?.share ?? 0)}`,
    percent(least),
  );
  expect(names).toHaveLength(8);
  expect(lowest?.share).toBeGreaterThan(least);
}
