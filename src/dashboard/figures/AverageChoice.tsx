import { i18n } from '@lingui/core';
import type { Team } from '../../contract/club.ts';
import { Choice } from '../ui/Choice.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { type AverageBasis, averageBases, comparedMinutes } from './per-minutes.ts';

/** What averages go by on a page. */
interface ChosenAverages {
  basis: AverageBasis;
  /** What the basis "minutes" goes by. */
  minutes: number;
  choose(basis: string): void;
}

const usual = { per: 'match' };

/** The basis of the address's `per`; per match by default. */
export function useAverageBasis(team: Team | undefined): ChosenAverages {
  const [{ per }, choose] = useSearchChoice(usual);
  return {
    basis: averageBases.find((each) => each === per) ?? 'match',
    minutes: comparedMinutes(team),
    choose: (per) => choose({ per }),
  };
}

/** The choice between averages a match and averages of so many minutes on court. */
export function AverageChoice({ basis, minutes, choose }: ChosenAverages) {
  return (
    <Choice
      legend={i18n.t('Averages')}
      value={basis}
      onChange={choose}
      options={[
        { value: 'match', label: i18n.t('Per match') },
        { value: 'minutes', label: i18n.t('Per {minutes} minutes', { minutes }) },
      ]}
    />
  );
}
