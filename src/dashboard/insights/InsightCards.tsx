import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { PeriodRules } from '../../basketball/score.ts';
import type { Summary } from '../../contract/insight.ts';
import type { MatchEvent } from '../../contract/play-by-play.ts';
import { Card } from '../ui/Card.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './InsightCards.module.css';
import { aboutEmptyLists, keyedSentences, listTitles, withoutVerdict } from './insight-lists.ts';
import { StretchPicture } from './StretchPicture.tsx';
import { drillsOf, saysLuck, tellsOf, usualBeside } from './sentence-numbers.ts';
import { mayTellStretch, toldStretch } from './sentence-stretch.ts';
import { UsualBar } from './UsualBar.tsx';

/** What the pictures beside sentences are drawn from. */
export interface Course {
  /** The other side's name; `undefined` while it is not known. */
  opponent: string | undefined;
  /** `null` where there are none, `undefined` while they are read. */
  events: readonly MatchEvent[] | null | undefined;
  rules: PeriodRules;
  /** The address of the match's plays. */
  playsHref: string;
}

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
export function InsightCards({ summary: sent, whyEmpty, course }: InsightCardsProps) {
  const summary = withoutVerdict(sent);
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

interface SentenceProps {
  sentence: string;
  /** What to train for it, where the lists say which drill that is. */
  drill: string | undefined;
  /** Others of its list have drills: one without says why, where it can. */
  amongDrills: boolean;
  course: Course | undefined;
}

/** A sentence with its picture: a bar beside the usual, or the lead in the stretch that it tells, with the way to its plays. */
function Sentence({ sentence, drill, amongDrills, course }: SentenceProps) {
  const bar = usualBeside(sentence);
  const luck = bar !== null && saysLuck(sentence);
  const theirs = bar !== null && tellsOf(course?.opponent, sentence, bar.value);
  return (
    <li>
      <p className={styles.sentence}>
        <ServiceText text={sentence} />
      </p>
      {bar ? (
        <UsualBar {...bar} luck={luck} theirs={theirs} />
      ) : course && mayTellStretch(sentence) ? (
        <Stretch sentence={sentence} course={course} />
      ) : null}
      {drill ? (
        <p className={styles.drill}>
          <small>{i18n.t('Suggestion')}</small>
          <ServiceText text={drill} />
        </p>
      ) : luck && amongDrills ? (
        <p className={styles.noDrill}>
          <i className={`${styles.luck} ${theirs ? styles.others : ''}`} aria-hidden="true" />
          {i18n.t('Luck: no drill follows from it.')}
        </p>
      ) : null}
    </li>
  );
}

/** Its room is there before the plays are. */
function Stretch({ sentence, course }: { sentence: string; course: Course }) {
  const { events, rules, playsHref } = course;
  const told = useMemo(
    () => events && toldStretch(sentence, events, rules),
    [sentence, events, rules],
  );
  if (events === undefined) return <div className={styles.stretch} />;
  if (!told) return null;
  const first = events?.findIndex(({ id }) => id === told.firstEventId) ?? 0;
  return (
    <div className={styles.stretch}>
      <StretchPicture points={told.points} />
      <Link to={`${playsHref}#play-${first + 1}`}>{i18n.t('Its plays')}</Link>
    </div>
  );
}
