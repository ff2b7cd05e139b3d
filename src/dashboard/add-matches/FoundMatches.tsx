import { i18n } from '@lingui/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Look } from '../../contract/adding.ts';
import { lookQuery, useAddingClient } from '../api/adding.ts';
import { isAbsent } from '../api/api-error.ts';
import { FailedAct } from '../figures/FailedAct.tsx';
import { Button } from '../ui/Button.tsx';
import { AddBar } from './AddBar.tsx';
import styles from './AddMatches.module.css';
import { choicesOf, sideless } from './choices.ts';
import { DaysForMany } from './DaysForMany.tsx';
import { type Draft, noDraft } from './draft.ts';
import { FileQuestions } from './FileQuestions.tsx';
import { FoundTable } from './FoundTable.tsx';
import { NewPlayers } from './NewPlayers.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { SideForm, SideQuestion } from './SideQuestion.tsx';
import { StepHeading } from './StepHeading.tsx';

interface FoundMatchesProps {
  look: Look;
  clubId: string;
  focused: boolean;
  onStoring: () => void;
  onOtherFiles: () => void;
  onExpired: () => void;
}

/** What the files are, what the coach decides about it, and the one yes. */
export function FoundMatches(props: FoundMatchesProps) {
  const { look, clubId, focused, onStoring, onOtherFiles, onExpired } = props;
  const adding = useAddingClient();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(noDraft);
  const { queryKey } = lookQuery(adding, look.id);
  const store = useMutation({
    mutationFn: () =>
      adding.call({
        name: 'storeLook',
        ids: { lookId: look.id },
        body: choicesOf(look, draft),
      }),
    networkMode: 'always',
    onSuccess(stored) {
      onStoring();
      client.setQueryData(queryKey, stored);
    },
    onError: (error) => isAbsent(error) && onExpired(),
  });
  const unknown = sideless(look);
  const question = {
    lookId: look.id,
    clubId,
    onLook: (next: Look) => void client.setQueryData(queryKey, next),
    onExpired,
  };
  return (
    <>
      <div className={styles.found}>
        <StepHeading key={unknown.length} focused={focused}>
          {foundText(look)}
        </StepHeading>
        <Button onClick={onOtherFiles}>{i18n.t('Other files…')}</Button>
      </div>
      <FileQuestions look={look} {...question} />
      {unknown.length > 0 ? (
        <SideQuestion key={unknown.map(({ key }) => key).join()} matches={unknown} {...question} />
      ) : null}
      {look.matches.length > 0 ? (
        <>
          <DaysForMany look={look} draft={draft} onDraft={setDraft} />
          <FoundTable look={look} draft={draft} onDraft={setDraft} />
          <NewPlayers look={look} draft={draft} onDraft={setDraft} />
        </>
      ) : null}
      <RefusedFiles refused={look.refused}>
        <h3 className={styles.ours}>{i18n.t('Is one of them yours after all?')}</h3>
        <SideForm names={noNames} {...question} />
      </RefusedFiles>
      <FailedAct error={isAbsent(store.error) ? null : store.error} />
      {look.matches.length > 0 ? (
        <AddBar look={look} draft={draft} busy={store.isPending} onAdd={() => store.mutate()} />
      ) : null}
    </>
  );
}

/** Of a match that was taken for another club's, what is told is a sentence. */
const noNames: [] = [];

function foundText({ matches, refused }: Look): string {
  const files = new Set([
    ...matches.flatMap((match) => match.files),
    ...refused.map((r) => r.file),
  ]);
  return i18n.t(
    '{matches, plural, one {# match} other {# matches}} in {files, plural, one {# file} other {# files}}',
    {
      matches: matches.length,
      files: files.size,
    },
  );
}
