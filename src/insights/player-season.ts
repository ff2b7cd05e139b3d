import { defensiveActivity } from '../basketball/defensive-activity.ts';
import { turnoverShare } from '../basketball/four-factors.ts';
import { fieldGoals, subtractCounts } from '../basketball/line.ts';
import { ratio } from '../basketball/ratio.ts';
import { totalReboundShare } from '../basketball/rebounding.ts';
import {
  pointsPerShot,
  share,
  trueShootingAttempts,
  trueShootingShare,
} from '../basketball/shooting.ts';
import { assistShare } from '../basketball/usage.ts';
import type { Line, PlayerLine } from '../contract/box-score.ts';
import { type FinishedMatch, lengthOf, totalsOf } from './finished-match.ts';
import type { ShotGuide } from './guide.ts';
import { type Measure, measures } from './measures.ts';
import { type Fallback, type Reference, referenceOf } from './reference.ts';
import type { Season } from './season.ts';
import { expectedPoints, shotMixOf } from './shot-mix.ts';

/** What a player is compared in: shares from 0 to 1 unless said otherwise; `null` = not recorded or no sample. */
function playerMeasuresOf(match: FinishedMatch, line: PlayerLine, guide: ShotGuide) {
  const { team, opponent } = totalsOf(match);
  const length = lengthOf(match);
  const mix = shotMixOf(match, line, line.playerId);
  const trueShooting = trueShootingShare(line);
  return {
    /** Points for each shot, a free throw counted as 0.44 of one. */
    scoring: trueShooting === null ? null : 2 * trueShooting,
    shotMix: mix === null ? null : expectedPoints(mix, guide),
    pointsPerShot: pointsPerShot(line),
    /** Of the team-mates' field goals while on court. */
    assistRate: assistShare(line, team, length),
    turnovers: turnoverShare(line),
    /** Of all rebounds while on court, at both baskets. */
    rebounds: totalReboundShare(line, team, opponent, length),
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
const leastDeviations: Record<PlayerMeasureName, number> = {
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
        before.map((earlier) => earlier.measures[name]),
        leastDeviations[name],
        fallbackOf(season, line, name),
      ),
  };
}

/** What is usual for the team, or was for it in this match, while a player has too few matches. */
function fallbackOf(season: Season, line: PlayerLine, name: PlayerMeasureName): Fallback | null {
  const { match, guide } = season;
  const { team } = totalsOf(match);
  const inMatch = (mean: number | null, source: string): Fallback | null =>
    mean === null ? null : { mean, deviation: leastDeviations[name], source, basis: 'match' };
  switch (name) {
    case 'rebounds':
      return inMatch(0.1, 'by an equal share of ten players');
    case 'shotMix': {
      const mix = shotMixOf(match, team);
      return inMatch(mix && expectedPoints(mix, guide), 'by the team in this match');
    }
    case 'scoring':
      return inMatch(teamMatesScoring(team, line), 'by the team-mates in this match');
    case 'assistRate': {
      // Four team-mates share the assists on a field goal, so each has a quarter of the team's rate.
      const usual = usualOfTeam(season, measures.assistRate, leastDeviations[name]);
      return usual && { ...usual, mean: usual.mean / 4 };
    }
    default:
      return (
        usualOfTeam(season, measures[name], leastDeviations[name]) ??
        inMatch(measures[name].of(match), 'by the team in this match')
      );
  }
}

function usualOfTeam(season: Season, measure: Measure, deviation: number): Fallback | null {
  const team = season.reference(measure);
  if (team === null) return null;
  return {
    mean: team.mean,
    deviation,
    source: team.matches > 0 ? `by the team ${team.source}` : team.source,
    basis: team.basis === 'earlier' ? 'match' : team.basis,
  };
}

/** Field goals that the team-mates made while the player was on court, estimated from minutes. */
export function teamMatesFieldGoals({ season, line }: PlayerSeason): number | null {
  const made = fieldGoals(totalsOf(season.match).team).made;
  const own = fieldGoals(line).made;
  if (made === null || own === null || line.seconds === null) return null;
  return Math.max(0, (line.seconds / lengthOf(season.match)) * made - own);
}

/** The team's points per shot (free throws at 0.44) without the player's. */
function teamMatesScoring(team: Line, line: Line): number | null {
  return ratio(
    subtractCounts(team.points, line.points),
    subtractCounts(trueShootingAttempts(team), trueShootingAttempts(line)),
  );
}
