import { memoized } from '../../basketball/memoized.ts';
import { enoughMatches } from '../../basketball/seasons.ts';
import { knownWord } from '../../contract/known-word.ts';
import { groupsOf, idsOf } from '../events.ts';
import { type FinishedMatch, hasPlays } from '../finished-match.ts';
import { earlierMean } from '../reference.ts';
import type { Season } from '../season.ts';
import { countDeviations } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among, repeatsFor } from './beside.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { turnoversOf, whoLost } from './turnovers.ts';

/** A kind of turnover recorded far more often than in earlier matches. */
export function turnoversByKind(season: Season): Finding[] {
  const { match } = season;
  const earlier = season.earlier.filter(hasPlays);
  const lost = turnoversOf(season, 'team');
  if (earlier.length < enoughMatches || lost === null) return [];
  return groupsOf(lost.events, ({ subtype }) => subtype).flatMap(
    ({ key, events }): Finding | Finding[] => {
      const kind = knownWord(kinds, key);
      const count = events.length;
      if (kind === undefined || count < 4) return [];
      const before = earlier.map((other) => countsByKind(other).get(key) ?? 0);
      const mean = before.reduce((sum, of) => sum + of, 0) / before.length;
      // More of one kind and fewer of another cost nothing.
      const more = Math.min(count - mean, lost.count - lost.expected);
      const points = -more * valueOfShot(season);
      if (points >= 0) return [];
      const { noun, drills } = kind;
      return {
        topic: `turnovers ${key}`,
        partOf: ['turnovers'],
        points,
        deviations: countDeviations(count, mean),
        repeats: repeatsFor('turnoverShare', 'team'),
        value: count,
        usual: mean,
        ...among(before, count, mean),
        eventIds: idsOf(events),
        says: [
          said('turnovers of a kind', {
            count,
            all: lost.count,
            noun: { said: said(noun, {}) },
            beside: { where: earlierMean(mean, earlier.length, 1, season.seasonBefore) },
            about: { about: points },
          }),
          ...(whoLost(match, events) ?? []),
        ],
        drill: drill(drills, {}),
      };
    },
  );
}

/** The team's turnovers of each kind. */
const countsByKind = memoized(({ events }: FinishedMatch) => {
  const counts = new Map<string, number>();
  for (const { type, side, subtype } of events) {
    if (type !== 'turnover' || side !== 'team' || subtype === undefined) continue;
    counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
  }
  return counts;
});

const kinds = {
  badpass: {
    noun: 'lost as/badpass',
    drills: 'passing',
  },
  ballhandling: {
    noun: 'lost as/ballhandling',
    drills: 'ballHandling',
  },
  travel: {
    noun: 'lost as/travel',
    drills: 'footwork',
  },
  offensive: {
    noun: 'lost as/offensive',
    drills: 'offensiveFoul',
  },
  outofbounds: {
    noun: 'lost as/outofbounds',
    drills: 'passing',
  },
} as const;
