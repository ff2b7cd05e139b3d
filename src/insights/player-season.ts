import { defensiveActivity } from '../basketball/efficiency.ts';
import { addCounts, fieldGoals, rebounds, subtractCounts } from '../basketball/line.ts';
import { ratio } from '../basketball/ratio.ts';
import { fieldGoalPoints, playsEnded, trueShootingAttempts } from '../basketball/shooting.ts';
import type { Line, PlayerLine, Shooting } from '../contract/box-score.ts';
import { type ByLanguage, inEachLanguage } from '../contract/language.ts';
import { type FinishedMatch, lengthOf, totalsOf } from './finished-match.ts';
import type { ShotGuide } from './guide.ts';
import { type Measure, measures } from './measures.ts';
import { type Fallback, type Reference, referenceOf, sourceName } from './reference.ts';
import type { Season } from './season.ts';
import { expectedPoints, shotMixOf } from './shot-mix.ts';

/** A number as so much of so much, so that matches together are all of the one over all of the other; `null` = not recorded. */
type Part = readonly [of: number | null, over: number | null];

/** What a player is compared in: shares from 0 to 1 unless said otherwise. */
function playerPartsOf(match: FinishedMatch, line: PlayerLine, guide: ShotGuide) {
  const { seconds } = line;
  const mix = shotMixOf(match, line, line.playerId);
  const ofMix = mix && expectedPoints(mix, guide);
  const acts = defensiveActivity(line);
  return {
    /** Points for each shot, a free throw counted as 0.44 of one. */
    scoring: [line.points, trueShootingAttempts(line)],
    shotMix: [ofMix === null || mix === null ? null : ofMix * mix.shots, mix?.shots ?? null],
    pointsPerShot: [fieldGoalPoints(line), fieldGoals(line).attempted],
    /** Of the team-mates' field goals while on court (AST%, Basketball-Reference); not of under five minutes. */
    assistRate: [line.assists, seconds !== null && seconds >= 300 ? chancesIn(match, line) : null],
    turnovers: [line.turnovers, playsEnded(line)],
    /** Of all rebounds while on court, at both baskets (TRB%, Basketball-Reference). */
    rebounds: [rebounds(line), availableRebounds(match, line)],
    /** Per 40 minutes, in points. */
    defensiveActivity: [
      acts === null || seconds === null ? null : (acts * seconds) / 2400,
      seconds === null ? null : seconds / 2400,
    ],
    twos: partOf(line.twos),
    threes: partOf(line.threes),
    freeThrows: partOf(line.freeThrows),
  } as const satisfies Record<string, Part>;
}

const partOf = ({ made, attempted }: Shooting): Part => [made, attempted];

export type PlayerMeasureName = keyof ReturnType<typeof playerPartsOf>;
type PlayerParts = Record<PlayerMeasureName, Part>;

const numberIn = ([of, over]: Part) => (over !== null && over > 0 ? ratio(of, over) : null);

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
  /** The player's lines of the earlier matches, oldest first; those not played in are left out. */
  before: PlayerLine[];
  /** The number of this match; `null` = not recorded, or nothing was tried. */
  value(name: PlayerMeasureName): number | null;
  /**
   * The player's own earlier matches together once there are five (made over attempted, as the season page has it), else
   * what is usual for the team; `null` = neither.
   */
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
      : [{ line: earlier, parts: playerPartsOf(match, earlier, guide) }];
  });
  const parts: PlayerParts = playerPartsOf(season.match, line, guide);
  return {
    season,
    line,
    before: before.map((earlier) => earlier.line),
    value: (name) => numberIn(parts[name]),
    reference: (name) => {
      const earlier = before.map((match) => match.parts[name]);
      return referenceOf(
        earlier.map(numberIn),
        leastDeviations[name],
        fallbackOf(season, line, name),
        together(earlier),
        season.seasonBefore,
      );
    },
  };
}

/** All of the one over all of the other, of the matches in which both were recorded. */
function together(parts: readonly Part[]): number | null {
  let [sum, whole] = [0, 0];
  for (const [of, over] of parts) {
    if (of === null || over === null || over <= 0) continue;
    sum += of;
    whole += over;
  }
  return ratio(sum, whole);
}

/** What is usual for the team, or was for it in this match, while a player has too few matches. */
function fallbackOf(season: Season, line: PlayerLine, name: PlayerMeasureName): Fallback | null {
  const { match, guide } = season;
  const { team } = totalsOf(match);
  const inMatch = (mean: number | null, source: ByLanguage<string>): Fallback | null =>
    mean === null ? null : { mean, deviation: leastDeviations[name], source, basis: 'match' };
  switch (name) {
    case 'rebounds':
      return withRoles(
        inMatch(0.1, {
          en: 'by an equal share of ten players',
          es: 'en un reparto igual entre diez',
        }),
        0.06,
      );
    case 'shotMix': {
      const mix = shotMixOf(match, team);
      return inMatch(mix && expectedPoints(mix, guide), byTeamInMatch);
    }
    case 'scoring':
      return inMatch(teamMatesScoring(team, line), {
        en: 'by the team-mates in this match',
        es: 'de los compañeros en este partido',
      });
    case 'assistRate': {
      // Four team-mates share the assists on a field goal, so each has a quarter of the team's rate.
      const usual = usualOfTeam(season, measures.assistRate, leastDeviations[name], {
        en: 'by an equal share of four team-mates',
        es: 'en un reparto igual entre cuatro compañeros',
      });
      return withRoles(usual && { ...usual, mean: usual.mean / 4 }, 0.12);
    }
    default:
      return (
        usualOfTeam(season, measures[name], leastDeviations[name], {
          en: 'by the team',
          es: 'del equipo',
        }) ?? inMatch(measures[name].of(match), byTeamInMatch)
      );
  }
}

/** Beside another's number a guard's rebounds and a centre's assists are few by their part in the team: it reaches further. */
function withRoles(usual: Fallback | null, deviation: number): Fallback | null {
  return usual && { ...usual, deviation };
}

const byTeamInMatch = { en: 'by the team in this match', es: 'del equipo en este partido' };

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

/** Field goals that the team-mates made while the player was on court, estimated from minutes. */
export function teamMatesFieldGoals({ season, line }: PlayerSeason): number | null {
  const chances = chancesIn(season.match, line);
  return chances === null ? null : Math.max(0, chances);
}

function chancesIn(match: FinishedMatch, line: Line): number | null {
  const made = fieldGoals(totalsOf(match).team).made;
  const own = fieldGoals(line).made;
  if (made === null || own === null || line.seconds === null) return null;
  return (line.seconds / lengthOf(match)) * made - own;
}

/** Rebounds that there were at both baskets while a player was on court, estimated from minutes. */
export function availableRebounds(match: FinishedMatch, line: Line): number | null {
  const { team, opponent } = totalsOf(match);
  const all = addCounts(rebounds(team), rebounds(opponent));
  if (all === null || line.seconds === null) return null;
  return (all * line.seconds) / lengthOf(match);
}

/** The team's points per shot (free throws at 0.44) without the player's. */
function teamMatesScoring(team: Line, line: Line): number | null {
  return ratio(
    subtractCounts(team.points, line.points),
    subtractCounts(trueShootingAttempts(team), trueShootingAttempts(line)),
  );
}
