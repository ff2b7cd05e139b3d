import { i18n } from '@lingui/core';
import { type PlayerSeason, perMinutes } from '../../basketball/season.ts';
import type { Line } from '../../contract/box-score.ts';
import type { Team } from '../../contract/club.ts';
import { ageOf } from '../../contract/team-age.ts';
import { Choice } from '../ui/Choice.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';

/** The basis of a page's averages. */
interface ChosenAverages {
  basis: AverageBasis;
  /** The minutes of the basis "minutes". */
  minutes: number;
  choose(basis: string): void;
}

const usuals = { match: { per: 'match' }, minutes: { per: 'minutes' } };

/** The basis in the address's `per`. */
export function useAverageBasis(
  team: Team | undefined,
  usual: AverageBasis = 'match',
): ChosenAverages {
  const [{ per }, choose] = useSearchChoice(usuals[usual]);
  return {
    basis: averageBases.find((each) => each === per) ?? usual,
    minutes: comparedMinutes(team),
    choose: (per) => choose({ per }),
  };
}

/** Chooses between averages per match and per `minutes` on court. */
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

/** Bases of averages: a match, or minutes on court. */
const averageBases = ['match', 'minutes'] as const;
export type AverageBasis = (typeof averageBases)[number];

/** Minutes for comparing players: 40 for adults, 36 for younger players and for an unknown age. */
export function comparedMinutes(team: Pick<Team, 'category' | 'name'> | undefined): number {
  return ageOf(team) === 'adult' ? 40 : 36;
}

/** A player's averages; `null` without a match, or without recorded minutes if those are the basis. */
export function averageLine(
  season: PlayerSeason | null,
  basis: AverageBasis,
  minutes: number,
): Line | null {
  if (season === null) return null;
  return basis === 'match' ? season.perMatch : perMinutes(season.totals, minutes);
}
