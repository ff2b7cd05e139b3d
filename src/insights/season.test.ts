import { expect, test } from 'vitest';
import { measures } from './measures.ts';
import { seasonOf } from './season.ts';
import { playedTeams } from './testing/matches.ts';

const matches = playedTeams(2026)[0]?.matches ?? [];
const referenceAfter = (played: number) => {
  const match = matches[played];
  if (match === undefined) throw new Error('the season has no such match');
  return seasonOf(match, matches.slice(0, played), 'Senior women').reference(
    measures.pointsPerShot,
  );
};

test.each([
  [0, 'guide', 'in our own rough guide for U18 and senior teams'],
  [2, 'guide', 'in our own rough guide for U18 and senior teams'],
  [3, 'match', 'by both sides in the 3 matches before'],
  [4, 'match', 'by both sides in the 4 matches before'],
  [5, 'earlier', 'in the 5 matches before'],
])('after %i matches a team is compared with: %s', (played, basis, source) => {
  expect(referenceAfter(played)).toMatchObject({ basis, source });
});
