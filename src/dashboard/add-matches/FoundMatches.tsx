import { i18n } from '@lingui/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Look } from '../../contract/adding.ts';
import { lookQuery, useAddingClient } from '../api/adding.ts';
import { teamsQuery } from '../api/club.ts';
import { useApi } from '../api/session-context.ts';
import { personText } from '../figures/CareForm.tsx';
import { MutationError } from '../figures/QueryState.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { LineSelect, TextField } from '../ui/Fields.tsx';
import { capital, formatList } from '../ui/format.ts';
import styles from './AddMatches.module.css';
import { answersTo, ownQuestions, toSend } from './answers.ts';
import {
  choicesOf,
  countActions,
  newPlayers,
  type Obstacle,
  obstacleTo,
  sideless,
} from './choices.ts';
import { type Draft, noDraft, withAnswer } from './draft.ts';
import {
  ColumnQuestion,
  columnsOf,
  namesByCount,
  OwnQuestions,
  SideForm,
  useAnswering,
  useLookCall,
} from './FileQuestions.tsx';
import { type DraftProps, FoundTable } from './FoundTable.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { StepHeading } from './StepHeading.tsx';

interface FoundMatchesProps {
  look: Look;
  clubId: string;
  focused: boolean;
  onStoring: () => void;
  onOtherFiles: () => void;
  onExpired: () => void;
}

