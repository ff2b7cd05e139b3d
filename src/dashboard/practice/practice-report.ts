import type { Certainty } from '../../basketball/certainty.ts';
import { type JudgedNumber, judge } from '../../basketball/judged-number.ts';
import { spearmanBrown } from '../../basketball/numbers.ts';
import type { Match } from '../../contract/match.ts';
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
  /** Points lost against the usual over all these matches; below 0 = gained. */
  cost: number;
  /** Matches in which it cost points, gained points, and was recorded. */
  came: number;
  better: number;
  known: number;
  /** How sure it is that the next matches are on the same side of the usual; `null` = may be chance. */
  certainty: Certainty | null;
  /** The prediction for as many more matches, taken together (`judge`). */
  next: JudgedNumber['next'];
}

/** What a team should train, from its latest matches. */
export type PracticeReport = NonNullable<ReturnType<typeof practiceReport>>;

/** Whether a cost in one match counts as a recurrence. */
export const cameBack = (cost: number | null | undefined) => (cost ?? 0) >= asUsual;

/** The most and the fewest analysed matches. */
export const lookedAt = 5;
const leastLookedAt = 3;
/** The fewest earlier matches that define a usual (`enoughMatches` of insights). */
export const leastBefore = 5;
/** The fewest matches with box scores for a report, and the most it reads. */
export const leastMatches = leastLookedAt + leastBefore;
export const mostMatches = lookedAt + 15;

/** The least cost, in points: of a recurrence in one match, of a theme in all, of a fault seen once. */
const asUsual = 0.25;
const leastCost = 2;
const leastOnce = 4;
const halfSeason = 12;
/** The least share of matches with a fault that is called clear. */
const mostOf = 0.8;
/** The chances, 0..1, at which a theme is clear or probable; `sureness.test.ts` checks that they come true as often. */
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
) {
  const played = meetings.flatMap(finished);
  const ofSeason = early ? meetings.slice(-early.looked).flatMap(finished).length : lookedAt;
  const count = Math.min(ofSeason, played.length - leastBefore);
  if (count < leastLookedAt) return null;
  const before = played.slice(0, -count).map(({ facts }) => facts);
  const window = played.slice(-count);
  const seasons = window.map(({ facts }) => seasonOf(facts, before, category, early?.seasonBefore));
  const found = themeKeys.flatMap((key) => themeOf(key, seasons, before) ?? []);
  const most = ({ came, known }: Theme) => came > known / 2;
  const isStrength = ({ cost, better, known }: Theme) => cost <= -leastCost && better > known / 2;
  const matches = window.map(({ match }) => match);
  return {
    /** The analysed matches, oldest first: at most five. */
    matches,
    /** The number of earlier matches, which define the usual. */
    before: before.length,
    /** Their season, if it is the previous one. */
    seasonBefore: early?.seasonBefore ?? null,
    /** Analysed matches without plays. */
    withoutPlays: window.filter(({ facts }) => facts.events.length === 0).length,
    /** Themes recorded in enough of the matches; 0 for score sheets. */
    known: found.length,
    /** Recurring faults that cost points, the heaviest first. */
    themes: found
      .filter((theme) => theme.cost >= leastCost && most(theme))
      .toSorted((a, b) => weightOf(b) - weightOf(a)),
    /** Faults in too few of the matches. */
    seldom: found
      .filter(
        (theme) =>
          !most(theme) && !isStrength(theme) && Math.max(...theme.costs.map(Number)) >= leastOnce,
      )
      .toSorted((a, b) => b.cost - a.cost),
    luck: luckOf(seasons),
    period: worstPeriod(matches),
    /** Themes that gained points in most of the matches, the most first. */
    keep: found.filter(isStrength).toSorted((a, b) => a.cost - b.cost),
  };
}

/** Its cost, weighted by how well it repeats, as insights weigh their findings (`chooseFindings`). */
function weightOf({ key, cost }: Theme): number {
  return cost * (0.5 + 0.5 * spearmanBrown(repeatsIn(key), halfSeason));
}

/** A match as insights read it; empty without both sides' totals. */
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

/** The period with the largest loss. */
export type LostPeriod = NonNullable<ReturnType<typeof worstPeriod>>;

/** Points of a loss worth a line, and of a lost period. */
const remembered = 10;
const lost = 5;

/** The period of regulation with the largest loss over some matches; `null` if none was lost by ten. */
function worstPeriod(matches: readonly Match[]) {
  const all = matches.flatMap((match) =>
    match.periods.slice(0, match.regulationPeriods).flatMap((score, index) => {
      const { team, opponent } = score;
      if (team === null || opponent === null) return [];
      return [{ period: index + 1, match, score, by: opponent - team }];
    }),
  );
  const [worst] = all.toSorted((a, b) => b.by - a.by);
  if (worst === undefined || worst.by < remembered) return null;
  const { by: _, ...found } = worst;
  /** Matches in which that period was lost by five points or more. */
  const times = all.filter(({ period, by }) => period === worst.period && by >= lost).length;
  return { ...found, times };
}

/** Shots of one kind that fell more or less often than usual. */
export interface Luck {
  kind: 'threes' | 'freeThrows';
  side: Side;
  made: number;
  attempted: number;
  /** Share usually made, 0..1. */
  usual: number;
  /** Points gained for the team; below 0 = lost. */
  points: number;
}

const kinds = [
  { kind: 'threes', each: 3 },
  { kind: 'freeThrows', each: 1 },
] as const;

/** The fewest points worth a line, and the most lines. */
const leastPoints = 3;
const most = 2;

/** Points gained and lost by luck with threes and free throws, which repeat least; the most first. */
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
