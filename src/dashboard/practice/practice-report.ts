import { spearmanBrown } from '../../basketball/numbers.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { type Side, sides } from '../../contract/play-by-play.ts';
import { signOf } from '../../insights/facts/fact.ts';
import { type FinishedMatch, totalsOf } from '../../insights/finished-match.ts';
import { measures } from '../../insights/measures.ts';
import { type Season, seasonOf } from '../../insights/season.ts';
import {
  latestOf,
  leastLookedAt,
  type Move,
  moveOf,
  repeatsIn,
  type Share,
} from '../figures/latest-moves.ts';
import type { Meeting } from '../figures/meeting.ts';
import { shareIn, type ThemeKey, themeKeys, themes } from './themes.ts';

/** A theme in the latest matches. */
export interface Theme extends Move {
  key: ThemeKey;
  /** In the order of the report's matches; `null` if not recorded. */
  shares: (Share | null)[];
  costs: (number | null)[];
  /** Points lost against the usual over all these matches; below 0 = gained. */
  cost: number;
  /** Matches in which it cost points, gained points, and was recorded. */
  came: number;
  better: number;
  known: number;
}

/** What a team should train, from its latest matches. */
export type PracticeReport = NonNullable<ReturnType<typeof practiceReport>>;

/** Whether a cost in one match counts as a recurrence. */
export const cameBack = (cost: number | null | undefined) => (cost ?? 0) >= asUsual;

/** The least cost, in points: of a recurrence in one match, of a theme in all, of a fault seen once. */
const asUsual = 0.25;
const leastCost = 2;
const leastOnce = 4;
const halfSeason = 12;

/**
 * What to train, from a team's latest completed matches, oldest first. `null` with too few box scores.
 * @param early as in `latestOf`
 */
export function practiceReport(
  meetings: readonly Meeting[],
  category: string | undefined,
  early?: Parameters<typeof latestOf>[1],
) {
  const divided = latestOf(meetings, early);
  if (divided === null) return null;
  const { latest, seasonBefore } = divided;
  const before = divided.before.map(finished);
  const window = latest.map((meeting, at) => finished(meeting, before.length + at));
  const seasons = window.map((facts) =>
    seasonOf(facts, before, category, seasonBefore ?? undefined),
  );
  const found = themeKeys.flatMap((key) => themeOf(key, seasons, before) ?? []);
  const most = ({ came, known }: Theme) => came > known / 2;
  const isStrength = ({ cost, better, known }: Theme) => cost <= -leastCost && better > known / 2;
  const matches = latest.map(({ match }) => match);
  return {
    /** The analysed matches, oldest first: at most five. */
    matches,
    divided,
    /** Analysed matches without plays. */
    withoutPlays: window.filter(({ events }) => events.length === 0).length,
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
  const { number, side } = themes[key];
  return cost * (0.5 + 0.5 * spearmanBrown(repeatsIn(number, side), halfSeason));
}

/** A match as insights read it. */
function finished(
  { match, boxScore, plays }: Meeting & { boxScore: BoxScore },
  place: number,
): FinishedMatch {
  return {
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
}

function themeOf(
  key: ThemeKey,
  seasons: readonly Season[],
  before: readonly FinishedMatch[],
): Theme | null {
  const { cost, costly, number, side } = themes[key];
  const shares = seasons.map(({ match }) => shareIn(match, key));
  const costs = seasons.map(cost);
  const earlier = before.map((match) => shareIn(match, key));
  const move = moveOf(shares, earlier, repeatsIn(number, side));
  const known = costs.filter((each) => each !== null);
  if (move === null || known.length < leastLookedAt) return null;
  const sum = known.reduce((total, each) => total + each, 0);
  const costlyWay = sum > 0 === (costly === 'more') ? 'more' : 'less';
  return {
    ...move,
    key,
    shares,
    costs,
    cost: sum,
    came: known.filter(cameBack).length,
    better: known.filter((each) => each <= -asUsual).length,
    known: known.length,
    certainty: move.way === costlyWay ? move.certainty : null,
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
