import { i18n } from '@lingui/core';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { type FoundMatch, isRealDay, type Look } from '../../contract/adding.ts';
import { needsAnswer } from '../../match-files/adding/check-choices.ts';
import { Button } from '../ui/Button.tsx';
import { CheckField, FieldRow, Hint, noOption, SelectField, TextField } from '../ui/Fields.tsx';
import { formatDate, formatList } from '../ui/format.ts';
import { OpenedDetails } from '../ui/OpenedDetails.tsx';
import { matchPlaceText } from '../ui/service-words.ts';
import { type Column, Table } from '../ui/Table.tsx';
import type { Answer, AnswersByMatch } from './answers.ts';
import { undatedBelow } from './choices.ts';
import {
  actionFor,
  type Draft,
  dayOf,
  type MatchDraft,
  movesTo,
  withAnswer,
  withDay,
} from './draft.ts';
import { AnswerField } from './FileQuestions.tsx';
import styles from './FoundTable.module.css';
import { formatName, opponentWords, remarksOn, scoreWords, standingWords } from './match-words.ts';

export interface DraftProps {
  look: Look;
  draft: Draft;
  onDraft: (change: (draft: Draft) => Draft) => void;
}

/** A match with its choices. */
export interface FoundRow {
  match: FoundMatch;
  chosen: MatchDraft;
  /** Matches without a date that follow it. */
  below: number;
  answers: readonly Answer[];
}

interface FoundTableProps extends DraftProps {
  answers: AnswersByMatch;
  /** Id of the form that the answers' fields belong to. */
  form: string;
}

/** Changes the draft of one match. */
export type Change = (match: FoundMatch, changes: MatchDraft) => void;

/** The matches found: a row each, with its date, and the action for a stored one. */
export function FoundTable({ look, draft, onDraft, answers, form }: FoundTableProps) {
  const columns = useMemo(() => columnsOf(look, onDraft, form), [look, onDraft, form]);
  const [known, setKnown] = useState<FoundRow[]>([]);
  // Unchanged rows stay the same objects, so that typing in one row does not render the others.
  const rows = replaceEqualDeep(
    known,
    look.matches.map((match) => ({
      match,
      chosen: draft.matches[match.key] ?? {},
      below: dayOf(match, draft.matches[match.key])
        ? undatedBelow(look, draft, match.key).length
        : 0,
      answers: answers[match.key] ?? [],
    })),
  );
  if (rows !== known) setKnown(rows);
  // Rows of a whole season render after the summary.
  const drawn = useDeferredValue(true, false);
  return (
    <Table
      label={i18n.t('Matches in the files')}
      columns={columns}
      rows={drawn ? rows : []}
      keyOf={({ match }) => match.key}
      rowClass={({ chosen }) => (chosen.skip ? styles.skipped : undefined)}
      hiddenHead="on a phone"
      className={styles.table}
    />
  );
}

function columnsOf(look: Look, onDraft: DraftProps['onDraft'], form: string): Column<FoundRow>[] {
  const change: Change = ({ key }, changes) =>
    onDraft((draft) => ({
      ...draft,
      matches: { ...draft.matches, [key]: { ...draft.matches[key], ...changes } },
    }));
  const fieldOf = (match: FoundMatch, answer: Answer) => (
    <AnswerField
      key={answer.field}
      answer={answer}
      match={opponentWords(match)}
      form={form}
      onAnswer={(field, value) => onDraft((draft) => withAnswer(draft, field, value))}
    />
  );
  const severalTeams = new Set(look.matches.map(({ team }) => team?.name)).size > 1;
  return [
    {
      key: 'take',
      heading: i18n.t('Take'),
      isText: true,
      cell: ({ match, chosen }) => (
        <input
          type="checkbox"
          aria-label={i18n.t('Take {match}', { match: opponentWords(match) })}
          checked={!chosen.skip}
          onChange={({ target }) => change(match, { skip: !target.checked })}
        />
      ),
    },
    {
      key: 'match',
      heading: i18n.t('Match'),
      isName: true,
      className: `wraps anywhere ${styles.match}`,
      cell: ({ match, answers }) => {
        const asked = answers.filter(({ asked: { of }, isOwn }) => of !== 'score' && !isOwn);
        const name = asked.length > 0 ? match.files.join(', ') : opponentWords(match);
        return (
          <>
            <b>{name}</b>
            {severalTeams && match.team ? (
              <small className="block"> {match.team.name}</small>
            ) : null}
            {asked.map((answer) => fieldOf(match, answer))}
          </>
        );
      },
    },
    {
      key: 'score',
      heading: i18n.t('Score'),
      className: `strong ${styles.score}`,
      cell: ({ match, answers }) => {
        const asked = answers.find(({ asked: { of } }) => of === 'score');
        return asked ? fieldOf(match, asked) : scoreWords(match);
      },
    },
    {
      key: 'day',
      heading: i18n.t('Day'),
      isText: true,
      className: styles.day,
      cell: (row) => (
        <DayCell
          row={row}
          onChange={change}
          onFillDown={(day) =>
            onDraft((draft) => withDay(draft, undatedBelow(look, draft, row.match.key), day))
          }
        />
      ),
    },
    {
      key: 'standing',
      heading: i18n.t('In your club'),
      isText: true,
      className: `wraps anywhere ${styles.standing}`,
      cell: (row) => <StandingCell row={row} onChange={change} />,
    },
    {
      key: 'more',
      heading: <span className="visually-hidden">{i18n.t('Details')}</span>,
      isText: true,
      className: `wraps ${styles.more}`,
      cell: ({ match, chosen }) => (
        <MatchDetails
          match={match}
          chosen={chosen}
          onChange={(changes) => change(match, changes)}
        />
      ),
    },
  ];
}

