import { countOf, secondsPlayed, shotsOf } from './counts.ts';
import { finalScore } from './course.ts';
import { guideFor } from './guide.ts';
import type { PlayedMatch } from './match.ts';
import { secondsOf, together } from './on-court.ts';
import {
  availableOf,
  chancesOf,
  playedBefore,
  playerCount,
  playsEnded,
  shotsTried,
} from './players.ts';
import { assistShare, perShot, type Seen, turnoverShare } from './rates.ts';
import { basisOf, type Context, is, type Rule, rounds } from './reading.ts';

/* Comments of a player's ratings. */

type Part = (match: PlayedMatch, playerId: string) => number | null;

const fieldGoals: Part = (match, playerId) =>
  shotsOf(match, 'fieldGoals', { side: 'team', playerId })?.attempted ?? null;
const fieldPoints: Part = (match, playerId) => {
  const whose = { side: 'team', playerId } as const;
  const made = shotsOf(match, 'fieldGoals', whose)?.made ?? 0;
  return 2 * made + (shotsOf(match, 'threes', whose)?.made ?? 0);
};
const seconds: Part = (match, playerId) => secondsPlayed(match, { side: 'team', playerId });

/** Steals, blocks, defensive rebounds and fouls by game score's weights (Hollinger), times 40 minutes. */
const acts: Part = (match, playerId) => {
  const of = (word: 'steals' | 'blocks' | 'defensiveRebounds' | 'fouls') =>
    countOf(match, word, { side: 'team', playerId }) ?? 0;
  return (
    2400 * (of('steals') + 0.7 * of('blocks') + 0.3 * of('defensiveRebounds') - 0.4 * of('fouls'))
  );
};

/** The same of a whole side, for each of its five. */
function actsTogether(seen: readonly Seen[]): number {
  let [points, time] = [0, 0];
  for (const { match, side } of seen) {
    const of = (word: 'steals' | 'blocks' | 'defensiveRebounds' | 'fouls') =>
      countOf(match, word, { side }) ?? 0;
    points += of('steals') + 0.7 * of('blocks') + 0.3 * of('defensiveRebounds') - 0.4 * of('fouls');
    time += match.boxScore[side].totals?.seconds ?? 5 * secondsOf(match);
  }
  return (2400 * points) / time;
}

interface Measure {
  part: Part;
  whole: Part;
  /** What stands in for an own usual number: the team's rate. */
  team: (seen: readonly Seen[]) => number;
  guide?: 'pointsPerShot' | 'assists' | 'turnovers';
  scale: number;
  unit: number;
}

const count =
  (word: string): Part =>
  (match, playerId) =>
    playerCount(match, word, playerId);

const measures: Readonly<Record<string, Measure>> = {
  pointsPerShot: {
    part: fieldPoints,
    whole: fieldGoals,
    team: perShot,
    guide: 'pointsPerShot',
    scale: 1,
    unit: 0.01,
  },
  assistRate: {
    part: count('assists'),
    whole: chancesOf,
    team: (seen) => assistShare(seen) / 4,
    guide: 'assists',
    scale: 100,
    unit: 1,
  },
  turnovers: {
    part: count('turnovers'),
    whole: playsEnded,
    team: turnoverShare,
    guide: 'turnovers',
    scale: 100,
    unit: 1,
  },
  rebounds: { part: count('rebounds'), whole: availableOf, team: () => 0.1, scale: 100, unit: 1 },
  defensiveImpact: { part: acts, whole: seconds, team: actsTogether, scale: 1, unit: 0.1 },
};

/** The number of a comment and what it is compared with. */
const compared: Rule = {
  pattern:
    / (?<value>[pfd]-?\d+(?:\.\d+)?)(?: (?!against )\S+)*? , against (?<usual>[pfd]-?\d+(?:\.\d+)?)(?= )/dg,
  read: (found, context) => {
    const { item, match } = context;
    const { playerId, key = '' } = item;
    const measure = measures[key];
    if (playerId === undefined || measure === undefined) return null;
    const { part, whole, scale, unit } = measure;
    const [own, of] = [part(match, playerId), whole(match, playerId)];
    const now = own === null || of === null ? null : (scale * own) / of;
    const claims = [rounds(`${key} ${playerId}`, found.number('value'), [now], unit)];
    const before = usualOf(context, measure, playerId);
    return [...claims, rounds(`usual ${key}`, found.number('usual'), before, unit)];
  },
};

