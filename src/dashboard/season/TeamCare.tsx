import { i18n } from '@lingui/core';
import { useNavigate } from 'react-router';
import type { Team } from '../../contract/club.ts';
import type { LikePlayers } from '../../contract/edits.ts';
import { useEdit, useFresh } from '../api/adding.ts';
import { paths } from '../api/paths.ts';
import {
  CareButton,
  CareForm,
  CarePart,
  personText,
  TypedName,
  useCareFields,
} from '../figures/CareForm.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { Button } from '../ui/Button.tsx';
import { FieldRow, Hint, TextField } from '../ui/Fields.tsx';

/** Edits a team: name, category, season, merging players; or deletes it. */
export function TeamCare({ team }: { team: Team }) {
  return (
    <CareButton title={i18n.t('Change {name}', { name: team.name })}>
      {(close) => (
        <>
          <TeamFields team={team} onDone={close} />
          <CarePart title={i18n.t('Players who may be one person')}>
            <Alike teamId={team.id} />
          </CarePart>
          <CarePart title={i18n.t('Delete this team')}>
            <DeleteTeam team={team} />
          </CarePart>
        </>
      )}
    </CareButton>
  );
}

function TeamFields({ team, onDone }: { team: Team; onDone: () => void }) {
  const { name, category = '', season = '' } = team;
  const { changes: body, isEmptied, of } = useCareFields({ name, category, season });
  const isChanged = body && !isEmptied;
  return (
    <CareForm
      act={isChanged ? { name: 'changeTeam', ids: { teamId: team.id }, body } : null}
      onDone={onDone}
    >
      <TextField label={i18n.t('Name')} required {...of('name')} />
      <FieldRow>
        <TextField label={i18n.t('Category')} {...of('category')} />
        <TextField label={i18n.t('Season')} {...of('season')} />
      </FieldRow>
      <Hint>
        {i18n.t(
          'The season names the present one. One year, “2026”: seasons are calendar years. Two, “2026-27”: they go from July to June.',
        )}
      </Hint>
    </CareForm>
  );
}

type Pair = LikePlayers['pairs'][number];

function Alike({ teamId }: { teamId: string }) {
  const like = useFresh({ name: 'likePlayers', ids: { teamId } });
  const edit = useEdit(() => {});
  if (like.isPending) return <p role="status">{i18n.t('Loading the players')}</p>;
  return (
    <>
      <MutationError error={like.error ?? edit.error} />
      {like.data?.pairs.length === 0 ? (
        <Hint>{i18n.t('No two players of this team look like one person.')}</Hint>
      ) : null}
      <ul className="grid">
        {like.data?.pairs.map((pair) => {
          const [kept, joined] = byMatches(pair);
          return (
            <li key={`${kept.playerId} ${joined.playerId}`} className="ends row anywhere">
              <p>
                {textOf(kept)}
                <br />
                {textOf(joined)}
              </p>
              <Button
                busy={edit.isPending}
                onClick={() =>
                  edit.mutate({
                    name: 'mergePlayer',
                    ids: { playerId: kept.playerId },
                    body: { playerId: joined.playerId },
                  })
                }
              >
                {i18n.t('One person: {name}', { name: kept.name })}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The entry with more matches comes first: its name is suggested. */
const byMatches = ({ one, other }: Pair): [Pair['one'], Pair['one']] =>
  one.matches >= other.matches ? [one, other] : [other, one];

const textOf = ({ name, number, matches }: Pair['one']) =>
  personText(
    number,
    name,
    i18n.t('({matches, plural, one {# match} other {# matches}})', { matches }),
  );

function DeleteTeam({ team }: { team: Team }) {
  const navigate = useNavigate();
  const edit = useEdit(async () => void (await navigate(paths.club(), { replace: true })));
  return (
    <>
      <Hint>{i18n.t('With all of its players, matches and texts. This can’t be taken back.')}</Hint>
      <TypedName
        name={team.name}
        label={edit.isPending ? i18n.t('Deleting…') : i18n.t('Delete the team')}
        busy={edit.isPending}
        onConfirm={() =>
          edit.mutate({ name: 'deleteTeam', ids: { teamId: team.id }, body: { name: team.name } })
        }
      />
      <MutationError error={edit.error} />
    </>
  );
}
