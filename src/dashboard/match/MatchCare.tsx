import { i18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { numbersOf } from '../../basketball/line.ts';
import { pointsOfLine } from '../../basketball/shots.ts';
import { type BoxScore, type PlayerLine, statistics } from '../../contract/box-score.ts';
import type { CorrectedNumber } from '../../contract/edits.ts';
import type { Match } from '../../contract/match.ts';
import { sides } from '../../contract/play-by-play.ts';
import { useEdit } from '../api/adding.ts';
import { boxScoreQuery } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { CareButton, CareForm, CarePart, TypedName, useCareFields } from '../figures/CareForm.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { columnFieldName, statisticText } from '../tables/statistic-names.ts';
import { Button } from '../ui/Button.tsx';
import { CheckField, FieldRow, Hint, noOption, SelectField, TextField } from '../ui/Fields.tsx';
import { isoDay, notRecorded } from '../ui/format.ts';
import { matchPlaceText } from '../ui/service-words.ts';

interface MatchCareProps {
  teamId: string;
  match: Match;
}

/** Edits a match: date, opponent, venue, competition, status, sides and single numbers; or deletes it. */
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
  // After the swap the opponent would have our side's name from the files.
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
          onChoose={(chosen) =>
            setPlace(places.find((each) => each === chosen && each !== match.homeAway) ?? null)
          }
          options={[
            ...(match.homeAway === null ? [noOption] : []),
            ...places.map((each) => [each, matchPlaceText(each)] as const),
          ]}
        />
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
  const edit = useEdit(
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

interface CorrectNumbersProps {
  matchId: string;
  onDone: () => void;
}

/** Corrects numbers of the box score; several at once, since moving a basket to another player changes four. */
function CorrectNumbers({ matchId, onDone }: CorrectNumbersProps) {
  const { data, error } = useQuery(boxScoreQuery(useApi(), matchId));
  if (!data) return <MutationError error={error} />;
  return <NumbersForm boxScore={data.value} matchId={matchId} onDone={onDone} />;
}

interface Row {
  id: number;
  playerId: string;
  statistic: string;
  to: string;
}

const emptyRow = (id: number): Row => ({ id, playerId: '', statistic: '', to: '' });

function NumbersForm({ boxScore, matchId, onDone }: CorrectNumbersProps & { boxScore: BoxScore }) {
  // The numbers when the form opened: the service refuses the correction if one of them has changed since.
  const [{ team, opponent }] = useState(boxScore);
  const [rows, setRows] = useState([emptyRow(0)]);
  const lines = [...team.players, ...opponent.players];
  const change = (id: number, row: Partial<Row>) =>
    setRows(rows.map((each) => (each.id === id ? { ...each, ...row } : each)));
  const numbers = rows.map((row) => numberOf(row, lines));
  const isWhole = numbers.every((number) => number !== null);
  return (
    <CareForm
      act={
        isWhole
          ? {
              name: 'correctMatch',
              ids: { matchId },
              body: { numbers: numbers.filter((number) => number !== null) },
            }
          : null
      }
      onDone={onDone}
      hint={
        <Hint>
          {i18n.t(
            'Totals follow, the box score shows the old number, and insights can be written again.',
          )}
        </Hint>
      }
    >
      {rows.map((row) => (
        <FieldRow key={row.id}>
          <SelectField
            label={i18n.t('Player')}
            value={row.playerId}
            onChoose={(playerId) => change(row.id, { playerId })}
          >
            <option value="">–</option>
            {sides.map((side) => (
              <optgroup key={side} label={boxScore[side].name}>
                {boxScore[side].players.map(({ playerId, name, number }) => (
                  <option key={playerId} value={playerId}>
                    {number === undefined ? name : `#${number} ${name}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <SelectField
            label={i18n.t('Which number')}
            value={row.statistic}
            onChoose={(statistic) => change(row.id, { statistic })}
            options={[
              noOption,
              ...correctable(lines.find(({ playerId }) => playerId === row.playerId)).map(
                ([statistic, value]) => {
                  const now = value === null ? notRecorded : statisticText(statistic, value);
                  const words = { statistic: columnFieldName(statistic), value: now };
                  return [statistic, i18n.t('{statistic}, now {value}', words)] as const;
                },
              ),
            ]}
          />
          <TextField
            label={i18n.t('Right is')}
            inputMode="numeric"
            maxLength={6}
            value={row.to}
            onChange={({ target }) => change(row.id, { to: target.value })}
          />
        </FieldRow>
      ))}
      <p>
        <Button onClick={() => setRows([...rows, emptyRow(rows.length)])}>
          {i18n.t('Another number')}
        </Button>
      </p>
    </CareForm>
  );
}

/** Numbers of a line that can be corrected; points that follow from shots can't. */
function correctable(line: PlayerLine | undefined) {
  if (line === undefined) return [];
  const follows = line.points !== null && line.points === pointsOfLine(line);
  const values = new Map(numbersOf(line));
  return statistics
    .filter((statistic) => statistic !== 'points' || !follows)
    .map((statistic) => [statistic, values.get(statistic) ?? null] as const);
}

/** A row's correction; `null` while it is incomplete or unreadable. */
function numberOf(
  { playerId, statistic, to }: Row,
  lines: readonly PlayerLine[],
): CorrectedNumber | null {
  const line = lines.find((each) => each.playerId === playerId);
  const found = correctable(line).find(([name]) => name === statistic);
  const [, minutes, seconds] = /^(?:(\d{1,3}):)?([-−]?\d{1,3})$/.exec(to.trim()) ?? [];
  if (found === undefined || seconds === undefined) return null;
  const [name, from] = found;
  if ((minutes !== undefined) !== (name === 'seconds')) return null;
  const value = 60 * Number(minutes ?? 0) + Number(seconds.replace('−', '-'));
  return { playerId, statistic: name, from, to: value };
}
