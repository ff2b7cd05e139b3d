import { idsNoted } from '../events.ts';
import { seenBy, totalsOf } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { fromReference } from '../surprise.ts';
import { drill, said } from '../words/said.ts';
import { among, repeatsFor, seasonFirst, usualOfSoMany } from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';

const secondChancePoints = measure((match) => notesOf(match).secondChancePoints, 3);
/** Offensive rebounds in the same matches, for points per rebound. */
const boardsTaken = measure(
  (match) =>
    secondChancePoints.of(match) === null ? null : totalsOf(match).team.offensiveRebounds,
  3,
);

/**
 * Each side's points after offensive rebounds; their difference from the usual is the worth, so the sentence does not
 * repeat it. More or fewer rebounds than usual explain it; otherwise the shots after them were luck.
 */
export const secondChances = ofBothSides((season, side) => {
  const compared = season.compare(secondChancePoints, side);
  const boards = totalsOf(season.match)[side].offensiveRebounds;
  if (compared === null || !boards) return null;
  const { value: scored, usual } = compared;
  const before = season.earlier.map((match) => secondChancePoints.of(seenBy(side, match)));
  const first = seasonFirst(scored, before, season.seasonBefore);
  const { subject, drills } = texts[side];
  const expected = season.compare(boardsTaken, side)?.usual.mean ?? 0;
  const fallenBeside = usualOfSoMany(scored, usual, { count: boards, expected });
  const points = signOf(side) * (scored - (fallenBeside ?? usual).mean);
  return {
    topic: `second chance ${side}`,
    partOf: fallenBeside === null ? [`boards ${side}`] : [],
    points,
    ...fromReference(scored, fallenBeside ?? usual),
    ...among(before, scored, (fallenBeside ?? usual).mean, { side }),
    repeats: fallenBeside === null ? repeatsFor('offensiveReboundShare', side) : 0,
    eventIds: idsNoted(season.match.events, side, 'secondChance'),
    says: [
      said(`${subject}/${points > 0 ? 'good' : 'poor'}`, {
        scored: { count: scored, of: 'point' },
        fewScored: { few: scored, of: 'point' },
        boards: { count: boards, of: 'offensiveRebound' },
        // "11 points": the sentence has rebounds and points.
        beside: {
          where: fallenBeside ?? usual,
          show: 'points',
          first,
          ...(fallenBeside === null && expected > 0
            ? { balls: { count: expected, from: 'from' as const } }
            : {}),
          ...(fallenBeside === null ? {} : { scope: said('scope/boards', {}) }),
        },
      }),
      ...(fallenBeside === null
        ? []
        : [said(points > 0 ? 'it was luck/good' : 'it was luck/poor', {})]),
    ],
    ...(fallenBeside === null ? { drill: drill(drills, {}) } : {}),
  };
});

const texts = {
  team: {
    subject: 'second chance',
    // Few rebounds explain it, or it is luck and has no drill.
    drills: 'crash',
  },
  opponent: {
    subject: 'second chance against',
    drills: 'boxOut',
  },
} as const;
