import { playsEnded } from '../../basketball/shooting.ts';
import { type MatchEvent, otherSide, type Side } from '../../contract/play-by-play.ts';
import { idsOf, mostByPlayer } from '../events.ts';
import { type FinishedMatch, playerName, totalsOf } from '../finished-match.ts';
import { measures } from '../measures.ts';
import type { Season } from '../season.ts';
import { referenceDeviations } from '../surprise.ts';
import { drill, type Said, said } from '../words/said.ts';
import { among, repeatsFor, seasonFirst } from './beside.ts';
import { ofBothSides, signOf, valueOfShot } from './fact.ts';

/** A side's turnovers compared with the usual share of its plays; `null` if not recorded. */
export function turnoversOf(season: Season, side: Side) {
  const line = totalsOf(season.match)[side];
  const plays = playsEnded(line);
  const compared = season.compare(measures.turnovers, side);
  if (line.turnovers === null || plays === null || compared === null) return null;
  const { value, usual } = compared;
  const expected = usual.mean * plays;
  return {
    count: line.turnovers,
    expected,
    /** The reference as a count. */
    usual: { ...usual, mean: expected },
    deviations: referenceDeviations(value, usual),
    events: season.match.events.filter((event) => event.type === 'turnover' && event.side === side),
  };
}

/** Each side's turnovers. */
export const turnovers = ofBothSides((season, side) => {
  const lost = turnoversOf(season, side);
  if (lost === null) return null;
  const { match, earlier } = season;
  const { count, expected, usual, deviations, events } = lost;
  const points = signOf(side) * (expected - count) * valueOfShot(season);
  const before = earlier.map((other) => totalsOf(other)[side].turnovers);
  const first = seasonFirst(count, before, season.seasonBefore);
  const { topic, subject, drills } = texts[side];
  return {
    topic,
    points,
    deviations,
    repeats: repeatsFor('turnoverShare', side),
    value: count,
    usual: expected,
    ...among(before, count, expected, { side }),
    eventIds: idsOf(events),
    says: [
      said(`${subject}/${points > 0 ? 'good' : 'poor'}`, {
        times: { times: count },
        fewTimes: { times: count, few: true },
        beside: { where: usual, first },
        about: { about: points },
      }),
      ...(count <= expected
        ? []
        : (side === 'team' && whoLost(match, events)) || stolen(match, side, count)),
    ],
    drill: drill(drills, {}),
  };
});

/** Names the player with the most turnovers; `null` if none. */
export function whoLost(match: FinishedMatch, events: readonly MatchEvent[]): Said[] | null {
  const most = mostByPlayer(events, 4);
  const name = most && playerName(match, 'team', most.playerId);
  if (most === null || name === null) return null;
  return [said('who lost', { name, count: most.events.length })];
}

/** The number of steals among the turnovers, if they were most of them. */
function stolen(match: FinishedMatch, loser: Side, all: number): Said[] {
  const { steals } = totalsOf(match)[otherSide(loser)];
  if (steals === null || steals < 5 || steals < 0.6 * all || steals >= all) return [];
  return [said('stolen', { count: steals })];
}

const texts = {
  team: {
    topic: 'turnovers',
    subject: 'turnovers',
    drills: 'turnover',
  },
  opponent: {
    topic: 'forced turnovers',
    subject: 'won',
    drills: 'pressure',
  },
} as const;
