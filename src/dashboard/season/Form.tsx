import { Link } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { paths } from '../api/paths.ts';
import { endedMatches, outcomeOf } from '../api/season-record.ts';
import { matchText } from '../figures/match-text.ts';
import { formatScore } from '../ui/format.ts';
import { OutcomeBadge } from '../ui/OutcomeBadge.tsx';
import styles from './Form.module.css';

interface FormProps {
  teamId: string;
  /** Newest first. */
  matches: readonly Match[];
}

/** How the last five matches ended, the latest at the right; each letter leads to its match. */
export function Form({ teamId, matches }: FormProps) {
  const latest = endedMatches(matches).slice(0, 5).toReversed();
  return (
    <span className={styles.form}>
      {latest.map((match) => {
        const outcome = outcomeOf(match);
        return outcome ? (
          <Link
            key={match.id}
            to={paths.match({ teamId, matchId: match.id })}
            title={`${matchText(match)}: ${formatScore(match.score)}`}
          >
            <OutcomeBadge outcome={outcome} />
          </Link>
        ) : null;
      })}
    </span>
  );
}
