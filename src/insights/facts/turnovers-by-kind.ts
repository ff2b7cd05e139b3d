import { enoughMatches } from '../../basketball/seasons.ts';
import { knownWord } from '../../contract/known-word.ts';
import { groupsOf, idsOf } from '../events.ts';
import { type FinishedMatch, hasPlays, memoized } from '../finished-match.ts';
import { earlierMean } from '../reference.ts';
import type { Season } from '../season.ts';
import { countDeviations } from '../surprise.ts';
import { about, repeatsFor, whereUsual } from './beside.ts';
import { type Finding, valueOfShot } from './fact.ts';
import {
  ballHandlingDrills,
  footworkDrills,
  offensiveFoulDrills,
  passingDrills,
} from './turnover-drills.ts';
import { turnoversOf, whoLost } from './turnovers.ts';

/** A kind of turnover that the scorer noted far more often than in the earlier matches. */
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
      const { noun, fault, drills } = kind;
      return {
        topic: `turnovers ${key}`,
        partOf: ['turnovers'],
        points,
        deviations: countDeviations(count, mean),
        repeats: repeatsFor('turnoverShare', 'team'),
        value: count,
        usual: mean,
        eventIds: idsOf(events),
        say: (voice) =>
          voice.say(noun.en, texts, {
            count,
            all: lost.count,
            noun: (language) => noun[language],
            beside: () =>
              whereUsual(voice, earlierMean(mean, earlier.length, 1, season.seasonBefore)),
            about: about(points),
          }) + whoLost(voice, match, events),
        practise: (voice) => voice.practise(fault, drills, {}),
      };
    },
  );
}

/** How many balls of each kind the team lost. */
const countsByKind = memoized(({ events }: FinishedMatch) => {
  const counts = new Map<string, number>();
  for (const { type, side, subtype } of events) {
    if (type !== 'turnover' || side !== 'team' || subtype === undefined) continue;
    counts.set(subtype, (counts.get(subtype) ?? 0) + 1);
  }
  return counts;
});

const texts = {
  en: ['{count} of your {all} turnovers were {noun}{beside}. That cost {about}.'],
  es: ['De tus {all} pérdidas, {count} fueron {noun}{beside}. Costó {about}.'],
} as const;

const kinds = {
  badpass: {
    noun: { en: 'bad passes', es: 'malos pases' },
    fault: 'badPasses',
    drills: passingDrills,
  },
  ballhandling: {
    noun: { en: 'balls lost off the dribble', es: 'balones perdidos en el bote' },
    fault: 'ballHandling',
    drills: ballHandlingDrills,
  },
  travel: {
    noun: { en: 'travels', es: 'pasos' },
    fault: 'footwork',
    drills: footworkDrills,
  },
  offensive: {
    noun: { en: 'offensive fouls', es: 'faltas en ataque' },
    fault: 'offensiveFouls',
    drills: offensiveFoulDrills,
  },
  outofbounds: {
    noun: { en: 'balls out of bounds', es: 'balones fuera' },
    fault: 'badPasses',
    drills: passingDrills,
  },
} as const;
