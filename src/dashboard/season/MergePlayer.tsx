import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RosterEntry } from '../../contract/club.ts';
import { likePlayersQuery, useAddingClient, useCare } from '../api/adding.ts';
import { rosterQuery } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { FailedAct } from '../figures/FailedAct.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldForm, FormActions, Hint, SelectField } from '../ui/Fields.tsx';
import { likelyFirst } from './likely-first.ts';

interface MergePlayerProps {
  teamId: string;
  player: RosterEntry;
  onDone: () => void;
}

/** Two rows of the roster become one person; the coach says which name stays. */
export function MergePlayer({ teamId, player, onDone }: MergePlayerProps) {
  const roster = useQuery(rosterQuery(useApi(), teamId));
  const like = useQuery(likePlayersQuery(useAddingClient(), teamId));
  const navigate = useNavigate();
  const [otherId, setOtherId] = useState('');
  const [keepsOther, setKeepsOther] = useState(false);
  const care = useCare(async () => {
    onDone();
    if (keepsOther) {
      await navigate(paths.seasonPlayer({ teamId, playerId: otherId }), { replace: true });
    }
  });
  const others = likelyFirst(player.playerId, roster.data?.value ?? [], like.data?.pairs ?? []);
  const other = others.find(({ playerId }) => playerId === otherId);
  const [kept, joined] = keepsOther ? [otherId, player.playerId] : [player.playerId, otherId];
  return (
    <FieldForm
      onSubmit={() =>
        other &&
        care.mutate({ name: 'mergePlayer', ids: { playerId: kept }, body: { playerId: joined } })
      }
    >
      <SelectField
        label={i18n.t('{name} is the same player as', { name: player.name })}
        value={otherId}
        onChange={({ target }) => setOtherId(target.value)}
      >
        <option value="">–</option>
        {others.map(({ playerId, name, number, isLikely }) => (
          <option key={playerId} value={playerId}>
            {[number ? `#${number}` : '', name, isLikely ? i18n.t('(looks alike)') : '']
              .filter(Boolean)
              .join(' ')}
          </option>
        ))}
      </SelectField>
      {other ? (
        <SelectField
          label={i18n.t('The name that stays')}
          value={keepsOther ? 'other' : 'own'}
          onChange={({ target }) => setKeepsOther(target.value === 'other')}
        >
          <option value="own">{player.name}</option>
          <option value="other">{other.name}</option>
        </SelectField>
      ) : null}
      <FormActions>
        <Button type="submit" disabled={!other || care.isPending}>
          {care.isPending ? i18n.t('Joining…') : i18n.t('Make them one')}
        </Button>
        <Hint>
          {i18n.t('One row with the matches of both. It can be taken apart again, name by name.')}
        </Hint>
      </FormActions>
      <FailedAct error={care.error ?? roster.error ?? like.error} />
    </FieldForm>
  );
}
