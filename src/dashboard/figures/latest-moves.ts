/* What changed in a team's latest matches: one choice of matches, one judge and one word for trends and practice. */
import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import type { Certainty } from '../../basketball/certainty.ts';
import { type JudgedNumber, judge } from '../../basketball/judged-number.ts';
import { bothTotals } from '../../basketball/line.ts';
import { type NumberKey, partsOf, repeatsOf } from '../../basketball/numbers.ts';
import { share } from '../../basketball/shooting.ts';
import type { BoxScore, Shooting } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { useMatchesOf, useTeamSeasons } from '../api/team-season.ts';

/** A count and its base, for instance 14 offensive rebounds of 38 misses. */
export interface Share {
  count: number;
  of: number;
}

/** The share as a number, 0..1; `null` without a base. */
export const numberIn = ({ count, of }: Share) => share({ made: count, attempted: of });

/** The sums of the recorded shares; `null` if none was. */
export function together(shares: readonly (Share | null)[]): Share | null {
  const known = shares.filter((share) => share !== null);
  if (known.length === 0) return null;
  return {
    count: known.reduce((sum, { count }) => sum + count, 0),
    of: known.reduce((sum, { of }) => sum + of, 0),
  };
}

/** The most and the fewest latest matches. */
const lookedAt = 5;
export const leastLookedAt = 3;
/** The fewest earlier matches that define a usual (`enoughMatches` of insights). */
const leastBefore = 5;
/** The fewest matches with box scores that can be divided, and the most that are read. */
export const leastMatches = leastLookedAt + leastBefore;
const mostMatches = lookedAt + 15;

/** A season's first matches: how many of them are looked at, after those of the season before. */
interface Early {
  looked: number;
  seasonBefore: string;
}

/** The latest twenty completed matches; early in a season the previous one defines the usual. Lists are newest first. */
export function latestMatches(
  matches: readonly Match[],
  last: readonly Match[],
  seasonBefore: string,
): { read: readonly Match[]; early: Early | undefined } {
  const completed = (list: readonly Match[]) => list.filter(({ status }) => status === 'completed');
  const own = completed(matches).slice(0, mostMatches);
  const others = completed(last).slice(0, mostMatches - lookedAt);
  const isMixed = own.some(({ id }) => others.some((other) => other.id === id));
  if (own.length === 0 || own.length >= leastMatches || others.length < leastBefore || isMixed) {
    return { read: own, early: undefined };
  }
  const looked = own.slice(0, lookedAt);
  return { read: [...looked, ...others], early: { looked: looked.length, seasonBefore } };
}

/** `latestMatches` of the open season. */
export function useLatestMatches(teamId: string, matches: readonly Match[]) {
  const { seasons, open } = useTeamSeasons(teamId);
  const before = open && seasons[seasons.indexOf(open) + 1];
  const last = useMatchesOf(teamId, before);
  return useMemo(() => latestMatches(matches, last, before?.name ?? ''), [matches, last, before]);
}

interface Scored {
  match: Match;
  boxScore: BoxScore | null;
}

/** Oldest first. */
export interface Latest<Played> {
  latest: Played[];
  before: Played[];
  /** The season of `before`, if it is the previous one. */
  seasonBefore: string | null;
}

/**
 * The latest matches with both sides' totals, and those before, which define the usual, so that five poor matches do not
 * become it; `null` with too few. @param meetings oldest first
 */
export function latestOf<Played extends Scored>(
  meetings: readonly Played[],
  early?: Early,
): Latest<Played & { boxScore: BoxScore }> | null {
  const played = meetings.filter(hasTotals);
  const ofSeason = early ? meetings.slice(-early.looked).filter(hasTotals).length : lookedAt;
  const count = Math.min(ofSeason, played.length - leastBefore);
  if (count < leastLookedAt) return null;
  const seasonBefore = early?.seasonBefore ?? null;
  return { latest: played.slice(-count), before: played.slice(0, -count), seasonBefore };
}

const hasTotals = <Played extends Scored>(
  played: Played,
): played is Played & { boxScore: BoxScore } =>
  played.boxScore !== null && bothTotals(played.boxScore, 'team') !== null;

