import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { boxScoreQuery, playByPlayQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { LeadSoFar } from '../figures/LeadSoFar.tsx';
import { MatchScore } from '../figures/MatchScore.tsx';
import { matchWeekday } from '../figures/match-text.ts';
import { usablePlays } from '../figures/meeting.ts';
import { matchVerdict } from '../figures/played-why.ts';
import { notRecorded } from '../ui/format.ts';
import styles from './FeaturedMatch.module.css';
import { inColourOf } from './TeamCard.tsx';

/** The live match or the last one: score by periods, verdict, and lead. */
export function FeaturedMatch({ team, match }: { team: Team; match: Match }) {
  const live = isLive(match);
  const ids = { teamId: team.id, matchId: match.id };
  const verdict = useVerdict(match);
  const about = [live ? null : matchWeekday(match), match.round, match.venue];
  return (
    <section className={`card ${styles.hero} ${live ? styles.live : ''}`} {...inColourOf(team)}>
      <div>
        <h2 className={`small strong ${styles.what}`}>
          {live ? i18n.t('Being played now') : i18n.t('The last match')}{' '}
          <small>{about.filter((text) => text && text !== notRecorded).join(' · ')}</small>
        </h2>
        <MatchScore match={match} teamName={team.name} teamId={team.id} />
        {live ? null : <p className={`strong ${styles.verdict}`}>{verdict?.sentence}</p>}
      </div>
      <div>
        <p className={`small strong ${styles.what}`}>
          {live ? i18n.t('Lead so far') : i18n.t('Lead')}
        </p>
        <LeadSoFar match={match} labelled stretch={verdict?.stretch} />
        <p className={`row ${styles.actions}`}>
          <Link className={`button ${styles.main}`} to={paths.match(ids)}>
            {live ? i18n.t('Follow') : i18n.t('Box score')}
          </Link>
          {live ? (
            <Link className="button" to={paths.halfTime(ids)}>
              {i18n.t('Half-time card')}
            </Link>
          ) : (
            <Link className="button" to={paths.insights(ids)}>
              {i18n.t('Insights')}
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}

/** The verdict; `null` until box score and plays have loaded. */
function useVerdict(match: Match) {
  const api = useApi();
  const enabled = match.status === 'completed';
  const boxScore = useQuery({ ...boxScoreQuery(api, match.id), enabled }).data?.value;
  const plays = useQuery({ ...playByPlayQuery(api, match.id), enabled });
  const isRead = plays.isFetched;
  const events = usablePlays(plays.data?.value)?.events ?? null;
  return boxScore && isRead ? matchVerdict(match, boxScore, events) : null;
}
