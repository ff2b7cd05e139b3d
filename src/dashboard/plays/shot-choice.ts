import type { Side } from '../../contract/play-by-play.ts';
import type { Person } from '../figures/people.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';

/** Whose shots, and of which period, the chart shows. */
export interface ShotChoice {
  side: Side;
  /** `null` = the whole team. */
  shooter: Person | null;
  /** The period's key; '' = the whole match. */
  period: string;
}

const usual = { shots: 'team', shooter: '', 'shots-period': '' };

/** The choice that the address carries, and how to change a part of it; another side forgets the shooter. */
export function useShotChoice(people: readonly Person[]) {
  const [chosen, choose] = useSearchChoice(usual);
  const side: Side = chosen.shots === 'opponent' ? 'opponent' : 'team';
  const choice: ShotChoice = {
    side,
    shooter: people.find(({ side: of, key }) => of === side && key === chosen.shooter) ?? null,
    period: chosen['shots-period'],
  };
  return {
    choice,
    setSide: (side: string) => choose({ shots: side, shooter: '' }),
    setShooter: (shooter: string) => choose({ shooter }),
    setPeriod: (period: string) => choose({ 'shots-period': period }),
  };
}
