import { knownWord } from '../../contract/known-word.ts';
import { groupsOf, idsOf } from '../events.ts';
import { type FinishedMatch, memoized } from '../finished-match.ts';
import { capital, whole } from '../numbers.ts';
import { earlierMean, enoughMatches } from '../reference.ts';
import type { Season } from '../season.ts';
import { shareDeviations } from '../surprise.ts';
import { type Finding, valueOfShot } from './fact.ts';
import { turnoverDrills, turnoversOf, whoLost } from './turnovers.ts';

/** A kind of turnover that the scorer noted far more often than in the earlier matches. */
export function turnoversByKind(season: Season): Finding[] {
  const { match, earlier } = season;
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
        deviations: shareDeviations(count, 100, mean / 100),
        value: count,
        usual: mean,
        eventIds: idsOf(events),
        say: (voice) =>
          voice.say(noun, texts, {
            count,
            all: lost.events.length,
            noun,
            Noun: capital(noun),
            usual: { reference: earlierMean(mean, earlier.length, 1), show: whole, whose: 'own' },
            worth: points,
          }) + whoLost(match, events),
        practise: (voice) => voice.practise(fault, drills, { n: count }),
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

const texts = [
  '{count} of your {all} turnovers were {noun}{usual}{worth}.',
  'You had {count} {noun}{usual}{worth}.',
  '{Noun} were the leak, {count} of {all} turnovers{usual}{worth}.',
] as const;

const badPasses = [
  'Pass fakes and pass angles: 3 on 3 in a 5 by 5 metre square, 15 passes make a point.',
  'Outlet and lead passes on the move, 4 lines, 3 minutes without the ball touching the floor.',
  'Play 5 on 5 to 10 completed passes before a shot counts, after {n} bad passes in one match.',
] as const;

const ballHandling = [
  'Dribble under pressure: zig-zag 1 on 1 over 28 metres, 6 trips each, lost ball means again.',
  'Two defenders, one dribbler, 12 seconds to cross half court: everyone gets 5 turns.',
  'Strength on the ball: chin it and pivot out of a trap, 8 traps in each corner.',
] as const;

const kinds = {
  badpass: { noun: 'bad passes', fault: 'badPasses', drills: badPasses },
  ballhandling: { noun: 'balls lost off the dribble', fault: 'ballHandling', drills: ballHandling },
  travel: { noun: 'travels', fault: 'ballHandling', drills: ballHandling },
  offensive: { noun: 'offensive fouls', fault: 'turnovers', drills: turnoverDrills },
  outofbounds: { noun: 'balls out of bounds', fault: 'badPasses', drills: badPasses },
};
