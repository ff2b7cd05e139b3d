import { addCounts } from '../../basketball/line.ts';
import { numberOf } from '../../basketball/numbers.ts';
import type { ByLanguage } from '../../contract/language.ts';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { groupsOf, idsOf, mostByPlayer } from '../events.ts';
import { type FinishedMatch, playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { counted, few, nouns } from '../numbers.ts';
import { referenceDeviations, shareDeviations } from '../surprise.ts';
import type { Voice } from '../voice.ts';
import { about, repeatsFor, seasonFirst, whereUsual } from './beside.ts';
import { ofBothSides, signOf, valueOfShot } from './fact.ts';
import { boxOutDrills, crashDrills, longReboundDrills } from './rebound-drills.ts';

/** Fewer rebounds to be had at a basket hold no claim. */
const leastChances = 12;

/** The rebounds at the basket that `attacker` attacks. */
export const rebounds = ofBothSides((season, attacker) => {
  const { match, earlier } = season;
  const isOwn = attacker === 'team';
  const totals = totalsOf(match);
  const offensive = totals[attacker].offensiveRebounds;
  const chances = addCounts(offensive, totals[otherSide(attacker)].defensiveRebounds);
  const usual = season.reference(measures.offensiveRebounds, attacker);
  const taken = numberOf('offensiveReboundShare', totals[attacker], totals[otherSide(attacker)]);
  if (chances === null || offensive === null || usual === null || chances < leastChances)
    return null;
  if (taken === null) return null;
  const expected = usual.mean * chances;
  const points = signOf(attacker) * (offensive - expected) * valueOfShot(season);
  const events = offensiveRebounds(match, attacker);
  const before = earlier.map((other) => totalsOf(other)[attacker].offensiveRebounds);
  const first = seasonFirst(offensive, before, season.seasonBefore);
  const { subject, good, poor, fault, drills } = texts[attacker];
  const after = mostMisses(match, events);
  const areShort = after !== null && after.type !== 'threePointer';
  return {
    topic: `boards ${attacker}`,
    points,
    deviations: Math.min(
      shareDeviations(offensive, chances, usual.mean),
      referenceDeviations(taken, usual),
    ),
    repeats: repeatsFor('offensiveReboundShare', attacker),
    value: offensive,
    usual: expected,
    eventIds: idsOf(events),
    say: (voice) =>
      voice.say(subject, points > 0 ? good : poor, {
        offensive,
        few: (language) => few(offensive, language),
        chances,
        boards: (language) => counted(offensive, nouns.offensiveRebound, language),
        beside: (language) =>
          whereUsual(voice, { ...usual, mean: expected }) + (first?.[language] ?? ''),
        about: about(points),
      }) +
      (offensive > expected
        ? afterWhat(voice, after) || whoGrabbed(voice, match, attacker, events)
        : ''),
    practise: (voice) => voice.practise(fault, isOwn || areShort ? drills : longReboundDrills, {}),
  };
});

/** A side's offensive rebounds, where the events have them. */
function offensiveRebounds({ events }: FinishedMatch, attacker: Side): MatchEvent[] {
  return events.filter(
    ({ type, subtype, side }) => type === 'rebound' && subtype === 'offensive' && side === attacker,
  );
}

const misses: Partial<Record<string, ByLanguage<string>>> = {
  threePointer: { en: 'missed threes', es: 'triples fallados' },
  twoPointer: { en: 'missed twos', es: 'tiros de dos fallados' },
  freeThrow: { en: 'missed free throws', es: 'tiros libres fallados' },
};

/** The kind of miss that most of them came off, where the scorer linked each to its shot: six in ten, and five at least. */
function mostMisses({ events }: FinishedMatch, boards: readonly MatchEvent[]) {
  const byId = new Map(events.map((event) => [event.id, event]));
  const kindOf = ({ relatedEventId }: MatchEvent) => byId.get(relatedEventId ?? '')?.type;
  if (boards.some((board) => misses[kindOf(board) ?? ''] === undefined)) return null;
  const [most] = groupsOf(boards, kindOf);
  const count = most?.events.length ?? 0;
  if (most === undefined || count < Math.max(5, 0.6 * boards.length)) return null;
  return { type: most.key, count, isAll: count === boards.length };
}

function afterWhat({ language }: Voice, after: ReturnType<typeof mostMisses>): string {
  const noun = misses[after?.type ?? ''];
  if (after === null || noun === undefined || after.isAll) return '';
  const { count } = after;
  return language === 'en'
    ? ` ${count} of the rebounds came off ${noun.en}.`
    : ` ${count} de esos rebotes llegaron tras ${noun.es}.`;
}

function whoGrabbed(
  { language }: Voice,
  match: FinishedMatch,
  side: Side,
  events: readonly MatchEvent[],
): string {
  const most = mostByPlayer(events, Math.max(4, events.length / 3));
  const name = most && playerName(match, side, most.playerId);
  if (most === null || name === null) return '';
  const count = most.events.length;
  return language === 'en'
    ? ` ${name} had ${count} of the rebounds.`
    : ` ${name} capturó ${count} de esos rebotes.`;
}

const texts = {
  team: {
    subject: 'own boards',
    good: {
      en: ['You took {offensive} of {chances} rebounds off your own shots{beside}, worth {about}.'],
      es: [
        'Capturaste {offensive} de {chances} rebotes de tus propios tiros{beside}; valió {about}.',
        'Sacaste {boards} de {chances} posibles{beside}; valió {about}.',
      ],
    },
    poor: {
      en: ['You took {few} of {chances} rebounds off your own shots{beside}. That cost {about}.'],
      es: ['Capturaste {few} de {chances} rebotes de tus propios tiros{beside}. Costó {about}.'],
    },
    fault: 'offensiveRebounds',
    drills: crashDrills,
  },
  opponent: {
    subject: 'their boards',
    good: {
      en: [
        '{They} took {few} of {chances} rebounds under your basket{beside}. That saved {about}.',
        'You left {them} {few} of {chances} rebounds under your basket{beside}. That saved {about}.',
      ],
      es: [
        '{They} capturó {few} de {chances} rebotes bajo tu aro{beside}. Te ahorró {about}.',
        'Dejaste {them} {few} de {chances} rebotes bajo tu aro{beside}. Te ahorró {about}.',
      ],
    },
    poor: {
      en: [
        '{They} took {offensive} of {chances} rebounds under your basket{beside}. That cost {about}.',
        'You gave {them} {offensive} of {chances} rebounds under your basket{beside}. That cost {about}.',
      ],
      es: [
        '{They} capturó {offensive} de {chances} rebotes bajo tu aro{beside}. Costó {about}.',
        'Concediste {them} {boards} de {chances} posibles{beside}. Costó {about}.',
      ],
    },
    fault: 'defensiveRebounds',
    drills: boxOutDrills,
  },
} as const;
