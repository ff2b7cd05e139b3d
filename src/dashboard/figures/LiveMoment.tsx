import { useQuery } from '@tanstack/react-query';
import type { Match } from '../../contract/match.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { useApi } from '../api/session-context.ts';
import { momentOf, momentText } from './live-moment.ts';
import { periodText } from './period-labels.ts';

interface LiveMomentProps {
  match: Match;
  /** Loads the plays for it; otherwise only cached plays are used. */
  ask?: boolean;
}

/** The quarter and the clock of a match in progress; only the quarter without plays. */
export function LiveMoment({ match, ask = false }: LiveMomentProps) {
  const plays = useQuery({ ...playByPlayQuery(useApi(), match.id, ask), enabled: ask });
  const moment = momentOf(plays.data?.value.events ?? [], match);
  if (moment) return momentText(moment, match);
  return match.periods.length > 0 ? periodText(match.periods.length, match) : null;
}
