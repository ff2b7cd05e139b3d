import { i18n } from '@lingui/core';
import { useQueries } from '@tanstack/react-query';
import { type PlayerSeason, playerSeasons } from '../../basketball/season.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import { playerInsightsQuery } from '../api/insights.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { seasonMatches } from '../figures/roster-rows.ts';
import type { TalkCardPaper } from './match-paper.ts';
import { missingInsights, type Part, partOfQuery, type ReadingQuery } from './part.ts';
import { writtenPart } from './written-part.ts';

interface TalkCards {
  cards: TalkCardPaper[];
  /** The players' insights, one each. */
  queries: ReadingQuery<InsightResult>[];
  /** The season's box scores are on their way. */
  reading: boolean;
}

/**
 * Reads the pages of the own players who played, by shirt number: their insights of this match and their season.
 * @param boxScore `undefined` where no cards are asked for: then nothing is read
 */
export function useTalkCards(
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
