import { i18n } from '@lingui/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AddingState, Look } from '../../contract/adding.ts';
import { lookQuery, useAddingClient, useFresh } from '../api/adding.ts';
import { isAbsent } from '../api/api-error.ts';
import { clubQuery } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useApi, useMayAdd } from '../api/session-context.ts';
import { MutationError, QueryState } from '../figures/QueryState.tsx';
import { UndoAdding } from '../figures/UndoAdding.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState, ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatDateTime, formatFixed, formatList } from '../ui/format.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { useIsPhone } from '../ui/use-narrower-than.ts';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import styles from './AddMatches.module.css';
import { FoundMatches } from './FoundMatches.tsx';
import { useFileDrop } from './files-of-drop.ts';
import { doneText, formatName } from './match-words.ts';
import { StepHeading } from './StepHeading.tsx';
import { StoredMatches } from './StoredMatches.tsx';
import { Template } from './Template.tsx';

/** Reads match files, shows the matches in them, and stores those. */
export function AddMatchesPage() {
  const club = useQuery(clubQuery(useApi()));
  const mayAdd = useMayAdd();
  return (
    <div className={`grid ${styles.page}`}>
      <PageTitle parts={[i18n.t('Add matches'), club.data?.value.name]} />
      <h1>{i18n.t('Add matches')}</h1>
      <QueryState
        query={club}
        skeleton={<SkeletonRows count={4} height="3rem" label={i18n.t('Loading the page')} />}
      >
        {({ id }) => (mayAdd ? <Adding clubId={id} /> : <NeedsRecorder />)}
      </QueryState>
    </div>
  );
}

function NeedsRecorder() {
  return (
    <div className={`stack ${styles.needs}`}>
      <p className="sentence strong">{i18n.t('Adding matches needs a recorder’s key')}</p>
      <p>
        {i18n.t(
          'Yours can read matches, not add them. Ask the person who runs Boxout for your club for a recorder’s key, and paste it in the settings. A club on another service adds its matches there.',
        )}
      </p>
      <p className="row">
        <Link className="button strong" to={paths.settings()}>
          {i18n.t('Use another key')}
        </Link>
        <Link className="touch" to={paths.club()}>
          {i18n.t('Go to your teams')}
        </Link>
      </p>
    </div>
  );
}

