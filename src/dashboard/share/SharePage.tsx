import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTeam } from '../api/club.ts';
import { insightsQuery } from '../api/insights.ts';
import { boxScoreQuery, matchesQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { Absence } from '../figures/Absence.tsx';
import { Loaded } from '../figures/Loaded.tsx';
import { usablePlays } from '../figures/meeting.ts';
import { matchWhy } from '../figures/played-why.ts';
import { useTeamNaming } from '../figures/team-naming.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './Share.module.css';
import { ShareMatch } from './ShareMatch.tsx';

/** A finished match as a picture and a text for a chat: of the parents, or of the team. */
export function SharePage() {
  const { teamId = '', matchId = '' } = useParams();
  const api = useApi();
  const { team } = useTeam(teamId);
  const naming = useTeamNaming();
  const matches = useQuery(matchesQuery(api, teamId));
  const boxScore = useQuery(boxScoreQuery(api, matchId));
  const plays = useQuery(playByPlayQuery(api, matchId));
  const insights = useQuery(insightsQuery(api, matchId));
  const awaited = [plays, insights].some(
    ({ isPending, fetchStatus }) => isPending && fetchStatus !== 'paused',
  );
  const read = usablePlays(plays.data?.value);
  const match = matches.data?.value.find(({ id }) => id === matchId);
  const skeleton = <Skeleton height="40rem" />;
  return (
    <div className={styles.page}>
      <PageTitle parts={[i18n.t('Share the match'), match?.opponent.name]} />
      <p>
        <Link to={paths.match({ teamId, matchId })}>{i18n.t('Back to the match')}</Link>
      </p>
      <h1>{i18n.t('Share the match')}</h1>
      <Loaded query={matches} skeleton={skeleton}>
        {() =>
          match?.status === 'completed' ? (
            <Loaded query={boxScore} skeleton={skeleton}>
              {(box) =>
                // What went well must not change under the thumb, nor numbers turn into names.
                awaited ? (
                  skeleton
                ) : naming.settled ? (
                  <ShareMatch
                    match={match}
                    boxScore={box}
                    plays={read}
                    why={matchWhy(box, read?.events ?? null)}
                    insights={insights.data?.value.summary ?? null}
                    naming={naming}
                    colour={team?.colour}
                  />
                ) : (
                  skeleton
                )
              }
            </Loaded>
          ) : (
            <Absence
              title={
                match
                  ? i18n.t('A match can be shared once it is over')
                  : i18n.t("This match is not in the team's list")
              }
            />
          )
        }
      </Loaded>
    </div>
  );
}
