import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { Absence } from '../figures/Absence.tsx';
import { documentTitle } from '../figures/document-title.ts';
import { Loaded } from '../figures/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadedTeam } from './LoadedTeam.tsx';
import { PosterSheet } from './PosterSheet.tsx';
import { PrintToolbar } from './PrintToolbar.tsx';
import { isSettled, missingPlays, partOfQuery } from './part.ts';
import { SheetPreview } from './SheetPreview.tsx';
import type { TeamPaper } from './season-paper.ts';
import { usePrintOnArrival } from './use-print-on-arrival.ts';

/** A finished match on one page for the wall, as it will come out of the printer. */
export function PosterPage() {
  const { matchId = '' } = useParams();
  return (
    <LoadedTeam>
      {({ teamId, team, matches }) => {
        const match = matches.find(({ id }) => id === matchId);
        return match?.status === 'completed' ? (
          <Poster teamId={teamId} team={team} match={match} />
        ) : (
          <>
            <title>{i18n.t('Poster')}</title>
            <h1>{i18n.t('Poster')}</h1>
            <Absence
              title={
                match
                  ? i18n.t('A poster is made of a match that is over')
                  : i18n.t("This match is not in the team's list")
              }
              message={<Link to={paths.team({ teamId })}>{i18n.t('Go to the matches')}</Link>}
            />
          </>
        );
      }}
    </LoadedTeam>
  );
}

interface PosterProps {
  teamId: string;
  team: TeamPaper;
  match: Match;
}

function Poster({ teamId, team, match }: PosterProps) {
  const api = useApi();
  const boxScore = useQuery(boxScoreQuery(api, match.id));
  const plays = useQuery(playByPlayQuery(api, match.id));
  const insights = useQuery(insightsQuery(api, match.id));
  const settled = [plays, insights].every(isSettled);
  const complete = settled && boxScore.data !== undefined;
  usePrintOnArrival(complete);
  const title = `${documentTitle(match, team.name)} ${i18n.t('Poster')}`;
  return (
    <>
      <title>{title}</title>
      <PrintToolbar
        back={
          <Link to={paths.print({ teamId, matchId: match.id })}>{i18n.t('Back to the sheet')}</Link>
        }
        complete={complete}
      />
      <Loaded query={boxScore} skeleton={<Skeleton height="60rem" />}>
        {(box) =>
          settled ? (
            <SheetPreview>
              <PosterSheet
                match={match}
                boxScore={box}
                plays={partOfQuery(plays, missingPlays)}
                insights={insights.data?.value.summary ?? null}
                colour={team.colour}
              />
            </SheetPreview>
          ) : (
            <Skeleton height="60rem" />
          )
        }
      </Loaded>
    </>
  );
}
