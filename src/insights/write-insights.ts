import { playerSummary } from './findings/player-findings.ts';
import { teamSummary } from './findings/team-findings.ts';
import { playerRatings, sameRatings } from './ratings/player-ratings.ts';
import { playerSeasonOf } from './ratings/player-season.ts';
import { type Season, seasonOf } from './ratings/season.ts';
import { teamRatings } from './ratings/team-ratings.ts';
import type { FinishedMatch, WrittenInsight } from './written-insight.ts';

/** All that a run's text is written from. */
interface InsightInput {
  match: FinishedMatch;
  /** The team's other completed matches; those that did not start before `match` are left out. */
  earlier: readonly FinishedMatch[];
  roster: readonly { playerId: string; name: string }[];
  /** The team's category ("U16"): it chooses the printed bands while there are too few matches. */
  category?: string;
}

/**
 * Writes the insights of a match for the team and for every rostered player. Pure: the same input gives the same
 * words. Never throws for what was not recorded; it is left out of the text.
 */
export function writeInsights({ match, earlier, roster, category }: InsightInput): {
  team: WrittenInsight;
  players: Map<string, WrittenInsight>;
} {
  const season = seasonOf(match, earlier, category);
  return {
    team: { summary: teamSummary(season), ratings: teamRatings(season) },
    players: new Map(roster.map(({ playerId }) => [playerId, writePlayer(season, playerId)])),
  };
}

function writePlayer(season: Season, playerId: string): WrittenInsight {
  const line = season.match.boxScore.team.players.find((player) => player.playerId === playerId);
  if (!line?.played) {
    const why = line === undefined ? 'Did not play: not on the match sheet.' : 'Did not play.';
    return {
      summary: {
        whatsWorking: [],
        focusAreas: [],
        suggestions: [
          line === undefined
            ? 'No suggestion: not on the match sheet.'
            : 'No suggestion: did not play.',
        ],
      },
      ratings: sameRatings(why),
    };
  }
  const player = playerSeasonOf(season, line);
  return { summary: playerSummary(player), ratings: playerRatings(player) };
}
