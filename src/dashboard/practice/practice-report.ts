import type { Certainty } from '../../basketball/certainty.ts';
import { type JudgedNumber, judge } from '../../basketball/judged-number.ts';
import { spearmanBrown } from '../../basketball/numbers.ts';
import type { Match, Score } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { signOf } from '../../insights/facts/fact.ts';
import { type FinishedMatch, totalsOf } from '../../insights/finished-match.ts';
import { measures } from '../../insights/measures.ts';
import { type Season, seasonOf } from '../../insights/season.ts';
import type { Meeting } from '../figures/meeting.ts';
import {
  numberIn,
  repeatsIn,
  type Share,
  shareIn,
  type ThemeKey,
  themeKeys,
  themes,
  together,
} from './themes.ts';

/** A theme in the latest matches. */
export interface Theme {
  key: ThemeKey;
  /** In the order of the report's matches; `null` if not recorded. */
  shares: (Share | null)[];
  costs: (number | null)[];
  /** Of all these matches together, and of those before. */
  seen: Share;
  usual: Share;
  /** Points lost beside the usual over all these matches; below 0 = it brought some. */
  cost: number;
  /** Matches in which it cost points, and in which it brought some, of those in which it was recorded. */
  came: number;
  better: number;
  known: number;
  /**
   * How sure it is that the next matches lie on the costly side of the usual, too; on the other side for what it brought.
   * `null` = mixed.
   */
  certainty: Certainty | null;
  /** As many matches more, taken together (`judge`). */
  next: JudgedNumber['next'];
}

/** What a team's latest matches say it should train. */
export interface PracticeReport {
  /** Those that are looked at, oldest first: at most five. */
  matches: Match[];
  /** The number of earlier matches, which define the usual. */
  before: number;
  /** Their season, if it is the one before. */
  seasonBefore: string | null;
  /** Of the matches looked at, those without plays. */
  withoutPlays: number;
  /** How many themes were recorded in enough of the matches; of score sheets none. */
  known: number;
  /** Recurring faults that cost points, the weightiest first. */
  themes: Theme[];
  /** Faults in too few of the matches. */
  seldom: Theme[];
  luck: Luck[];
  period: LostPeriod | null;
  /** What brought points in most of the matches, the most first. */
  keep: Theme[];
}

/** Whether a theme cost points in a match that cost so many. */
export const cameBack = (cost: number | null | undefined) => (cost ?? 0) >= asUsual;

/** So many matches are analysed, and so many before them define the usual. */
export const lookedAt = 5;
const leastLookedAt = 3;
/** With fewer earlier matches nothing is compared with the team itself (`enoughMatches` of insights). */
export const leastBefore = 5;
/** So many matches with box scores a report needs, and reads at most. */
export const leastMatches = leastLookedAt + leastBefore;
export const mostMatches = lookedAt + 15;

/** Less in one match is as usual; fewer points in all of them are no theme; nor is a match that cost less the talk of "once". */
const asUsual = 0.25;
const leastCost = 2;
const leastOnce = 4;
const halfSeason = 12;
/** Nothing is called clear that was not there in so many of the matches. */
const mostOf = 0.8;
/** The chances from which on a theme is clear and probable: those words come true as often in the matches that follow. */
const clearFrom = 0.8;
const probableFrom = 0.7;

/**
 * What to train, from a team's latest completed matches, oldest first. Each is compared with those before the analysed ones, so
 * that five poor matches do not become the usual. `null` with too few box scores.
 * @param early in a season's first matches: how many of them are analysed, after those of the season before
 */
export function practiceReport(
  meetings: readonly Meeting[],
  category: string | undefined,
  early?: { looked: number; seasonBefore: string },
): PracticeReport | null {
  const played = meetings.flatMap(finished);
  const ofSeason = early ? meetings.slice(-early.looked).flatMap(finished).length : lookedAt;
  const count = Math.min(ofSeason, played.length - leastBefore);
  if (count < leastLookedAt) return null;
  const before = played.slice(0, -count).map(({ facts }) => facts);
  const window = played.slice(-count);
  const seasons = window.map(({ facts }) => seasonOf(facts, before, category, early?.seasonBefore));
  const found = themeKeys.flatMap((key) => themeOf(key, seasons, before) ?? []);
  const most = ({ came, known }: Theme) => came > known / 2;
  const matches = window.map(({ match }) => match);
  return {
    matches,
    before: before.length,
    seasonBefore: early?.seasonBefore ?? null,
    withoutPlays: window.filter(({ facts }) => facts.events.length === 0).length,
    known: found.length,
    themes: found
      .filter((theme) => theme.cost >= leastCost && most(theme))
      .toSorted((a, b) => weightOf(b) - weightOf(a)),
    seldom: found
      .filter((theme) => !most(theme) && Math.max(...theme.costs.map(Number)) >= leastOnce)
      .toSorted((a, b) => b.cost - a.cost),
    luck: luckOf(seasons),
    period: worstPeriod(matches),
    keep: found
      .filter((theme) => theme.cost <= -leastCost && theme.better > theme.known / 2)
      .toSorted((a, b) => a.cost - b.cost),
  };
}

