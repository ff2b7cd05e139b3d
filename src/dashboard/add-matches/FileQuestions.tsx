import { i18n } from '@lingui/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  type Answers,
  type Asked,
  type ColumnField,
  columnFields,
  type FoundMatch,
  type Look,
} from '../../contract/adding.ts';
import { useAddingClient } from '../api/adding.ts';
import { isAbsent } from '../api/api-error.ts';
import { teamsQuery } from '../api/club.ts';
import { useApi } from '../api/session-context.ts';
import { MutationError } from '../figures/QueryState.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FieldForm, FieldRow, FormActions, Hint, SelectField, TextField } from '../ui/Fields.tsx';
import { formatList } from '../ui/format.ts';
import { alsoSaid, askingOf, matchesOfFile } from './choices.ts';
import { columnFieldName } from './statistic-names.ts';

interface QuestionProps {
  look: Look;
  clubId: string;
  onLook: (look: Look) => void;
  onExpired: () => void;
}

/** What the files do not say: who played, the score, and what the columns of their tables hold. */
export function FileQuestions({ look, ...question }: QuestionProps) {
  const asking = askingOf(look);
  const columns = columnsOf(look);
  return (
    <>
      {asking.map((match) => (
        <MatchQuestion key={match.key} match={match} look={look} {...question} />
      ))}
      {columns.length > 0 ? (
        <ColumnQuestion key={columns.join()} columns={columns} look={look} {...question} />
      ) : null}
    </>
  );
}

function useAnswering({ look, onLook, onExpired }: QuestionProps) {
  const adding = useAddingClient();
  return useMutation({
    mutationFn: (body: Answers) =>
      adding.call({ name: 'answerFiles', ids: { lookId: look.id }, body }),
    networkMode: 'always',
    onSuccess: onLook,
    onError: (error) => isAbsent(error) && onExpired(),
  });
}

