import { i18n } from '@lingui/core';
import { Choice } from '../ui/Choice.tsx';
import type { NamesOrNumbers } from './player-naming.ts';
import type { TeamNaming } from './team-naming.ts';

interface NamingChoiceProps {
  naming: TeamNaming;
  /** Names or numbers, where the page treats them differently from the naming. */
  onChoose?: (names: NamesOrNumbers) => void;
  /** Shown as chosen, if it differs from the naming; `null` for neither. */
  shown?: NamesOrNumbers | null;
}

/** Names or shirt numbers, why it begins with numbers, and the question of the players' age where the team's words don't say it. */
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
              : i18n.t('Your answer is kept on this device for this team.')}
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
