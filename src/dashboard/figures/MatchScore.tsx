import type { Match } from '../../contract/match.ts';
import { sides } from '../../contract/play-by-play.ts';
import { opponentKey, paths } from '../api/paths.ts';
import { outcomeOf } from '../api/season-record.ts';
import { formatCount } from '../ui/format.ts';
import { MatchStatusBadge, OutcomeBadge } from '../ui/StatusBadge.tsx';
import { LiveMoment } from './LazyLiveMoment.tsx';
import styles from './MatchScore.module.css';
import { SeasonLink } from './SeasonNote.tsx';

interface MatchScoreProps {
  match: Match;
  teamName: string;
  teamId: string;
}

/** Both sides' points below their names, ours first; the higher one is strong. */
export function MatchScore({ match, teamName, teamId }: MatchScoreProps) {
  const { score, opponent } = match;
  const key = opponentKey(opponent);
  const most = Math.max(score?.team ?? 0, score?.opponent ?? 0);
  const names = {
    team: { name: teamName, to: paths.team({ teamId }) },
    opponent: {
      name: opponent.name,
      to: key === null ? null : paths.opponent({ teamId, opponent: key }),
    },
  };
  return (
    <ul className={styles.score}>
      {sides.map((side) => {
        const { name, to } = names[side];
        const points = score ? formatCount(score[side]) : '';
        return (
          <li key={side} className={side === 'team' ? 'us' : 'them'}>
            <span className={`strong named ${styles.name}`}>
              {to === null ? (
                name
              ) : (
                // Above the points, whose letters are higher than their line.
                <SeasonLink className="plain relative" to={to}>
                  {name}
                </SeasonLink>
              )}{' '}
              {side === 'team' ? <OutcomeBadge outcome={outcomeOf(match)} /> : null}
            </span>{' '}
            <span className={`block ${styles.points}`}>
              {score?.[side] === most ? <b>{points}</b> : points}
            </span>
            {side === 'team' ? <Standing match={match} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The state of a match that is not over, with the clock of a live one. */
function Standing({ match }: { match: Match }) {
  if (match.status === 'completed') return null;
  return (
    <span className={`unbroken ${styles.standing}`}>
      <MatchStatusBadge status={match.status} />{' '}
      {match.status === 'live' ? <LiveMoment match={match} ask /> : null}
    </span>
  );
}
