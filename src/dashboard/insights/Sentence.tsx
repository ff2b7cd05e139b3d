import { i18n } from '@lingui/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { ServiceText } from '../ui/ServiceText.tsx';
import styles from './InsightCards.module.css';
import { StretchPicture } from './StretchPicture.tsx';
import { saysLuck, usualBeside } from './sentence-numbers.ts';
import { mayTellStretch, toldStretch } from './sentence-stretch.ts';
import { UsualBar } from './UsualBar.tsx';
import type { Course } from './WhereItTurned.tsx';

interface SentenceProps {
  sentence: string;
  /** What to train for it, where the lists say which drill that is. */
  drill: string | undefined;
  /** Others of its list have drills: one without says why, where it can. */
  amongDrills: boolean;
  course: Course | undefined;
}

/** A sentence with its picture: a bar beside the usual, or the lead in the stretch that it tells, with the way to its plays. */
export function Sentence({ sentence, drill, amongDrills, course }: SentenceProps) {
  const bar = usualBeside(sentence);
  const luck = bar !== null && saysLuck(sentence);
  return (
    <li>
      <p className={styles.sentence}>
        <ServiceText text={sentence} />
      </p>
      {bar ? (
        <UsualBar {...bar} luck={luck} />
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
          <i className={styles.luck} aria-hidden="true" />
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
