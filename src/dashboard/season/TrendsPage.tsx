import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { isUnder13 } from '../../contract/team-age.ts';
import { useTeam } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useSeasonInsights } from '../api/season-insights.ts';
import { useSeasonBoxScores, useUnchanged } from '../api/season-reading.ts';
import { useUsual } from '../api/team-season.ts';
import { useOnline } from '../api/use-online.ts';
import { Absence } from '../figures/Absence.tsx';
import { SeasonCount } from '../figures/SeasonCount.tsx';
import grid from '../figures/SeasonPage.module.css';
import { Section } from '../figures/Section.tsx';
import { TeamMatches } from '../figures/TeamMatches.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Quarters } from './Quarters.tsx';
import { RatingTrends } from './RatingTrends.tsx';
import { Standings } from './Standings.tsx';
import { TotalsTrends } from './TotalsTrends.tsx';
import { ratingTrends } from './trend-series.ts';
import { WriteMissing } from './WriteMissing.tsx';

/** A team's ratings and four factors, match by match. */
export function TrendsPage() {
  return (
    <TeamMatches title={i18n.t('Trends')} skeleton={<TrendsSkeleton />}>
      {(list) => <Trends {...list} />}
    </TeamMatches>
  );
}

function Trends({ teamId, matches }: { teamId: string; matches: Match[] }) {
  const boxScores = useSeasonBoxScores(matches);
  const insights = useSeasonInsights(matches);
  const usual = useUsual(teamId);
  const isBefore = usual.seasonBefore !== null;
  const boxScoresBefore = useSeasonBoxScores(usual.before);
  const insightsBefore = useSeasonInsights(usual.before);
  const { team } = useTeam(teamId);
  const online = useOnline();
  const completed = useUnchanged(boxScores.entries.map(({ match }) => match));
  if (boxScores.entries.length === 0) {
    return (
      <Absence
        title={i18n.t('No match is completed yet')}
        message={i18n.t('Trends begin with the first match that has ended.')}
      />
    );
  }
  const readsRatings = (insights.reading || insightsBefore.reading) && online;
  const written = insights.entries.filter(({ value }) => value?.ratings).length;
  return (
    <div className={grid.page}>
      <SeasonCount readings={[insights, boxScores]} />
      <TotalsTrends
        teamId={teamId}
        entries={boxScores.entries}
        matches={completed}
        usual={isBefore ? boxScoresBefore.entries : undefined}
        reading={(boxScores.reading || boxScoresBefore.reading) && online}
      />
      <Section
        title={i18n.t('Six ratings')}
        note={
          written === 0 && !insights.reading
            ? i18n.t('as the service sends them; scale assumed')
            : i18n.t(
                'of {written, plural, one {# match} other {# matches}} with insights, as the service sent them, never turned; scale assumed',
                { written },
              )
        }
      >
        <RatingTrends
          series={ratingTrends(
            readsRatings ? [] : insights.entries,
            isBefore ? insightsBefore.entries : undefined,
          )}
          reading={readsRatings}
          hrefOf={(matchId) => paths.insights({ teamId, matchId })}
        />
      </Section>
      {isUnder13(team) ? null : <Standings entries={boxScores.entries} />}
      <Quarters teamId={teamId} matches={completed} />
      <WriteMissing teamId={teamId} matches={matches} insights={insights} />
    </div>
  );
}

function TrendsSkeleton() {
  return (
    <div className={grid.page} role="status">
      <span className="visually-hidden">{i18n.t('Loading the season')}</span>
      <Skeleton width="16rem" height="1.5rem" />
      <Skeleton height="24rem" />
      <Skeleton height="24rem" />
    </div>
  );
}
