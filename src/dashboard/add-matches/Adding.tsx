import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addingStateQuery, lookQuery, useAddingClient } from '../api/adding.ts';
import { isAbsent } from '../api/api-error.ts';
import { FailedAct } from '../figures/FailedAct.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { useSearchChoice } from '../ui/use-search-choice.ts';
import { ChooseFiles } from './ChooseFiles.tsx';
import { excessOf } from './excess.ts';
import { FoundMatches } from './FoundMatches.tsx';
import { Sending } from './Sending.tsx';
import { StoredMatches } from './StoredMatches.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useSending } from './use-sending.ts';

const noLook = { look: '' };

/** The way of match files from the coach's device into the club, a step at a time. The address carries the look, so that a reload finds it again. */
export function Adding({ clubId }: { clubId: string }) {
  const adding = useAddingClient();
  const [{ look: lookId }, choose] = useSearchChoice(noLook);
  const [acted, setActed] = useState(false);
  const state = useQuery(addingStateQuery(adding));
  // What is being stored is shown to whoever comes back, whatever way they came.
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
            'What was sent is kept for half an hour, and not through a restart of the service. Choose the files again: what was stored meanwhile is recognised.',
          )}
        />
      ) : null}
      <FailedAct error={expired ? null : (look.error ?? state.error)} />
      <FailedAct error={sending.error} />
      {tooMuch ? <ErrorPanel title={i18n.t('Too much for one go')} message={tooMuch} /> : null}
      {drop.failed ? (
        <EmptyState
          title={i18n.t('What was dropped could not be read')}
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
