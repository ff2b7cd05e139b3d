import { i18n } from '@lingui/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type PlayerSeason, playerSeasons } from '../../basketball/season.ts';
import { byShirtNumber } from '../../basketball/shirt-number.ts';
import type { BoxScore, PlayerLine } from '../../contract/box-score.ts';
import type { Match } from '../../contract/match.ts';
import { useTeam } from '../api/club.ts';
import { insightsQuery, playerInsightsQuery } from '../api/insights.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useSeasonBoxScores, useSeasonInsights } from '../api/season-reading.ts';
import { useApi, useStorages } from '../api/session-context.ts';
import { useTeamMatches, useUsual } from '../api/team-season.ts';
import { documentTitle } from '../figures/match-text.ts';
import { type TeamNaming, useTeamNaming } from '../figures/player-naming.ts';
import { Absence, isSettled, QueryState } from '../figures/QueryState.tsx';
import { seasonRatings } from '../figures/ratings.ts';
import { seasonMatches } from '../figures/roster.ts';
import { NamingChoice } from '../figures/SaveMenu.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { MatchSheet } from './MatchSheet.tsx';
import {
  type MatchPaper,
  missingInsights,
  missingPlays,
  type Part,
  partOfQuery,
  type TalkCardPaper,
  writtenPart,
} from './match-paper.ts';
import {
  PaperFoot,
  PrintToolbar,
  SheetPreview,
  SheetSkeleton,
  usePrintOnArrival,
} from './PrintFrame.tsx';
import { type PrintChoices, readPrintChoices, savePrintChoices } from './print-choices.ts';

/** The print preview of a match sheet. */
export function PrintPage() {
  const { teamId = '', matchId = '' } = useParams();
  const { local } = useStorages();
  const [choices, setChoices] = useState(() => readPrintChoices(local));
  const { matches, boxScore, match, paperOf, settled, complete } = useMatchPaper(
    teamId,
    matchId,
    choices,
  );
  const naming = useTeamNaming(choices.names);
  usePrintOnArrival(complete && naming.settled);
  const choose = (chosen: PrintChoices) => {
    setChoices(chosen);
    if (chosen.names !== null) naming.choose(chosen.names);
    savePrintChoices(local, chosen);
  };
  // All choices appear at once: a later line would move the sheet.
  if (!naming.settled || matches.isLoading) return <SheetSkeleton />;
  return (
    <>
      <PrintToolbar
        back={
          <Link className="touch" to={paths.match({ teamId, matchId })}>
            {i18n.t('Back to the match')}
          </Link>
        }
        complete={complete}
        nothing={hasPages(choices) ? '' : i18n.t('No page is chosen.')}
      >
        <SheetChoices choices={choices} naming={naming} onChoose={choose} />
        {match?.status === 'completed' ? (
          <Link className="touch" to={paths.poster({ teamId, matchId })}>
            {i18n.t('Poster for the wall')}
          </Link>
        ) : null}
      </PrintToolbar>
      <QueryState query={matches} skeleton={<SheetSkeleton />}>
        {() =>
          match ? (
            <QueryState query={boxScore} skeleton={<SheetSkeleton />}>
              {(box) =>
                settled ? (
                  <SheetPreview>
                    <title>{documentTitle(match, box.team.name)}</title>
                    <PaperFoot text={documentTitle(match, box.team.name)} />
                    <MatchSheet
                      paper={paperOf(match, box)}
                      choices={choices}
                      names={naming.names}
                    />
                  </SheetPreview>
                ) : (
                  <SheetSkeleton />
                )
              }
            </QueryState>
          ) : (
            <>
              <PageTitle parts={[i18n.t('Print')]} />
              <Absence title={i18n.t("This match is not in the team's list")} />
            </>
          )
        }
      </QueryState>
    </>
  );
}

/** Loads the data for the chosen parts of a match's sheet. */
function useMatchPaper(teamId: string, matchId: string, choices: PrintChoices) {
  const api = useApi();
  const { team } = useTeam(teamId);
  const matches = useTeamMatches(teamId);
  const boxScore = useQuery(boxScoreQuery(api, matchId));
  const insights = useQuery(insightsQuery(api, matchId));
  const plays = useQuery(playByPlayQuery(api, matchId));
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
    /** The sheet's data for a loaded box score. */
    paperOf: (of: Match, box: BoxScore): MatchPaper => ({
      match: of,
      boxScore: box,
      colour: team?.colour,
      plays: partOfQuery(plays, missingPlays),
      insights: 'value' in read ? writtenPart(read.value, insights.data?.language) : read,
      season: seasonRatings(ratings.entries.map(({ value }) => value)),
      seasonBefore: usual.seasonBefore,
      cards: cards.cards,
    }),
    /** The first pages' data is loaded or failed to load, so nothing on them will move. */
    settled,
    /** All queries have settled: missing data is printed as missing. */
    complete:
      Boolean(match && boxScore.data) &&
      settled &&
      cards.queries.every(isSettled) &&
      !ratings.waiting &&
      !cards.waiting,
  };
}

/**
 * Loads a card for each of our players who played, by shirt number: match insights and season averages.
 * @param boxScore `undefined` without cards, when nothing is loaded
 */
function useTalkCards(matchId: string, matches: readonly Match[], boxScore: BoxScore | undefined) {
  const api = useApi();
  const players = (boxScore?.team.players ?? [])
    .filter(({ played }) => played)
    .toSorted(byShirtNumber);
  const insights = useQueries({
    // The team's query already polls a run; polling per player would only repeat it.
    queries: players.map(({ playerId }) => ({
      ...playerInsightsQuery(api, matchId, playerId),
      refetchInterval: false as const,
    })),
  });
  const asked = boxScore !== undefined;
  const season = useSeasonBoxScores(matches, asked);
  const seasons = asked ? playerSeasons(seasonMatches(season.entries)) : [];
  const cards = players.map((player, index): TalkCardPaper => {
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
  return { cards, queries: insights, waiting: season.waiting };
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

interface SheetChoicesProps {
  choices: PrintChoices;
  naming: TeamNaming;
  onChoose: (choices: PrintChoices) => void;
}

const parts = [
  { key: 'boxScore', label: /* i18n */ 'Box score' },
  { key: 'insights', label: /* i18n */ 'Insights and charts' },
  { key: 'talkCards', label: /* i18n */ 'Talk cards, a page a player' },
  { key: 'playByPlay', label: /* i18n */ 'Play-by-play' },
] as const;

/** Whether at least one page is chosen. */
export function hasPages(choices: PrintChoices): boolean {
  return parts.some(({ key }) => choices[key]);
}

/** Chooses the pages of a match's sheet, and names or shirt numbers. */
export function SheetChoices({ choices, naming, onChoose }: SheetChoicesProps) {
  return (
    <>
      <fieldset>
        <legend className="quiet">{i18n.t('Pages')}</legend>
        {parts.map(({ key, label }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={choices[key]}
              onChange={(event) => onChoose({ ...choices, [key]: event.target.checked })}
            />
            {i18n.t(label)}
          </label>
        ))}
      </fieldset>
      <NamingChoice naming={naming} onChoose={(names) => onChoose({ ...choices, names })} />
    </>
  );
}