interface CellProps {
  row: FoundRow;
  onChange: Change;
}

function DayCell({
  row: { match, chosen, below },
  onChange,
  onFillDown,
}: CellProps & { onFillDown: (day: string) => void }) {
  const day = dayOf(match, chosen);
  if (match.standing.kind !== 'new') return formatDate(match.standing.day);
  const isMissing = !isRealDay(day) && !chosen.skip;
  return (
    <span className={`row ${styles.dayCell}`}>
      <input
        type="date"
        aria-label={i18n.t('Day of {match}', { match: opponentWords(match) })}
        aria-invalid={isMissing || undefined}
        disabled={chosen.skip}
        value={day}
        onChange={({ target }) => onChange(match, { day: target.value })}
      />
      {below > 0 && chosen.day !== undefined ? (
        <Button className={`small ${styles.fill}`} onClick={() => onFillDown(day)}>
          {i18n.t('Same below')}
        </Button>
      ) : null}
      {chosen.day === undefined && match.dayFrom === 'fileName' ? (
        <small>{i18n.t('from the file’s name')}</small>
      ) : null}
      {isMissing ? <small className="ink">{i18n.t('when was it?')}</small> : null}
    </span>
  );
}

function StandingCell({ row: { match, chosen }, onChange }: CellProps) {
  const movedTo = movesTo(match);
  const [first] = remarksOn(match);
  return (
    <div className="grid dense">
      {needsAnswer(match) ? null : (
        <span className={match.standing.kind === 'newer' ? 'strong' : undefined}>
          {standingWords(match)}
        </span>
      )}
      {match.standing.kind === 'newer' ? (
        <CheckField
          label={i18n.t('replace the stored match')}
          checked={chosen.replace ?? false}
          disabled={chosen.skip}
          onChange={({ target }) => onChange(match, { replace: target.checked })}
        />
      ) : null}
      {movedTo ? (
        <CheckField
          label={i18n.t('move it to {day}', { day: formatDate(movedTo) })}
          checked={chosen.move ?? false}
          disabled={chosen.skip}
          onChange={({ target }) => onChange(match, { move: target.checked })}
        />
      ) : null}
      {first ? <small>{first()}</small> : null}
    </div>
  );
}

interface MatchDetailsProps {
  match: FoundMatch;
  chosen: MatchDraft;
  onChange: (changes: MatchDraft) => void;
}

/** The rest of a match: its files, all remarks, and fields that files mostly lack. */
function MatchDetails({ match, chosen, onChange }: MatchDetailsProps) {
  return (
    <OpenedDetails summary={i18n.t('Details')}>
      {() => (
        <div className={`grid close ${styles.details}`}>
          <Hint>
            {formatName(match.format)} · {formatList(match.files)}
          </Hint>
          {remarksOn(match).map((remark) => (
            <Hint key={remark()}>{remark()}</Hint>
          ))}
          {actionFor(match, chosen) === 'leave' ? null : (
            <FieldRow>
              <SelectField
                label={i18n.t('Home or away')}
                value={chosen.homeAway ?? match.side ?? ''}
                onChoose={(chosenPlace) => {
                  const homeAway = places.find((place) => place === chosenPlace);
                  if (homeAway) onChange({ homeAway });
                }}
                options={[
                  ...(match.side === null ? [noOption] : []),
                  ...places.map((place) => [place, matchPlaceText(place)] as const),
                ]}
              />
              <TextField
                label={i18n.t('Competition')}
                maxLength={200}
                value={chosen.competition ?? ''}
                onChange={({ target }) => onChange({ competition: target.value })}
              />
              <TextField
                label={i18n.t('Hall')}
                maxLength={200}
                value={chosen.venue ?? ''}
                onChange={({ target }) => onChange({ venue: target.value })}
              />
            </FieldRow>
          )}
        </div>
      )}
    </OpenedDetails>
  );
}

const places = ['home', 'away', 'neutral'] as const;
