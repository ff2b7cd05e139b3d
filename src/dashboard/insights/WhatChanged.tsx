import { i18n } from '@lingui/core';
import { useState } from 'react';
import { decimalsOf } from '../figures/season-ratings.ts';
import { formatAsSent } from '../figures/statistic-format.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './Insights.module.css';
import { keyedSentences, listTitles } from './insight-lists.ts';
import { type WrittenText, whatChanged } from './what-changed.ts';

/** What a new text says otherwise than the one that this tab showed before it. */
export function WhatChanged({ before, after }: { before: WrittenText; after: WrittenText }) {
  const [hidden, setHidden] = useState(false);
  if (hidden) return null;
  const { ratings, lists } = whatChanged(before, after);
  return (
    <Card
      title={i18n.t('What changed')}
      note={i18n.t('against the text of {when}', { when: formatDateTime(before.generatedAt) })}
    >
      {ratings.length + lists.length === 0 ? (
        <p>{i18n.t('Nothing: the new text says the same.')}</p>
      ) : (
        <ul className={styles.changes}>
          {ratings.map((rating) => (
            <li key={rating.key}>
              <b>{rating.name}</b>{' '}
              {[rating.before, rating.after]
                .map((value, _, both) => formatAsSent(value, decimalsOf(both)))
                .join(' → ')}
            </li>
          ))}
          {lists.map(({ key, added, gone }) => (
            <li key={key}>
              <b>{i18n.t(listTitles[key])}</b>
              <ul>
                {keyedSentences(added).map(([itemKey, sentence]) => (
                  <li key={itemKey}>
                    <ins>
                      <span className="quiet">{i18n.t('New:')}</span>{' '}
                      <ServiceText text={sentence} />
                    </ins>
                  </li>
                ))}
                {keyedSentences(gone).map(([itemKey, sentence]) => (
                  <li key={itemKey}>
                    <del>
                      <span className="quiet">{i18n.t('Gone:')}</span>{' '}
                      <ServiceText text={sentence} />
                    </del>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.status}>
        <Button onClick={() => setHidden(true)}>{i18n.t('Hide')}</Button>
      </div>
    </Card>
  );
}
