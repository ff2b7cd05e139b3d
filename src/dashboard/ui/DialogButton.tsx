import { i18n } from '@lingui/core';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './DialogButton.module.css';
import { FormActions } from './Fields.tsx';

interface DialogButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'busy'> {
  label: string;
  title: string;
  /** The content while open, with a function that closes the dialog. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. Escape closes it, and the focus comes back to the button. */
export function DialogButton({ label, title, children, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...button}
        className={button.kind ? undefined : 'unprinted small pushed'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open ? (
        <OpenDialog title={title} onClose={() => setOpen(false)}>
          {children}
        </OpenDialog>
      ) : null}
    </>
  );
}

interface OpenDialogProps extends Pick<DialogButtonProps, 'title' | 'children'> {
  onClose: () => void;
}

function OpenDialog({ title, onClose, children }: OpenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`start ${styles.dialog}`}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={`ends centred ground ${styles.head}`}>
        <h2 id={titleId} className="anywhere">
          {title}
        </h2>
        <Button onClick={close}>{i18n.t('Close')}</Button>
      </div>
      <div className={`grid ${styles.body}`}>{children(close)}</div>
    </dialog>
  );
}

interface QuestionProps {
  /** What an answer changes. */
  children: ReactNode;
  /** The label of the button that changes nothing. */
  keep: string;
  onKeep: () => void;
  /** The label of the button that acts. */
  act: string;
  onAct: () => void;
  busy?: boolean;
}

/** A dialog's question: keep everything as it is, or act. */
export function Question({ children, keep, onKeep, act, onAct, busy = false }: QuestionProps) {
  return (
    <>
      {children}
      <FormActions>
        <Button onClick={onKeep}>{keep}</Button>
        <Button kind="primary" busy={busy} onClick={onAct}>
          {act}
        </Button>
      </FormActions>
    </>
  );
}
