import { useSearchParams } from 'react-router';
import type { Team } from '../../contract/club.ts';
import { type AverageBasis, averageBases, comparedMinutes } from '../figures/per-minutes.ts';

/** What averages go by on a page. */
export interface ChosenAverages {
  basis: AverageBasis;
  /** What the basis "minutes" goes by. */
  minutes: number;
  choose(basis: string): void;
}

/** The basis that the address names as `per`; a match where it names none. */
export function useAverageBasis(team: Team | undefined): ChosenAverages {
  const [search, setSearch] = useSearchParams();
  const basis = averageBases.find((each) => each === search.get('per')) ?? 'match';
  function choose(per: string) {
    const next = new URLSearchParams(search);
    if (per === 'match') next.delete('per');
    else next.set('per', per);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return { basis, minutes: comparedMinutes(team), choose };
}
