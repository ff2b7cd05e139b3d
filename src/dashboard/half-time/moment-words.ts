import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { formatPercent } from '../figures/statistic-format.ts';
import type { HalfTimeCard } from './half-time-card.ts';

/** The chance to win, named for what it knows; '' where it is not known. */
export function chanceText({ chance }: HalfTimeCard): string {
  if (chance === null) return '';
  // Before the end nothing is certain, whatever it rounds to.
  const share = Math.min(0.99, Math.max(0.01, chance));
  return i18n.t('to win {chance}, from lead and time alone', { chance: formatPercent(share) });
}

/** Time-outs taken in this half, with FIBA's limits where four quarters are played; '' without plays. */
export function timeoutsText({ timeouts, moment }: HalfTimeCard, match: Match): string {
  if (timeouts === null || moment === null) return '';
  const { team, opponent } = timeouts;
  if (match.regulationPeriods !== 4 || moment.period > 4) {
    return i18n.t('Time-outs taken in this half: we {team}, they {opponent}.', { team, opponent });
  }
  const of = moment.period <= 2 ? 2 : 3;
  const taken = i18n.t('Time-outs taken in this half: we {team} of {of}, they {opponent}.', {
    team,
    of,
    opponent,
  });
  return moment.kind === 'halfTime' ? `${taken} ${i18n.t('3 each from here.')}` : taken;
}
