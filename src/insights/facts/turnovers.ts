import { playsEnded } from '../../basketball/four-factors.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { type FinishedMatch, playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { counted, times, whole } from '../numbers.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import { type Finding, valueOfShot } from './fact.ts';

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

/** How often the team lost the ball. */
export function turnovers(season: Season): Finding[] {
  const lost = turnoversOf(season, 'team');
  if (lost === null) return [];
  const { count, expected, usual, deviations, events } = lost;
  const points = (expected - count) * valueOfShot(season);
  return [
    {
      topic: 'turnovers',
      points,
      deviations,
      value: count,
      usual: expected,
      eventIds: idsOf(events),
      say: (voice) =>
        voice.say('turnovers', points > 0 ? texts.good : texts.poor, {
          turnovers: counted(count, 'turnover'),
          balls: counted(count, 'ball'),
          times: times(count),
          usual: { reference: usual, show: whole, whose: 'own' },
          worth: points,
        }) + (points < 0 ? whoLost(season.match, events) : ''),
      practise: (voice) => voice.practise('turnovers', turnoverDrills, { n: count }),
    },
  ];
}

const texts = {
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
} as const;

/** Names the player who lost most of the balls. */
export function whoLost(match: FinishedMatch, events: readonly MatchEvent[]): string {
  const most = mostByPlayer(events, 4);
  const name = most && playerName(match, 'team', most.playerId);
  return name === null ? '' : ` ${name} had ${most?.events.length} of them.`;
}

export const turnoverDrills = [
  'Full-court 4 on 4 without a dribble, 6 minutes: each lost ball is a point for the others.',
  'Start every scrimmage at −5 and take a point off for each turnover: {n} lost balls must hurt in practice first.',
  'Pivot and pass out of a double team: 3 passers, 2 defenders, 20 clean passes in a row before water.',
  'Advance against pressure in threes: 10 trips, jump stop at half court and in the lane, no blind pass.',
] as const;
