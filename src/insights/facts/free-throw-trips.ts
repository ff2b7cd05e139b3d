import { fieldGoals } from '../../basketball/line.ts';
import { share, shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { idsOf } from '../events.ts';
import { seenBy, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { counted, fewOf, nouns } from '../numbers.ts';
import { referenceDeviations } from '../surprise.ts';
import { about, repeatsFor, seasonFirst, whereUsual } from './beside.ts';
import { ofBothSides, signOf, valueOfShot } from './fact.ts';

/** What a free throw is taken to bring where nobody has thrown one yet. */
const shareOfNone = 0.7;

/**
 * How often each side went to the line. A free throw more is worth the usual share made less the 0.44 shots that it took the
 * place of (as in net points); how they fell is luck and another fact.
 */
export const freeThrowTrips = ofBothSides((season, side) => {
  const line = totalsOf(season.match)[side];
  const { attempted } = line.freeThrows;
  const shots = fieldGoals(line).attempted;
  const compared = season.compare(measures.freeThrowTrips, side);
  if (attempted === null || shots === null || compared === null) return null;
  const expected = compared.usual.mean * shots;
  const usualShare =
    season.reference(measures.freeThrows, side)?.mean ?? share(line.freeThrows) ?? shareOfNone;
  const each = Math.max(0, usualShare - shotsOfFreeThrow * valueOfShot(season));
  const points = signOf(side) * (attempted - expected) * each;
  const before = season.earlier.map(
    (match) => totalsOf(seenBy(side, match)).team.freeThrows.attempted,
  );
  const first = seasonFirst(attempted, before, season.seasonBefore);
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `${side} free throws won`,
    points,
    deviations: referenceDeviations(compared.value, compared.usual),
    repeats: repeatsFor('freeThrowRate', side),
    value: attempted,
    usual: expected,
    eventIds: idsOf(
      season.match.events.filter((event) => event.type === 'freeThrow' && event.side === side),
    ),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        throws: (language) => counted(attempted, nouns.freeThrow, language),
        fewThrows: (language) => fewOf(attempted, nouns.freeThrow, language),
        // The reference is a rate; a coach counts throws, so it is shown as those that the rate leads to.
        beside: (language) =>
          whereUsual(voice, { ...compared.usual, mean: expected }) + (first?.[language] ?? ''),
        about: about(points),
      }),
    practise: (voice) => voice.practise(fault, drills, {}),
  };
});

/** What to practise after few trips to the line. */
export const attackDrills = {
  en: [
    'Attack the chest of the defender: 1 on 1 from the wing for 8 minutes, a drawn foul counts 2 and a jump shot 0.',
    '5 on 5 for 10 possessions in which nobody shoots before the ball has touched the paint.',
    'Shot fake, then go: close-outs from 6 metres in which the attacker must get 2 feet in the lane.',
  ],
  es: [
    'Ataca el pecho del defensor: 1 contra 1 desde el lado durante 8 minutos, la falta sacada vale 2 y el tiro exterior 0.',
    '5 contra 5 durante 10 posesiones en las que nadie tira antes de que el balón pise la zona.',
    'Finta de tiro y entrada: salidas al tirador desde 6 metros en las que el atacante debe meter los 2 pies en la zona.',
  ],
} as const;

const texts = {
  team: {
    subject: 'trips',
    good: {
      en: [
        'You got to the line for {throws}{beside}, worth {about}.',
        'Your attack drew fouls: {throws}{beside}, worth {about}.',
      ],
      es: [
        'Lanzaste {throws}{beside}; valió {about}.',
        'Tu ataque sacó faltas: {throws}{beside}, que valieron {about}.',
      ],
    },
    poor: {
      en: ['You got {fewThrows}{beside}. That cost {about}.'],
      es: ['Tuviste {fewThrows}{beside}. Costó {about}.'],
    },
    fault: 'freeThrowTrips',
    drills: attackDrills,
  },
  opponent: {
    subject: 'trips given',
    good: {
      en: ['{They} got {fewThrows}{beside}. That saved {about}.'],
      es: ['{They} tuvo {fewThrows}{beside}. Te ahorró {about}.'],
    },
    poor: {
      en: [
        'You sent {them} to the line for {throws}{beside}. That cost {about}.',
        '{They} got {throws} from your fouls{beside}. That cost {about}.',
      ],
      es: [
        'Tus faltas dieron {throws} {them}{beside}. Costó {about}.',
        '{They} tuvo {throws} por tus faltas{beside}. Costó {about}.',
      ],
    },
    fault: 'fouling',
    drills: {
      en: [
        'Shell drill with hands behind the back for 6 minutes, then live: every reach is a point for the offence.',
        'Wall up: 15 contested layups straight up with both arms high; a foul starts the count again.',
        'Chart the fouls of a 10-minute scrimmage: the five with fewer than 4 sits out the sprints.',
      ],
      es: [
        'Shell con las manos atrás durante 6 minutos y luego en vivo: cada manotazo es un punto para el ataque.',
        'Verticalidad: 15 bandejas punteadas con los dos brazos arriba; una falta pone la cuenta a 0.',
        'Apunta las faltas de un partido de práctica de 10 minutos: el quinteto con menos de 4 se libra de los sprints.',
      ],
    },
  },
} as const;
