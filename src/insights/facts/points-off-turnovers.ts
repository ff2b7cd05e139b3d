import { scoringOrigin } from '../../basketball/scoring-origin.ts';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { idsOf } from '../events.ts';
import { type FinishedMatch, memoized, seenBy, totalsOf } from '../finished-match.ts';
import { measure, notesOf } from '../measures.ts';
import { counted, fewOf, nouns } from '../numbers.ts';
import { fromReference } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import {
  about,
  pointsOf,
  pointsShown,
  repeatsFor,
  seasonFirst,
  usualOfSoMany,
  whereUsual,
} from './beside.ts';
import { ofBothSides, signOf } from './fact.ts';
import { pressureDrills, turnoverDrills } from './turnover-drills.ts';

const points = measure((match) => notesOf(match).pointsFromTurnovers, 4);
/** The other side's turnovers of the same matches, so that the one over the other is what each ball won brought. */
const ballsWon = measure(
  (match) => (points.of(match) === null ? null : totalsOf(match).opponent.turnovers),
  3,
);

/**
 * Each side's points off the other's turnovers, as the box score's foot has them. Owed to more or fewer turnovers than usual
 * they are a part of those; else it is how the shots off them fell, and luck.
 */
export const pointsOffTurnovers = ofBothSides((season, side) => {
  const compared = season.compare(points, side);
  const loser = otherSide(side);
  const won = season.compare(ballsWon, side);
  if (compared === null || won === null) return null;
  const { value: scored, usual } = compared;
  const before = season.earlier.map((match) => points.of(seenBy(side, match)));
  const first = seasonFirst(scored, before, season.seasonBefore);
  const { topic, whole, good, poor, luck, fault, drills, others } = texts[side];
  const back = points.of(seenBy(loser, season.match));
  const fallen = usualOfSoMany(scored, usual, { count: won.value, expected: won.usual.mean });
  const worth = signOf(side) * (scored - (fallen ?? usual).mean);
  const said = worth > 0 ? good : poor;
  return {
    topic,
    partOf: fallen === null ? [whole] : [],
    // Each sentence has both sides' points.
    clashesWith: [texts[loser].topic],
    points: worth,
    ...fromReference(scored, fallen ?? usual),
    repeats: fallen === null ? repeatsFor('turnoverShare', loser) : 0,
    eventIds: idsOf(scoredFromTurnovers(season.match, side)),
    say: (voice) =>
      voice.say(topic, fallen === null ? said : luck, {
        scored: (language) => counted(scored, nouns.point, language),
        someScored: (language) =>
          (scored > usual.mean ? counted : fewOf)(scored, nouns.point, language),
        fewScored: (language) => fewOf(scored, nouns.point, language),
        turnovers: (language) => counted(won.value, nouns.turnover, language),
        beside: (language) =>
          whereUsual(
            voice,
            fallen ?? usual,
            fallen === null ? pointsOf(won.usual.mean, 'off') : pointsShown,
            fallen && forSoMany,
          ) + (first?.[language] ?? ''),
        about: about(worth),
        back: (language) =>
          back === null
            ? ''
            : others[language].replace('{points}', counted(back, nouns.point, language)),
        luck: (language) => kindOfLuck[worth > 0 ? 'good' : 'poor'][language],
      }),
    ...(fallen === null ? { practise: (voice: Voice) => voice.practise(fault, drills, {}) } : {}),
  };
});

/** The scores that it rests on: as the scorer qualified them, else as they follow from the possessions. */
function scoredFromTurnovers({ events }: FinishedMatch, side: Side): MatchEvent[] {
  const qualified = events.some(({ qualifiers }) => qualifiers !== undefined);
  const scored = qualified
    ? events.filter(({ made, qualifiers }) => made && qualifiers?.includes('fromTurnover'))
    : (originOf(events).fromTurnover ?? []);
  return scored.filter((event) => event.side === side);
}

const originOf = memoized(scoringOrigin);

const forSoMany = { en: 'for so many', es: 'con tantas' };

const kindOfLuck = {
  good: { en: 'luck', es: 'suerte' },
  poor: { en: 'bad luck', es: 'mala suerte' },
} as const;

const texts = {
  team: {
    topic: 'points off turnovers team',
    whole: 'forced turnovers',
    good: {
      en: ['You scored {scored} off {turnovers} by {them}{beside}{back}.'],
      es: ['Sacaste {scored} de {turnovers} {their}{beside}{back}.'],
    },
    poor: {
      en: ['You scored {fewScored} off {turnovers} by {them}{beside}{back}. That cost {about}.'],
      es: ['Sacaste {fewScored} de {turnovers} {their}{beside}{back}. Costó {about}.'],
    },
    luck: {
      en: [
        'You scored {someScored} off {turnovers} by {them}{beside}{back}: {about}, mostly {luck}.',
      ],
      es: [
        'Sacaste {someScored} de {turnovers} {their}{beside}{back}: {about}, sobre todo {luck}.',
      ],
    },
    others: { en: ', they {points} off yours', es: '; el rival, {points} de las tuyas' },
    fault: 'forcedTurnovers',
    drills: pressureDrills,
  },
  opponent: {
    topic: 'points off turnovers opponent',
    whole: 'turnovers',
    good: {
      en: ['{They} scored {fewScored} off your {turnovers}{beside}{back}. That saved {about}.'],
      es: ['{They} sacó {fewScored} de tus {turnovers}{beside}{back}. Te ahorró {about}.'],
    },
    poor: {
      en: ['{They} scored {scored} off your {turnovers}{beside}{back}. That cost {about}.'],
      es: ['{They} sacó {scored} de tus {turnovers}{beside}{back}. Costó {about}.'],
    },
    luck: {
      en: [
        '{They} scored {someScored} off your {turnovers}{beside}{back}: {about}, mostly {luck}.',
      ],
      es: [
        '{They} sacó {someScored} de tus {turnovers}{beside}{back}: {about}, sobre todo {luck}.',
      ],
    },
    others: { en: ', you {points} off theirs', es: '; tú, {points} de las suyas' },
    fault: 'turnovers',
    drills: turnoverDrills,
  },
} as const;
