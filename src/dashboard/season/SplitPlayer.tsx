import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RosterEntry } from '../../contract/club.ts';
import { playerNamesQuery, useAddingClient, useCare } from '../api/adding.ts';
import { FailedAct } from '../figures/FailedAct.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldForm, FormActions, Hint, SelectField } from '../ui/Fields.tsx';

/** Takes the matches in which a player stands under another name out again, as a player of their own. */
export function SplitPlayer({ player }: { player: RosterEntry }) {
  const { playerId } = player;
  const names = useQuery(playerNamesQuery(useAddingClient(), playerId));
  const [chosen, setChosen] = useState('');
  const [done, setDone] = useState('');
  const care = useCare(() => {
    setDone(chosen);
    setChosen('');
  });
  if (names.isPending) return <p role="status">{i18n.t('Loading the names')}</p>;
  const known = names.data?.names ?? [];
  return (
    <>
      {known.length < 2 ? (
        <Hint>
          {i18n.t(
            'Every match file has this player under one name: there is nothing to take apart.',
          )}
        </Hint>
      ) : (
        <FieldForm
          onSubmit={() =>
            chosen &&
            care.mutate({ name: 'splitPlayer', ids: { playerId }, body: { name: chosen } })
          }
        >
          <SelectField
            label={i18n.t('Another player is')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">–</option>
            {known.map(({ name, matches }) => (
              <option key={name} value={name}>
                {i18n.t('{name} ({count, plural, one {# match} other {# matches}})', {
                  name,
                  count: matches.length,
                })}
              </option>
            ))}
          </SelectField>
          <FormActions>
            <Button type="submit" disabled={chosen === '' || care.isPending}>
              {i18n.t('Take those matches out')}
            </Button>
          </FormActions>
        </FieldForm>
      )}
      <p role="status">
        {done ? i18n.t('{name} is a player again, on the roster.', { name: done }) : null}
      </p>
      <FailedAct error={names.error ?? care.error} />
    </>
  );
}
