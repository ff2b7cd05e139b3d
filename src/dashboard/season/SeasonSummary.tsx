import { i18n } from '@lingui/core';
import { memo, type ReactNode } from 'react';
import type { Match } from '../../contract/match.ts';
import { formatDecimal } from '../figures/statistic-format.ts';
import { formatSigned, notRecorded } from '../ui/format.ts';
import { matchesMoreUntilTold, seasonNumbers } from './margins.ts';
import styles from './SeasonSummary.module.css';
import { streakOf } from './streak.ts';

interface SeasonSummaryProps {
  /** Newest first; those that have not ended are passed over. */
  matches: readonly Match[];
}

const streaks = {
  won: /* i18n */ '{length, plural, one {The last one won} other {The last # won}}',
  lost: /* i18n */ '{length, plural, one {The last one lost} other {The last # lost}}',
  drawn: /* i18n */ '{length, plural, one {The last one drawn} other {The last # drawn}}',
};

/** What a list of matches adds up to: record, at home and away, points, how it goes now. */
export const SeasonSummary = memo(function SeasonSummary({ matches }: SeasonSummaryProps) {
  const { ended, record, home, away, scored, conceded, margin } = seasonNumbers(matches);
  const streak = streakOf(ended);
  const more = margin === null ? null : matchesMoreUntilTold(margin, ended.length);
  return (
    <dl className={styles.summary}>
      <Fact name={i18n.t('Record')}>{record}</Fact>
      <Fact name={i18n.t('Home')}>{home}</Fact>
      <Fact name={i18n.t('Away')}>{away}</Fact>
      <Fact name={i18n.t('Scored')}>{formatDecimal(scored, 1)}</Fact>
      <Fact name={i18n.t('Conceded')}>{formatDecimal(conceded, 1)}</Fact>
      <Fact
        name={i18n.t('Margin')}
        title={
          more === null
            ? undefined
            : i18n.t(
                'Too early to say who is the stronger: with margins like these after {more, plural, one {# more match} other {# more matches}}',
                { more },
              )
        }
      >
        <span className={margin === null ? undefined : margin < 0 ? styles.bad : styles.good}>
          {formatSigned(margin, 1)}
        </span>
      </Fact>
      <Fact name={i18n.t('Now')}>
        {streak ? i18n.t(streaks[streak.outcome], { length: streak.length }) : notRecorded}
      </Fact>
    </dl>
  );
});

interface FactProps {
  name: string;
  title?: string | undefined;
  children: ReactNode;
}

function Fact({ name, title, children }: FactProps) {
  return (
    <div title={title}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
