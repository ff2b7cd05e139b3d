import { useQuery } from '@tanstack/react-query';
import type { BoxScore } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { useSeasonInsights } from '../api/season-insights.ts';
import { useApi } from '../api/session-context.ts';
import { useTeamMatches, useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { seasonRatings } from '../figures/season-ratings.ts';
import type { MatchPaper } from './match-paper.ts';
import { isSettled, missingInsights, missingPlays, partOfQuery } from './part.ts';
import type { PrintChoices } from './print-choices.ts';
import { useTalkCards } from './use-talk-cards.ts';
import { writtenPart } from './written-part.ts';

interface Sheet {
  matches: ReturnType<typeof useMatches>;
  boxScore: ReturnType<typeof useBoxScore>;
  match: Match | undefined;
  /** The sheet for a box score that is there. */
  paperOf: (match: Match, boxScore: BoxScore) => MatchPaper;
  /** What the first pages are made of has been read, or can't be: nothing on them will move. */
  settled: boolean;
  /** Nothing more will come by itself: what is not there by now is printed as missing. */
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
