import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Plan } from '../../contract/playing-time.ts';
import { playByPlayQuery } from '../api/matches.ts';
import { isLive } from '../api/polling.ts';
import { useApi } from '../api/session-context.ts';
import { followed, fouledOut, playedSoFar, replanned } from './bench.ts';
import { solved } from './plan-model.ts';
import type { Evening } from './use-evening.ts';

/**
 * The same plan for the screen and the sheet: the stored one, otherwise the rule's, but none for the rest of a match that
 * nobody has planned. `soFar`: what the plays of a live match say; `null` if the coach runs the clock.
 */
export function useProposal({ match, owed }: Evening, stored: Plan) {
  const live = match !== null && isLive(match);
  const plays = useQuery({
    ...playByPlayQuery(useApi(), match?.id ?? '', live),
    enabled: live,
  });
  const read = live ? plays.data?.value : undefined;
  return useMemo(() => {
    const played = match && read ? playedSoFar(read, match) : null;
    const isPlanned = stored.fives.length > 0;
    const out = read ? fouledOut(read) : [];
    if (played && !isPlanned) return { ...followed(stored, played, out), rotation: null };
    if (played) return replanned(stored, played, owed, out);
    const isMade = isPlanned || match?.status === 'completed';
    return { ...(isMade ? { plan: stored, rotation: null } : solved(stored, owed)), soFar: null };
  }, [match, read, stored, owed]);
}
