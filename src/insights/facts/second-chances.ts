import { idsOf } from '../events.ts';
import { seenBy, totalsOf } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { counted, fewOf, nouns } from '../numbers.ts';
import { fromReference } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import {
  pointsOf,
  pointsShown,
  repeatsFor,
  seasonFirst,
  usualOfSoMany,
  whereUsual,
} from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';
import { boxOutDrills, crashDrills } from './rebound-drills.ts';

const secondChancePoints = measure((match) => notesOf(match).secondChancePoints, 3);
/** Offensive rebounds of the same matches, so that the one over the other is what each brought. */
const boardsTaken = measure(
  (match) =>
    secondChancePoints.of(match) === null ? null : totalsOf(match).team.offensiveRebounds,
  3,
);

/**
 * Each side's points after offensive rebounds; the difference from the usual is their worth, so it is not said twice. Owed to
 * more or fewer rebounds than usual it is a part of those; else it is how the shots after them fell, and luck.
 */
export const secondChances = ofBothSides((season, side) => {
  const compared = season.compare(secondChancePoints, side);
  if (compared === null) return null;
  const { value: scored, usual } = compared;
  const boards = totalsOf(season.match)[side].offensiveRebounds;
  const before = season.earlier.map((match) => secondChancePoints.of(seenBy(side, match)));
  const first = seasonFirst(scored, before, season.seasonBefore);
  const { subject, known, unknown, fault, drills } = texts[side];
  const expected = season.compare(boardsTaken, side)?.usual.mean ?? 0;
  const fallenBeside =
    boards === null ? null : usualOfSoMany(scored, usual, { count: boards, expected });
  const points = signOf(side) * (scored - (fallenBeside ?? usual).mean);
  const { good, poor } = boards === null || boards === 0 ? unknown : known;
  const luck = fallenBeside === null ? null : wasLuck[points > 0 ? 'good' : 'poor'];
  return {
    topic: `second chance ${side}`,
    partOf: fallenBeside === null ? [`boards ${side}`] : [],
    points,
    ...fromReference(scored, fallenBeside ?? usual),
    repeats: fallenBeside === null ? repeatsFor('offensiveReboundShare', side) : 0,
    eventIds: idsOf(
      season.match.events.filter(
        (event) => event.side === side && event.qualifiers?.includes('secondChance') && event.made,
      ),
    ),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        scored: (language) => counted(scored, nouns.point, language),
        fewScored: (language) => fewOf(scored, nouns.point, language),
        boards: (language) => counted(boards ?? 0, nouns.offensiveRebound, language),
        // "11 points", since rebounds and points stand in one sentence.
        beside: (language) =>
          whereUsual(
            voice,
            fallenBeside ?? usual,
            fallenBeside === null && expected > 0 ? pointsOf(expected, 'from') : pointsShown,
            fallenBeside && forSoMany,
          ) + (first?.[language] ?? ''),
      }) + (luck?.[voice.language] ?? ''),
    ...(fallenBeside === null
      ? { practise: (voice: Voice) => voice.practise(fault, drills, {}) }
      : {}),
  };
});

const forSoMany = { en: 'for so many', es: 'con tantos' };

const wasLuck = {
  good: { en: ' That was mostly luck.', es: ' Fue sobre todo suerte.' },
  poor: { en: ' That was mostly bad luck.', es: ' Fue sobre todo mala suerte.' },
};

const texts = {
  team: {
    subject: 'second chance',
    known: {
      good: {
        en: ['You turned {boards} into {scored}{beside}.'],
        es: ['Convertiste {boards} en {scored}{beside}.'],
      },
      poor: {
        en: ['You turned {boards} into {fewScored}{beside}.'],
        es: ['Convertiste {boards} en {fewScored}{beside}.'],
      },
    },
    unknown: {
      good: {
        en: ['Second chances brought you {scored}{beside}.'],
        es: ['Las segundas oportunidades te dieron {scored}{beside}.'],
      },
      poor: {
        en: ['Second chances brought you {fewScored}{beside}.'],
        es: ['Las segundas oportunidades te dieron {fewScored}{beside}.'],
      },
    },
    fault: 'offensiveRebounds',
    // It is owed to few rebounds, or it is luck and has no drill.
    drills: crashDrills,
  },
  opponent: {
    subject: 'second chance against',
    known: {
      good: {
        en: ['{They} turned {boards} into {fewScored}{beside}.'],
        es: ['{They} convirtió {boards} en {fewScored}{beside}.'],
      },
      poor: {
        en: ['{They} turned {boards} into {scored}{beside}.'],
        es: ['{They} convirtió {boards} en {scored}{beside}.'],
      },
    },
    unknown: {
      good: {
        en: ['{They} got {fewScored} from second chances{beside}.'],
        es: ['{They} sacó {fewScored} de segundas oportunidades{beside}.'],
      },
      poor: {
        en: ['{They} got {scored} from second chances{beside}.'],
        es: ['{They} sacó {scored} de segundas oportunidades{beside}.'],
      },
    },
    fault: 'defensiveRebounds',
    drills: boxOutDrills,
  },
} as const;
