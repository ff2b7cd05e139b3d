import type { PlayerLine } from '../contract/box-score.ts';
import type { EvidenceLists, Ratings, Summary } from '../contract/insight.ts';
import { type ByLanguage, inEachLanguage, type Language } from '../contract/language.ts';
import { type Chosen, chooseFindings, writtenLists } from './choose.ts';
import { playerFacts, teamFacts } from './facts/facts.ts';
import type { FinishedMatch } from './finished-match.ts';
import { type PlayerSeason, playerSeasonOf } from './player-season.ts';
import { playerRatings, ratingsOfAbsent } from './ratings/player-ratings.ts';
import { type AllRated, numbersOf, writeRatings } from './ratings/rate.ts';
import { teamRatings } from './ratings/team-ratings.ts';
import { type Season, seasonOf } from './season.ts';

/** The input of a run's text. */
export interface InsightInput {
  match: FinishedMatch;
  /** The team's other completed matches; those that did not start before `match` are left out. */
  earlier: readonly FinishedMatch[];
  roster: readonly { playerId: string; name: string }[];
  /** The name of the season of `earlier`, if it is the one before the match's: until that has five played matches. */
  seasonBefore?: string;
  /** The team's category ("U16"): with the team's name it chooses the guide while there are too few matches. */
  category?: string;
}

/** The written insights of a team or of one player. */
export interface WrittenInsight {
  summary: Summary;
  ratings: Ratings;
  /** Absent in texts that earlier versions stored, and for a player who did not play. */
  evidence?: EvidenceLists;
}

/** What a run writes: of the team and of every rostered player, by id. */
export interface WrittenInsights {
  team: ByLanguage<WrittenInsight>;
  players: Map<string, ByLanguage<WrittenInsight>>;
}

/**
 * Writes the insights of a match for the team and for every rostered player, in each language. Pure: the same input
 * gives the same words. Never throws for unrecorded data, which is left out of the text.
 */
export function writeInsights(input: InsightInput): WrittenInsights {
  const { match, earlier, roster, category, seasonBefore } = input;
  const season = seasonOf(match, earlier, category, seasonBefore);
  const chosen = chosenTeamFacts(season);
  const rated = teamRatings(season);
  return {
    team: inEachLanguage((language) => written(language, match, chosen, rated)),
    players: new Map(roster.map(({ playerId }) => [playerId, writePlayer(season, playerId)])),
  };
}

function writePlayer(season: Season, playerId: string): ByLanguage<WrittenInsight> {
  const line = season.match.boxScore.team.players.find((player) => player.playerId === playerId);
  if (!line?.played) {
    return inEachLanguage((language) => ({
      summary: { whatsWorking: [], focusAreas: [], suggestions: [] },
      ratings: writeRatings(ratingsOfAbsent, season.match, language),
    }));
  }
  const player = playerSeasonOf(season, line);
  const chosen = chosenPlayerFacts(player);
  const rated = playerRatings(player);
  return inEachLanguage((language) => written(language, season.match, chosen, rated, line));
}

/** Lists, ratings and their numbers in a language. */
function written(
  language: Language,
  match: FinishedMatch,
  chosen: Chosen,
  rated: AllRated,
  line?: PlayerLine,
): WrittenInsight {
  const { summary, evidence } = writtenLists(chosen, match, language, line);
  return {
    summary,
    evidence: { ...evidence, ratings: numbersOf(rated) },
    ratings: writeRatings(rated, match, language),
  };
}

/**
 * Besides the match as a whole at most four findings of each sign, each worth about two points and more than ordinary
 * variation.
 */
const teamLimits = { most: 4, leastPoints: 1.5, leastDeviations: 1.1 };

/** The findings of the team's text, in order. */
export function chosenTeamFacts(season: Season): Chosen {
  return chooseFindings(
    Object.values(teamFacts).flatMap((fact) => fact(season) ?? []),
    teamLimits,
  );
}

/**
 * With less time on court, in seconds, nothing is said; with less than twice this, only the largest finding of each
 * sign.
 */
const tooShort = 5 * 60;

/** The findings of a player's text: at most three of each sign, one after a short time on court. */
export function chosenPlayerFacts(player: PlayerSeason): Chosen {
  const { seconds } = player.line;
  if (seconds !== null && seconds < tooShort) return { gains: [], losses: [] };
  return chooseFindings(
    Object.values(playerFacts).flatMap((fact) => fact(player) ?? []),
    {
      most: seconds !== null && seconds < 2 * tooShort ? 1 : 3,
      leastPoints: 0.9,
      leastDeviations: 0.8,
    },
  );
}
