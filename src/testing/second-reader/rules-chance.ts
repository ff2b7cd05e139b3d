import { type Claim, type Rule, so } from './reading.ts';
import { chanceAt } from './stretches.ts';

/* The chance to win before and after a stretch. */

/** "Your chance to win rose from 1 in 3 to 4 in 5." */
export const chanceRule: Rule = {
  pattern:
    / chance (?<way>rose|fell|went|was) (?:from )?(?<a>n\d+) in (?<b>n\d+)(?: to (?<c>n\d+) in (?<d>n\d+))?(?= )/dg,
  read: (found, context) => {
    const { stretch, match } = context;
    if (stretch === null) return [so('chance', 'context', false, 'no stretch')];
    const before = stretch.begins.map((time) => chanceAt(match, stretch.from, time));
    const after = stretch.ends.map((time) => chanceAt(match, stretch.to, time));
    const claims: Claim[] = [near('chance before', found.number('a') / found.number('b'), before)];
    if (found.word('c') === null) return claims;
    const way = found.word('way');
    const rose = (after[0] ?? 0) > (before[0] ?? 0);
    claims.push(near('chance after', found.number('c') / found.number('d'), after));
    if (way !== 'went')
      claims.push(
        so(`chance ${way}`, 'direction', (way === 'rose') === rose, `${before} to ${after}`),
      );
    return claims;
  },
};

const plain = [
  1 / 20,
  1 / 10,
  1 / 5,
  1 / 4,
  1 / 3,
  2 / 5,
  1 / 2,
  3 / 5,
  2 / 3,
  3 / 4,
  4 / 5,
  9 / 10,
  19 / 20,
];

/** A chance in plain fractions is the nearest of them: a twentieth off at most, and a hair. */
function near(about: string, said: number, chances: readonly number[]): Claim {
  const isPlain = plain.some((each) => Math.abs(each - said) < 1e-6);
  const holds = isPlain && chances.some((each) => Math.abs(each - said) <= 0.056);
  return so(
    `${about} ${said.toFixed(2)}`,
    'number',
    holds,
    chances.map((each) => each.toFixed(2)).join(' or '),
  );
}
