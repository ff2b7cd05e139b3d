import { i18n } from '@lingui/core';
import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { NamingChoice } from './NamingChoice.tsx';
import type { NamesOrNumbers } from './player-naming.ts';
import styles from './SaveMenu.module.css';
import { useTeamNaming } from './team-naming.ts';

interface SaveMenuProps {
  actions: readonly {
    label: string;
    /** A file for the club itself: with names until the coach chooses numbers. */
    isClubCopy?: boolean;
    /** May throw an error whose message the coach can read. */
    save: (naming: NamesOrNumbers) => void | Promise<void>;
  }[];
}

/** Saves parts of a page as files, with players' names or their shirt numbers alone; Escape closes it. */
export function SaveMenu({ actions }: SaveMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const naming = useTeamNaming();
  const [failure, setFailure] = useState('');
  const run = async ({ save, isClubCopy }: SaveMenuProps['actions'][number]) => {
    setFailure('');
    try {
      await save(isClubCopy ? (naming.chosen ?? 'names') : naming.names);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
  const isMixed =
    naming.chosen === null &&
    naming.names === 'numbers' &&
    actions.some(({ isClubCopy }) => isClubCopy);
  const close = () => {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <summary>{i18n.t('Save')}</summary>
      <div className={styles.panel}>
        <NamingChoice naming={naming} shown={isMixed ? null : naming.names} />
        {isMixed ? (
          <p className="quiet">
            {i18n.t('Until you choose: shirt numbers in pictures, names in the CSV.')}
          </p>
        ) : null}
        {actions.map((action) => (
          <Button key={action.label} onClick={() => run(action)}>
            {action.label}
          </Button>
        ))}
        {failure ? (
          <p role="alert">{i18n.t('Nothing was saved. {reason}', { reason: failure })}</p>
        ) : null}
      </div>
    </details>
  );
}
