import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { DialogButton } from '../ui/DialogButton.tsx';

interface CareButtonProps {
  /** The heading of the dialog. */
  title: string;
  children: (close: () => void) => ReactNode;
}

/** The one quiet button of a page behind which a recorder changes what the page shows. */
export function CareButton({ title, children }: CareButtonProps) {
  return (
    <DialogButton label={i18n.t('Change…')} title={title}>
      {children}
    </DialogButton>
  );
}
