import { idsNoted } from '../events.ts';
import { seenBy } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { fromReference } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among, repeatsFor, seasonFirst } from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';

const fastBreakPoints = measure((match) => notesOf(match).fastBreakPoints, 3);

/**
 * Each side's points on the break; their difference from the usual is the worth, so the sentence does not repeat it.
 * No repeat share is published for breaks: most begin with a turnover, whose share is used.
 */
export const fastBreak = ofBothSides((season, side) => {
  const compared = season.compare(fastBreakPoints, side);
  if (compared === null) return null;
  const { value: scored, usual } = compared;
  const points = signOf(side) * (scored - usual.mean);
  const before = season.earlier.map((match) => fastBreakPoints.of(seenBy(side, match)));
  const first = seasonFirst(scored, before, season.seasonBefore);
  const { subject, drills } = texts[side];
  return {
    topic: `fast break ${side}`,
    points,
    ...fromReference(scored, usual),
    ...among(before, scored, usual.mean, { side }),
    repeats: repeatsFor('turnoverShare', side === 'team' ? 'opponent' : 'team'),
    eventIds: idsNoted(season.match.events, side, 'fastBreak'),
    says: [
      said(`${subject}/${points > 0 ? 'good' : 'poor'}`, {
        scored: { count: scored, of: 'point' },
        fewScored: { few: scored, of: 'point' },
        beside: { where: usual, first },
      }),
    ],
    drill: drill(drills, {}),
  };
});

const texts = {
  team: {
    subject: 'fast break',
    drills: 'transition',
  },
  opponent: {
    subject: 'fast break against',
    drills: 'transitionDefence',
  },
} as const;
