import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { gameNotes } from '../../../basketball/game-notes.ts';
import { paths } from '../../paths.ts';
import { documentTitle } from '../../print/document-title.ts';
import { MatchSheet } from '../../print/MatchSheet.tsx';
import { useApi } from '../../queries/api-context.ts';
import { insightsQuery } from '../../queries/insights.ts';
import { Loaded } from '../../queries/Loaded.tsx';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../../queries/matches.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './PrintPage.module.css';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

/** The match sheet as it will come out of the printer. */
export function PrintPage() {
  const { teamId = '', matchId = '' } = useParams();
  const api = useApi();
  const matches = useQuery(matchesQuery(api, teamId));
  const boxScore = useQuery(boxScoreQuery(api, matchId));
  const insights = useQuery(insightsQuery(api, matchId));
  const plays = useQuery(playByPlayQuery(api, matchId));
  const [withInsights, setWithInsights] = useState(true);
  const match = matches.data?.value.find(({ id }) => id === matchId);
  const complete = match && boxScore.data && !insights.isPending && !plays.isPending;
  usePrintOnArrival(Boolean(complete));
  const notes =
    match && plays.data
      ? gameNotes(plays.data.value.events, plays.data.value.matchSheet, match)
      : null;
  return (
    <>
      <div className={styles.toolbar}>
        <Link to={paths.match({ teamId, matchId })}>Back to the match</Link>
        <label>
          <input
            type="checkbox"
            checked={withInsights}
            onChange={(event) => setWithInsights(event.target.checked)}
          />{' '}
          Page 2: ratings and lists
        </label>
        <Button kind="primary" onClick={() => window.print()} disabled={!complete}>
          Print
        </Button>
      </div>
      <Loaded query={matches} skeleton={<SheetSkeleton />}>
        {() =>
          match ? (
            <Loaded query={boxScore} skeleton={<SheetSkeleton />}>
              {(box) => (
                <section className={styles.preview} aria-label="Preview" tabIndex={0}>
                  <title>{documentTitle(match, box.team.name)}</title>
                  <MatchSheet
                    match={match}
                    boxScore={box}
                    notes={notes}
                    insights={withInsights ? (insights.data?.value ?? null) : null}
                  />
                </section>
              )}
            </Loaded>
          ) : (
            <>
              <PageTitle parts={['Print']} />
              <EmptyState title="This match is not in the team's list" />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function SheetSkeleton() {
  return (
    <>
      <PageTitle parts={['Print']} />
      <Skeleton height="60rem" />
    </>
  );
}
