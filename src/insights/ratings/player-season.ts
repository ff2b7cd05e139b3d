import { defensiveActivity } from '../../basketball/defensive-activity.ts';
import { turnoverShare } from '../../basketball/four-factors.ts';
import { fieldGoals, subtractCounts } from '../../basketball/line.ts';
import { ratio } from '../../basketball/ratio.ts';
import { totalReboundShare } from '../../basketball/rebounding.ts';
import {
  pointsPerShot,
  share,
  trueShootingAttempts,
  trueShootingShare,
} from '../../basketball/shooting.ts';
import { assistShare } from '../../basketball/usage.ts';
import type { Line, PlayerLine } from '../../contract/box-score.ts';
import { type Fallback, type Reference, referenceOf } from '../reference.ts';
import type { FinishedMatch } from '../written-insight.ts';
import type { ShotGuide } from './bands.ts';
import { lengthOf, totalsOf } from './measures.ts';
import type { Season } from './season.ts';
import { expectedPoints, shotMixOf } from './shot-mix.ts';

/** What a player is compared in: shares from 0 to 1 unless said otherwise; `null` = not recorded or no sample. */
function playerMeasuresOf(match: FinishedMatch, line: PlayerLine, guide: ShotGuide) {
  const { own, other } = totalsOf(match);
  const length = lengthOf(match);
  const mix = shotMixOf(match, line, line.playerId);
  return {
    /** Points for each shot, a free throw counted as 0.44 of one. */
    scoring: twice(trueShootingShare(line)),
    shotMix: mix === null ? null : expectedPoints(mix, guide),
    pointsPerShot: pointsPerShot(line),
    /** Of the team-mates' field goals while on court. */
    assistRate: assistShare(line, own, length),
    turnovers: turnoverShare(line),
    /** Of all rebounds while on court, at both baskets. */
    rebounds: totalReboundShare(line, own, other, length),
    /** Per 40 minutes, in points. */
    defensiveActivity: defensiveActivity(line),
    twos: share(line.twos),
    threes: share(line.threes),
    freeThrows: share(line.freeThrows),
  };
}

export type PlayerMeasureName = keyof ReturnType<typeof playerMeasuresOf>;

/**
 * The least standard deviation of each measure, in its own unit: a player's numbers swing far more from match to
 * match than a team's.
 */
const deviations: Record<PlayerMeasureName, number> = {
  scoring: 0.35,
  shotMix: 0.12,
  pointsPerShot: 0.35,
  assistRate: 0.08,
  turnovers: 0.08,
  rebounds: 0.04,
  defensiveActivity: 2.5,
  twos: 0.15,
  threes: 0.15,
  freeThrows: 0.15,
};

/** A player's match beside what the player, and the team, did before it. */
export interface PlayerSeason {
  season: Season;
  line: PlayerLine;
  measures: ReturnType<typeof playerMeasuresOf>;
  /** The player's lines of the earlier matches, oldest first; those not played in are left out. */
  before: PlayerLine[];
  /** The player's own earlier matches once there are five, else what is usual for the team; `null` = neither. */
  reference(name: PlayerMeasureName): Reference | null;
}

/** Sets a player who played beside the earlier matches. */
export function playerSeasonOf(season: Season, line: PlayerLine): PlayerSeason {
  const { guide } = season;
  const before = season.earlier.flatMap((match) => {
    const earlier = match.boxScore.team.players.find(
      (player) => player.playerId === line.playerId && player.played,
    );
    return earlier === undefined
      ? []
      : [{ line: earlier, measures: playerMeasuresOf(match, earlier, guide) }];
  });
  return {
    season,
    line,
    measures: playerMeasuresOf(season.match, line, guide),
    before: before.map((earlier) => earlier.line),
    reference: (name) =>
      referenceOf(
        before.map(({ measures }) => measures[name]),
        deviations[name],
        teamFallback(season, line, name),
      ),
  };
}

function teamFallback(season: Season, line: PlayerLine, name: PlayerMeasureName): Fallback | null {
  const deviation = deviations[name];
  if (name === 'rebounds') {
    return { mean: 0.1, deviation, source: 'by an equal share of ten players', basis: 'match' };
  }
  if (name === 'shotMix') {
    const mix = shotMixOf(season.match, totalsOf(season.match).own);
    if (mix === null) return null;
    const mean = expectedPoints(mix, season.guide);
    if (mean === null) return null;
    return { mean, deviation, source: 'by the team in this match', basis: 'match' };
  }
  if (name === 'scoring') {
    const mean = teamMatesScoring(totalsOf(season.match).own, line);
    const source = 'by the team-mates in this match';
    return mean === null ? null : { mean, deviation, source, basis: 'match' };
  }
  if (name === 'assistRate') {
    const team = season.reference('assistRate');
    // Four team-mates share the assists on a field goal, so each has a quarter of the team's rate.
    return (
      team && { mean: team.mean / 4, deviation, source: teamSource(team), basis: basisOf(team) }
    );
  }
  const team = season.reference(name);
  if (team !== null)
    return { mean: team.mean, deviation, source: teamSource(team), basis: basisOf(team) };
  const value = season.measures[name];
  return value === null
    ? null
    : { mean: value, deviation, source: 'by the team in this match', basis: 'match' };
}

function basisOf({ basis }: Reference): Fallback['basis'] {
  return basis === 'earlier' ? 'match' : basis;
}

function teamSource(team: Reference): string {
  return team.matches > 0 ? `by the team ${team.source}` : team.source;
}

/** Field goals that the team-mates made while the player was on court, estimated from minutes. */
export function teamMatesFieldGoals({ season, line }: PlayerSeason): number | null {
  const made = fieldGoals(totalsOf(season.match).own).made;
  const own = fieldGoals(line).made;
  if (made === null || own === null || line.seconds === null) return null;
  return Math.max(0, (line.seconds / lengthOf(season.match)) * made - own);
}

/** The team's points per shot (free throws at 0.44) without the player's. */
function teamMatesScoring(own: Line, line: Line): number | null {
  return ratio(
    subtractCounts(own.points, line.points),
    subtractCounts(trueShootingAttempts(own), trueShootingAttempts(line)),
  );
}

function twice(value: number | null): number | null {
  return value === null ? null : 2 * value;
}
