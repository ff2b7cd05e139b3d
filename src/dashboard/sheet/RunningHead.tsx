import type { Match } from '../../contract/match.ts';
import { formatDate, formatScore } from '../ui/format.ts';

interface RunningHeadProps {
  match: Match;
  team: string;
  /** What stands on this page. */
  part: string;
}

/** The head of every page but the first, so that a loose sheet still says which match it belongs to. */
export function RunningHead({ match, team, part }: RunningHeadProps) {
  return (
    <header className="paper-about">
      <span>
        <bdi>{team}</bdi> {formatScore(match.score)} <bdi>{match.opponent.name}</bdi>
        {match.startsAt ? `, ${formatDate(match.startsAt)}` : null}
      </span>
      <span>{part}</span>
    </header>
  );
}
