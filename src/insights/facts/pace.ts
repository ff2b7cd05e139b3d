import { subtractCounts } from '../../basketball/line.ts';
import { estimatedPossessions, pace as paceOf } from '../../basketball/possessions.ts';
import { matchSeconds } from '../../basketball/score.ts';
import { type FinishedMatch, lengthOf, totalsOf } from '../finished-match.ts';
import { measure } from '../measures.ts';
import { whole } from '../numbers.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import type { Finding } from './fact.ts';

function possessionsOf(match: FinishedMatch): number | null {
  const { team, opponent } = totalsOf(match);
  return estimatedPossessions(team, opponent);
}

/** Possessions of one side in regulation time. */
const possessionsPerMatch = measure(
  (match) =>
    paceOf(
      possessionsOf(match),
      lengthOf(match),
      matchSeconds(match.rules.regulationPeriods, match.rules) / 60,
    ),
  3,
);

/** A faster or slower match than usual: the possessions more or fewer, at what each brought beside the opponent's. */
export function pace(season: Season): Finding | null {
  const { team, opponent } = totalsOf(season.match);
  const possessions = possessionsOf(season.match);
  const margin = subtractCounts(team.points, opponent.points);
  const compared = season.compare(possessionsPerMatch);
  if (possessions === null || possessions <= 0 || margin === null || compared === null) return null;
  const { value, usual } = compared;
  const points = ((value - usual.mean) * margin) / possessions;
  const faster = value > usual.mean;
  return {
    topic: 'pace',
    points,
    deviations: referenceDeviations(value, usual),
    value,
    usual: usual.mean,
    eventIds: [],
    say: (voice) =>
      voice.say('pace', points > 0 ? texts.good : texts.poor, {
        how: faster ? 'The fast game suited you' : 'You slowed it down to your gain',
        fast: faster ? 'fast' : 'slow',
        quick: faster ? 'quick' : 'slow',
        count: whole(value),
        usual: { reference: usual, show: whole, whose: 'own' },
        worth: points,
      }),
    practise: (voice) => voice.practise('pace', drills, {}),
  };
}

const texts = {
  good: [
    '{how}: {count} possessions{usual}{worth}.',
    'A {quick} match of {count} possessions each{usual} was played on your terms{worth}.',
  ],
  poor: [
    'The {fast} game did not suit you: {count} possessions{usual}{worth}.',
    '{count} possessions each made it a {quick} match{usual}{worth}.',
  ],
} as const;

const drills = [
  'Play your own speed: scrimmage with a 10-second minimum for shots after a defensive board, 8 minutes.',
  'Walk it up, then run it: alternate 5 slow and 5 fast possessions on the coach’s call.',
  'Own the tempo: 6-minute games in which the coach sets the number of possessions and both fives must hit it.',
] as const;
