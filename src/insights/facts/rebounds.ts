import { addCounts } from '../../basketball/line.ts';
import { numberOf } from '../../basketball/numbers.ts';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { groupsOf, idsOf, mostByPlayer } from '../events.ts';
import { type FinishedMatch, playerName, seenBy, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import { referenceDeviations, shareDeviations } from '../surprise.ts';
import { drill, type Said, said } from '../words/said.ts';
import { among, repeatsFor, seasonFirst } from './beside.ts';
import { ofBothSides, signOf, valueOfShot } from './fact.ts';

/** Too few available rebounds at a basket to judge them. */
const leastChances = 12;

/** Rebounds at the basket that `attacker` attacks. */
export const rebounds = ofBothSides((season, attacker) => {
  const { match, earlier } = season;
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
  const { subject, drills } = texts[attacker];
  const after = mostMisses(match, events);
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
    ...among(
      earlier.map((other) => {
        const took = measures.offensiveRebounds.of(seenBy(attacker, other));
        return took === null ? null : took * chances;
      }),
      offensive,
      expected,
      { unit: 'rate', side: attacker },
    ),
    eventIds: idsOf(events),
    says: [
      said(`${subject}/${points > 0 ? 'good' : 'poor'}`, {
        offensive,
        few: { few: offensive },
        chances,
        boards: { count: offensive, of: 'offensiveRebound' },
        beside: { where: { ...usual, mean: expected }, first },
        about: { about: points },
      }),
      ...(offensive <= expected ? [] : (afterWhat(after) ?? whoGrabbed(match, attacker, events))),
    ],
    drill: drill(drills, {}),
  };
});

/** A side's offensive rebounds, if the events have them. */
function offensiveRebounds({ events }: FinishedMatch, attacker: Side): MatchEvent[] {
  return events.filter(
    ({ type, subtype, side }) => type === 'rebound' && subtype === 'offensive' && side === attacker,
  );
}

const missed = ['threePointer', 'twoPointer', 'freeThrow'] as const;

/**
 * The kind of miss that most offensive rebounds followed, if each is linked to its shot: six in ten, and at least
 * five.
 */
function mostMisses({ events }: FinishedMatch, boards: readonly MatchEvent[]) {
  const byId = new Map(events.map((event) => [event.id, event]));
  const kindOf = ({ relatedEventId }: MatchEvent) =>
    missed.find((type) => type === byId.get(relatedEventId ?? '')?.type);
  if (boards.some((board) => kindOf(board) === undefined)) return null;
  const [most] = groupsOf(boards, kindOf);
  const count = most?.events.length ?? 0;
  if (most === undefined || count < Math.max(5, 0.6 * boards.length)) return null;
  return { type: most.key, count, isAll: count === boards.length };
}

/** Words for that kind of miss; `null` if there is none to name. */
function afterWhat(after: ReturnType<typeof mostMisses>): Said[] | null {
  if (after === null || after.isAll) return null;
  const misses = { said: said(`missed/${after.type}`, {}) };
  return [said('after misses', { count: after.count, misses })];
}

function whoGrabbed(match: FinishedMatch, side: Side, events: readonly MatchEvent[]): Said[] {
  const most = mostByPlayer(events, Math.max(4, events.length / 3));
  const name = most && playerName(match, side, most.playerId);
  if (most === null || name === null) return [];
  return [said('who rebounded', { name, count: most.events.length })];
}

const texts = {
  team: {
    subject: 'own boards',
    drills: 'crash',
  },
  opponent: {
    subject: 'their boards',
    drills: 'boxOut',
  },
} as const;
