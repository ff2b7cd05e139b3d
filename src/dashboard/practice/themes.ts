/*
 * What a team can train, and what each of it counts and costs in a match: the facts that insights are written from.
 */
import { playsEnded } from '../../basketball/four-factors.ts';
import { addCounts, fieldGoals } from '../../basketball/line.ts';
import { repeatsOf } from '../../basketball/repeating-numbers.ts';
import type { Side } from '../../contract/play-by-play.ts';
import { otherSide } from '../../contract/play-by-play.ts';
import { signOf, type TeamFact } from '../../insights/facts/fact.ts';
import { freeThrowTrips } from '../../insights/facts/free-throw-trips.ts';
import { rebounds } from '../../insights/facts/rebounds.ts';
import { turnovers } from '../../insights/facts/turnovers.ts';
import { type FinishedMatch, hasPlays, seenBy, totalsOf } from '../../insights/finished-match.ts';
import { notesOf } from '../../insights/measures.ts';
import type { Season } from '../../insights/season.ts';
import { zoneVolumes } from '../../insights/zone-volumes.ts';
import { knowsRim, zoneShots } from '../../insights/zones.ts';

/** So many of so many, for instance 14 offensive rebounds of 38 misses. */
export interface Share {
  count: number;
  of: number;
}

/** Something that a team can train. */
interface ThemeMeasure {
  /** Which way of the number costs points. */
  costly: 'more' | 'less';
  /** Its number in a match; `null` where it was not recorded. */
  share: (match: FinishedMatch) => Share | null;
  /** Points that it cost beside what is usual in the season's earlier matches, below 0 = it brought some; `null` likewise. */
  cost: (season: Season) => number | null;
  /** How much of one match's number repeats, 0..1 (`repeatsOf`). */
  repeats: number;
}

/** Every theme, by its name. */
export const themes = {
  turnovers: {
    costly: 'more',
    share: lostBalls('team'),
    cost: costOf(turnovers, 'turnovers'),
    repeats: repeatsOf('turnovers', 'attack').oneMatch,
  },
  ballsWon: {
    costly: 'less',
    share: lostBalls('opponent'),
    cost: costOf(turnovers, 'forced turnovers'),
    repeats: repeatsOf('turnovers', 'defence').oneMatch,
  },
  /** Their points off our lost balls, beside what so many usually cost: how the team gets back. */
  afterLostBall: {
    costly: 'more',
    share: pointsOffLostBalls,
    cost: (season) => {
      const now = pointsOffLostBalls(season.match);
      const usual = together(season.earlier.map(pointsOffLostBalls));
      return now && usual && usual.of > 0 ? now.count - (now.of * usual.count) / usual.of : null;
    },
    // Most of them are twos against a defence that is not there.
    repeats: repeatsOf('twosMade', 'defence').oneMatch,
  },
  defensiveRebounds: {
    costly: 'more',
    share: boards('opponent'),
    cost: costOf(rebounds, 'boards opponent'),
    repeats: repeatsOf('offensiveRebounds', 'defence').oneMatch,
  },
  offensiveRebounds: {
    costly: 'less',
    share: boards('team'),
    cost: costOf(rebounds, 'boards team'),
    repeats: repeatsOf('offensiveRebounds', 'attack').oneMatch,
  },
  fouling: {
    costly: 'more',
    share: freeThrows('opponent'),
    cost: costOf(freeThrowTrips, 'opponent free throws won'),
    repeats: repeatsOf('lineTrips', 'defence').oneMatch,
  },
  lineTrips: {
    costly: 'less',
    share: freeThrows('team'),
    cost: costOf(freeThrowTrips, 'team free throws won'),
    repeats: repeatsOf('lineTrips', 'attack').oneMatch,
  },
  rimAgainst: {
    costly: 'more',
    share: atTheRim('opponent'),
    cost: rimCost('opponent'),
    repeats: repeatsOf('shareOfThrees', 'defence').oneMatch,
  },
  rim: {
    costly: 'less',
    share: atTheRim('team'),
    cost: rimCost('team'),
    repeats: repeatsOf('shareOfThrees', 'attack').oneMatch,
  },
} satisfies Record<string, ThemeMeasure>;

export type ThemeKey = keyof typeof themes;
export const themeKeys = Object.keys(themes) as ThemeKey[];

/** The sums of what was recorded; `null` where nothing was. */
export function together(shares: readonly (Share | null)[]): Share | null {
  const known = shares.filter((share) => share !== null);
  if (known.length === 0) return null;
  return {
    count: known.reduce((sum, { count }) => sum + count, 0),
    of: known.reduce((sum, { of }) => sum + of, 0),
  };
}

/** What a fact was worth, as a cost. */
function costOf(fact: TeamFact, topic: string): ThemeMeasure['cost'] {
  return (season) => {
    const found = [fact(season)].flat().find((finding) => finding?.topic === topic);
    return found ? -found.points : null;
  };
}

const recorded = (count: number | null, of: number | null): Share | null =>
  count === null || of === null || of === 0 ? null : { count, of };

/** A side's turnovers of its plays. */
function lostBalls(side: Side): ThemeMeasure['share'] {
  return (match) => {
    const line = totalsOf(match)[side];
    return recorded(line.turnovers, playsEnded(line));
  };
}

/** A side's offensive rebounds of those to be had. */
function boards(side: Side): ThemeMeasure['share'] {
  return (match) => {
    const { offensiveRebounds } = totalsOf(match)[side];
    const left = totalsOf(match)[otherSide(side)].defensiveRebounds;
    return recorded(offensiveRebounds, addCounts(offensiveRebounds, left));
  };
}

/** A side's free throws for its shots from the floor. */
function freeThrows(side: Side): ThemeMeasure['share'] {
  return (match) => {
    const line = totalsOf(match)[side];
    return recorded(line.freeThrows.attempted, fieldGoals(line).attempted);
  };
}

/** The opponent's points for the team's turnovers. */
function pointsOffLostBalls(match: FinishedMatch): Share | null {
  if (!hasPlays(match)) return null;
  const { pointsFromTurnovers } = notesOf(seenBy('opponent', match));
  return recorded(pointsFromTurnovers, totalsOf(match).team.turnovers);
}

/** A side's shots at the rim of all; only where the scorer's words tell them from others. */
function atTheRim(side: Side): ThemeMeasure['share'] {
  return (match) => {
    const zones = zoneShots(match)[side];
    if (zones === null || !knowsRim(match)) return null;
    const all = Object.values(zones).reduce((sum, shots) => sum + shots.length, 0);
    return recorded(zones.rim.length, all);
  };
}

function rimCost(side: Side): ThemeMeasure['cost'] {
  return (season) => {
    if (!knowsRim(season.match)) return null;
    const rim = zoneVolumes(season, side).find(({ place }) => place === 'rim');
    return rim ? -signOf(side) * rim.points : null;
  };
}
