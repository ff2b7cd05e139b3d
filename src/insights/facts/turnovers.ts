import { playsEnded } from '../../basketball/four-factors.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { type FinishedMatch, playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { counted, times, whole } from '../numbers.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import { ofBothSides, signOf, valueOfShot } from './fact.ts';

/** A side's turnovers beside the usual share of its plays; `null` where they were not recorded. */
export function turnoversOf(season: Season, side: Side) {
  const line = totalsOf(season.match)[side];
  const plays = playsEnded(line);
  const compared = season.compare(measures.turnovers, side);
  if (line.turnovers === null || plays === null || compared === null) return null;
  const { value, usual } = compared;
  const expected = usual.mean * plays;
  return {
    count: line.turnovers,
    expected,
    /** The reference as a count. */
    usual: { ...usual, mean: expected },
    deviations: referenceDeviations(value, usual),
    events: season.match.events.filter((event) => event.type === 'turnover' && event.side === side),
  };
}

/** How often each side lost the ball. */
export const turnovers = ofBothSides((season, side) => {
  const lost = turnoversOf(season, side);
  if (lost === null) return null;
  const { count, expected, usual, deviations, events } = lost;
  const isOwn = side === 'team';
  const points = signOf(side) * (expected - count) * valueOfShot(season);
  const { topic, subject, good, poor, detail, fault, drills } = texts[side];
  return {
    topic,
    points,
    deviations,
    value: count,
    usual: expected,
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        turnovers: counted(count, 'turnover'),
        balls: counted(count, 'ball'),
        times: times(count),
        usual: { reference: usual, show: whole, whose: isOwn ? 'own' : 'neutral' },
        worth: points,
      }) + (isOwn === points < 0 ? detail(season.match, events, count) : ''),
    practise: (voice) => voice.practise(fault, drills, { n: count }),
  };
});

/** Names the player who lost most of the balls. */
export function whoLost(match: FinishedMatch, events: readonly MatchEvent[]): string {
  const most = mostByPlayer(events, 4);
  const name = most && playerName(match, 'team', most.playerId);
  return name === null ? '' : ` ${name} had ${most?.events.length} of them.`;
}

/** Turnovers that nobody took the ball from. */
const unforced = new Set(['travel', '24sec', '3sec', 'doubledribble', 'offensive']);

/** Says how many of the balls were taken, where they were most. */
function howWon(_: FinishedMatch, events: readonly MatchEvent[], all: number): string {
  const live = events.filter(
    ({ subtype }) => subtype !== undefined && !unforced.has(subtype),
  ).length;
  return live >= 0.6 * all && live >= 5 && live < all
    ? ` ${live} were bad passes, lost dribbles or balls out of bounds.`
    : '';
}

export const turnoverDrills = [
  'Full-court 4 on 4 without a dribble, 6 minutes: each lost ball is a point for the others.',
  'Start every scrimmage at −5 and take a point off for each turnover: {n} lost balls must hurt in practice first.',
  'Pivot and pass out of a double team: 3 passers, 2 defenders, 20 clean passes in a row before water.',
  'Advance against pressure in threes: 10 trips, jump stop at half court and in the lane, no blind pass.',
] as const;

const texts = {
  team: {
    topic: 'turnovers',
    subject: 'turnovers',
    good: [
      'You took care of the ball: {turnovers}{usual}{worth}.',
      'Only {balls} lost{usual}{worth}.',
      'You gave the ball away just {times}{usual}{worth}.',
    ],
    poor: [
      'You lost the ball {times}{usual}{worth}.',
      '{turnovers} were too many{usual}{worth}.',
      'You gave the ball away {times}{usual}{worth}.',
    ],
    detail: whoLost,
    fault: 'turnovers',
    drills: turnoverDrills,
  },
  opponent: {
    topic: 'forced turnovers',
    subject: 'won',
    good: [
      'You forced {them} into {turnovers}{usual}{worth}.',
      '{They} lost the ball {times}{usual}{worth}.',
      'Pressure paid: {balls} won from {them}{usual}{worth}.',
    ],
    poor: [
      '{They} lost the ball only {times}{usual}{worth}.',
      'You hardly disturbed {them}: {turnovers} forced{usual}{worth}.',
      'Only {turnovers} by {them}{usual}{worth}.',
    ],
    detail: howWon,
    fault: 'forcedTurnovers',
    drills: [
      'Pressure the first pass: full-court 5 on 5 for 8 minutes, a deflection gives 1 point, a steal 2.',
      'Run-and-jump after every made free throw: rehearse it 10 times with the starting five.',
      'Deny the wing in the shell drill: the defence stays until it has 3 deflections in one stand.',
    ],
  },
} as const;