/** Who the sides were and the score, of one file; what its name may say is filled in. */
function MatchQuestion({ match, ...question }: QuestionProps & { match: FoundMatch }) {
  const { asked, key, files, side, home, away } = match;
  const { look } = question;
  const teams = useQuery(teamsQuery(useApi(), question.clubId)).data?.value ?? [];
  const teamsId = useId();
  const answer = useAnswering(question);
  const [typed, setTyped] = useState<Partial<Record<Asked['of'], string>>>({});
  // The table that has players is the coach's own, unless the look knows better.
  const own = side ?? asked.find(({ players }) => players.length > 0)?.of ?? 'home';
  const isTurned = own === 'away';
  const answerTo = ({ of, players, names, proposal }: Asked) => {
    const [only, ...others] = teams;
    const usual = players.length > 0 && names.length === 0 && others.length === 0 ? only?.name : '';
    return typed[of] ?? (of === 'score' ? turned(proposal, isTurned) : (proposal ?? usual ?? ''));
  };
  const values = asked.map((one) => [one, answerTo(one).trim()] as const);
  const isWhole = values.every(([{ of, isNeeded }, value]) =>
    of === 'score' && value !== '' ? pointsIn(value) !== null : value !== '' || !isNeeded,
  );
  const say = () => {
    const body: Answers['matches'][string] = {};
    for (const [{ of }, value] of values) {
      const points = of === 'score' ? pointsIn(value) : null;
      if (points !== null) {
        const [home = 0, away = 0] = isTurned ? points.toReversed() : points;
        body.score = { home, away };
      } else if (of !== 'score' && value !== '') body[of] = value;
    }
    answer.mutate({ matches: { ...alsoSaid(look, match, body), [key]: body }, headings: {} });
  };
  const isOfSeveral = matchesOfFile(look, match).length > 1;
  const named = isOfSeveral ? home || away : '';
  const note = [formatList(files), named].filter(Boolean).join(' · ');
  return (
    <Card title={i18n.t('What the file does not say')} note={note}>
      <FieldForm onSubmit={say}>
        <FieldRow>
          {values.map(([one]) => (
            <AnswerField
              key={one.of}
              asked={one}
              value={answerTo(one)}
              list={teamsId}
              onChange={(value) => setTyped({ ...typed, [one.of]: value })}
            />
          ))}
          <datalist id={teamsId}>
            {teams.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </FieldRow>
        <FormActions>
          <Button type="submit" kind="primary" disabled={answer.isPending || !isWhole}>
            {answer.isPending ? i18n.t('Looking again…') : i18n.t('That is right')}
          </Button>
          {asked.some(({ proposal }) => proposal !== null) ? (
            <Hint>{i18n.t('Filled in from the file’s name: check it.')}</Hint>
          ) : null}
        </FormActions>
        <MutationError error={isAbsent(answer.error) ? null : answer.error} />
      </FieldForm>
    </Card>
  );
}

interface AnswerFieldProps {
  asked: Asked;
  value: string;
  list: string;
  onChange: (value: string) => void;
}

function AnswerField({ asked, value, list, onChange }: AnswerFieldProps) {
  const { of, players, names } = asked;
  const input = {
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (of === 'score') {
    return (
      <TextField
        label={i18n.t('Score, your team first')}
        placeholder="65-57"
        inputMode="text"
        {...input}
      />
    );
  }
  const label =
    players.length > 0
      ? i18n.t('Whose players are {players}?', { players: formatList(players) })
      : i18n.t('Who was the opponent?');
  if (names.length > 0) {
    return (
      <SelectField label={label} {...input}>
        <option value="">–</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField label={label} maxLength={200} {...(players.length > 0 ? { list } : {})} {...input} />
  );
}

/** What columns hold whose headings are not understood, asked once for all files. */
function ColumnQuestion({ columns, ...question }: QuestionProps & { columns: readonly string[] }) {
  const answer = useAnswering(question);
  const known = Object.assign({}, ...question.look.matches.map(({ headings }) => headings));
  const [chosen, setChosen] = useState<Record<string, ColumnField>>(known);
  return (
    <Card
      title={i18n.t('What do these columns hold?')}
      note={i18n.t('without an answer they are left out')}
    >
      <FieldForm onSubmit={() => answer.mutate({ matches: {}, headings: chosen })}>
        <FieldRow>
          {columns.map((column) => (
            <SelectField
              key={column}
              label={column}
              value={chosen[column] ?? ''}
              onChange={({ target }) => {
                const field = columnFields.find((one) => one === target.value);
                if (field) setChosen({ ...chosen, [column]: field });
              }}
            >
              {chosen[column] === undefined ? <option value="">–</option> : null}
              {columnFields.map((field) => (
                <option key={field} value={field}>
                  {columnFieldName(field)}
                </option>
              ))}
            </SelectField>
          ))}
        </FieldRow>
        <FormActions>
          <Button type="submit" disabled={answer.isPending || Object.keys(chosen).length === 0}>
            {answer.isPending ? i18n.t('Looking again…') : i18n.t('Read them so')}
          </Button>
          <Hint>{i18n.t('Remembered for your club.')}</Hint>
        </FormActions>
        <MutationError error={isAbsent(answer.error) ? null : answer.error} />
      </FieldForm>
    </Card>
  );
}

/** Headings of the tables that nobody has understood, and those that mean what the club said. */
function columnsOf({ matches }: Look): string[] {
  return [
    ...new Set(
      matches.flatMap(({ unread, headings }) => [
        ...unread.flatMap(({ of, field }) => (of === 'column' ? [field] : [])),
        ...Object.keys(headings),
      ]),
    ),
  ];
}

const points = /^(\d{1,3})\s*[-–:]\s*(\d{1,3})$/;

function pointsIn(text: string): [number, number] | null {
  const [, one, two] = points.exec(text) ?? [];
  return one === undefined || two === undefined ? null : [Number(one), Number(two)];
}

/** A score such as 65-57, its sides switched if `isTurned`. */
function turned(score: string | null, isTurned: boolean): string {
  return (isTurned ? score?.split('-').toReversed().join('-') : score) ?? '';
}
