import { i18n } from '@lingui/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { checkMapping } from '../../foreign/check-mapping.ts';
import { type MappingFault, readMapping, type SavedMapping } from '../../foreign/mapping.ts';
import type { ReplyKind } from '../../foreign/report.ts';
import { paths } from '../api/paths.ts';
import { useSession } from '../api/session-context.ts';
import { OfflineNote } from '../figures/Loaded.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { MappingCard } from './MappingCard.tsx';
import { MatchPreview } from './MatchPreview.tsx';
import {
  type DraftEntry,
  emptyMapping,
  entriesOf,
  isEmpty,
  mappingText,
  withEntry,
} from './mapping-draft.ts';
import styles from './RepliesPage.module.css';
import { ReplyCard } from './ReplyCard.tsx';
import { type SampleReplies, useSampleReplies } from './use-sample-replies.ts';

/** What the service sends, how much of it is understood, and a mapping for the rest. */
export function RepliesPage() {
  const { now, connect } = useSession();
  const connection = now.open?.connection;
  const saved = useMemo(() => savedMapping(connection?.mapping), [connection?.mapping]);
  const [draft, setDraft] = useState(saved);
  const [refused, setRefused] = useState<readonly MappingFault[]>([]);
  const { mapping, faults } = useRead(draft);
  const replies = useSampleReplies(mapping);
  const tried = isEmpty(draft) || faults.length > 0 ? faults : faultsOnSamples(draft, replies);
  const waits = kinds.some((kind) => isAwaited(replies[kind]));
  const [isShown, setShown] = useState(false);
  if (!waits && !isShown) setShown(true);
  const map = (entry: DraftEntry) => setDraft((before) => withEntry(before, entry));

  /** As another connection: what was read and kept under the old mapping is not mixed with what is read from now on. */
  function use(mapping: string | undefined) {
    if (connection) connect({ ...connection, mapping, id: undefined });
  }
  return (
    <div className={styles.page}>
      <PageTitle parts={[i18n.t('What the service sends'), i18n.t('Settings')]} />
      <h1>{i18n.t('What the service sends')}</h1>
      <p className={styles.intro}>
        {i18n.t(
          'The service’s reference leaves the words of most records open. Here is one reply of each kind, what this page understands of it, and what not. Where it does not understand, say which field stands where. Nothing of your data is saved with it.',
        )}{' '}
        <Link to={paths.settings()}>{i18n.t('Back to the settings')}</Link>
      </p>
      {isShown ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            {kinds.map((kind) => (
              <ReplyCard
                key={kind}
                kind={kind}
                reply={replies[kind]}
                said={entriesOf(draft, kind).map(({ field }) => field)}
                onMap={map}
              />
            ))}
          </div>
          <div className={`${styles.column} ${styles.beside}`}>
            <MatchPreview
              match={replies.match}
              boxScore={replies.boxScore.reading?.value}
              teamName={replies.teams.reading?.value.teams[0]?.name}
            />
            <MappingCard
              draft={draft}
              faults={[...refused, ...tried]}
              givesRoutes={connection?.serviceAddress !== ''}
              isSaved={mappingText(draft) === mappingText(saved)}
              onChange={(next) => {
                setRefused([]);
                setDraft(next);
              }}
              onRefuse={setRefused}
              onUse={() => use(isEmpty(draft) ? undefined : mappingText(draft))}
              onDiscard={() => setDraft(saved)}
            />
          </div>
        </div>
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

function savedMapping(text: string | undefined): SavedMapping {
  if (text === undefined) return emptyMapping;
  // It was read before it was saved.
  return 'mapping' in readMapping(text) ? JSON.parse(text) : emptyMapping;
}

/** What of a draft does not stand the test on what the service sent. */
function faultsOnSamples(draft: SavedMapping, replies: SampleReplies): readonly MappingFault[] {
  const samples = kinds.flatMap((kind) => replies[kind].sample ?? []);
  const checked = checkMapping(mappingText(draft), samples);
  return 'faults' in checked ? checked.faults : [];
}

/** The draft as a mapping; while it has faults, the last one without. */
function useRead(draft: SavedMapping) {
  const read = useMemo(() => readMapping(mappingText(draft)), [draft]);
  const [good, setGood] = useState('mapping' in read ? read.mapping : undefined);
  if ('mapping' in read && read.mapping !== good) setGood(read.mapping);
  return 'mapping' in read
    ? { mapping: isEmpty(draft) ? undefined : read.mapping, faults: [] }
    : { mapping: good, faults: read.faults };
}
