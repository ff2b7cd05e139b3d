import { i18n } from '@lingui/core';
import type { Summary } from '../../contract/insight.ts';
import { listTitles } from '../figures/list-titles.ts';
import { Card } from '../ui/Card.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import { aboutEmptyLists } from './empty-lists.ts';
import styles from './Insights.module.css';
import { keyedSentences } from './keyed-sentences.ts';

const lists = [
  { key: 'whatsWorking', tone: 'good' },
  { key: 'focusAreas', tone: 'focus' },
  { key: 'suggestions', tone: 'next' },
] as const;

interface InsightCardsProps {
  summary: Summary;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
}

/**
 * The lists that say something, a card each, and once why the others are empty; the service's text is shown as text,
 * never as HTML.
 */
export function InsightCards({ summary, whyEmpty }: InsightCardsProps) {
  const empty = aboutEmptyLists(summary, whyEmpty);
  return (
    <div className={styles.cards}>
      {lists.map(({ key, tone }) =>
        summary[key].length === 0 ? null : (
          <Card key={key} title={i18n.t(listTitles[key])} tone={tone}>
            <ul className={styles.sentences}>
              {keyedSentences(summary[key]).map(([itemKey, sentence]) => (
                <li key={itemKey}>
                  <ServiceText text={sentence} />
                </li>
              ))}
            </ul>
          </Card>
        ),
      )}
      {empty ? <p className={styles.remark}>{empty}</p> : null}
    </div>
  );
}
