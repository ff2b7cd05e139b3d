import { idsOf } from '../events.ts';
import { measure, notesOf } from '../measures.ts';
import { counted, few, whole } from '../numbers.ts';
import { fromReference } from '../surprise.ts';
import { ofBothSides, signOf, whoseOf } from './fact.ts';

const fastBreakPoints = measure((match) => notesOf(match).fastBreakPoints, 3);

/** Each side's points on the break; the difference from the usual is their worth, so it is not said twice. */
export const fastBreak = ofBothSides((season, side) => {
  const compared = season.compare(fastBreakPoints, side);
  if (compared === null) return null;
  const { value: scored, usual } = compared;
  const points = signOf(side) * (scored - usual.mean);
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `fast break ${side}`,
    points,
    ...fromReference(scored, usual),
    eventIds: idsOf(
      season.match.events.filter(
        (event) => event.side === side && event.qualifiers?.includes('fastBreak') && event.made,
      ),
    ),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        scored: counted(scored, 'point'),
        fewScored: `${few(scored)} ${scored === 1 ? 'point' : 'points'}`,
        fastBreakPoints: counted(scored, 'fast-break point'),
        usual: { reference: usual, show: whole, whose: whoseOf(side) },
      }),
    practise: (voice) => voice.practise(fault, drills, { n: Math.round(usual.mean) }),
  };
});

const texts = {
  team: {
    subject: 'fast break',
    good: [
      'You ran for {scored} on the break{usual}.',
      'The fast break gave you {scored}{usual}.',
      '{fastBreakPoints} came before the defence was set{usual}.',
    ],
    poor: [
      'You got {fewScored} on the break{usual}.',
      'The running game brought {fewScored}{usual}.',
      'You hardly ran: {fastBreakPoints}{usual}.',
    ],
    fault: 'transition',
    drills: [
      'Outlet in 2 seconds and fill three lanes: 11-man break for 6 minutes, 20 layups is the target.',
      'After each steal or board, shot within 7 seconds: 10 trips of 5 on 3.',
      'Run off misses: in the scrimmage a fast-break basket counts 3, until {n} points come easily.',
    ],
  },
  opponent: {
    subject: 'fast break against',
    good: [
      'You got back: {they} had {fastBreakPoints}{usual}.',
      '{They} scored {fewScored} on the break{usual}.',
      'Your transition defence gave {them} {scored}{usual}.',
    ],
    poor: [
      '{They} ran for {scored} on the break{usual}.',
      '{They} beat you down the floor for {fastBreakPoints}{usual}.',
      '{fastBreakPoints} for {them}{usual}.',
    ],
    fault: 'transitionDefence',
    drills: [
      'Sprint back 5 on 4: the shooter touches the baseline first, 8 trips, a layup against costs a point.',
      'Name the safety: on each shot 2 guards are back at half court before the rebound falls, rehearse 15 times.',
      'Stop the ball at the arc: 3 on 2 into 2 on 1 continuous, 6 minutes, count only stops.',
    ],
  },
} as const;
