/*
 * Every number of a team, a player or a five, once: its formula, inputs, better direction and repeatability.
 * Names and formats: `dashboard/tables/number-words.ts`.
 */
import { type Line, lineFields, type Shooting } from '../contract/box-score.ts';
import type { MatchEvent, Side } from '../contract/play-by-play.ts';
import { assistsOnFieldGoals } from './assists.ts';
import { efficiency, gameScore, performanceIndexRating } from './efficiency.ts';
import type { GameNotes } from './game-notes.ts';
import { addCounts, fieldGoals, rebounds } from './line.ts';
import { allRecorded, ratio } from './ratio.ts';
import { effectiveMakes, fieldGoalPoints, playsEnded, trueShootingAttempts } from './shooting.ts';

/** A number's inputs: totals of one match or of several together. */
export interface NumberSource {
  /** Of the side, the player or the five that the number is about. */
  own: Line;
  /** Of the other side. */
  other?: Line | null | undefined;
  /** Totals of a player's side, and its playing time in seconds. */
  side?: Line | null | undefined;
  seconds?: number | null | undefined;
  /** The match's plays and the side in them; without plays all assists count as assists on field goals. */
  events?: readonly MatchEvent[] | null | undefined;
  whose?: Side | undefined;
  /** Points by origin, which need plays (`gameNotes`). */
  notes?: GameNotes[Side] | null | undefined;
  /** Shots at the rim, out of all with a known position. */
  rim?: Shooting | null | undefined;
}

/** The repeating part of one match's number, 0..1: due to the attack, and due to the defence. */
interface RepeatShare {
  attack: number;
  defence: number;
}

/** Numerator and denominator of a share, as made and attempted. */
type Parts = (from: NumberSource) => Shooting;

/** A number's definition. */
export interface NumberDefinition {
  /** `rate`: a count per unit of something; `rating`: points per 100 possessions. */
  unit: 'count' | 'seconds' | 'shots' | 'share' | 'rate' | 'rating' | 'index' | 'margin';
  needs: 'box' | 'plays' | 'places';
  /** 1 if more is better for the side or player, −1 if less is, 0 if neither. */
  good: 1 | -1 | 0;
  /** `null` if an input was not recorded or nothing was attempted; the makes of `shots`. */
  of: (from: NumberSource) => number | null;
  /** The two counts of a share or rate. */
  parts?: Parts;
  repeats?: RepeatShare;
}

type Good = NumberDefinition['good'];

const count = (of: NumberDefinition['of'], good: Good = 1): NumberDefinition => ({
  unit: 'count',
  needs: 'box',
  good,
  of,
});

function shots(made: (own: Line) => Shooting): NumberDefinition {
  const parts: Parts = ({ own }) => made(own);
  return { unit: 'shots', needs: 'box', good: 1, of: (from) => parts(from).made, parts };
}

function share(parts: Parts, repeats?: RepeatShare, good: Good = 1): NumberDefinition {
  return {
    unit: 'share',
    needs: 'box',
    good,
    of: (from) => ratio(parts(from).made, parts(from).attempted),
    parts,
    ...(repeats && { repeats }),
  };
}

const noted = (key: keyof GameNotes[Side]): NumberDefinition => ({
  ...count(({ notes }) => notes?.[key] ?? null),
  needs: 'plays',
});

/** 100 points over the possessions that both box scores estimate (Oliver). */
const per100 = (points: (from: NumberSource) => number | null, good: Good): NumberDefinition => ({
  unit: 'rating',
  needs: 'box',
  good,
  of: (from) => {
    const scored = points(from);
    return ratio(scored === null ? null : 100 * scored, possessionsOf(from));
  },
});

/**
 * Possessions of either side estimated from both box scores: ½·Σ over both sides [FGA + 0.4·FTA −
 * 1.07·(ORB/(ORB + opponent's DRB))·(FGA − FGM) + TOV] (Basketball-Reference). `null` where an input is missing.
 */
function possessionsOf({ own, other }: NumberSource): number | null {
  if (!other) return null;
  const halves = [sideEstimate(own, other), sideEstimate(other, own)] as const;
  return allRecorded(halves) ? (halves[0] + halves[1]) / 2 : null;
}

function sideEstimate(own: Line, other: Line): number | null {
  const { made, attempted } = fieldGoals(own);
  const inputs = [
    made,
    attempted,
    own.freeThrows.attempted,
    own.offensiveRebounds,
    other.defensiveRebounds,
    own.turnovers,
  ] as const;
  if (!allRecorded(inputs)) return null;
  const [fgm, fga, fta, orb, otherDrb, turnovers] = inputs;
  const offensiveShare = orb + otherDrb > 0 ? orb / (orb + otherDrb) : 0;
  return fga + 0.4 * fta - 1.07 * offensiveShare * (fga - fgm) + turnovers;
}

const fiveMinutes = 5 * 60;

/*
 * Formulas follow Basketball-Reference's glossary unless noted. Repeat shares as published: the order of the
 * half-seasons' agreement is that of Threes and Layups (2018, ten NBA years): share of threes, rebounds, turnovers and trips
 * first, opponents' threes and free throws last; own or opponents' number: Pomeroy (2015). Sizes are ours: a number with ½ or more over
 * twelve matches repeats.
 */
