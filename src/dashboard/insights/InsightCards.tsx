import { i18n } from '@lingui/core';
import type { Summary } from '../../contract/insight.ts';
import { listTitles } from '../figures/list-titles.ts';
import { Card } from '../ui/Card.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './Insights.module.css';
import { keyedSentences } from './keyed-sentences.ts';

const lists = [
  { key: 'whatsWorking', tone: 'good' },
  { key: 'focusAreas', tone: 'focus' },
  { key: 'suggestions', tone: 'next' },
] as const;

/** The three lists, a card each; the service's text is shown as text, never as HTML. */
export function InsightCards({ summary }: { summary: Summary }) {
  return (
    <div className={styles.cards}>
      {lists.map(({ key, tone }) => (
        <Card key={key} title={i18n.t(listTitles[key])} tone={tone}>
          {summary[key].length === 0 ? (
            <p className={styles.remark}>{i18n.t('Nothing was written here.')}</p>
          ) : (
            <ul className={styles.sentences}>
              {keyedSentences(summary[key]).map(([itemKey, sentence]) => (
                <li key={itemKey}>
                  <ServiceText text={sentence} />
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </div>
  );
}
