import { i18n } from '@lingui/core';
import { Link } from 'react-router';
import type { Team } from '../../contract/club.ts';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { matchWeekday, opponentText } from '../figures/match-text.ts';
import { formatTime } from '../ui/format.ts';
import styles from './ClubPage.module.css';
import { comingMatches } from './near-matches.ts';
import { inColourOf } from './TeamCard.tsx';

/** So many fill a week of a club. */
const mostShown = 7;

interface ComingUpProps {
  /** Of every team. */
  matches: readonly { team: Team; match: Match }[];
}

/** The club's next matches, the soonest first; nothing where none is scheduled. */
export function ComingUp({ matches }: ComingUpProps) {
  const teamOf = new Map(matches.map(({ team, match }) => [match, team]));
  const coming = comingMatches([...teamOf.keys()], Date.now()).slice(0, mostShown);
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="coming-up">
      <h2 id="coming-up" className={styles.coming}>
        {i18n.t('Coming up')}
      </h2>
      <ul className={styles.matches}>
        {coming.map((match) => {
          const team = teamOf.get(match);
          if (!team) return null;
          return (
            <li key={`${team.id} ${match.id}`} {...inColourOf(team)}>
              <span>{matchWeekday(match)}</span>
              <span>{formatTime(match.startsAt)}</span>
              <b>{team.name}</b>
              <Link to={paths.match({ teamId: team.id, matchId: match.id })}>
                {opponentText(match)}
              </Link>
              <span className={styles.venue}>{match.venue}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
