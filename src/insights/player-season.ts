import { defensiveActivity } from '../basketball/efficiency.ts';
import { fieldGoals } from '../basketball/line.ts';
import { partsOf } from '../basketball/numbers.ts';
import { pooledShare } from '../basketball/references.ts';
import { scoringWithout, share } from '../basketball/shooting.ts';
import type { PlayerLine, Shooting } from '../contract/box-score.ts';
import { type ByLanguage, inEachLanguage } from '../contract/language.ts';
import { type FinishedMatch, lengthOf, totalsOf } from './finished-match.ts';
import type { ShotGuide } from './guide.ts';
import { type Measure, measures } from './measures.ts';
import {
  earlierMean,
  type Fallback,
  type Reference,
  referenceOf,
  sourceName,
} from './reference.ts';
import type { Season } from './season.ts';
import { expectedPoints, shotMixOf } from './shot-mix.ts';

/**
 * A player's compared numbers, as numerator and denominator so that matches can be summed; shares from 0 to 1 unless
 * noted.
 */
function playerPartsOf(match: FinishedMatch, line: PlayerLine, guide: ShotGuide) {
  const { team, opponent } = totalsOf(match);
  const from = { own: line, other: opponent, side: team, seconds: lengthOf(match) };
  const mix = shotMixOf(match, line, line.playerId);
  const ofMix = mix && expectedPoints(mix, guide);
  const acts = defensiveActivity(line);
  const perForty = line.seconds === null ? null : line.seconds / 2400;
  return {
    scoring: partsOf('pointsPerAttempt', from),
    shotMix: {
      made: ofMix === null || mix === null ? null : ofMix * mix.shots,
      attempted: mix?.shots ?? (fieldGoals(line).attempted === 0 ? 0 : null),
    },
    pointsPerShot: partsOf('pointsPerShot', from),
    assistRate: partsOf('assistShare', from),
    turnovers: partsOf('turnoverShare', from),
    rebounds: partsOf('reboundShare', from),
    /** Per 40 minutes, in points. */
    defensiveActivity: {
      made: acts === null || perForty === null ? null : acts * perForty,
      attempted: perForty,
    },
    twos: line.twos,
    threes: line.threes,
    freeThrows: line.freeThrows,
  } as const satisfies Record<string, Shooting>;
}

export type PlayerMeasureName = keyof ReturnType<typeof playerPartsOf>;
type PlayerParts = Record<PlayerMeasureName, Shooting>;

/** The least standard deviation of each measure, in its unit: players vary far more from match to match than teams. */
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

/** A player's match with the player's and the team's earlier ones. */
export interface PlayerSeason {
  season: Season;
  line: PlayerLine;
  /** The player's lines of the earlier matches that the player played in, oldest first. */
  before: PlayerLine[];
  /** The number in this match; `null` if not recorded, or nothing was attempted. */
  value(name: PlayerMeasureName): number | null;
  /**
   * The player's own earlier matches summed once there are five (as on the season page), otherwise the team's usual;
   * `null` if neither.
   */
  reference(name: PlayerMeasureName): Reference | null;
}

/** Builds the season of a player who played in the match. */
export function playerSeasonOf(season: Season, line: PlayerLine): PlayerSeason {
  const { guide } = season;
  const before = season.earlier.flatMap((match) => {
    const earlier = match.boxScore.team.players.find(
      (player) => player.playerId === line.playerId && player.played,
    );
    return earlier === undefined
      ? []
      : [{ line: earlier, parts: playerPartsOf(match, earlier, guide) }];
  });
  const parts: PlayerParts = playerPartsOf(season.match, line, guide);
  return {
    season,
    line,
    before: before.map((earlier) => earlier.line),
    value: (name) => share(parts[name]),
    reference: (name) => {
      const earlier = before.map((match) => match.parts[name]);
      const found = referenceOf(
        earlier.map(share),
        leastDeviations[name],
        fallbackOf(season, line, name),
        together(earlier),
        season.seasonBefore,
      );
      return found?.basis === 'earlier' ? ofAllPlayed(found, name, earlier) : found;
    },
  };
}

/**
 * The reference with its source: every match played, so that a page names one sample, since a match without an attempt adds
 * nothing to a share; fewer only if some have no such number, with the reason.
 */
