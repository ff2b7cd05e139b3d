import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoundMatch, Look } from '../../contract/adding.ts';
import { useAddingClient } from '../api/adding.ts';
import { teamsQuery } from '../api/club.ts';
import { useApi } from '../api/session-context.ts';
import { nameText } from '../figures/CareForm.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldForm, FieldRow, FormActions, Hint, SelectField, TextField } from '../ui/Fields.tsx';
import { useLookCall } from './FileQuestions.tsx';

interface SideQuestionProps {
  lookId: string;
  clubId: string;
  onLook: (look: Look) => void;
  onExpired: () => void;
}

const newTeam = 'new';

interface SideFormProps extends SideQuestionProps {
  /** The names to choose from; without any, the name is typed. */
  names: readonly { name: string; count: number }[];
}

/** "Which team is yours?", asked once for a name, however many files have it. */
export function SideForm({ lookId, names, clubId, ...question }: SideFormProps) {
  const adding = useAddingClient();
  const teams = useQuery(teamsQuery(useApi(), clubId)).data?.value;
  const [name, setName] = useState(names[0]?.name ?? '');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  // A club without teams leaves nothing to choose.
  const teamId = teams?.length === 0 ? newTeam : chosen;
  const newName = typed.trim() || name;
  const team = teamId === newTeam ? { newName } : { id: teamId };
  const say = useLookCall(
    () => adding.call({ name: 'nameSide', ids: { lookId }, body: { name: name.trim(), team } }),
    question,
  );
  return (
    <FieldForm onSubmit={() => say.mutate()}>
      <FieldRow>
        {names.length === 0 ? (
          <TextField
            label={i18n.t('In the files it is called')}
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        ) : (
          <SelectField
            label={i18n.t('In the files it is called')}
            value={name}
            onChoose={setName}
            options={names.map(({ name: each, count }) => [each, nameText(each, count)])}
          />
        )}
        <SelectField
          label={i18n.t('That is')}
          value={teamId}
          onChoose={setChosen}
          options={[
            ...(teamId === '' ? [['', i18n.t('choose your team')] as const] : []),
            ...(teams ?? []).map((team) => [team.id, team.name] as const),
            [newTeam, i18n.t('a new team')],
          ]}
        />
        {teamId === newTeam ? (
          <TextField
            label={i18n.t('The new team’s name')}
            maxLength={200}
            placeholder={name}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
      </FieldRow>
      <FormActions>
        <Button
          type="submit"
          kind="primary"
          disabled={name.trim() === '' || teamId === ''}
          busy={say.isPending}
        >
          {say.isPending ? i18n.t('Looking again…') : i18n.t('That is our team')}
        </Button>
        <Hint>{i18n.t('Asked once for all files of that name.')}</Hint>
      </FormActions>
      <MutationError error={say.error} />
    </FieldForm>
  );
}

/** The names of both sides of some matches, each once; the one that most of them have comes first, since it is likely the club's. */
export function namesByCount(matches: readonly FoundMatch[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { home, away } of matches) {
    for (const name of new Set([home, away])) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count);
}