const table = {
  minutes: { unit: 'seconds', needs: 'box', good: 0, of: ({ own }) => own.seconds },
  points: count(({ own }) => own.points),
  fieldGoals: shots(fieldGoals),
  twos: shots(({ twos }) => twos),
  threes: shots(({ threes }) => threes),
  freeThrows: shots(({ freeThrows }) => freeThrows),
  fieldGoalsShare: share(({ own }) => fieldGoals(own)),
  twosShare: share(({ own }) => own.twos, { attack: 0.09, defence: 0.09 }),
  threesShare: share(({ own }) => own.threes, { attack: 0.03, defence: 0.01 }),
  freeThrowsShare: share(({ own }) => own.freeThrows, { attack: 0.04, defence: 0.002 }),
  offensiveRebounds: count(({ own }) => own.offensiveRebounds),
  defensiveRebounds: count(({ own }) => own.defensiveRebounds),
  rebounds: count(({ own }) => rebounds(own)),
  assists: count(({ own }) => own.assists),
  turnovers: count(({ own }) => own.turnovers, -1),
  steals: count(({ own }) => own.steals),
  blocks: count(({ own }) => own.blocks),
  blocksReceived: count(({ own }) => own.blocksReceived, -1),
  fouls: count(({ own }) => own.fouls, -1),
  foulsDrawn: count(({ own }) => own.foulsDrawn),
  freeThrowsTaken: count(({ own }) => own.freeThrows.attempted),
  /** One match's plus-minus hardly repeats. */
  plusMinus: {
    unit: 'margin',
    needs: 'box',
    good: 1,
    of: ({ own }) => own.plusMinus,
    repeats: { attack: 0.05, defence: 0.05 },
  },
  efficiency: count(({ own }) => efficiency(own)),
  performanceIndex: count(({ own }) => performanceIndexRating(own)),
  gameScore: { ...count(({ own }) => gameScore(own)), unit: 'index' },

  /** eFG% = (FGM + 0.5·3PM) / FGA, 0..1.5 (Oliver). */
  effectiveFieldGoals: share(({ own }) => ({
    made: effectiveMakes(own),
    attempted: fieldGoals(own).attempted,
  })),
  /** TS% = PTS / (2·(FGA + 0.44·FTA)), 0..1.5. */
  trueShooting: share(({ own }) => {
    const attempts = trueShootingAttempts(own);
    return { made: own.points, attempted: attempts === null ? null : 2 * attempts };
  }),
  /** TOV% = TO / (FGA + 0.44·FTA + TO). */
  turnoverShare: share(
    ({ own }) => ({ made: own.turnovers, attempted: playsEnded(own) }),
    { attack: 0.1, defence: 0.1 },
    -1,
  ),
  /** ORB% = OR / (OR + opponent's DR): share of available offensive rebounds. */
  offensiveReboundShare: share(
    ({ own, other }) => ({
      made: own.offensiveRebounds,
      attempted: addCounts(own.offensiveRebounds, other?.defensiveRebounds ?? null),
    }),
    { attack: 0.12, defence: 0.08 },
  ),
  /** DRB% = DR / (DR + opponent's OR). */
  defensiveReboundShare: share(({ own, other }) => ({
    made: own.defensiveRebounds,
    attempted: addCounts(own.defensiveRebounds, other?.offensiveRebounds ?? null),
  })),
  /** FTr = FTA / FGA: trips to the line, made or missed (Oliver prints FTM / FGA). */
  freeThrowRate: share(
    ({ own }) => ({ made: own.freeThrows.attempted, attempted: fieldGoals(own).attempted }),
    { attack: 0.09, defence: 0.11 },
  ),
  /** 3PAr = 3PA / FGA: the shot mix that a box score shows. */
  threeRate: share(
    ({ own }) => ({ made: own.threes.attempted, attempted: fieldGoals(own).attempted }),
    { attack: 0.25, defence: 0.1 },
    0,
  ),
  /** Out of all shots with a known position or kind; repeats as the share of threes does. */
  rimShare: {
    ...share(({ rim }) => rim ?? { made: null, attempted: null }, { attack: 0.25, defence: 0.1 }),
    needs: 'places',
  },
  /** AST/FGM: assists on field goals over field goals made; scorers also credit assists on free throws. */
  assistRate: share(({ own, events, whose = 'team' }) => ({
    made: assistsOnFieldGoals(own.assists, events ?? [], whose),
    attempted: fieldGoals(own).made,
  })),
  /**
   * USG% = (FGA + 0.44·FTA + TO)·(teamMIN/5) / (MIN·(teamFGA + 0.44·teamFTA + teamTO)): the part of the side's plays that a
   * player ended while on court; the side's minutes are 5 times the match's length and not a sum of boxes.
   */
  usage: {
    ...share(({ own, side, seconds }) => {
      const [plays, all] = [playsEnded(own), side ? playsEnded(side) : null];
      // A side uses all of its plays.
      if (
        own === side ||
        plays === null ||
        all === null ||
        seconds == null ||
        own.seconds === null
      ) {
        return { made: null, attempted: null };
      }
      return { made: plays * seconds, attempted: own.seconds * all };
    }),
    good: 0,
  },
  /**
   * AST% = AST / ((MIN/(teamMIN/5))·teamFGM − FGM): the part of team-mates' field goals that a player assisted while on court;
   * `null` under five minutes, and if nobody besides made one.
   */
  assistShare: share(({ own, side, seconds }) => {
    const [made, all, played] = [fieldGoals(own).made, side && fieldGoals(side).made, own.seconds];
    if (own === side || made === null || all == null || played === null || !seconds) {
      return { made: null, attempted: null };
    }
    if (played < fiveMinutes) {
      return { made: null, attempted: null };
    }
    return { made: own.assists, attempted: (played / seconds) * all - made };
  }),
  /** Field-goal points per attempt, 0..3 (= 2·eFG%). */
  pointsPerShot: {
    ...share(({ own }) => ({ made: fieldGoalPoints(own), attempted: fieldGoals(own).attempted })),
    unit: 'rate',
  },
  /** Points per shot with free throws: PTS / (FGA + 0.44·FTA), 0..3 (= 2·TS%). */
  pointsPerAttempt: {
    ...share(({ own }) => ({ made: own.points, attempted: trueShootingAttempts(own) })),
    unit: 'rate',
  },
  /** TRB% = REB / (both sides' REB · MIN/(teamMIN/5)): a player's share of the rebounds while on court. */
  reboundShare: share(({ own, other, side, seconds }) => {
    const all = addCounts(side ? rebounds(side) : null, other ? rebounds(other) : null);
    const attempted =
      all === null || own.seconds === null || !seconds ? null : (all * own.seconds) / seconds;
    return { made: rebounds(own), attempted };
  }),
  possessions: { ...count(possessionsOf), good: 0 },
  /** Points scored and conceded per 100 possessions (Oliver). */
  offensiveRating: per100(({ own }) => own.points, 1),
  defensiveRating: per100(({ other }) => other?.points ?? null, -1),

  pointsInThePaint: noted('pointsInThePaint'),
  secondChancePoints: noted('secondChancePoints'),
  fastBreakPoints: noted('fastBreakPoints'),
  pointsFromTurnovers: noted('pointsFromTurnovers'),
  benchPoints: noted('benchPoints'),
  biggestLead: noted('biggestLead'),
  biggestRun: noted('biggestRun'),
  secondsLeading: { ...noted('secondsLeading'), unit: 'seconds' },
  /** Points per opponent's turnover; repeats as twos do, since most are twos before the defence is back. */
  pointsPerBallWon: {
    ...share(
      ({ notes, other }) => ({
        made: notes?.pointsFromTurnovers ?? null,
        attempted: other?.turnovers ?? null,
      }),
      { attack: 0.09, defence: 0.09 },
    ),
    unit: 'rate',
    needs: 'plays',
  },
} satisfies Record<string, NumberDefinition>;

