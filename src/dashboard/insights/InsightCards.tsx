import { i18n } from '@lingui/core';
import type { Summary } from '../../contract/insight.ts';
import { Card } from '../ui/Card.tsx';
import styles from './InsightCards.module.css';
import { aboutEmptyLists, keyedSentences, listTitles } from './insight-lists.ts';
import { Sentence } from './Sentence.tsx';
import { drillsOf, usualBeside } from './sentence-numbers.ts';
import { mayTellStretch } from './sentence-stretch.ts';
import type { Course } from './WhereItTurned.tsx';

const lists = [
  { key: 'whatsWorking', tone: 'good' },
  { key: 'focusAreas', tone: 'focus' },
  { key: 'suggestions', tone: 'next' },
] as const;

interface InsightCardsProps {
  summary: Summary;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  course?: Course | undefined;
}

/**
 * The lists that say something, a card each, and once why the others are empty. Beside a sentence stands the picture of what
 * it says, and the drill that is for it; the service's text is shown as text, never as HTML.
 */
export function InsightCards({ summary, whyEmpty, course }: InsightCardsProps) {
  const empty = aboutEmptyLists(summary, whyEmpty);
  const drills = drillsOf(summary.focusAreas, summary.suggestions);
  const isDrawn = [...summary.whatsWorking, ...summary.focusAreas].some(
    (sentence) => usualBeside(sentence) ?? mayTellStretch(sentence),
  );
  return (
    <div className={isDrawn ? styles.drawn : styles.cards}>
      {lists.map(({ key, tone }) =>
        summary[key].length === 0 || (key === 'suggestions' && drills.size > 0) ? null : (
          <Card key={key} title={i18n.t(listTitles[key])} tone={tone}>
            <ul className={styles.sentences}>
              {keyedSentences(summary[key]).map(([itemKey, sentence]) => (
                <Sentence
                  key={itemKey}
                  sentence={sentence}
                  drill={drills.get(sentence)}
                  amongDrills={drills.size > 0 && key === 'focusAreas'}
                  course={course}
                />
              ))}
            </ul>
          </Card>
        ),
      )}
      {empty ? <p className={styles.remark}>{empty}</p> : null}
    </div>
  );
}
