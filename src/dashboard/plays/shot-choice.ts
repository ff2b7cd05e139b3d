import type { Side } from '../../contract/play-by-play.ts';
import type { Person } from '../figures/people.ts';
import { useChangingSearch } from './use-changing-search.ts';

/** Whose shots, and of which period, the chart shows. */
export interface ShotChoice {
  side: Side;
  /** `null` = the whole team. */
  shooter: Person | null;
  /** The period's key; '' = the whole match. */
  period: string;
}

const names = { side: 'shots', shooter: 'shooter', period: 'shots-period' } as const;

/** The choice that the address carries, and how to change a part of it; another side forgets the shooter. */
export function useShotChoice(people: readonly Person[]) {
  const [search, changeSearch] = useChangingSearch();
  const side: Side = search.get(names.side) === 'opponent' ? 'opponent' : 'team';
  const key = search.get(names.shooter);
  const choice: ShotChoice = {
    side,
    shooter: people.find((person) => person.side === side && person.key === key) ?? null,
    period: search.get(names.period) ?? '',
  };
  const change = (changes: Partial<Record<keyof typeof names, string>>) =>
    changeSearch((now) => {
      for (const [name, value] of Object.entries(changes)) {
        const inAddress = name === 'side' || name === 'shooter' ? names[name] : names.period;
        if (value === '') now.delete(inAddress);
        else now.set(inAddress, value);
      }
      return now;
    });
  return {
    choice,
    setSide: (chosen: string) => change({ side: chosen === 'opponent' ? chosen : '', shooter: '' }),
    setShooter: (shooter: string) => change({ shooter }),
    setPeriod: (period: string) => change({ period }),
  };
}