/** What happens with match files, from the choice to the club. */
function Steps() {
  const steps = [
    [i18n.t('Choose the files'), i18n.t('As many as you like, mixed, whole folders too.')],
    [i18n.t('Check the matches'), i18n.t('You see each as it was read. Nothing is stored yet.')],
    [i18n.t('Add them'), i18n.t('Box scores and plays are there at once. You can undo it.')],
  ] as const;
  return (
    <ol className={`grid ${styles.steps}`}>
      {steps.map(([name, text], index) => (
        <li key={name} className="ruled">
          <b className="headline">{index + 1}</b>
          <p>
            <b>{name}</b> <span className="quiet block">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

const noLook = { look: '' };

/** The way of match files from the coach's device into the club, a step at a time. The address carries the look, so that a reload finds it again. */
export function Adding({ clubId }: { clubId: string }) {
  const adding = useAddingClient();
  const [{ look: lookId }, choose] = useSearchChoice(noLook);
  const [acted, setActed] = useState(false);
  const state = useFresh({ name: 'describeAdding' });
  // An import in progress is shown on every return to the page.
  const shownId = lookId || state.data?.storing || '';
  const look = useQuery(lookQuery(adding, shownId));
  const sending = useSending(({ id }) => {
    setActed(true);
    choose({ look: id });
  });
  const expired = isAbsent(look.error) && look.data?.state !== 'stored';
  const shown = shownId === '' || expired ? undefined : look.data;
  const [tooMuch, setTooMuch] = useState<string | null>(null);
  const take = (files: File[]) => {
    const reason = state.data ? excessOf(files, state.data.limits) : null;
    setTooMuch(reason);
    if (reason === null && files.length > 0) sending.send(files);
  };
  const takesFiles = !sending.isPending && shown?.state !== 'storing';
  const drop = useFileDrop(takesFiles, take);
  const startAgain = () => {
    setActed(true);
    choose({ look: '' });
  };

  if (sending.isPending) {
    return (
      <Sending count={sending.files?.length ?? 0} share={sending.share} onGiveUp={sending.giveUp} />
    );
  }
  if (shown?.state === 'ready') {
    return (
      <FoundMatches
        key={shown.id}
        look={shown}
        clubId={clubId}
        focused={acted}
        onStoring={() => setActed(true)}
        onOtherFiles={startAgain}
        onExpired={() => void look.refetch()}
      />
    );
  }
  if (shown) {
    return (
      <StoredMatches
        look={shown}
        last={state.data?.last ?? null}
        focused={acted}
        onOtherFiles={startAgain}
      />
    );
  }
  if (shownId !== '' && look.isPending) {
    return <SkeletonRows count={8} height="2.2rem" label={i18n.t('Loading the matches')} />;
  }
  return (
    <>
      {expired ? (
        <EmptyState
          title={i18n.t('These files are not there any more')}
          message={i18n.t(
            'Sent files are held for half an hour, but not through a restart of the service. Choose the files again: matches stored meanwhile are recognised.',
          )}
        />
      ) : null}
      <MutationError error={expired ? null : (look.error ?? state.error)} />
      <MutationError error={sending.error} />
      {tooMuch ? <ErrorPanel title={i18n.t('Too much for one go')} message={tooMuch} /> : null}
      {drop.failed ? (
        <EmptyState
          title={i18n.t('The dropped files could not be read')}
          message={i18n.t('Choose the files instead.')}
        />
      ) : null}
      <ChooseFiles
        clubId={clubId}
        state={state.data}
        over={drop.over}
        focused={acted}
        onFiles={take}
        onUndone={() => setActed(true)}
      />
    </>
  );
}

/** Sends match files for a look; leaving the tab meanwhile asks first. `onLook` gets the result. */
function useSending(onLook: (look: Look) => void) {
  const adding = useAddingClient();
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const end = useRef<AbortController>(null);
  const sending = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setShare(0);
      const giveUp = new AbortController();
      end.current = giveUp;
      return adding.lookAt(files, { onProgress: setShare, signal: giveUp.signal });
    },
    onSuccess(look) {
      client.setQueryData(lookQuery(adding, look.id).queryKey, look);
      onLook(look);
    },
  });
  const { isPending } = sending;
  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
  useEffect(() => () => end.current?.abort(), []);
  const gaveUp = sending.error?.name === 'AbortError';
  return {
    send: sending.mutate,
    giveUp: () => end.current?.abort(),
    isPending,
    /** The files being sent, or sent last. */
    files: sending.variables,
    /** The share sent, 0 to 1; then the service reads. */
    share,
    error: gaveUp ? null : sending.error,
  };
}

interface SendingProps {
  count: number;
  /** How much of them has left, 0 to 1. */
  share: number;
  onGiveUp: () => void;
}

/** Files on their way to the service, and then in its hands. */
function Sending({ count, share, onGiveUp }: SendingProps) {
  const left = share >= 1;
  return (
    <Card>
      <div className="grid close">
        <p role="status" className="strong">
          {left
            ? i18n.t(
                '{count, plural, one {The file is being read…} other {The # files are being read…}}',
                { count },
              )
            : i18n.t('{count, plural, one {Sending the file…} other {Sending # files…}}', {
                count,
              })}
        </p>
        <progress aria-label={i18n.t('Sent')} {...(left ? {} : { value: share })} />
        <p className="row">
          <Button onClick={onGiveUp}>{i18n.t('Stop')}</Button>
          <span className="quiet">
            {left
              ? i18n.t('Nothing is stored before you have checked it.')
              : i18n.t('{share} sent. Stay on this page until it has left.', {
                  share: formatFixed(share, 0, 'percent'),
                })}
          </span>
        </p>
      </div>
    </Card>
  );
}

interface ChooseFilesProps {
  clubId: string;
  /** `undefined` while it is not known. */
  state: AddingState | undefined;
  over: boolean;
  focused: boolean;
  onFiles: (files: File[]) => void;
  onUndone: () => void;
}

/** The drop zone and file button; accepted formats, and the last addition. */
function ChooseFiles({ clubId, state, over, focused, onFiles, onUndone }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const last = state?.last ?? null;
  return (
    <div className="pair">
      <div className={`grid ${styles.fills}`}>
        <div className={`grid ground centre ${styles.drop} ${over ? `sunk ${styles.over}` : ''}`}>
          <StepHeading focused={focused}>
            {over
              ? i18n.t('Let go: they are looked at first')
              : isPhone
                ? i18n.t('Choose match files')
                : i18n.t('Drop or choose match files')}
          </StepHeading>
          <Button
            kind="primary"
            className={`sentence ${styles.choose}`}
            onClick={() => input.current?.click()}
          >
            {i18n.t('Choose files…')}
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            aria-label={i18n.t('Match files')}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // So that the same files can be chosen again.
              target.value = '';
            }}
          />
          {state ? (
            <p className="quiet">
              {i18n.t('Recognised by content: {formats}. At most {files} files and {size} MB.', {
                formats: formatList(state.formats.map(formatName)),
                files: state.limits.files,
                size: megabytes(state.limits.bytes),
              })}
            </p>
          ) : null}
        </div>
        {last ? (
          <div className="row ends">
            <p>
              {i18n.t('Last added {when}: {what}.', {
                when: formatDateTime(last.addedAt),
                what: doneText(last),
              })}
            </p>
            <UndoAdding last={last} onUndone={onUndone} />
          </div>
        ) : null}
      </div>
      <div className="stack">
        <Steps />
        <p className="quiet">
          {i18n.t(
            'No file from the scorer’s table? Fill a table with your players in a spreadsheet program, and choose that.',
          )}
        </p>
        <div className="row">
          <Template clubId={clubId} />
        </div>
      </div>
    </div>
  );
}

/** Why so many files are not sent; `null` if they are not too many. The service would refuse them after the wait. */
function excessOf(files: readonly File[], limits: AddingState['limits']): string | null {
  if (files.length > limits.files) {
    return i18n.t('These are {count} files, and {most} go at a time. Take them in parts.', {
      count: files.length,
      most: limits.files,
    });
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size <= limits.bytes) return null;
  return i18n.t('These files have {size} MB, and {most} MB go at a time. Take them in parts.', {
    size: megabytes(size),
    most: megabytes(limits.bytes),
  });
}

/** Bytes as megabytes of 1024 × 1024, rounded up: "200". */
const megabytes = (bytes: number) => formatFixed(Math.ceil(bytes / (1_024 * 1_024)), 0);
