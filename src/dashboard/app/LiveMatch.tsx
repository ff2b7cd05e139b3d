import { useQueries } from '@tanstack/react-query';
import { Link, useMatch, useParams } from 'react-router';
import { useTeams } from '../api/club.ts';
import { matchesQuery } from '../api/matches.ts';
import { pages, paths } from '../api/paths.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { LiveMoment } from '../figures/LazyLiveMoment.tsx';
import { matchText } from '../figures/match-text.ts';
import { formatScore } from '../ui/format.ts';
import { MatchStatusBadge } from '../ui/MatchStatusBadge.tsx';
import styles from './LiveMatch.module.css';

/**
 * Leads to a match that is being played, from every page that does not show it itself, as far as the lists that were read tell
 * of one.
 */
export function LiveMatch() {
  const api = useApi();
  const { teams = [] } = useTeams();
  const { matchId } = useParams();
  const isOnClubPage = useMatch(pages.club.path) !== null;
  const lists = useQueries({
    queries: teams.map(({ id }) => ({ ...matchesQuery(api, id), enabled: false })),
  });
  const live = teams.flatMap(({ id: teamId }, index) =>
    (lists[index]?.data?.value ?? []).filter(isLive).map((match) => ({ teamId, match })),
  );
  const [first] = live;
  if (!first || isOnClubPage || live.some(({ match }) => match.id === matchId)) return null;
  const { teamId, match } = first;
  return (
    <Link
      className={styles.live}
      to={paths.match({ teamId, matchId: match.id })}
      title={matchText(match)}
    >
      <MatchStatusBadge status="live" />
      <LiveMoment match={match} />
      <span className={styles.opponent}>{match.opponent.name}</span>
      <span>{formatScore(match.score)}</span>
    </Link>
  );
}
