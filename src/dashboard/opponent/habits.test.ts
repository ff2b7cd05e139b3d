import { expect, test } from 'vitest';
import { type PlayedTeam, playedTeams } from '../../insights/testing/matches.ts';
import { meetingOf } from '../testing/meeting-of.ts';
import type { NumberKey, SideNumber } from './season-numbers.ts';
import { sideNumbers } from './season-numbers.ts';
import { metTwice } from './testing/met-teams.ts';

/* Clubs of the league play in a way of their own, whatever the seed: over many seasons a number is what a club is. */

const seeds = [1, 2, 3];
const seasons = seeds.flatMap((seed) => playedTeams(seed));
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

test('of the habits that are called clear, at least four in five are the club’s own', () => {
  const clear = seasons.flatMap((season) =>
    metTwice(season).flatMap(({ name, meetings, others }) =>
      sides
        .flatMap((side) =>
          sideNumbers(
            meetings,
            others.map(({ boxScore }) => boxScore),
            side,
          ),
        )
        .filter(({ habit }) => habit?.certainty === 'clearly')
        .map((number) => {
          const own = truthOf(season, number, (met) => met === name);
          const rest = truthOf(season, number, (met) => met !== name);
          return (own > rest ? 'more' : 'less') === number.habit?.way;
        }),
    ),
  );
  expect(clear.length).toBeGreaterThan(8);
  const right = clear.filter(Boolean).length;
  console.log(`figure: clear habits of simulated clubs right: ${right} of ${clear.length} (80%)`);
  expect(right / clear.length).toBeGreaterThanOrEqual(0.8);
});