export type NumberKey = keyof typeof table;

/** Every number by its key. */
export const numbers: Readonly<Record<NumberKey, NumberDefinition>> = table;

/** A number from both sides' totals; `null` if not recorded or nothing was attempted. */
export function numberOf(key: NumberKey, own: Line, other: Line | null = null): number | null {
  return numbers[key].of({ own, other });
}

/** The two counts of a share or rate; `null` counts for other numbers. */
export function partsOf(key: NumberKey, from: NumberSource): Shooting {
  return numbers[key].parts?.(from) ?? { made: null, attempted: null };
}

/** Dean Oliver's four factors; they weigh about 40/25/20/15. */
export const fourFactors = [
  'effectiveFieldGoals',
  'turnoverShare',
  'offensiveReboundShare',
  'freeThrowRate',
] as const satisfies readonly NumberKey[];

/** Half of a club's season. */
const halfSeason = 12;

/**
 * The repeating part of one match's number, 0..1, as published; `repeats` if at least half of twelve matches' number is the
 * club's own (Spearman–Brown): worth a suggestion. `half` is the club's own number (`attack`) or its opponents'
 * (`defence`). A number without a published share is taken for luck.
 */
export function repeatsOf(key: NumberKey, half: keyof RepeatShare) {
  const oneMatch = numbers[key].repeats?.[half] ?? 0;
  return { oneMatch, repeats: spearmanBrown(oneMatch, halfSeason) >= 0.5 };
}

/** Spearman–Brown: the reliability of `times` as much of something whose reliability is known; 0..1. */
export function spearmanBrown(reliability: number, times: number): number {
  const clamped = Math.max(0, Math.min(1, reliability));
  return (times * clamped) / (1 + (times - 1) * clamped);
}

/** Counts in the order of a line: its fields without the time, field goals before their kinds, all rebounds after theirs. */
export const countedNumbers: readonly NumberKey[] = lineFields.flatMap((field): NumberKey[] => {
  if (field === 'seconds') return [];
  if (field === 'twos') return ['fieldGoals', field];
  return field === 'defensiveRebounds' ? [field, 'rebounds'] : [field];
});
