import { addCounts } from '../../basketball/line.ts';
import type { MatchEvent, Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { type FinishedMatch, playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { counted, whole } from '../numbers.ts';
import { referenceDeviations, shareDeviations } from '../surprise.ts';
import { ofBothSides, signOf, valueOfShot, whoseOf } from './fact.ts';

/** Fewer rebounds to be had at a basket hold no claim. */
const leastChances = 12;

/** The rebounds at the basket that `attacker` attacks. */
export const rebounds = ofBothSides((season, attacker) => {
  const { match } = season;
  const isOwn = attacker === 'team';
  const totals = totalsOf(match);
  const offensive = totals[attacker].offensiveRebounds;
  const chances = addCounts(offensive, totals[isOwn ? 'opponent' : 'team'].defensiveRebounds);
  const usual = season.reference(measures[isOwn ? 'offensiveRebounds' : 'defensiveRebounds']);
  if (chances === null || offensive === null || usual === null || chances < leastChances)
    return null;
  const usualShare = isOwn ? usual.mean : 1 - usual.mean;
  const share = offensive / chances;
  const expected = usualShare * chances;
  const points = signOf(attacker) * (offensive - expected) * valueOfShot(season);
  const events = offensiveRebounds(match, attacker);
  const { subject, good, poor, fault, drills } = texts[attacker];
  return {
    topic: `boards ${attacker}`,
    points,
    deviations: Math.min(
      shareDeviations(offensive, chances, usualShare),
      referenceDeviations(isOwn ? share : 1 - share, usual),
    ),
    value: offensive,
    usual: expected,
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        offensive,
        chances,
        defensive: chances - offensive,
        boards: counted(offensive, 'offensive rebound'),
        usual: {
          reference: { ...usual, mean: expected },
          show: whole,
          whose: whoseOf(attacker),
        },
        worth: points,
      }) + (isOwn && points > 0 ? whoGrabbed(match, events) : ''),
    practise: (voice) => voice.practise(fault, drills, { n: offensive }),
  };
});

/** A side's offensive rebounds, where the events have them. */
export function offensiveRebounds({ events }: FinishedMatch, attacker: Side): MatchEvent[] {
  return events.filter(
    ({ type, subtype, side }) => type === 'rebound' && subtype === 'offensive' && side === attacker,
  );
}

function whoGrabbed(match: FinishedMatch, events: readonly MatchEvent[]): string {
  const most = mostByPlayer(events, Math.max(4, events.length / 3));
  if (most === null) return '';
  return ` ${playerName(match, 'team', most.playerId) ?? ''} grabbed ${most.events.length}.`;
}

export const defensiveReboundDrills = [
  'Hit, find, get: 4 on 4 from a coach’s shot, the defence needs 3 boards in a row to get off the floor.',
  'Box out with no ball for 5 seconds at a whistle, then live: 12 shots, every offensive board is a sprint.',
  'Guards rebound down: 3 on 3 from the arc, the long rebound counts double, first to 7.',
  'Finish the stop: in the scrimmage a defensive stand scores only with the rebound, {n} offensive boards against is the number on the wall.',
] as const;

const texts = {
  team: {
    subject: 'own boards',
    good: [
      'You took {boards} from {chances} chances{usual}{worth}.',
      'The offensive glass was yours: {offensive} of {chances} boards{usual}{worth}.',
      '{boards} kept attacks alive{usual}{worth}.',
    ],
    poor: [
      'You got only {offensive} of {chances} boards on your own misses{usual}{worth}.',
      'One shot and out: {boards} from {chances} chances{usual}{worth}.',
      'From {chances} chances you took only {boards}{usual}{worth}.',
    ],
    fault: 'offensiveRebounds',
    drills: [
      'Send three to the glass: 5 on 5 where an offensive board counts 2 points, 10 minutes.',
      'Swim move and go: 1 on 1 rebounding from the weak side, best of 7 shots, guards too.',
      'On every shot this week two crash, one tags, two go back; {n} second chances is what it must beat.',
    ],
  },
  opponent: {
    subject: 'their boards',
    good: [
      'You closed the defensive glass: {they} got {offensive} of {chances} boards{usual}{worth}.',
      '{They} took back only {offensive} of {chances} misses{usual}{worth}.',
      '{defensive} of {chances} defensive boards were yours; {boards} for {them}{usual}{worth}.',
    ],
    poor: [
      '{They} took {boards} off your glass{usual}{worth}.',
      'You gave up {boards} to {them}{usual}{worth}.',
      'Of {chances} boards at your end {offensive} went to {them}{usual}{worth}.',
    ],
    fault: 'defensiveRebounds',
    drills: defensiveReboundDrills,
  },
} as const;
