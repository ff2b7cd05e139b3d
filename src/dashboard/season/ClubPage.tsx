import { i18n } from '@lingui/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { clubQuery, teamsQuery } from '../api/club.ts';
import { matchesQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { AddMatchesLink, ForRecorder } from '../figures/ForRecorder.tsx';
import { matchWeekday, opponentText } from '../figures/match-text.ts';
import { Absence, QueryState } from '../figures/QueryState.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { formatTime } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton, SkeletonHeading } from '../ui/Skeleton.tsx';
import styles from './ClubPage.module.css';
import featured from './FeaturedMatch.module.css';
import { comingMatches, featuredMatch } from './near-matches.ts';
import { inColourOf, TeamCards } from './TeamCard.tsx';

// Loads the code of a match lazily, so that the teams do not wait for it.
const FeaturedMatch = lazy(async () => ({
  default: (await import('./FeaturedMatch.tsx')).FeaturedMatch,
}));
const ClubCare = lazy(async () => ({ default: (await import('./ClubCare.tsx')).ClubCare }));

/** The club: the featured match, each team's season, and the next matches. */
export function ClubPage() {
  const club = useQuery(clubQuery(useApi()));
  const name = club.data?.value.name;
  return (
    <>
      <PageTitle parts={[name ?? i18n.t('Your club')]} />
      <div className={`line ends ${styles.heading}`}>
        <h1>{name ?? (club.isError ? i18n.t('Your club') : <SkeletonHeading />)}</h1>
        <div className={`flex ${styles.care}`}>
          {club.data ? (
            <>
              <AddMatchesLink />
              <ForRecorder>
                <ClubCare key={club.data.value.name} club={club.data.value} />
              </ForRecorder>
            </>
          ) : null}
        </div>
      </div>
      <QueryState query={club} skeleton={<TeamsSkeleton />}>
        {({ id }) => <Teams clubId={id} />}
      </QueryState>
    </>
  );
}

function Teams({ clubId }: { clubId: string }) {
  const teams = useQuery(teamsQuery(useApi(), clubId));
  return (
    <QueryState query={teams} skeleton={<TeamsSkeleton />}>
      {(list) =>
        list.length === 0 ? (
          <Absence
            title={i18n.t('This club has no team yet')}
            message={i18n.t('Teams appear here as soon as the club adds them in its app.')}
          >
            <AddMatchesLink />
          </Absence>
        ) : (
          <Seasons teams={list} />
        )
      }
    </QueryState>
  );
}

function Seasons({ teams }: { teams: readonly Team[] }) {
  const api = useApi();
  const lists = useQueries({ queries: teams.map(({ id }) => matchesQuery(api, id)) });
  const reading = lists.some(({ data, isFetching }) => !data && isFetching);
  const all = teams.flatMap((team, index) =>
    (lists[index]?.data?.value ?? []).map((match) => ({ team, match })),
  );
  const match = featuredMatch(all.map((each) => each.match));
  const team = all.find((each) => each.match === match)?.team;
  return (
    <>
      {reading ? (
        <FeaturedSkeleton />
      ) : match && team ? (
        <ErrorBoundary>
          <Suspense fallback={<FeaturedSkeleton />}>
            <FeaturedMatch team={team} match={match} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <TeamCards teams={teams} />
      {reading ? null : <ComingUp matches={all} />}
    </>
  );
}

function FeaturedSkeleton() {
  return (
    <div className={`card ${featured.hero}`}>
      <Skeleton height="100%" />
    </div>
  );
}

function TeamsSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">{i18n.t('Loading the teams')}</span>
      <FeaturedSkeleton />
      <div className={styles.teams}>
        <Skeleton height="18.5rem" />
        <Skeleton height="18.5rem" />
        <Skeleton height="18.5rem" />
      </div>
    </div>
  );
}

/** About a club's week of matches. */
const mostShown = 7;

interface ComingUpProps {
  matches: readonly { team: Team; match: Match }[];
}

/** The club's next matches, the soonest first; renders nothing if none is scheduled. */
function ComingUp({ matches }: ComingUpProps) {
  const teamOf = new Map(matches.map(({ team, match }) => [match, team]));
  const coming = comingMatches([...teamOf.keys()], Date.now()).slice(0, mostShown);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming-up">
      <h2 id="coming-up" className={`sentence strong ${styles.coming}`}>
        {i18n.t('Coming up')}
      </h2>
      <ul className={styles.matches}>
        {coming.map((match) => {
          const team = teamOf.get(match);
          if (!team) return null;
          return (
            <li key={`${team.id} ${match.id}`} {...inColourOf(team)}>
              <span className="narrow soft">{matchWeekday(match)}</span>
              <span className="narrow soft">{formatTime(match.startsAt)}</span>
              <b className="us">{team.name}</b>
              <Link
                className="plain reach"
                to={paths.match({ teamId: team.id, matchId: match.id })}
              >
                {opponentText(match)}
              </Link>
              <span className={`narrow soft ${styles.venue}`}>{match.venue}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