function usualOf(context: Context, measure: Measure, playerId: string): number[] {
  const { part, whole, team, guide, scale } = measure;
  const { earlier, category } = context.item;
  let [parts, wholes, matches] = [0, 0, 0];
  for (const match of playedBefore(earlier, playerId)) {
    const [own, of] = [part(match, playerId), whole(match, playerId)];
    if (own === null || of === null || of <= 0) continue;
    parts += own;
    wholes += of;
    matches += 1;
  }
  if (matches >= 5) return [(scale * parts) / wholes];
  const basis = basisOf(context);
  const quarter = guide === 'assists' ? 4 : 1;
  if (basis === 'guide')
    return guide === undefined ? [] : [(scale * guideFor(category)[guide]) / quarter];
  const seen = (matches: readonly PlayedMatch[], both: boolean) =>
    matches.flatMap((match): Seen[] => [
      { match, side: 'team' },
      ...(both ? [{ match, side: 'opponent' } as const] : []),
    ]);
  const inMatch = [{ match: context.match, side: 'team' as const }];
  return [
    scale * team(seen(earlier, basis === 'both')),
    ...(/ in _this k:matches | _este k:matches /.test(context.text) ? [scale * team(inMatch)] : []),
  ];
}

/** "Valley scored 50 in that time, 82 per 40 minutes, against 80 over the whole match" */
const allowed: Rule = {
  pattern:
    / opp scored (?<points>n\d+) in (?:_that|_ese) \S+ , (?<rate>n\d+) per n40 k:minutes , against (?<all>n\d+)(?= )/dg,
  read: (found, { item, match }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    const { against } = together(match, 'team', [playerId]);
    const played = secondsPlayed(match, { side: 'team', playerId }) ?? Number.NaN;
    const all = finalScore(match).opponent;
    return [
      is('allowed', found.number('points'), [against]),
      rounds('allowed per 40 minutes', found.number('rate'), [(2400 * against) / played]),
      rounds('allowed over the match', found.number('all'), [(2400 * all) / secondsOf(match)]),
    ];
  },
};

/** "in the 6 matches before": those in which the player had a number */
const matchesBefore: Rule = {
  pattern: / (?<a>n\d+) k:matches (?:_before|_anteriores)(?= )/dg,
  read: (found, { item, text }) => {
    const { playerId, key = '' } = item;
    if (playerId === undefined) return null;
    const whole = key === 'shotMix' ? shotsTried : measures[key]?.whole;
    const own = playedBefore(item.earlier, playerId);
    const known = own.filter((match) => (whole?.(match, playerId) ?? 0) > 0);
    const isTeam = / _by _team | of _equipo | bothsides | _share of _four | _compañeros in /.test(
      text,
    );
    return [is('matches before', found.number('a'), [isTeam ? item.earlier.length : known.length])];
  },
};

/** "(4/11)" */
const fraction: Rule = {
  pattern: / \( (?<made>n\d+) of (?<tried>n\d+) \)(?= )/dg,
  read: (found, { item, match }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    const shots = shotsOf(match, 'fieldGoals', { side: 'team', playerId });
    return [
      is('made', found.number('made'), [shots?.made ?? null]),
      is('tried', found.number('tried'), [shots?.attempted ?? null]),
    ];
  },
};

/** "3 defensive rebounds" */
const defensive: Rule = {
  pattern: / (?<a>n\d+) k:defensiveRebounds(?= )/dg,
  read: (found, { item, match }) => {
    const { playerId } = item;
    if (playerId === undefined) return null;
    const counted = countOf(match, 'defensiveRebounds', { side: 'team', playerId });
    return [is('defensive rebounds', found.number('a'), [counted])];
  },
};

export const playerRatingRules: readonly Rule[] = [
  fraction,
  allowed,
  matchesBefore,
  defensive,
  compared,
];
