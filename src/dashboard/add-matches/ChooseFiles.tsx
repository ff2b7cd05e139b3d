import { i18n } from '@lingui/core';
import { useRef } from 'react';
import type { AddingState } from '../../contract/adding.ts';
import { UndoAdding } from '../figures/UndoAdding.tsx';
import { Button } from '../ui/Button.tsx';
import { formatDateTime, formatList } from '../ui/format.ts';
import styles from './AddMatches.module.css';
import { megabytes } from './excess.ts';
import { doneText, formatName } from './match-words.ts';
import { StepHeading } from './StepHeading.tsx';
import { Template } from './Template.tsx';

interface ChooseFilesProps {
  clubId: string;
  /** `undefined` while it is not known. */
  state: AddingState | undefined;
  /** Files are held over the page. */
  over: boolean;
  focused: boolean;
  onFiles: (files: File[]) => void;
  onUndone: () => void;
}

/** The drop zone and file button; accepted formats, and the last addition. */
export function ChooseFiles({ clubId, state, over, focused, onFiles, onUndone }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const last = state?.last ?? null;
  return (
    <>
      <div className={over ? `${styles.drop} ${styles.over}` : styles.drop}>
        <StepHeading focused={focused}>
          {over ? i18n.t('Let go: they are looked at first') : i18n.t('Drop match files here')}
        </StepHeading>
        <p className="quiet">
          {i18n.t(
            'As many as you like, mixed, whole folders too. You see the matches before anything is stored.',
          )}
        </p>
        <Button kind="primary" className={styles.choose} onClick={() => input.current?.click()}>
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
        <Template clubId={clubId} />
      </div>
      {last ? (
        <div className="row">
          <p>
            {i18n.t('Last added {when}: {what}.', {
              when: formatDateTime(last.addedAt),
              what: doneText(last),
            })}
          </p>
          <UndoAdding last={last} onUndone={onUndone} />
        </div>
      ) : null}
    </>
  );
}
