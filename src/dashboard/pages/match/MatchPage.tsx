import { useQuery } from '@tanstack/react-query';
import { NavLink, Outlet, useOutletContext, useParams } from 'react-router';
import type { BoxScore } from '../../../contract/box-score.ts';
import type { Match } from '../../../contract/match.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../queries/api-context.ts';
import { Loaded } from '../../queries/Loaded.tsx';
import { boxScoreQuery, matchesQuery } from '../../queries/matches.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx';
import { BoxScores } from './BoxScores.tsx';
import styles from './MatchPage.module.css';
import { ScoreHeader } from './ScoreHeader.tsx';
import { useOpenPrintPage } from './use-open-print-page.ts';
import { WhyStrip } from './WhyStrip.tsx';

interface MatchContext {
  match: Match | undefined;
  matches: readonly Match[];
}

/** What stands above every tab of a match: score header, why strip, tabs. */
export function MatchLayout() {
  const { teamId = '', matchId = '' } = useParams();
  const api = useApi();
  const matches = useQuery(matchesQuery(api, teamId));
  const boxScore = useQuery(boxScoreQuery(api, matchId)).data?.value;
  useOpenPrintPage(paths.print({ teamId, matchId }));
  const match = matches.data?.value.find(({ id }) => id === matchId);
  const context: MatchContext = { match, matches: matches.data?.value ?? [] };
  return (
    <>
      <Loaded query={matches} skeleton={<HeaderSkeleton />}>
        {(list) =>
          match ? (
            <ScoreHeader
              match={match}
              matches={list}
              teamName={boxScore?.team.name}
              teamHref={paths.team({ teamId })}
            />
          ) : (
            <EmptyState
              title="This match is not in the team's list"
              message="What the service knows of it is shown below."
            />
          )
        }
      </Loaded>
      <WhyStrip boxScore={boxScore} />
      <nav className={styles.tabs} aria-label="Match">
        <NavLink to={paths.match({ teamId, matchId })} end>
          Box score
        </NavLink>
        <NavLink to={paths.insights({ teamId, matchId })}>Insights</NavLink>
        <NavLink to={paths.print({ teamId, matchId })}>Print</NavLink>
      </nav>
      <Outlet context={context} />
    </>
  );
}

/** The first tab: box scores of both sides, then their totals side by side. */
export function BoxScoreTab() {
  const { teamId = '', matchId = '' } = useParams();
  const { match } = useOutletContext<MatchContext>();
  const query = useQuery(boxScoreQuery(useApi(), matchId));
  const names = [query.data?.value.team.name, match?.opponent.name].filter(Boolean).join(' v ');
  return (
    <>
      <PageTitle parts={['Box score', names]} />
      <Loaded
        query={query}
        skeleton={<SkeletonRows count={16} height="1.9rem" label="Loading the box score" />}
      >
        {(boxScore) =>
          isEmpty(boxScore) ? (
            <EmptyState
              title="Nothing was recorded of this match yet"
              message={
                match?.status === 'scheduled'
                  ? 'The box score appears here once the match has begun.'
                  : 'The box score appears here once the club records or imports the match.'
              }
            />
          ) : (
            <BoxScores
              boxScore={boxScore}
              playerHref={(playerId) => paths.playerInsights({ teamId, matchId, playerId })}
            />
          )
        }
      </Loaded>
    </>
  );
}

function isEmpty({ team, opponent }: BoxScore): boolean {
  return [team, opponent].every((side) => side.players.length === 0 && side.totals === null);
}

function HeaderSkeleton() {
  return (
    <div className={styles.headerSkeleton}>
      <Skeleton width="24rem" height="1.2rem" />
      <Skeleton width="100%" height="7.2rem" />
    </div>
  );
}
