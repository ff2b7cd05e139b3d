import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useCare } from '../api/adding.ts';
import { paths } from '../api/paths.ts';
import { CareButton } from '../figures/CareButton.tsx';
import { CarePart } from '../figures/CarePart.tsx';
import { changesOf } from '../figures/changes-of.ts';
import { FailedAct } from '../figures/FailedAct.tsx';
import { TypedName } from '../figures/TypedName.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldForm, FieldRow, FormActions, Hint, SelectField, TextField } from '../ui/Fields.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { type Place, places, storedFields } from './match-fields.ts';

interface MatchCareProps {
  teamId: string;
  match: Match;
}

/** What a recorder may change of a match: when, against whom, where and in what; and deleting it. */
export function MatchCare({ teamId, match }: MatchCareProps) {
  return (
    <CareButton
      title={i18n.t('Change the match against {opponent}', { opponent: match.opponent.name })}
    >
      {(close) => (
        <>
          <MatchFields match={match} onDone={close} />
          <CarePart title={i18n.t('Delete this match')}>
            <DeleteMatch teamId={teamId} match={match} />
          </CarePart>
        </>
      )}
    </CareButton>
  );
}

function MatchFields({ match, onDone }: { match: Match; onDone: () => void }) {
  const [stored] = useState(() => storedFields(match));
  const [fields, setFields] = useState(stored);
  const [place, setPlace] = useState<Place | null>(null);
  const care = useCare(onDone);
  const changes = changesOf(stored, fields);
  const isEmptied =
    changes === null && Object.values(fields).join() !== Object.values(stored).join();
  const body = place === null ? changes : { ...changes, homeAway: place };
  const matchId = match.id;
  return (
    <FieldForm
      onSubmit={() => body && care.mutate({ name: 'changeMatch', ids: { matchId }, body })}
    >
      <FieldRow>
        <TextField
          type="date"
          label={i18n.t('Day')}
          value={fields.day}
          onChange={({ target }) => setFields({ ...fields, day: target.value })}
        />
        <SelectField
          label={i18n.t('Home or away')}
          value={place ?? match.homeAway ?? ''}
          onChange={({ target }) =>
            setPlace(
              places.find((each) => each === target.value && each !== match.homeAway) ?? null,
            )
          }
        >
          {match.homeAway === null ? <option value="">–</option> : null}
          {places.map((each) => (
            <option key={each} value={each}>
              {matchPlaceText(each)}
            </option>
          ))}
        </SelectField>
      </FieldRow>
      <TextField
        label={i18n.t('Opponent')}
        value={fields.opponent}
        required
        maxLength={200}
        onChange={({ target }) => setFields({ ...fields, opponent: target.value })}
      />
      <FieldRow>
        <TextField
          label={i18n.t('Competition')}
          value={fields.competition}
          maxLength={200}
          onChange={({ target }) => setFields({ ...fields, competition: target.value })}
        />
        <TextField
          label={i18n.t('Hall')}
          value={fields.venue}
          maxLength={200}
          onChange={({ target }) => setFields({ ...fields, venue: target.value })}
        />
      </FieldRow>
      <FormActions>
        <Button type="submit" kind="primary" disabled={!body || isEmptied || care.isPending}>
          {i18n.t('Save')}
        </Button>
        {isEmptied ? (
          <Hint role="status">{i18n.t('What has a name or a day keeps one.')}</Hint>
        ) : null}
      </FormActions>
      <FailedAct error={care.error} />
    </FieldForm>
  );
}

function DeleteMatch({ teamId, match }: MatchCareProps) {
  const navigate = useNavigate();
  const care = useCare(
    async () => void (await navigate(paths.team({ teamId }), { replace: true })),
  );
  const { name } = match.opponent;
  return (
    <>
      <Hint>
        {i18n.t(
          'With its sheet, its plays and what was written of it. This can’t be taken back; its file can be added again.',
        )}
      </Hint>
      <TypedName
        name={name}
        label={care.isPending ? i18n.t('Deleting…') : i18n.t('Delete the match')}
        busy={care.isPending}
        onConfirm={() =>
          care.mutate({ name: 'deleteMatch', ids: { matchId: match.id }, body: { name } })
        }
      />
      <FailedAct error={care.error} />
    </>
  );
}
