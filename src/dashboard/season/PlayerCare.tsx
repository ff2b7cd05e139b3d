import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { RosterEntry } from '../../contract/club.ts';
import type { LikePlayers } from '../../contract/edits.ts';
import { useEdit, useFresh } from '../api/adding.ts';
import { rosterQuery } from '../api/club.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import {
  CareButton,
  CareForm,
  CarePart,
  nameText,
  personText,
  useCareFields,
} from '../figures/CareForm.tsx';
import { ErasePlayer } from '../figures/ErasePlayer.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { Button } from '../ui/Button.tsx';
import {
  CheckField,
  FieldForm,
  FieldRow,
  FormActions,
  Hint,
  noOption,
  SelectField,
  TextField,
} from '../ui/Fields.tsx';

/** Edits a player: name, shirt number, merging two entries of one person, splitting, erasing the name. */
export function PlayerCare({ teamId, player }: { teamId: string; player: RosterEntry }) {
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
                'Name and number are erased for good, from every match, sheet and text; the statistics stay, of a “Player”. This device’s copy of the club is deleted, too. Match files, old backups, prints and saved files are not changed.',
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

interface MergePlayerProps {
  teamId: string;
  player: RosterEntry;
  onDone: () => void;
}

/** Merges two entries of the roster; the coach chooses the name. */
function MergePlayer({ teamId, player, onDone }: MergePlayerProps) {
  const roster = useQuery(rosterQuery(useApi(), teamId));
  const like = useFresh({ name: 'likePlayers', ids: { teamId } });
  const navigate = useNavigate();
  const [otherId, setOtherId] = useState('');
  const [keepsOther, setKeepsOther] = useState(false);
  const edit = useEdit(async () => {
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
        edit.mutate({ name: 'mergePlayer', ids: { playerId: kept }, body: { playerId: joined } })
      }
    >
      <SelectField
        label={i18n.t('{name} is the same player as', { name: player.name })}
        value={otherId}
        onChoose={setOtherId}
        options={[
          noOption,
          ...others.map(({ playerId, name, number, isLikely }) => {
            const more = isLikely ? i18n.t('(looks alike)') : '';
            return [playerId, personText(number, name, more)] as const;
          }),
        ]}
      />
      {other ? (
        <SelectField
          label={i18n.t('The name that stays')}
          value={keepsOther ? 'other' : 'own'}
          onChoose={(whose) => setKeepsOther(whose === 'other')}
          options={[
            ['own', player.name],
            ['other', other.name],
          ]}
        />
      ) : null}
      <FormActions>
        <Button type="submit" disabled={!other} busy={edit.isPending}>
          {edit.isPending ? i18n.t('Joining…') : i18n.t('Make them one')}
        </Button>
        <Hint>
          {i18n.t('One row with the matches of both. It can be taken apart again, name by name.')}
        </Hint>
      </FormActions>
      <MutationError error={edit.error ?? roster.error ?? like.error} />
    </FieldForm>
  );
}

/** Splits a player's matches under another name into a new player. */
function SplitPlayer({ player }: { player: RosterEntry }) {
  const { playerId } = player;
  const names = useFresh({ name: 'playerNames', ids: { playerId } });
  const [chosen, setChosen] = useState('');
  const [done, setDone] = useState('');
  const edit = useEdit(() => {
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
            edit.mutate({ name: 'splitPlayer', ids: { playerId }, body: { name: chosen } })
          }
        >
          <SelectField
            label={i18n.t('Another player is')}
            value={chosen}
            onChoose={setChosen}
            options={[
              noOption,
              ...known.map(
                ({ name, matches: { length: count } }) => [name, nameText(name, count)] as const,
              ),
            ]}
          />
          <FormActions>
            <Button type="submit" disabled={chosen === ''} busy={edit.isPending}>
              {i18n.t('Take those matches out')}
            </Button>
          </FormActions>
        </FieldForm>
      )}
      <p role="status">
        {done ? i18n.t('{name} is a player again, on the roster.', { name: done }) : null}
      </p>
      <MutationError error={names.error ?? edit.error} />
    </>
  );
}

/** The other players of a roster, those who may be the same person first; the rest in the roster's order. */
export function likelyFirst(
  playerId: string,
  roster: readonly RosterEntry[],
  pairs: LikePlayers['pairs'],
): (Pick<RosterEntry, 'playerId' | 'name' | 'number'> & { isLikely: boolean })[] {
  const likely = pairs.flatMap(({ one, other }) => {
    if (one.playerId === playerId) return [other];
    return other.playerId === playerId ? [one] : [];
  });
  const known = new Set([playerId, ...likely.map((each) => each.playerId)]);
  return [
    ...likely.map((each) => ({ ...each, isLikely: true })),
    ...roster
      .filter((each) => !known.has(each.playerId))
      .map((each) => ({ ...each, isLikely: false })),
  ];
}
