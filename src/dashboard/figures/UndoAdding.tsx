import { i18n } from '@lingui/core';
import { useEdit } from '../api/adding.ts';
import { DialogButton, Question } from '../ui/DialogButton.tsx';
import { MutationError } from './QueryState.tsx';

interface UndoAddingProps {
  last: { added: number; replaced: number };
  onUndone: () => void;
}

/** Undoes the last import, after a confirmation. */
export function UndoAdding(props: UndoAddingProps) {
  return (
    <DialogButton label={i18n.t('Undo this adding…')} title={i18n.t('Undo the last adding?')}>
      {(close) => <UndoQuestion {...props} onLeave={close} />}
    </DialogButton>
  );
}

function UndoQuestion({ last, onUndone, onLeave }: UndoAddingProps & { onLeave: () => void }) {
  const undo = useEdit(() => {
    onLeave();
    onUndone();
  });
  return (
    <Question
      keep={i18n.t('Keep it')}
      onKeep={onLeave}
      act={undo.isPending ? i18n.t('Undoing…') : i18n.t('Undo it')}
      onAct={() => undo.mutate({ name: 'undoAdding' })}
      busy={undo.isPending}
    >
      <p>{undoText(last)}</p>
      <MutationError error={undo.error} />
    </Question>
  );
}

function undoText({ added, replaced }: UndoAddingProps['last']): string {
  return [
    added > 0
      ? i18n.t(
          '{added, plural, one {One added match is deleted, with its insights.} other {# added matches are deleted, with their insights.}}',
          { added },
        )
      : '',
    replaced > 0
      ? i18n.t(
          '{replaced, plural, one {One replaced match returns to its earlier state.} other {# replaced matches return to their earlier state.}}',
          { replaced },
        )
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