/** The matches found, the coach's choices, and the confirmation. */
export function FoundMatches(props: FoundMatchesProps) {
  const { look, clubId, focused, onStoring, onOtherFiles, onExpired } = props;
  const adding = useAddingClient();
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>(noDraft);
  const { queryKey } = lookQuery(adding, look.id);
  const unknown = sideless(look);
  const teams = useQuery(teamsQuery(useApi(), clubId)).data?.value ?? [];
  const [only, ...others] = teams;
  const answers = answersTo(look, draft, others.length === 0 ? only?.name : '');
  const open = toSend(look, draft, answers);
  const formId = useId();
  const question = {
    onLook: (next: Look) => void client.setQueryData(queryKey, next),
    onExpired,
  };
  const answering = useAnswering({ look, ...question });
  const store = useLookCall(
    () =>
      adding.call({ name: 'storeLook', ids: { lookId: look.id }, body: choicesOf(look, draft) }),
    {
      onLook(stored) {
        onStoring();
        question.onLook(stored);
      },
      onExpired,
    },
  );
  const sideQuestion = { lookId: look.id, clubId, ...question };
  const asked = ownQuestions(look);
  const columns = columnsOf(look);
  return (
    <>
      <div className="row ends">
        <StepHeading key={unknown.length} focused={focused}>
          {foundText(look)}
        </StepHeading>
        <Button kind={look.matches.length === 0 ? 'primary' : 'plain'} onClick={onOtherFiles}>
          {i18n.t('Other files…')}
        </Button>
      </div>
      {asked.length > 0 ? (
        <OwnQuestions
          questions={asked}
          teams={teams}
          answerTo={({ field, matches: [match] }) =>
            answers[match?.key ?? '']?.find((answer) => answer.field === field)?.value ?? ''
          }
          form={formId}
          onAnswer={(field, value) => setDraft((now) => withAnswer(now, field, value))}
        />
      ) : null}
      {columns.length > 0 ? (
        <ColumnQuestion key={columns.join()} columns={columns} look={look} {...question} />
      ) : null}
      {unknown.length > 0 ? (
        <Card
          key={unknown.map(({ key }) => key).join()}
          title={i18n.t('Which side is yours?')}
          note={i18n.t('{count, plural, one {unknown in # match} other {unknown in # matches}}', {
            count: unknown.length,
          })}
        >
          <SideForm names={namesByCount(unknown)} {...sideQuestion} />
        </Card>
      ) : null}
      {look.matches.length > 0 ? (
        <>
          <FoundTable
            look={look}
            draft={draft}
            onDraft={setDraft}
            answers={answers}
            form={formId}
          />
          <div className={styles.forAll}>
            <TextField
              label={i18n.t('Competition of all that are added (if you like)')}
              maxLength={200}
              value={draft.competition}
              onChange={({ target }) => setDraft((now) => ({ ...now, competition: target.value }))}
            />
          </div>
          <NewPlayers look={look} draft={draft} onDraft={setDraft} />
        </>
      ) : null}
      <RefusedFiles refused={look.refused}>
        <h3>{i18n.t('Is one of them yours after all?')}</h3>
        <SideForm names={[]} {...sideQuestion} />
      </RefusedFiles>
      <MutationError error={answering.error} />
      <MutationError error={store.error} />
      {look.matches.length > 0 ? (
        <form
          id={formId}
          className={`row ruled ${styles.bar}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (open) answering.mutate(open.body);
            else store.mutate();
          }}
        >
          <Yes
            {...(open
              ? answerYes(open.isWhole, answering.isPending)
              : addYes(look, draft, store.isPending))}
          />
        </form>
      ) : null}
    </>
  );
}

function foundText({ matches, refused }: Look): string {
  const files = new Set([
    ...matches.flatMap((match) => match.files),
    ...refused.map((r) => r.file),
  ]);
  return i18n.t(
    '{matches, plural, =0 {No match} one {# match} other {# matches}} in {files, plural, one {# file} other {# files}}',
    {
      matches: matches.length,
      files: files.size,
    },
  );
}

interface YesProps {
  disabled: boolean;
  busy: boolean;
  label: string;
  status: string;
}

/** The one yes: what it does, and why it can't be said yet. */
function Yes({ label, status, ...button }: YesProps) {
  const statusId = useId();
  return (
    <>
      <Button type="submit" kind="primary" aria-describedby={statusId} {...button}>
        {label}
      </Button>
      <p id={statusId} role="status" className="quiet">
        {status}
      </p>
    </>
  );
}

function addYes(look: Look, draft: Draft, busy: boolean): YesProps {
  const obstacle = obstacleTo(look, draft);
  return {
    disabled: obstacle !== null,
    busy,
    label: busy ? i18n.t('Beginning…') : actionsText(look, draft),
    status: obstacle ? obstacleText(obstacle) : leftText(look, draft),
  };
}

/** Before that: the answers, with which the files are looked at again. */
function answerYes(isWhole: boolean, busy: boolean): YesProps {
  return {
    disabled: !isWhole,
    busy,
    label: busy ? i18n.t('Looking again…') : i18n.t('That is right'),
    status: isWhole
      ? i18n.t('Nothing is stored before you have checked it.')
      : i18n.t('Answer first what the files do not say.'),
  };
}

function actionsText(look: Look, draft: Draft): string {
  const { add, replace, move } = countActions(look, draft);
  const actions = [
    add > 0 ? i18n.t('{add, plural, one {Add # match} other {Add # matches}}', { add }) : '',
    replace > 0 ? i18n.t('{replace, plural, one {replace #} other {replace #}}', { replace }) : '',
    move > 0 ? i18n.t('{move, plural, one {move #} other {move #}}', { move }) : '',
  ].filter(Boolean);
  const [first = i18n.t('Add matches'), ...others] = actions;
  return formatList([capital(first), ...others]);
}

function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'asked':
      return i18n.t('Answer first what the files do not say.');
    case 'sides':
      return i18n.t('Say first which side is yours.');
    case 'days':
      return i18n.t(
        '{count, plural, one {One match has no day yet: fill it in, or leave the match out.} other {# matches have no day yet: fill them in, or leave them out.}}',
        { count: obstacle.count },
      );
    case 'states':
      return i18n.t('{files} are the same match in different states: take only one of them.', {
        files: formatList(obstacle.files),
      });
    case 'nothing':
      return i18n.t('There is nothing to do: all of it is there already, or left out.');
  }
}

function leftText(look: Look, draft: Draft): string {
  const { leave } = countActions(look, draft);
  return leave === 0
    ? i18n.t('It can be undone.')
    : i18n.t(
        '{leave, plural, one {# match stays as it is.} other {# matches stay as they are.}} It can be undone.',
        { leave },
      );
}

/** Players whom no roster has yet: those who look like somebody are asked about, once for all matches. */
function NewPlayers({ look, draft, onDraft }: DraftProps) {
  const players = newPlayers(look, draft);
  const alike = players.filter(({ like }) => like.length > 0);
  const others = players.filter(({ like }) => like.length === 0);
  return (
    <>
      {alike.length > 0 ? (
        <Card
          title={i18n.t('The same person?')}
          note={i18n.t('asked once for all matches; it can be put right later')}
        >
          <ul className="grid">
            {alike.map(({ key, name, number, team, places, like }) => (
              <li key={key} className="row ends">
                <p>
                  <b>{personText(number, name)}</b>{' '}
                  <span className="quiet">
                    {i18n.t('{team}, {count, plural, one {# match} other {# matches}}', {
                      team,
                      count: places.length,
                    })}
                  </span>
                </p>
                <LineSelect
                  label={i18n.t('{name} is', { name })}
                  isUnlabelled
                  value={draft.joins[key] ?? ''}
                  onChoose={(playerId) =>
                    onDraft((now) => ({ ...now, joins: { ...now.joins, [key]: playerId } }))
                  }
                  options={[
                    ['', i18n.t('a new player')],
                    ...like.map((known) => {
                      const called = personText(known.number, known.name);
                      return [
                        known.playerId,
                        i18n.t('the same as {name}', { name: called }),
                      ] as const;
                    }),
                  ]}
                />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {others.length > 0 ? (
        <details className="folded">
          <summary>
            {i18n.t('{count, plural, one {One new player} other {# new players}}', {
              count: others.length,
            })}
          </summary>
          <p>{formatList(others.map(({ name, number }) => personText(number, name)))}</p>
        </details>
      ) : null}
    </>
  );
}
