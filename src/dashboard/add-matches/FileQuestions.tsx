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
import type { Team } from '../../contract/club.ts';
import { useAddingClient } from '../api/adding.ts';
import { isAbsent } from '../api/api-error.ts';
import { teamsQuery } from '../api/club.ts';
import { useApi } from '../api/session-context.ts';
import { nameText } from '../figures/CareForm.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { columnFieldName } from '../tables/statistic-names.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import {
  FieldForm,
  FieldRow,
  FormActions,
  Hint,
  noOption,
  SelectField,
  TextField,
} from '../ui/Fields.tsx';
import { formatList } from '../ui/format.ts';
import type { Answer, OwnQuestion } from './answers.ts';

/** Called with a field of the draft and its typed text. */
export type Answering = (field: string, value: string) => void;

interface QuestionProps {
  look: Look;
  onLook: (look: Look) => void;
  onExpired: () => void;
}

/** A call about the files; that the service has them no more is no error of it. */
export function useLookCall<Said = void>(
  mutationFn: (said: Said) => Promise<Look>,
  { onLook, onExpired }: Pick<QuestionProps, 'onLook' | 'onExpired'>,
) {
  const onError = (error: unknown) => isAbsent(error) && onExpired();
  const call = useMutation({ mutationFn, onSuccess: onLook, onError });
  return { ...call, error: isAbsent(call.error) ? null : call.error };
}

/** Sends answers about the files, which are then looked at again. */
export function useAnswering({ look, ...question }: QuestionProps) {
  const adding = useAddingClient();
  return useLookCall(
    (body: Answers) => adding.call({ name: 'answerFiles', ids: { lookId: look.id }, body }),
    question,
  );
}

interface OwnQuestionsProps {
  questions: readonly OwnQuestion[];
  teams: readonly Team[];
  /** The form that the fields belong to. */
  form: string;
  answerTo: (question: OwnQuestion) => string;
  onAnswer: Answering;
}

/** Asks once, for all matches, which team the tables without a name belong to. */
export function OwnQuestions({ questions, teams, form, answerTo, onAnswer }: OwnQuestionsProps) {
  const teamsId = useId();
  return (
    <Card title={i18n.t('What the file does not say')}>
      <FieldRow>
        {questions.map((question) => (
          <TextField
            key={question.field}
            label={askedText(question)}
            maxLength={200}
            list={teamsId}
            form={form}
            value={answerTo(question)}
            onChange={({ target }) => onAnswer(question.field, target.value)}
          />
        ))}
        <datalist id={teamsId}>
          {teams.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </FieldRow>
      {questions.some(({ matches }) => matches.length > 1) ? (
        <Hint>{i18n.t('Asked once for all matches with these players.')}</Hint>
      ) : null}
    </Card>
  );
}

interface AnswerFieldProps {
  answer: Answer;
  /** The match, in words. */
  match: string;
  form: string;
  onAnswer: Answering;
}

/** The field for a question about one match. */
export function AnswerField({ answer, match, form, onAnswer }: AnswerFieldProps) {
  const { field, asked, value, isProposed } = answer;
  if (asked.names.length > 0) {
    return (
      <SelectField
        label={askedText(asked)}
        form={form}
        value={value}
        onChoose={(name) => onAnswer(field, name)}
        options={[noOption, ...asked.names.map((name) => [name, name] as const)]}
      />
    );
  }
  const input = {
    form,
    value,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(field, target.value),
  };
  return (
    <>
      {asked.of === 'score' ? (
        <input
          aria-label={i18n.t('Score of {match}, your team first', { match })}
          placeholder="65-57"
          maxLength={9}
          autoComplete="off"
          {...input}
        />
      ) : (
        <TextField label={askedText(asked)} maxLength={200} {...input} />
      )}
      {isProposed ? <small>{i18n.t('from the file’s name')}</small> : null}
    </>
  );
}

function askedText({ players }: Pick<Asked, 'players'>): string {
  return players.length > 0
    ? i18n.t('Whose players are {players}?', { players: formatList(players) })
    : i18n.t('Who was the opponent?');
}

/** What columns hold whose headings are not understood, asked once for all files. */
export function ColumnQuestion({ columns, ...question }: QuestionProps & { columns: string[] }) {
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
              onChoose={(text) => {
                const field = columnFields.find((one) => one === text);
                if (field) setChosen({ ...chosen, [column]: field });
              }}
              options={[
                ...(chosen[column] === undefined ? [noOption] : []),
                ...columnFields.map((field) => [field, columnFieldName(field)] as const),
              ]}
            />
          ))}
        </FieldRow>
        <FormActions>
          <Button type="submit" disabled={Object.keys(chosen).length === 0} busy={answer.isPending}>
            {answer.isPending ? i18n.t('Looking again…') : i18n.t('Read them so')}
          </Button>
          <Hint>{i18n.t('Remembered for your club.')}</Hint>
        </FormActions>
        <MutationError error={answer.error} />
      </FieldForm>
    </Card>
  );
}

/** Headings of the tables that nobody has understood, and those that mean what the club said. */
export function columnsOf({ matches }: Look): string[] {
  return [
    ...new Set(
      matches.flatMap(({ unread, headings }) => [
        ...unread.flatMap(({ of, field }) => (of === 'column' ? [field] : [])),
        ...Object.keys(headings),
      ]),
    ),
  ];
}

const newTeam = 'new';

interface SideFormProps extends Omit<QuestionProps, 'look'> {
  lookId: string;
  clubId: string;
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
