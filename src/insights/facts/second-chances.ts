import { idsOf } from '../events.ts';
import { measure, notesOf } from '../measures.ts';
import { counted } from '../numbers.ts';
import { fromReference } from '../surprise.ts';
import { ofBothSides, signOf, whoseOf } from './fact.ts';
import { defensiveReboundDrills, offensiveRebounds } from './rebounds.ts';

const secondChancePoints = measure((match) => notesOf(match).secondChancePoints, 3);

/** Each side's points after offensive rebounds; the difference from the usual is their worth, so it is not said twice. */
export const secondChances = ofBothSides((season, side) => {
  const compared = season.compare(secondChancePoints, side);
  if (compared === null) return null;
  const { value: scored, usual } = compared;
  const boards = offensiveRebounds(season.match, side).length;
  const points = signOf(side) * (scored - usual.mean);
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `second chance ${side}`,
    partOf: [`boards ${side}`],
    points,
    ...fromReference(scored, usual),
    eventIds: idsOf(
      season.match.events.filter(
        (event) => event.side === side && event.qualifiers?.includes('secondChance') && event.made,
      ),
    ),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        scored: counted(scored, 'point'),
        onlyScored: scored === 0 ? 'no point' : `only ${counted(scored, 'point')}`,
        secondChancePoints: counted(scored, 'second-chance point'),
        boards: counted(boards, 'offensive rebound'),
        // "11 points", since rebounds and points stand in one sentence.
        usual: {
          reference: usual,
          show: (mean) => counted(Math.round(mean), 'point'),
          whose: whoseOf(side),
        },
      }),
    practise: (voice) => voice.practise(fault, drills, { n: boards }),
  };
});

const texts = {
  team: {
    subject: 'second chance',
    good: [
      'Second chances brought you {scored}{usual}.',
      'You turned {boards} into {scored}{usual}.',
    ],
    poor: [
      'Second chances brought {onlyScored} from {boards}{usual}.',
      '{boards}, {scored}: little came of your second chances{usual}.',
    ],
    fault: 'secondChance',
    drills: [
      'Put-backs: off the board, up again without bringing the ball down, 10 a side with a pad on the hip.',
      'Scrimmage 8 minutes in which only a basket after an offensive board counts, and a kick-out three counts 4.',
      'Up or out: 20 offensive boards against two defenders, finish within 1 dribble or pass to the arc.',
    ],
  },
  opponent: {
    subject: 'second chance against',
    good: [
      '{They} scored just {scored} on second chances{usual}.',
      'You cleaned up after the first shot: {secondChancePoints} for {them}{usual}.',
    ],
    poor: [
      '{They} scored {scored} on second chances, from {boards}{usual}.',
      'Second shots hurt: {scored} for {them} after {boards}{usual}.',
    ],
    fault: 'defensiveRebounds',
    drills: defensiveReboundDrills,
  },
} as const;
