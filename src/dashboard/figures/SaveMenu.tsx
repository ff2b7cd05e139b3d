import { i18n } from '@lingui/core';
import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import type { NamesOrNumbers } from './player-naming.ts';
import styles from './SaveMenu.module.css';

interface SaveMenuProps {
  /** `save` may throw an error whose message the coach can read. */
  actions: readonly { label: string; save: (naming: NamesOrNumbers) => void | Promise<void> }[];
}

/** What of a page can be saved as a file, with players' names or their shirt numbers alone; Escape closes it. */
export function SaveMenu({ actions }: SaveMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [naming, setNaming] = useState<NamesOrNumbers>('names');
  const [failure, setFailure] = useState('');
  const run = async (save: SaveMenuProps['actions'][number]['save']) => {
    setFailure('');
    try {
      await save(naming);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };
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
        <Choice
          legend={i18n.t('Players are called by')}
          value={naming}
          onChange={(value) => setNaming(value === 'numbers' ? 'numbers' : 'names')}
          options={[
            { value: 'names', label: i18n.t('Names') },
            { value: 'numbers', label: i18n.t('Shirt numbers') },
          ]}
        />
        {actions.map(({ label, save }) => (
          <Button key={label} onClick={() => run(save)}>
            {label}
          </Button>
        ))}
        {failure ? (
          <p role="alert">{i18n.t('Nothing was saved. {reason}', { reason: failure })}</p>
        ) : null}
      </div>
    </details>
  );
}
