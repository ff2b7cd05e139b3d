import { i18n } from '@lingui/core';
import type { Match } from '../../contract/match.ts';
import { matchText } from '../figures/match-text.ts';
import styles from './TrendsPage.module.css';

interface MatchReasonsProps {
  title: string;
  rows: readonly { key: string; match: Match | undefined; reason: string }[];
}

/** Matches without insights, each with the service's own words why; nothing where there are none. */
export function MatchReasons({ title, rows }: MatchReasonsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <dl className={styles.reasons}>
        {rows.map(({ key, match, reason }) => (
          <div key={key}>
            <dt>{match ? matchText(match) : i18n.t('A match that is not in the list')}</dt>
            <dd>{reason || i18n.t('The service gives no reason.')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