function ofAllPlayed(found: Reference, name: PlayerMeasureName, earlier: readonly Shooting[]) {
  const { mean, deviation, seasonBefore } = found;
  // Who made more than an even part of the team's field goals left none that could be assisted.
  const counted = earlier.filter((parts) => (parts.attempted ?? 1) <= 0 || share(parts) !== null);
  const of = earlierMean(mean, counted.length, deviation, seasonBefore);
  if (counted.length === earlier.length) return of;
  const why = name === 'assistRate' ? withMinutes : withRecord;
  return { ...of, source: inEachLanguage((language) => of.source[language] + why[language]) };
}

const withMinutes: ByLanguage<string> = {
  en: ' with enough minutes for it',
  es: ' con minutos suficientes',
};
const withRecord: ByLanguage<string> = { en: ' that recorded it', es: ' que lo registraron' };

/** The sum of numerators over the sum of denominators, of the matches with both. */
const together = (parts: readonly Shooting[]): number | null =>
  pooledShare(parts.filter((part) => share(part) !== null));

/** The team's usual, or its number in this match, while the player has too few matches. */
function fallbackOf(season: Season, line: PlayerLine, name: PlayerMeasureName): Fallback | null {
  const { match, guide } = season;
  const { team } = totalsOf(match);
  const inMatch = (mean: number | null, source: ByLanguage<string>): Fallback | null =>
    mean === null ? null : { mean, deviation: leastDeviations[name], source, basis: 'match' };
  switch (name) {
    case 'rebounds':
      return withRoles(
        inMatch(0.1, {
          en: 'if all ten on court shared them equally',
          es: 'si se repartieran por igual entre los diez',
        }),
        0.06,
      );
    case 'shotMix': {
      const mix = shotMixOf(match, team);
      return inMatch(mix && expectedPoints(mix, guide), byTeamInMatch);
    }
    case 'scoring':
      return inMatch(scoringWithout(team, line), {
        en: 'for the team-mates in this match',
        es: 'del resto del equipo en este partido',
      });
    case 'assistRate': {
      // Four team-mates share the assists on a field goal, so each has a quarter of the team's rate.
      const usual = usualOfTeam(season, measures.assistRate, leastDeviations[name], {
        en: 'for an equal share of the team’s',
        es: 'con un reparto igual de las del equipo',
      });
      return withRoles(usual && { ...usual, mean: usual.mean / 4 }, 0.12);
    }
    default:
      return (
        usualOfTeam(season, measures[name], leastDeviations[name], {
          en: 'for the team',
          es: 'del equipo',
        }) ?? inMatch(measures[name].of(match), byTeamInMatch)
      );
  }
}

/**
 * Widens the deviation where roles differ: a guard has fewer rebounds and a centre fewer assists than the team's
 * usual.
 */
function withRoles(usual: Fallback | null, deviation: number): Fallback | null {
  return usual && { ...usual, deviation };
}

const byTeamInMatch = { en: 'for the team in this match', es: 'del equipo en este partido' };

function usualOfTeam(
  season: Season,
  measure: Measure,
  deviation: number,
  who: ByLanguage<string>,
): Fallback | null {
  const team = season.reference(measure);
  if (team === null) return null;
  return {
    mean: team.mean,
    deviation,
    source:
      team.matches > 0
        ? inEachLanguage((language) => `${who[language]} ${sourceName(team, language)}`)
        : team.source,
    basis: team.basis === 'earlier' ? 'match' : team.basis,
  };
}

/** Team-mates' field goals made while the player was on court, estimated from minutes. */
export function teamMatesFieldGoals({ season: { match }, line }: PlayerSeason): number | null {
  const made = fieldGoals(totalsOf(match).team).made;
  const own = fieldGoals(line).made;
  if (made === null || own === null || line.seconds === null) return null;
  return Math.max(0, (line.seconds / lengthOf(match)) * made - own);
}

/** Available rebounds at both baskets while the player was on court, estimated from minutes. */
export function availableRebounds({ season: { match }, line }: PlayerSeason): number | null {
  const { team, opponent } = totalsOf(match);
  const from = { own: line, other: opponent, side: team, seconds: lengthOf(match) };
  return partsOf('reboundShare', from).attempted;
}
