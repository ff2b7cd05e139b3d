import type { Ratings, Summary } from '../contract/insight.ts';
import { type ByLanguage, inEachLanguage } from '../contract/language.ts';
import type { FinishedMatch } from './finished-match.ts';
import { playerSeasonOf } from './player-season.ts';
import { chosenPlayerFacts, playerSummary } from './player-text.ts';
import { didNotPlay, playerRatings, sameRatings } from './ratings/player-ratings.ts';
import { teamRatings } from './ratings/team-ratings.ts';
import { type Season, seasonOf } from './season.ts';
import { chosenTeamFacts, teamSummary } from './team-text.ts';

/** All that a run's text is written from. */
export interface InsightInput {
  match: FinishedMatch;
  /** The team's other completed matches; those that did not start before `match` are left out. */
  earlier: readonly FinishedMatch[];
  roster: readonly { playerId: string; name: string }[];
  /** The team's category ("U16"): it chooses the printed bands while there are too few matches. */
  category?: string;
}

/** The written insights of a team or of one player. */
export interface WrittenInsight {
  summary: Summary;
  ratings: Ratings;
}

/** What a run writes: of the team and of every rostered player, by id. */
export interface WrittenInsights {
  team: ByLanguage<WrittenInsight>;
  players: Map<string, ByLanguage<WrittenInsight>>;
}

/**
 * Writes the insights of a match for the team and for every rostered player, in each language. Pure: the same input
 * gives the same words. Never throws for what was not recorded; it is left out of the text.
 */
export function writeInsights(input: InsightInput): WrittenInsights {
  const { match, earlier, roster, category } = input;
  const season = seasonOf(match, earlier, category);
  const chosen = chosenTeamFacts(season);
  return {
    team: inEachLanguage((language) => ({
      summary: teamSummary(season, chosen, language),
      ratings: teamRatings(season, language),
    })),
    players: new Map(roster.map(({ playerId }) => [playerId, writePlayer(season, playerId)])),
  };
}

function writePlayer(season: Season, playerId: string): ByLanguage<WrittenInsight> {
  const line = season.match.boxScore.team.players.find((player) => player.playerId === playerId);
  if (!line?.played) {
    return inEachLanguage((language) => ({
      summary: { whatsWorking: [], focusAreas: [], suggestions: [] },
      ratings: sameRatings(didNotPlay, language),
    }));
  }
  const player = playerSeasonOf(season, line);
  const chosen = chosenPlayerFacts(player);
  return inEachLanguage((language) => ({
    summary: playerSummary(player, chosen, language),
    ratings: playerRatings(player, language),
  }));
}
