import { minutesAndSeconds } from '../../basketball/clock.ts';
import { type Drought, scoringDroughts } from '../../basketball/droughts.ts';
import { type FinishedMatch, lengthOf, memoized, totalsOf } from '../finished-match.ts';
import { measure } from '../measures.ts';
import { capital } from '../numbers.ts';
import type { Season } from '../season.ts';
import { momentName } from '../stretch.ts';
import { fromReference } from '../surprise.ts';
import type { Finding } from './fact.ts';

/** So long without a point is a drought, in seconds. */
const leastDrought = 210;

/** The team's longest time without a point; `null` where no event has a clock, or none lasted two minutes. */
const longestDrought = memoized(({ events, rules }: FinishedMatch): Drought | null => {
  const input = { events, rules, finished: true };
  return scoringDroughts(input, 'team', 'points', 120)[0] ?? null;
});

/** Seconds without a point at most; what it usually is, before a season says so. */
const longestSeconds = measure((match) => longestDrought(match)?.seconds ?? null, 40, {
  mean: 210,
  deviation: 60,
});

/**
 * The team's longest time without a point: what it would have scored in the time beyond a usual longest drought, at its own
 * pace of this match.
 */
export function drought(season: Season): Finding | null {
  const { match } = season;
  const longest = longestDrought(match);
  const scored = totalsOf(match).team.points;
  const usual = season.reference(longestSeconds);
  if (longest === null || scored === null || usual === null) return null;
  const { fromSeconds, toSeconds, seconds, pointsAgainst } = longest;
  const perSecond = scored / Math.max(1, lengthOf(match) - seconds);
  const points = -perSecond * (seconds - usual.mean);
  if (seconds < leastDrought || points >= 0) return null;
  const from = momentName('from', fromSeconds, match.rules);
  const isOpponentKnown = match.boxScore.opponent.totals !== null;
  return {
    topic: 'drought',
    partOf: ['run opponent'],
    span: [fromSeconds, toSeconds],
    points,
    ...fromReference(seconds, usual),
    eventIds: [],
    say: (voice) =>
      voice.say('drought', isOpponentKnown ? texts.withOpponent : texts.alone, {
        length: minutesAndSeconds(seconds),
        from,
        From: capital(from),
        pointsAgainst,
      }),
    practise: (voice) => voice.practise('drought', drills, {}),
  };
}

const texts = {
  withOpponent: [
    'You went {length} without a point {from}, while {they} scored {pointsAgainst}.',
    '{From} the scoring dried up for {length}, while {they} scored {pointsAgainst}.',
    'No point for {length}, {from}, while {they} scored {pointsAgainst}.',
  ],
  alone: [
    'You went {length} without a point {from}.',
    '{From} the scoring dried up for {length}.',
    'No point for {length}, {from}.',
  ],
} as const;

const drills = [
  'Have a play for dry spells: pick 1 action that gets a foul or a layup and run it 10 times, tired.',
  'Scrimmage in games of 4 minutes in which only points in the paint count, to practise scoring when nothing falls.',
  'After 3 empty trips the ball goes inside: make it a rule and scrimmage it for 8 minutes.',
] as const;
