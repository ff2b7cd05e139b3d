import type { Stretch } from '../../basketball/decisive-stretches.ts';
import { scorerOf } from '../course-words.ts';
import type { Season } from '../season.ts';
import { said } from '../words/said.ts';
import { stretchesOf, stretchFinding } from './course.ts';
import type { Finding } from './fact.ts';

/** All overtimes together, each named with its score. */
export function overtime({ match }: Season): Finding | null {
  const overtimes = stretchesOf(match)
    .filter(({ kind }) => kind === 'overtime')
    .sort((a, b) => a.from.period - b.from.period);
  const [first, last] = [overtimes[0], overtimes.at(-1)];
  if (first === undefined || last === undefined) return null;
  const all = joined(overtimes, first, last);
  if (all.side === null) return null;
  const { regulationPeriods } = match.rules;
  const values = {
    score: { score: all.points },
    before: { score: first.from.score },
    after: { score: last.to.score },
  };
  const names = overtimes.map(({ from, points }) => ({
    number: from.period - regulationPeriods,
    score: points,
  }));
  return {
    topic: 'overtime',
    always: true,
    ...stretchFinding(all),
    says: [
      overtimes.length === 1
        ? said(`overtime/${all.side} one`, values)
        : said(`overtime/${all.side} several`, {
            ...values,
            count: last.from.period - regulationPeriods,
            names: { overtimes: names },
          }),
      ...scorerOf(match, all),
    ],
  };
}

/** One stretch from the start of the first overtime to the end of the match. */
function joined(overtimes: readonly Stretch[], first: Stretch, last: Stretch): Stretch {
  const points = {
    team: last.to.score.team - first.from.score.team,
    opponent: last.to.score.opponent - first.from.score.opponent,
  };
  const more = points.team - points.opponent;
  const [before, after] = [first.from.winProbability, last.to.winProbability];
  return {
    kind: 'overtime',
    number: null,
    from: first.from,
    to: last.to,
    points,
    side: more === 0 ? null : more > 0 ? 'team' : 'opponent',
    gained: before === null || after === null ? null : after - before,
    eventIds: overtimes.flatMap(({ eventIds }) => eventIds),
  };
}
