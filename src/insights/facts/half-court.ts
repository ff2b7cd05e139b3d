import { ratio } from '../../basketball/ratio.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { isFieldGoal, pointsScored } from '../../basketball/shots.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import type { FinishedMatch } from '../finished-match.ts';
import { measure } from '../measures.ts';
import { decimal, whole } from '../numbers.ts';
import { referenceDeviations } from '../surprise.ts';
import { ofBothSides, signOf } from './fact.ts';

/** A side's shots that the scorer did not note as fast breaks, a free throw counted as 0.44 of one, and their points. */
function halfCourtShots({ events }: FinishedMatch, side: Side) {
  const shots = events.filter(
    (event) =>
      event.side === side &&
      (isFieldGoal(event) || event.type === 'freeThrow') &&
      event.qualifiers?.includes('fastBreak') !== true,
  );
  let count = 0;
  let points = 0;
  for (const shot of shots) {
    count += shot.type === 'freeThrow' ? shotsOfFreeThrow : 1;
    points += pointsScored(shot);
  }
  return { events: shots, count, points };
}

/** Points for each half-court shot; `null` where the scorer notes no fast breaks. */
const pointsPerHalfCourtShot = measure((match) => {
  if (!match.events.some((event) => event.qualifiers !== undefined)) return null;
  const { count, points } = halfCourtShots(match, 'team');
  return ratio(points, count);
}, 0.06);

/** What each side made of its shots that were no fast breaks, beside what as many usually bring. */
export const halfCourt = ofBothSides((season, side) => {
  const compared = season.compare(pointsPerHalfCourtShot, side);
  if (compared === null) return null;
  const { value, usual } = compared;
  const shots = halfCourtShots(season.match, side);
  const points = signOf(side) * (value - usual.mean) * shots.count;
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `${side} half court`,
    points,
    deviations: referenceDeviations(value, usual),
    value,
    usual: usual.mean,
    eventIds: idsOf(shots.events),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        scored: shots.points,
        each: decimal(value, 2),
        norm: whole(usual.mean * shots.count),
      }),
    practise: (voice) => voice.practise(fault, drills, {}),
  };
});

const texts = {
  team: {
    subject: 'half court',
    good: [
      'Your half-court offence clicked: {scored} points without the break, {each} a shot, where as many shots usually bring {norm}.',
      'You scored {scored} in the half-court; as many shots usually give you {norm}.',
      'Outside the break you scored {scored} points instead of the usual {norm} from as many shots.',
    ],
    poor: [
      'Your half-court offence stalled: {scored} points without the break, {each} a shot, where as many shots usually bring {norm}.',
      'You scored only {scored} in the half-court; as many shots usually give you {norm}.',
      'Without the break you were stuck at {scored} points, {each} a shot; the same number of shots is usually good for {norm}.',
    ],
    fault: 'halfCourt',
    drills: [
      'Two sets, run cold: each five walks, jogs, then plays its 2 best half-court actions 6 times against switching defence.',
      'Shot-clock game: start at 14 seconds, ball reversal needed before a shot, first to 8 stops.',
      'Get the paint touched: 5 on 5 half-court, no shot before a drive or post touch, 12 possessions a side.',
    ],
  },
  opponent: {
    subject: 'half court against',
    good: [
      'Once you were set, {they} got just {scored} points; as many shots usually bring opponents {norm}.',
      'Your half-court defence held {them} to {scored} points, where {norm} from as many shots is normal.',
    ],
    poor: [
      '{They} scored {scored} against your set defence; as many shots usually bring opponents {norm}.',
      'Your half-court defence let {scored} points through, where {norm} from as many shots is normal.',
    ],
    fault: 'halfCourtDefence',
    drills: [
      'Shell drill 4 on 4, 10 minutes: jump to the ball, one hand in the lane, 3 stops in a row to change.',
      'Guard the first action: the offence runs its main set 8 times, and the defence calls out every screen.',
      'Stops only: scrimmage in which points come from the defence, 24 seconds held is 2.',
    ],
  },
} as const;
