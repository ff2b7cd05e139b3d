import { i18n } from '@lingui/core';
import { useState } from 'react';
import type { RosterEntry } from '../../contract/club.ts';
import { paths } from '../api/paths.ts';
import { CareButton } from '../figures/CareButton.tsx';
import { CareForm, useCareFields } from '../figures/CareForm.tsx';
import { CarePart } from '../figures/CarePart.tsx';
import { ErasePlayer } from '../figures/ErasePlayer.tsx';
import { CheckField, FieldRow, Hint, TextField } from '../ui/Fields.tsx';
import { MergePlayer } from './MergePlayer.tsx';
import { SplitPlayer } from './SplitPlayer.tsx';

interface PlayerCareProps {
  teamId: string;
  player: RosterEntry;
}

/** What a recorder may change of a player: name, shirt and the like, who is the same person, and making the name go. */
export function PlayerCare({ teamId, player }: PlayerCareProps) {
  return (
    <CareButton title={i18n.t('Change {name}', { name: player.name })}>
      {(close) => (
        <>
          <PlayerFields player={player} onDone={close} />
          <CarePart title={i18n.t('The same player as …')}>
            <MergePlayer teamId={teamId} player={player} onDone={close} />
          </CarePart>
          <CarePart title={i18n.t('Two players under one name')}>
            <SplitPlayer player={player} />
          </CarePart>
          <CarePart title={i18n.t('Erase this player’s name')}>
            <ErasePlayer
              player={player}
              next={paths.roster({ teamId })}
              about={i18n.t(
                'Name and number go for good, from every match, sheet and text; the numbers stay, of a “Player”. What this device had kept of the club goes, too. Match files, old backups and what was printed or saved are out of reach.',
              )}
            />
          </CarePart>
        </>
      )}
    </CareButton>
  );
}

function PlayerFields({ player, onDone }: { player: RosterEntry; onDone: () => void }) {
  const { playerId, name, number = '', position = '' } = player;
  const { changes, isEmptied, of } = useCareFields({ name, number, position });
  const [captain, setCaptain] = useState(player.captain ?? false);
  const isOther = captain !== (player.captain ?? false);
  const body = isOther ? { ...changes, captain } : changes;
  return (
    <CareForm
      act={body && !isEmptied ? { name: 'changePlayer', ids: { playerId }, body } : null}
      onDone={onDone}
      hint={<Hint>{i18n.t('A new name holds in every match.')}</Hint>}
    >
      <TextField label={i18n.t('Name')} required {...of('name')} />
      <FieldRow>
        <TextField
          label={i18n.t('Shirt number')}
          inputMode="numeric"
          {...of('number')}
          maxLength={3}
        />
        <TextField label={i18n.t('Position')} {...of('position')} />
      </FieldRow>
      <CheckField
        label={i18n.t('Captain')}
        checked={captain}
        onChange={({ target }) => setCaptain(target.checked)}
      />
    </CareForm>
  );
}
