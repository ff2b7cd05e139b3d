import { i18n } from '@lingui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Match } from '../../contract/match.ts';
import { useCare } from '../api/adding.ts';
import { paths } from '../api/paths.ts';
import { CareButton, CareForm, CarePart, TypedName, useCareFields } from '../figures/CareForm.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { CheckField, FieldRow, Hint, SelectField, TextField } from '../ui/Fields.tsx';
import { isoDay } from '../ui/format.ts';
import { matchPlaceText } from '../ui/service-words.ts';
import { CorrectNumbers } from './CorrectNumbers.tsx';

interface MatchCareProps {
  teamId: string;
  match: Match;
}

/** What a recorder may change of a match: when, against whom, where and in what, that it is over, which side is ours, a wrong number; and deleting it. */
export function MatchCare({ teamId, match }: MatchCareProps) {
  return (
    <CareButton
      title={i18n.t('Change the match against {opponent}', { opponent: match.opponent.name })}
    >
      {(close) => (
        <>
          <MatchFields match={match} onDone={close} />
          <CarePart title={i18n.t('Correct a number')}>
            <CorrectNumbers matchId={match.id} onDone={close} />
          </CarePart>
          <CarePart title={i18n.t('Delete this match')}>
            <DeleteMatch teamId={teamId} match={match} />
          </CarePart>
        </>
      )}
    </CareButton>
  );
}

const places = ['home', 'away', 'neutral'] as const;
type Place = (typeof places)[number];

function MatchFields({ match, onDone }: { match: Match; onDone: () => void }) {
  const { startsAt, opponent, competition = '', venue = '' } = match;
  const { changes, isEmptied, of } = useCareFields({
    day: isoDay(startsAt),
    opponent: opponent.name,
    competition,
    venue,
  });
  const [place, setPlace] = useState<Place | null>(null);
  const [end, setEnd] = useState(false);
  const [swapSides, setSwapSides] = useState(false);
  const body = {
    ...changes,
    ...(place === null ? {} : { homeAway: place }),
    ...(end ? { end } : {}),
    ...(swapSides ? { swapSides } : {}),
  };
  // So far the opponent has the name that files give our side.
  const needsOpponent = swapSides && changes?.opponent === undefined;
  const maySave = Object.keys(body).length > 0 && !isEmptied && !needsOpponent;
  const hint = isEmptied
    ? i18n.t('A match needs an opponent and a date.')
    : needsOpponent
      ? i18n.t('Type the name of the real opponent.')
      : null;
  return (
    <CareForm
      act={maySave ? { name: 'changeMatch', ids: { matchId: match.id }, body } : null}
      onDone={onDone}
      hint={hint && <Hint role="status">{hint}</Hint>}
    >
      <FieldRow>
        <TextField type="date" label={i18n.t('Day')} {...of('day')} />
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
      <TextField label={i18n.t('Opponent')} required {...of('opponent')} />
      <FieldRow>
        <TextField label={i18n.t('Competition')} {...of('competition')} />
        <TextField label={i18n.t('Hall')} {...of('venue')} />
      </FieldRow>
      {match.status === 'live' ? (
        <CheckField
          label={i18n.t('The match is over, though its file ends before')}
          checked={end}
          onChange={({ target }) => setEnd(target.checked)}
        />
      ) : null}
      <CheckField
        label={i18n.t('The other side was ours: switch the sides')}
        checked={swapSides}
        onChange={({ target }) => setSwapSides(target.checked)}
      />
    </CareForm>
  );
}

function DeleteMatch({ teamId, match }: MatchCareProps) {
  const navigate = useNavigate();
  const edit = useCare(
    async () => void (await navigate(paths.team({ teamId }), { replace: true })),
  );
  const { name } = match.opponent;
  return (
    <>
      <Hint>
        {i18n.t(
          'With its sheet, its plays and its insights. This can’t be undone; its file can be added again.',
        )}
      </Hint>
      <TypedName
        name={name}
        label={edit.isPending ? i18n.t('Deleting…') : i18n.t('Delete the match')}
        busy={edit.isPending}
        onConfirm={() =>
          edit.mutate({ name: 'deleteMatch', ids: { matchId: match.id }, body: { name } })
        }
      />
      <MutationError error={edit.error} />
    </>
  );
}