/** Its cost, weighted by how well it repeats, as insights weigh their findings (`chooseFindings`). */
function weightOf({ key, cost }: Theme): number {
  return cost * (0.5 + 0.5 * spearmanBrown(repeatsIn(key), halfSeason));
}

/** A match as insights read it; none without both sides' totals. */
function finished({ match, boxScore, plays }: Meeting, place: number) {
  if (!boxScore?.team.totals || !boxScore.opponent.totals) return [];
  const facts: FinishedMatch = {
    id: match.id,
    // The index in the list: a service need not date its matches.
    startsAt: new Date(place),
    rules: match,
    boxScore,
    matchSheet: plays?.matchSheet ?? { team: [], opponent: [] },
    events: plays?.events ?? [],
    opponentName: match.opponent.name,
    teamName: boxScore.team.name,
  };
  return [{ match, facts }];
}

function themeOf(
  key: ThemeKey,
  seasons: readonly Season[],
  before: readonly FinishedMatch[],
): Theme | null {
  const { cost, costly } = themes[key];
  const shares = seasons.map(({ match }) => shareIn(match, key));
  const costs = seasons.map(cost);
  const earlier = before.flatMap((match) => shareIn(match, key) ?? []);
  const [seen, usual] = [together(shares), together(earlier)];
  const known = costs.filter((each) => each !== null);
  if (seen === null || usual === null || known.length < leastLookedAt) return null;
  const middle = numberIn(usual);
  const { truth, next } = judge(
    shares.map((each) => each && numberIn(each)),
    earlier.flatMap((each) => numberIn(each) ?? []),
    middle,
    repeatsIn(key),
  );
  const sum = known.reduce((total, each) => total + each, 0);
  const costlyWay = sum > 0 === (costly === 'more') ? 'more' : 'less';
  const way = (truth?.estimate ?? 0) > (middle ?? 0) ? 'more' : 'less';
  const came = known.filter(cameBack).length;
  const better = known.filter((each) => each <= -asUsual).length;
  return {
    key,
    shares,
    costs,
    seen,
    usual,
    cost: sum,
    came,
    better,
    known: known.length,
    next,
    certainty:
      next === null || way !== costlyWay || next.chance < probableFrom
        ? null
        : next.chance >= clearFrom && Math.max(came, better) >= mostOf * known.length
          ? 'clearly'
          : 'probably',
  };
}

/** The period that was lost by most, and how often the same one was lost. */
export interface LostPeriod {
  /** 1-based. */
  period: number;
  match: Match;
  score: Score;
  /** Matches in which that period was lost by five points or more. */
  times: number;
}

/** Points of a period that a coach remembers, and that count as lost. */
const remembered = 10;
const lost = 5;

/** The period of regulation with the largest loss over some matches; `null` if none was lost by ten. */
function worstPeriod(matches: readonly Match[]): LostPeriod | null {
  const all = matches.flatMap((match) =>
    match.periods.slice(0, match.regulationPeriods).flatMap((score, index) => {
      const { team, opponent } = score;
      if (team === null || opponent === null) return [];
      return [{ period: index + 1, match, score, by: opponent - team }];
    }),
  );
  const [worst] = all.toSorted((a, b) => b.by - a.by);
  if (worst === undefined || worst.by < remembered) return null;
  const { by: _, ...told } = worst;
  const times = all.filter(({ period, by }) => period === worst.period && by >= lost).length;
  return { ...told, times };
}

/** Shots of one kind that fell more or less often than usual. */
export interface Luck {
  kind: 'threes' | 'freeThrows';
  side: Side;
  made: number;
  attempted: number;
  /** Share usually made, 0..1. */
  usual: number;
  /** Its worth to the team. */
  points: number;
}

const kinds = [
  { kind: 'threes', each: 3 },
  { kind: 'freeThrows', each: 1 },
] as const;

/** Less is not worth a line, and so many lines are. */
const leastPoints = 3;
const most = 2;

/** What shots falling brought and cost over some matches, the most first. Threes and free throws repeat least of all. */
function luckOf(seasons: readonly Season[]): Luck[] {
  return sides
    .flatMap((side) =>
      kinds.flatMap(({ kind, each }): Luck | Luck[] => {
        const lines = seasons.map(({ match }) => totalsOf(match)[side][kind]);
        const usual = seasons[0]?.reference(measures[kind], side)?.mean;
        const made = lines.reduce((sum, line) => sum + (line.made ?? 0), 0);
        const attempted = lines.reduce((sum, line) => sum + (line.attempted ?? 0), 0);
        if (usual === undefined || attempted === 0) return [];
        const points = signOf(side) * (made - usual * attempted) * each;
        return { kind, side, made, attempted, usual, points };
      }),
    )
    .filter(({ points }) => Math.abs(points) >= leastPoints)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, most);
}
