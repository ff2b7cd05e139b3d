import { i18n } from '@lingui/core';
import { fourFactors, playsEnded } from '../../basketball/four-factors.ts';
import { fieldGoals, rebounds } from '../../basketball/line.ts';
import { ratio } from '../../basketball/ratio.ts';
import { share } from '../../basketball/shooting.ts';
import type { BoxScore, Line } from '../../contract/box-score.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { formatDecimal, formatPercent } from '../figures/statistic-format.ts';
import { formatSigned } from '../ui/format.ts';
import { type Difference, judgeDifference } from './compared-number.ts';

interface Measure {
  name: string;
  meaning: string;
  /** 1 where more is better for the side that does it. */
  good: 1 | -1 | 0;
  isShare: boolean;
  of: (own: Line, other: Line) => number | null;
}

const measures: Record<string, Measure> = {
  effective: {
    name: /* i18n */ 'Effective field goals',
    meaning: /* i18n */ 'eFG% = (FGM + 0.5 × 3PM) / FGA',
    good: 1,
    isShare: true,
    of: (own, other) => fourFactors(own, other).effectiveFieldGoal,
  },
  turnovers: {
    name: /* i18n */ 'Lost balls',
    meaning: /* i18n */ 'Turnovers',
    good: -1,
    isShare: false,
    of: (own) => own.turnovers,
  },
  turnoverShare: {
    name: /* i18n */ 'Turnovers of plays',
    meaning: /* i18n */ 'TO% = TO / (FGA + 0.44 × FTA + TO)',
    good: -1,
    isShare: true,
    of: (own) => ratio(own.turnovers, playsEnded(own)),
  },
  offensiveRebounds: {
    name: /* i18n */ 'Offensive rebounds',
    meaning: /* i18n */ "ORB% = OR / (OR + opponent's DR)",
    good: 1,
    isShare: true,
    of: (own, other) => fourFactors(own, other).offensiveRebounds,
  },
  freeThrowsTaken: {
    name: /* i18n */ 'Free throws taken',
    meaning: '',
    good: 1,
    isShare: false,
    of: (own) => own.freeThrows.attempted,
  },
  freeThrowsMade: {
    name: /* i18n */ 'Free throws made',
    meaning: /* i18n */ 'of those that were taken',
    good: 1,
    isShare: true,
    of: (own) => share(own.freeThrows),
  },
  twosMade: {
    name: /* i18n */ 'Twos made',
    meaning: /* i18n */ 'of those that were taken',
    good: 1,
    isShare: true,
    of: (own) => share(own.twos),
  },
  threesMade: {
    name: /* i18n */ 'Threes made',
    meaning: /* i18n */ 'of those that were taken',
    good: 1,
    isShare: true,
    of: (own) => share(own.threes),
  },
  threesTaken: {
    name: /* i18n */ 'Shots from three',
    meaning: /* i18n */ 'Three-pointers of all field goals that were taken',
    good: 0,
    isShare: true,
    of: (own) => ratio(own.threes.attempted, fieldGoals(own).attempted),
  },
  // Not a share of the baskets: a box score may count assists on free throws.
  assists: {
    name: /* i18n */ 'Assists',
    meaning: '',
    good: 1,
    isShare: false,
    of: (own) => own.assists,
  },
  rebounds: {
    name: /* i18n */ 'Rebounds',
    meaning: /* i18n */ 'Offensive and defensive',
    good: 1,
    isShare: false,
    of: (own) => rebounds(own),
  },
  steals: {
    name: /* i18n */ 'Steals',
    meaning: '',
    good: 1,
    isShare: false,
    of: (own) => own.steals,
  },
  fouls: {
    name: /* i18n */ 'Fouls',
    meaning: '',
    good: -1,
    isShare: false,
    of: (own) => own.fouls,
  },
};

/** One number of both sides. */
export type DifferenceRow = Record<Side, Difference> & { key: string };

/**
 * What differed between two matches, of both sides, the largest difference in the season's own spread first.
 * @param season box scores of the team's other matches
 */
export function matchDifferences(
  a: BoxScore,
  b: BoxScore,
  season: readonly BoxScore[],
): DifferenceRow[] {
  const others = season.filter(({ matchId }) => matchId !== a.matchId && matchId !== b.matchId);
  return Object.entries(measures)
    .map(([key, { name, meaning, good, isShare, of }]) => {
      const read = (box: BoxScore, side: Side) => {
        const [own, other] = [box[side].totals, box[side === 'team' ? 'opponent' : 'team'].totals];
        return own && other ? of(own, other) : null;
      };
      const differenceOf = (side: Side) =>
        judgeDifference({
          key,
          name: i18n.t(name),
          meaning: meaning && i18n.t(meaning),
          a: read(a, side),
          b: read(b, side),
          others: others.flatMap((box) => read(box, side) ?? []),
          // What helps them hurts us; the multiplication would make a −0 of no judgement.
          good: side === 'team' || good === 0 ? good : good === 1 ? -1 : 1,
          text: isShare ? formatPercent : (value) => formatDecimal(value),
          differenceText: (by) => formatSigned(isShare ? 100 * by : by),
        });
      return { key, team: differenceOf('team'), opponent: differenceOf('opponent') };
    })
    .filter((row) => sides.some((side) => row[side].a !== null || row[side].b !== null))
    .toSorted((one, two) => sizeOf(two) - sizeOf(one));
}

const sizeOf = ({ team, opponent }: DifferenceRow) => Math.max(team.size, opponent.size);
