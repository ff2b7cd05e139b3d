import { idsOf } from '../events.ts';
import { seenBy } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { counted, fewOf, nouns } from '../numbers.ts';
import { fromReference } from '../surprise.ts';
import { repeatsFor, seasonFirst, whereUsual } from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';

const fastBreakPoints = measure((match) => notesOf(match).fastBreakPoints, 3);

/**
 * Each side's points on the break; the difference from the usual is their worth, so it is not said twice. Nobody has published
 * how far breaks repeat: most begin with a ball won, so the share of balls won stands for it.
 */
export const fastBreak = ofBothSides((season, side) => {
  const compared = season.compare(fastBreakPoints, side);
  if (compared === null) return null;
  const { value: scored, usual } = compared;
  const points = signOf(side) * (scored - usual.mean);
  const before = season.earlier.map((match) => fastBreakPoints.of(seenBy(side, match)));
  const first = seasonFirst(scored, before, season.seasonBefore);
  const { subject, good, poor, fault, drills } = texts[side];
  return {
    topic: `fast break ${side}`,
    points,
    ...fromReference(scored, usual),
    repeats: repeatsFor('turnoverShare', side === 'team' ? 'opponent' : 'team'),
    eventIds: idsOf(
      season.match.events.filter(
        (event) => event.side === side && event.qualifiers?.includes('fastBreak') && event.made,
      ),
    ),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        scored: (language) => counted(scored, nouns.point, language),
        fewScored: (language) => fewOf(scored, nouns.point, language),
        beside: (language) => whereUsual(voice, usual) + (first?.[language] ?? ''),
      }),
    practise: (voice) => voice.practise(fault, drills, {}),
  };
});

const texts = {
  team: {
    subject: 'fast break',
    good: {
      en: ['You scored {scored} on the fast break{beside}.'],
      es: ['Anotaste {scored} al contraataque{beside}.'],
    },
    poor: {
      en: ['You scored {fewScored} on the fast break{beside}.'],
      es: ['Anotaste {fewScored} al contraataque{beside}.'],
    },
    fault: 'transition',
    drills: {
      en: [
        'Outlet in 2 seconds and fill three lanes: 11-man break for 6 minutes, 20 layups is the target.',
        'After each steal or defensive rebound a shot within 7 seconds: 10 trips of 5 on 3.',
        'Run off misses: in a 10-minute scrimmage a fast-break basket counts 3.',
      ],
      es: [
        'Primer pase en 2 segundos y tres carriles: contraataque de 11 durante 6 minutos, el objetivo son 20 bandejas.',
        'Tras cada robo o rebote defensivo, tiro antes de 7 segundos: 10 viajes de 5 contra 3.',
        'Corre tras el fallo: en un partido de práctica de 10 minutos la canasta al contraataque vale 3.',
      ],
    },
  },
  opponent: {
    subject: 'fast break against',
    good: {
      en: ['{They} scored {fewScored} on the fast break{beside}.'],
      es: ['{They} anotó {fewScored} al contraataque{beside}.'],
    },
    poor: {
      en: ['{They} scored {scored} on the fast break{beside}.'],
      es: ['{They} anotó {scored} al contraataque{beside}.'],
    },
    fault: 'transitionDefence',
    drills: {
      en: [
        'Sprint back 5 on 4: the shooter touches the baseline first, 8 trips, a layup against costs a point.',
        'Name the safety: on each shot 2 guards are back at half court before the rebound falls, rehearse it 15 times.',
        'Stop the ball at the arc: continuous 3 on 2 into 2 on 1 for 6 minutes, count only stops.',
      ],
      es: [
        'Vuelve a defender, 5 contra 4: quien tira toca antes la línea de fondo, 8 viajes, una bandeja en contra cuesta un punto.',
        'Nombra el balance: en cada tiro 2 bases están en medio campo antes de que caiga el rebote, ensáyalo 15 veces.',
        'Para el balón en el arco: 3 contra 2 y 2 contra 1 seguidos durante 6 minutos, solo cuentan las defensas ganadas.',
      ],
    },
  },
} as const;
