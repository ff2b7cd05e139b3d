import { i18n } from '@lingui/core';
import { useState } from 'react';
import type { RosterEntry } from '../../contract/club.ts';
import { useCare } from '../api/adding.ts';
import { paths } from '../api/paths.ts';
import { CareButton } from '../figures/CareButton.tsx';
import { CarePart } from '../figures/CarePart.tsx';
import { changesOf } from '../figures/changes-of.ts';
import { ErasePlayer } from '../figures/ErasePlayer.tsx';
import { FailedAct } from '../figures/FailedAct.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckField, FieldForm, FieldRow, FormActions, Hint, TextField } from '../ui/Fields.tsx';
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
  const [stored] = useState({
    name: player.name,
    number: player.number ?? '',
    position: player.position ?? '',
  });
  const [fields, setFields] = useState(stored);
  const [captain, setCaptain] = useState(player.captain ?? false);
  const care = useCare(onDone);
  const changes = changesOf(stored, fields);
  const isEmptied =
    changes === null && Object.values(fields).join() !== Object.values(stored).join();
  const isOther = captain !== (player.captain ?? false);
  const body = isOther ? { ...changes, captain } : changes;
  return (
    <FieldForm
      onSubmit={() =>
        body && care.mutate({ name: 'changePlayer', ids: { playerId: player.playerId }, body })
      }
    >
      <TextField
        label={i18n.t('Name')}
        value={fields.name}
        required
        maxLength={200}
        onChange={({ target }) => setFields({ ...fields, name: target.value })}
      />
      <FieldRow>
        <TextField
          label={i18n.t('Shirt number')}
          value={fields.number}
          maxLength={3}
          inputMode="numeric"
          onChange={({ target }) => setFields({ ...fields, number: target.value })}
        />
        <TextField
          label={i18n.t('Position')}
          value={fields.position}
          maxLength={200}
          onChange={({ target }) => setFields({ ...fields, position: target.value })}
        />
      </FieldRow>
      <CheckField
        label={i18n.t('Captain')}
        checked={captain}
        onChange={({ target }) => setCaptain(target.checked)}
      />
      <FormActions>
        <Button type="submit" kind="primary" disabled={!body || isEmptied || care.isPending}>
          {i18n.t('Save')}
        </Button>
        <Hint>{i18n.t('A new name holds in every match.')}</Hint>
      </FormActions>
      <FailedAct error={care.error} />
    </FieldForm>
  );
}
