import { useQuery } from '@tanstack/react-query';
import type { Match } from '../../contract/match.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { useApi } from '../api/session-context.ts';
import { momentOf, momentText } from './live-moment.ts';
import { periodText } from './period-labels.ts';

interface LiveMomentProps {
  match: Match;
  /** Reads the plays for it; else they are used where another part of the page reads them. */
  ask?: boolean;
}

/** The quarter and the clock of a match that is being played; the quarter alone where no plays were read. */
export function LiveMoment({ match, ask = false }: LiveMomentProps) {
  const plays = useQuery({ ...playByPlayQuery(useApi(), match.id, ask), enabled: ask });
  const moment = momentOf(plays.data?.value.events ?? [], match);
  if (moment) return momentText(moment, match);
  return match.periods.length > 0 ? periodText(match.periods.length, match) : null;
}
