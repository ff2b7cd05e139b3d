import { i18n } from '@lingui/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type PlayerSeason, playerSeasons } from '../../basketball/season.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { insightsQuery, playerInsightsQuery } from '../api/insights.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { useSeasonInsights } from '../api/season-insights.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { useTeamMatches, useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { seasonMatches } from '../figures/roster-rows.ts';
import { seasonRatings } from '../figures/season-ratings.ts';
import type { MatchPaper, TalkCardPaper } from './match-paper.ts';
import {
  isSettled,
  missingInsights,
  missingPlays,
  type Part,
  partOfQuery,
  type ReadingQuery,
} from './part.ts';
import type { PrintChoices } from './print-choices.ts';
import { writtenPart } from './written-part.ts';

interface Sheet {
  matches: ReturnType<typeof useMatches>;
  boxScore: ReturnType<typeof useBoxScore>;
  match: Match | undefined;
  /** The sheet for a box score that is there. */
  paperOf: (match: Match, boxScore: BoxScore) => MatchPaper;
  /** What the first pages are made of has been read, or can't be: nothing on them will move. */
  settled: boolean;
  /** All queries have settled: missing data is printed as missing. */
  complete: boolean;
}

const useMatches = useTeamMatches;
const useBoxScore = (matchId: string) => useQuery(boxScoreQuery(useApi(), matchId));

/** Reads everything that the chosen parts of a match's sheet need. */
export function useMatchPaper(teamId: string, matchId: string, choices: PrintChoices): Sheet {
  const api = useApi();
  const { team } = useTeam(teamId);
  const matches = useMatches(teamId);
  const boxScore = useBoxScore(matchId);
  const insights = useQuery(insightsQuery(api, matchId));
  const plays = useQuery(playByPlayQuery(api, matchId));
  const online = useOnline();
  const list = matches.data?.value ?? [];
  const usual = useUsual(teamId, matchId);
  const ratings = useSeasonInsights(
    usual.matches,
    choices.talkCards || (choices.insights && insights.data?.value.ratings !== undefined),
  );
  const cards = useTalkCards(matchId, list, choices.talkCards ? boxScore.data?.value : undefined);
  const read = partOfQuery(insights, missingInsights);
  const match = matches.data?.value.find(({ id }) => id === matchId);
  const settled = [insights, plays].every(isSettled);
  return {
    matches,
    boxScore,
    match,
    paperOf: (of, box) => ({
      match: of,
      boxScore: box,
      colour: team?.colour,
      plays: partOfQuery(plays, missingPlays),
      insights: 'value' in read ? writtenPart(read.value, insights.data?.language) : read,
      season: seasonRatings(ratings.entries.map(({ value }) => value)),
      seasonBefore: usual.seasonBefore,
      cards: cards.cards,
    }),
    settled,
    complete:
      Boolean(match && boxScore.data) &&
      settled &&
      cards.queries.every(isSettled) &&
      // Without a connection a season that is not read yet stays so.
      (!online || (!ratings.reading && !cards.reading)),
  };
}

interface TalkCards {
  cards: TalkCardPaper[];
  /** The players' insights, one each. */
  queries: ReadingQuery<InsightResult>[];
  /** The season's box scores are on their way. */
  reading: boolean;
}

/**
 * Loads the pages of the own players who played, by shirt number: their insights of this match and their season.
 * @param boxScore `undefined` without cards: then nothing is loaded
 */
function useTalkCards(
  matchId: string,
  matches: readonly Match[],
  boxScore: BoxScore | undefined,
): TalkCards {
  const api = useApi();
  const players = (boxScore?.team.players ?? [])
    .filter(({ played }) => played)
    .toSorted(byShirtNumber);
  const insights = useQueries({
    // The team's own query follows a run; a dozen more of them would only ask the same.
    queries: players.map(({ playerId }) => ({
      ...playerInsightsQuery(api, matchId, playerId),
      refetchInterval: false as const,
    })),
  });
  const asked = boxScore !== undefined;
  const season = useSeasonBoxScores(matches, asked);
  const seasons = asked ? playerSeasons(seasonMatches(season.entries)) : [];
  const cards = players.map((player, index) => {
    const query = insights[index];
    const read = query
      ? partOfQuery(query, missingInsights)
      : { missing: i18n.t(missingInsights.loading) };
    return {
      player,
      season: seasonPart(seasons, player, season.reading),
      insights: 'value' in read ? writtenPart(read.value, query?.data?.language) : read,
    };
  });
  return { cards, queries: insights, reading: season.reading };
}

function seasonPart(
  seasons: readonly PlayerSeason[],
  { playerId }: PlayerLine,
  reading: boolean,
): Part<PlayerSeason> {
  const season = seasons.find((each) => each.playerId === playerId);
  if (season) return { value: season };
  const missing = reading
    ? i18n.t('The season’s averages were not loaded yet.')
    : i18n.t('The season’s averages could not be read.');
  return { missing };
}
