import { fieldGoals } from '../../basketball/line.ts';
import { share, shotsOfFreeThrow } from '../../basketball/shooting.ts';
import { idsOf } from '../events.ts';
import { seenBy, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { referenceDeviations } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among, repeatsFor, seasonFirst } from './beside.ts';
import { ofBothSides, signOf, valueOfShot } from './fact.ts';

/** The assumed free throw share before the first attempt. */
const shareOfNone = 0.7;

/**
 * How often each side went to the line. An additional free throw is worth the usual share made less the 0.44 shots that it
 * replaced (as in net points); makes are luck and another fact.
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
  const { subject, drills } = texts[side];
  return {
    topic: `${side} free throws won`,
    points,
    deviations: referenceDeviations(compared.value, compared.usual),
    repeats: repeatsFor('freeThrowRate', side),
    value: attempted,
    usual: expected,
    ...among(before, attempted, expected, { side }),
    eventIds: idsOf(
      season.match.events.filter((event) => event.type === 'freeThrow' && event.side === side),
    ),
    says: [
      said(`${subject}/${points > 0 ? 'good' : 'poor'}`, {
        throws: { count: attempted, of: 'freeThrow' },
        fewThrows: { few: attempted, of: 'freeThrow' },
        // The reference is a rate; it is shown as the number of free throws that the rate gives, which is what a coach
        // counts.
        beside: { where: { ...compared.usual, mean: expected }, first },
        about: { about: points },
      }),
    ],
    drill: drill(drills, {}),
  };
});

const texts = {
  team: {
    subject: 'trips',
    drills: 'attack',
  },
  opponent: {
    subject: 'trips given',
    drills: 'fouling',
  },
} as const;
