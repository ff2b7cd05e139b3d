/* What a team can train, with its number and its cost in a match, from the facts of the insights. */
import { type NumberKey, numbers } from '../../basketball/numbers.ts';
import type { Shooting } from '../../contract/box-score.ts';
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
import { numberIn, recorded, type Share, together } from '../figures/latest-moves.ts';

/** Something that a team can train: a number of one side, and the direction that costs points. */
interface ThemeMeasure {
  number: NumberKey;
  side: Side;
  costly: 'more' | 'less';
  /** Points lost against the season's earlier matches, below 0 = gained; `null` = not recorded. */
  cost: (season: Season) => number | null;
}

export const themes = {
  turnovers: {
    number: 'turnoverShare',
    side: 'team',
    costly: 'more',
    cost: costOf(turnovers, 'turnovers'),
  },
  ballsWon: {
    number: 'turnoverShare',
    side: 'opponent',
    costly: 'less',
    cost: costOf(turnovers, 'forced turnovers'),
  },
  /** Their points off our turnovers, against the usual: how well the team gets back. */
  afterLostBall: {
    number: 'pointsPerBallWon',
    side: 'opponent',
    costly: 'more',
    cost: (season) => {
      const now = shareIn(season.match, 'afterLostBall');
      const usual = together(season.earlier.map((match) => shareIn(match, 'afterLostBall')));
      const each = usual && numberIn(usual);
      return now && each !== null ? now.count - now.of * each : null;
    },
  },
  defensiveRebounds: {
    number: 'offensiveReboundShare',
    side: 'opponent',
    costly: 'more',
    cost: costOf(rebounds, 'boards opponent'),
  },
  offensiveRebounds: {
    number: 'offensiveReboundShare',
    side: 'team',
    costly: 'less',
    cost: costOf(rebounds, 'boards team'),
  },
  fouling: {
    number: 'freeThrowRate',
    side: 'opponent',
    costly: 'more',
    cost: costOf(freeThrowTrips, 'opponent free throws won'),
  },
  lineTrips: {
    number: 'freeThrowRate',
    side: 'team',
    costly: 'less',
    cost: costOf(freeThrowTrips, 'team free throws won'),
  },
  rimAgainst: {
    number: 'rimShare',
    side: 'opponent',
    costly: 'more',
    cost: rimCost('opponent'),
  },
  rim: { number: 'rimShare', side: 'team', costly: 'less', cost: rimCost('team') },
} satisfies Record<string, ThemeMeasure>;

export type ThemeKey = keyof typeof themes;
export const themeKeys = Object.keys(themes) as ThemeKey[];

/** A fact's worth, negated. */
function costOf(fact: TeamFact, topic: string): ThemeMeasure['cost'] {
  return (season) => {
    const found = [fact(season)].flat().find((finding) => finding?.topic === topic);
    return found ? -found.points : null;
  };
}

/** A theme's number in a match; `null` if not recorded or without attempts. */
export function shareIn(match: FinishedMatch, key: ThemeKey): Share | null {
  const { number, side }: ThemeMeasure = themes[key];
  const totals = totalsOf(match);
  const { needs, parts } = numbers[number];
  const counts = parts?.({
    own: totals[side],
    other: totals[otherSide(side)],
    notes: needs === 'plays' && hasPlays(match) ? notesOf(seenBy(side, match)) : null,
    rim: needs === 'places' ? atTheRim(match, side) : null,
  });
  return counts ? recorded(counts) : null;
}

/** A side's shots at the rim of all; only if the scorer's words distinguish them from others. */
function atTheRim(match: FinishedMatch, side: Side): Shooting | null {
  const zones = zoneShots(match)[side];
  if (zones === null || !knowsRim(match)) return null;
  const attempted = Object.values(zones).reduce((sum, shots) => sum + shots.length, 0);
  return { made: zones.rim.length, attempted };
}

function rimCost(side: Side): ThemeMeasure['cost'] {
  return (season) => {
    if (!knowsRim(season.match)) return null;
    const rim = zoneVolumes(season, side).find(({ place }) => place === 'rim');
    return rim ? -signOf(side) * rim.points : null;
  };
}
