import { i18n } from '@lingui/core';
import { useParams } from 'react-router';
import { teamSeason } from '../../basketball/season.ts';
import type { Match } from '../../contract/match.ts';
import { useSeasonInsights } from '../api/season-insights.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useOnline } from '../api/use-online.ts';
import { rosterRows, seasonMatches } from '../figures/roster-rows.ts';
import { efficiencyTrends, factorTrends, ratingTrends } from '../season/trend-series.ts';
import { LoadedTeam } from './LoadedTeam.tsx';
import { SeasonSheet } from './SeasonSheet.tsx';
import type { SeasonPaper, TeamPaper } from './season-paper.ts';
import { seasonBasis, seasonFacts, seasonRows } from './season-rows.ts';
import { TeamSheetFrame } from './TeamSheetFrame.tsx';

/** A team's season as it will come out of the printer. */
export function SeasonPrintPage() {
  const { teamId = '' } = useParams();
  return (
    <LoadedTeam teamId={teamId}>
      {(team, matches) => <Season teamId={teamId} team={team} matches={matches} />}
    </LoadedTeam>
  );
}

interface SeasonProps {
  teamId: string;
  team: TeamPaper;
  matches: Match[];
}

function Season({ teamId, team, matches }: SeasonProps) {
  const online = useOnline();
  const boxScores = useSeasonBoxScores(matches);
  const insights = useSeasonInsights(matches);
  const read = seasonMatches(boxScores.entries);
  const paper: SeasonPaper = {
    team,
    facts: seasonFacts(matches),
    matches: seasonRows(matches),
    totals: teamSeason(read),
    players: rosterRows(null, read).flatMap(({ season }) => season ?? []),
    ratings: ratingTrends(insights.entries),
    factors: factorTrends(boxScores.entries),
    efficiencies: efficiencyTrends(boxScores.entries),
    basis: seasonBasis(boxScores),
  };
  return (
    <TeamSheetFrame
      teamId={teamId}
      team={team}
      part={i18n.t('season')}
      complete={!online || (!boxScores.reading && !insights.reading)}
    >
      <SeasonSheet paper={paper} />
    </TeamSheetFrame>
  );
}