/** A number in the latest matches beside those before. */
export interface Move {
  /** Of all latest matches together, and of those before. */
  seen: Share;
  usual: Share;
  /** The side of the usual that the true value lies on, and how sure the next matches are on it; `null` = may be chance. */
  way: 'more' | 'less';
  certainty: Certainty | null;
  /** The prediction for as many more matches, taken together (`judge`). */
  next: JudgedNumber['next'];
}

/** The least share of matches on one side of the usual for a clear change. */
const mostOf = 0.8;
/** The chances, 0..1, at which a change is clear or probable; the tests check that they come true as often. */
const clearFrom = 0.8;
const probableFrom = 0.7;

/** Judges a number of the latest matches; `null` if it was recorded too seldom. @param oneMatch as in `judge` */
export function moveOf(
  latest: readonly (Share | null)[],
  before: readonly (Share | null)[],
  oneMatch: number,
): Move | null {
  const [seen, usual] = [together(latest), together(before)];
  const values = latest.flatMap((each) => (each && numberIn(each)) ?? []);
  if (seen === null || usual === null || values.length < leastLookedAt) return null;
  const middle = numberIn(usual) ?? 0;
  const { lean, next } = judge(
    values,
    before.flatMap((each) => (each && numberIn(each)) ?? []),
    numberIn(usual),
    oneMatch,
  );
  const way = lean?.way ?? 'less';
  const sameWay = values.filter((value) => (way === 'more' ? value > middle : value < middle));
  const isClear = (next?.chance ?? 0) >= clearFrom && sameWay.length >= mostOf * values.length;
  const isProbable = (next?.chance ?? 0) >= probableFrom;
  return {
    seen,
    usual,
    way,
    next,
    certainty: isClear ? 'clearly' : isProbable ? 'probably' : null,
  };
}

/** What a line's move means on court: {seen} beside {usual}, in percent, free throws for 100 shots. */
export const findings = {
  team: {
    turnoverShare: /* i18n */ 'We lost the ball in {seen} of our plays, where {usual} was usual.',
    offensiveReboundShare: /* i18n */ 'We took back {seen} of our misses, where {usual} was usual.',
    freeThrowRate:
      /* i18n */ 'We had {seen} free throws for every 100 shots, where {usual} was usual.',
  },
  opponent: {
    turnoverShare:
      /* i18n */ 'Opponents lost the ball in {seen} of their plays, where {usual} was usual.',
    offensiveReboundShare:
      /* i18n */ 'Opponents took back {seen} of their misses, where {usual} was usual.',
    freeThrowRate:
      /* i18n */ 'Opponents had {seen} free throws for every 100 shots, where {usual} was usual.',
  },
} as const satisfies Record<Side, Partial<Record<NumberKey, string>>>;

/** A line of the trends. */
export interface MovedLine extends Move {
  key: keyof (typeof findings)[Side];
  side: Side;
}

/** How much of one match's number repeats, 0..1; 0 if it is luck. */
export const repeatsIn = (key: NumberKey, side: Side): number =>
  repeatsOf(key, side === 'team' ? 'attack' : 'defence').oneMatch;

/** Whether shots fall is luck over so few matches. */
const moving = ['turnoverShare', 'offensiveReboundShare', 'freeThrowRate'] as const;

/** Both sides' lines in the latest matches, by `moving`. */
export function movesOf({ latest, before }: Latest<{ boxScore: BoxScore }>): MovedLine[] {
  return sides.flatMap((side) =>
    moving.flatMap((key) => {
      const oneMatch = repeatsIn(key, side);
      const sharesOf = (some: typeof latest) =>
        some.map(({ boxScore }) => {
          const totals = bothTotals(boxScore, side);
          return totals && recorded(partsOf(key, totals));
        });
      const move = moveOf(sharesOf(latest), sharesOf(before), oneMatch);
      return move ? { ...move, key, side } : [];
    }),
  );
}

/** A number's two counts; `null` if not recorded or without attempts. */
export const recorded = ({ made, attempted }: Shooting): Share | null =>
  made === null || !attempted ? null : { count: made, of: attempted };

/** How sure it is that the next matches differ from the usual, too. */
export function certaintyText({ certainty }: Pick<Move, 'certainty'>): string {
  if (certainty === null) return i18n.t('may be chance');
  return certainty === 'clearly' ? i18n.t('clear') : i18n.t('probable');
}
