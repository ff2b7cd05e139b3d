import { i18n } from '@lingui/core';
import { fourFactors } from '../../basketball/numbers.ts';
import { teamSeason } from '../../basketball/season.ts';
import { paths } from '../api/paths.ts';
import { useSeasonInsights } from '../api/season-insights.ts';
import { useSeasonBoxScores } from '../api/season-reading.ts';
import { useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { numbered } from '../figures/player-naming.ts';
import { rosterRows, seasonMatches } from '../figures/roster-rows.ts';
import { SeasonLink } from '../figures/SeasonLink.tsx';
import { useTeamNaming } from '../figures/team-naming.ts';
import { efficiencies, ratingTrends, totalsTrends } from '../season/trend-series.ts';
import { LoadedTeam, type TeamOfSheet } from './LoadedTeam.tsx';
import { SeasonSheet } from './SeasonSheet.tsx';
import type { SeasonPaper } from './season-paper.ts';
import { seasonBasis, seasonFacts, seasonRows } from './season-rows.ts';
import { TeamSheetFrame } from './TeamSheetFrame.tsx';

/** A team's season as it will come out of the printer. */
export function SeasonPrintPage() {
  return <LoadedTeam>{(read) => <Season {...read} />}</LoadedTeam>;
}

function Season({ teamId, team, matches }: TeamOfSheet) {
  const online = useOnline();
  const boxScores = useSeasonBoxScores(matches);
  const insights = useSeasonInsights(matches);
  const usual = useUsual(teamId);
  const isBefore = usual.seasonBefore !== null;
  const boxScoresBefore = useSeasonBoxScores(usual.before);
  const insightsBefore = useSeasonInsights(usual.before);
  const before = isBefore ? boxScoresBefore.entries : undefined;
  const readings = [boxScores, insights, boxScoresBefore, insightsBefore];
  const naming = useTeamNaming();
  const read = seasonMatches(boxScores.entries);
  const paper: SeasonPaper = {
    team,
    facts: seasonFacts(matches),
    matches: seasonRows(matches),
    totals: teamSeason(read),
    players: numbered(
      naming.names,
      rosterRows(null, read).flatMap(({ season }) => season ?? []),
    ),
    ratings: ratingTrends(insights.entries, isBefore ? insightsBefore.entries : undefined),
    factors: totalsTrends(boxScores.entries, fourFactors, 'team', before),
    efficiencies: totalsTrends(boxScores.entries, efficiencies, 'team', before),
    basis: seasonBasis(boxScores),
  };
  return (
    <TeamSheetFrame
      title={[team.name, i18n.t('season'), team.season]}
      back={<SeasonLink to={paths.team({ teamId })}>{i18n.t('Back to the team')}</SeasonLink>}
      naming={naming}
      complete={!online || !readings.some(({ reading }) => reading)}
    >
      <SeasonSheet paper={paper} />
    </TeamSheetFrame>
  );
}
