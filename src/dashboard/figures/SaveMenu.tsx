import { i18n } from '@lingui/core';
import { useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { type NamesOrNumbers, type TeamNaming, useTeamNaming } from './player-naming.ts';
import styles from './SaveMenu.module.css';

interface SaveMenuProps {
  actions: readonly {
    label: string;
    /** A file for the club itself: with names until the coach chooses numbers. */
    isClubCopy?: boolean;
    /** May throw an error with a message for the coach. */
    save: (naming: NamesOrNumbers) => void | Promise<void>;
  }[];
}

/** Saves parts of a page as files, with players' names or only shirt numbers; Escape closes it. */
export function SaveMenu({ actions }: SaveMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const naming = useTeamNaming();
  const [failure, setFailure] = useState('');
  // No mutation, whose code every page would then wait for.
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
      className={`unprinted relative pushed ${styles.menu}`}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <summary className="button small">{i18n.t('Save')}</summary>
      <div className={`grid popup close ${styles.panel}`}>
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

interface NamingChoiceProps {
  naming: TeamNaming;
  /** Called with the choice, if the page treats it differently from the naming. */
  onChoose?: (names: NamesOrNumbers) => void;
  /** The choice to show, if it differs from the naming; `null` for neither. */
  shown?: NamesOrNumbers | null;
}

/**
 * Chooses names or shirt numbers, says why numbers are the default, and asks the players' age if the team's name does
 * not contain it.
 */
export function NamingChoice({
  naming,
  onChoose = naming.choose,
  shown = naming.names,
}: NamingChoiceProps) {
  const { age, settled, isUnder18, answer } = naming;
  return (
    <div className="row">
      <Choice
        legend={i18n.t('Players are called by')}
        value={shown ?? ''}
        onChange={(value) => onChoose(value === 'names' ? 'names' : 'numbers')}
        options={[
          { value: 'numbers', label: i18n.t('Shirt numbers') },
          { value: 'names', label: i18n.t('Names') },
        ]}
      />
      {age === 'adult' || !settled ? null : age === 'unknown' ? (
        <>
          <span>{i18n.t('Are these players under 18?')}</span>
          <Choice
            legend={i18n.t('Are these players under 18?')}
            value={isUnder18 === null ? '' : isUnder18 ? 'yes' : 'no'}
            onChange={(value) => answer(value === 'yes')}
            options={[
              { value: 'yes', label: i18n.t('Yes') },
              { value: 'no', label: i18n.t('No') },
            ]}
          />
          <span className="quiet">
            {isUnder18 === null
              ? i18n.t('Shirt numbers until you answer or choose names.')
              : i18n.t('Your answer is stored on this device for this team.')}
          </span>
        </>
      ) : (
        <span className="quiet">
          {i18n.t('Shirt numbers unless you choose names: this team is under 18.')}
        </span>
      )}
    </div>
  );
}
