import { i18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { readMapping, withAnswer } from '../../foreign/mapping.ts';
import type { ReplyKind } from '../../foreign/report.ts';
import { paths } from '../api/paths.ts';
import { useSession } from '../api/session-context.ts';
import { OfflineNote } from '../figures/QueryState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { MappingCard } from './MappingCard.tsx';
import { QuestionsCard } from './QuestionsCard.tsx';
import styles from './RepliesPage.module.css';
import { ReplyCard } from './ReplyCard.tsx';
import { type SampleReplies, useSampleReplies } from './use-sample-replies.ts';

/** A page asks no more at a time. */
const mostQuestions = 3;

/** What the service sends, how much of it is understood, and questions on the rest. */
export function RepliesPage() {
  const { now, connect } = useSession();
  const connection = now.open?.connection;
  const saved = connection?.mapping;
  const mapping = useMemo(() => {
    const read = saved === undefined ? undefined : readMapping(saved);
    return read && 'mapping' in read ? read.mapping : undefined;
  }, [saved]);
  const replies = useSampleReplies(mapping);
  const waits = kinds.some((kind) => isAwaited(replies[kind]));
  const [isShown, setShown] = useState(false);
  if (!waits && !isShown) setShown(true);
  const questions = kinds.flatMap((kind) => replies[kind].reading?.report?.questions ?? []);

  /** As another connection, so that data read with different mappings is not mixed. */
  function use(mapping: string | undefined) {
    if (connection) connect({ ...connection, mapping, id: undefined });
  }
  return (
    <div className={`stack ${styles.page}`}>
      <PageTitle parts={[i18n.t('What the service sends'), i18n.t('Settings')]} />
      <h1>{i18n.t('What the service sends')}</h1>
      <p className={styles.intro}>
        {i18n.t(
          'The service’s reference leaves the words of most records open. Here is one reply of each kind, what this page understands of it, and what not.',
        )}{' '}
        <Link to={paths.settings()}>{i18n.t('Back to the settings')}</Link>
      </p>
      {isShown ? (
        <>
          <QuestionsCard
            questions={questions.slice(0, mostQuestions)}
            onAnswer={(question, answer) => use(withAnswer(saved, question, answer))}
          />
          {kinds.map((kind) => (
            <ReplyCard key={kind} kind={kind} reply={replies[kind]} />
          ))}
          <MappingCard mapping={saved} onUse={use} />
        </>
      ) : kinds.some((kind) => replies[kind].isPaused) ? (
        <OfflineNote />
      ) : (
        // One asks for the next: drawn together, none pushes another away.
        <SkeletonRows count={7} height="6rem" label={i18n.t('Loading what the service sends')} />
      )}
    </div>
  );
}

const kinds = [
  'club',
  'teams',
  'roster',
  'matches',
  'boxScore',
  'playByPlay',
  'insights',
] as const satisfies readonly ReplyKind[];

/** Whether an answer is still under way. */
const isAwaited = ({
  error,
  isAskedFor,
  sample,
}: Pick<SampleReplies['club'], 'error' | 'isAskedFor' | 'sample'>) =>
  isAskedFor && !error && !sample;
