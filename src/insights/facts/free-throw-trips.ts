import { fieldGoals } from '../../basketball/line.ts';
import { ratio } from '../../basketball/ratio.ts';
import { shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { idsOf } from '../events.ts';
import { totalsOf } from '../finished-match.ts';
import { measure } from '../measures.ts';
import { counted, whole } from '../numbers.ts';
import { referenceDeviations } from '../surprise.ts';
import { ofBothSides, signOf, valueOfShot, whoseOf } from './fact.ts';

/** Free throws for each field-goal attempt: how often a side got to the line. */
const tripsPerShot = measure((match) => {
  const { team } = totalsOf(match);
  return ratio(team.freeThrows.attempted, fieldGoals(team).attempted);
}, 0.04);

/**
 * How often each side went to the line. A free throw more is worth its points less those of the 0.44 shots that it took the
 * place of (as in net points).
 */
export const freeThrowTrips = ofBothSides((season, side) => {
  const line = totalsOf(season.match)[side];
  const { attempted, made } = line.freeThrows;
  const shots = fieldGoals(line).attempted;
  const compared = season.compare(tripsPerShot, side);
  if (attempted === null || made === null || shots === null || compared === null) return null;
  const expected = compared.usual.mean * shots;
  const share = attempted === 0 ? 0.7 : made / attempted;
  const each = Math.max(0, share - shotsOfFreeThrow * valueOfShot(season));
  const points = signOf(side) * (attempted - expected) * each;
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `${side} free throws won`,
    partOf: [`${side} half court`],
    points,
    deviations: referenceDeviations(compared.value, compared.usual),
    value: attempted,
    usual: expected,
    eventIds: idsOf(
      season.match.events.filter((event) => event.type === 'freeThrow' && event.side === side),
    ),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        throws: counted(attempted, 'free throw'),
        // The reference is a rate; a coach counts throws, so it is shown as those that the rate leads to.
        usual: {
          reference: { ...compared.usual, mean: expected },
          show: whole,
          whose: whoseOf(side),
        },
        worth: points,
      }),
    practise: (voice) => voice.practise(fault, drills, {}),
  };
});

const texts = {
  team: {
    subject: 'trips',
    good: [
      'You got to the line for {throws}{usual}{worth}.',
      'Attacking drew whistles: {throws}{usual}{worth}.',
      'You earned {throws}{usual}{worth}.',
    ],
    poor: [
      'You shot only {throws}{usual}{worth}.',
      'You hardly got to the line, {throws}{usual}{worth}.',
      'Only {throws} came your way{usual}{worth}.',
    ],
    fault: 'freeThrowTrips',
    drills: [
      'Attack the chest of the defender: 1 on 1 from the wing where a drawn foul counts 2 and a jump shot 0, 8 minutes.',
      'Post and drive for 10 possessions in a row: 5 on 5, no shot before the ball has touched the paint.',
      'Shot fake, then go: close-outs from 6 metres in which the attacker must get 2 feet in the lane.',
    ],
  },
  opponent: {
    subject: 'trips given',
    good: [
      'You kept {them} off the line: {throws}{usual}{worth}.',
      'You defended without fouling: {throws} for {them}{usual}{worth}.',
      '{They} got only {throws}{usual}{worth}.',
    ],
    poor: [
      'You sent {them} to the line for {throws}{usual}{worth}.',
      'Your fouls gave {them} {throws}{usual}{worth}.',
      '{They} shot {throws}{usual}{worth}.',
    ],
    fault: 'fouling',
    drills: [
      'Shell drill with hands behind the back for 6 minutes, then live: every reach is a point for the offence.',
      'Wall up: bigs take 15 contested layups straight up with both arms high; a foul called starts the count again.',
      'Chart fouls in the scrimmage: the five with fewer than 4 in 10 minutes sits out the sprints.',
    ],
  },
} as const;
