import { i18n } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import type { AddingState, FoundMatch, Look } from '../../contract/adding.ts';
import { refetchAll } from '../api/adding.ts';
import { paths } from '../api/paths.ts';
import { useApi } from '../api/session-context.ts';
import { UndoAdding } from '../figures/UndoAdding.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { formatDate } from '../ui/format.ts';
import { type Column, Table } from '../ui/Table.tsx';
import styles from './AddMatches.module.css';
import { doneText, opponentWords, scoreWords } from './match-words.ts';
import { RefusedFiles } from './RefusedFiles.tsx';
import { reasonText } from './reason-words.ts';
import { StepHeading } from './StepHeading.tsx';

interface StoredMatchesProps {
  look: Look;
  last: AddingState['last'];
  focused: boolean;
  onOtherFiles: () => void;
}

/** Progress of storing matches, and each one's outcome. */
export function StoredMatches({ look, last, focused, onOtherFiles }: StoredMatchesProps) {
  const client = useQueryClient();
  const api = useApi();
  const { state } = look;
  useEffect(() => {
    if (state === 'stored') void refetchAll(client, api);
  }, [state, client, api]);
  const columns = useMemo(columnsOf, []);
  // Rows of a season render after the summary.
  const listed = useDeferredValue(look.matches, none);
  const isStored = state === 'stored';
  const counts = outcomeCounts(look.matches);
  const only = look.matches.length === 1 ? look.matches[0]?.outcome : undefined;
  return (
    <>
      <StepHeading key={state} focused={focused}>
        {isStored ? doneText(counts) : i18n.t('The matches are being stored')}
      </StepHeading>
      {isStored ? (
        <div className="row">
          {only?.matchId && only.teamId ? (
            <Link
              className="button strong"
              to={paths.match({ teamId: only.teamId, matchId: only.matchId })}
            >
              {i18n.t('Open the match')}
            </Link>
          ) : null}
          <Button kind={only ? 'plain' : 'primary'} onClick={onOtherFiles}>
            {i18n.t('Add more…')}
          </Button>
          <Link to={paths.club()}>{i18n.t('Go to your teams')}</Link>
          {last && last.added + last.replaced > 0 && counts.added + counts.replaced > 0 ? (
            <UndoAdding last={last} onUndone={onOtherFiles} />
          ) : null}
        </div>
      ) : (
        <Progress done={counts.done} all={look.matches.length} />
      )}
      {isStored && counts.failed > 0 ? (
        <p className="strong" role="alert">
          {i18n.t(
            'The matches that failed were not stored; all others are. Follow the advice in their lines, such as freeing space, and add the same files again: stored matches are recognised.',
          )}
        </p>
      ) : null}
      {look.matches.length > 0 ? (
        <Card>
          <Table
            label={i18n.t('Outcomes of the matches')}
            columns={columns}
            rows={isStored ? withFailedFirst(listed) : listed}
            keyOf={({ key }) => key}
            className={styles.outcomes}
          />
        </Card>
      ) : null}
      <RefusedFiles refused={look.refused} />
    </>
  );
}

const none: FoundMatch[] = [];

function Progress({ done, all }: { done: number; all: number }) {
  return (
    <Card>
      <div className="grid close">
        <p role="status" className="strong">
          {i18n.t('{done} of {all} stored', { done, all })}
        </p>
        <progress aria-label={i18n.t('Stored')} value={done} max={Math.max(all, 1)} />
        <p className="quiet">
          {i18n.t('Each match whole or not at all. You can leave this page: it goes on.')}
        </p>
      </div>
    </Card>
  );
}

const columnsOf = (): Column<FoundMatch>[] => [
  {
    key: 'match',
    heading: i18n.t('Match'),
    isName: true,
    className: 'wraps anywhere',
    cell: (match) => {
      const { matchId, teamId } = match.outcome ?? {};
      const words = opponentWords(match);
      if (!matchId || !teamId) return words;
      return (
        <Link className="us" to={paths.match({ teamId, matchId })}>
          {words}
        </Link>
      );
    },
  },
  {
    key: 'team',
    heading: i18n.t('Team'),
    isText: true,
    className: styles.wide,
    cell: ({ team }) => team?.name ?? '',
  },
  { key: 'score', heading: i18n.t('Score'), cell: scoreWords },
  {
    key: 'day',
    heading: i18n.t('Day'),
    isText: true,
    className: styles.wide,
    cell: (match) => formatDate(dayOf(match)),
  },
  {
    key: 'outcome',
    heading: i18n.t('Outcome'),
    isText: true,
    className: 'wraps anywhere',
    cell: ({ outcome }) => (
      <>
        <span className={outcome?.kind === 'failed' ? 'bad strong' : undefined}>
          {outcomeWords(outcome)}
        </span>
        {outcome?.reason ? <small> {reasonText(outcome.reason)}</small> : null}
      </>
    ),
  },
];

/** A match's date, or that of the unchanged stored one. */
function dayOf({ day, standing, outcome }: FoundMatch): string | null {
  if (standing.kind === 'new') return day;
  return outcome?.kind === 'unchanged' ? standing.day : (day ?? standing.day);
}

type Outcome = FoundMatch['outcome'];

/** The number of matches by outcome; `done` counts all of them. */
function outcomeCounts(matches: readonly FoundMatch[]) {
  const count = (kind: NonNullable<Outcome>['kind']) =>
    matches.filter(({ outcome }) => outcome?.kind === kind).length;
  return {
    done: matches.filter(({ outcome }) => outcome !== undefined).length,
    added: count('added'),
    replaced: count('replaced'),
    moved: count('moved'),
    failed: count('failed'),
  };
}

/** Failed matches first, otherwise in order. */
function withFailedFirst(matches: readonly FoundMatch[]): FoundMatch[] {
  const rank = ({ outcome }: FoundMatch) => (outcome?.kind === 'failed' ? 0 : 1);
  return matches.toSorted((a, b) => rank(a) - rank(b));
}

const outcomeNames = {
  added: /* i18n */ 'added',
  replaced: /* i18n */ 'replaced',
  moved: /* i18n */ 'moved',
  unchanged: /* i18n */ 'already there',
  skipped: /* i18n */ 'left out',
  failed: /* i18n */ 'failed',
};

/** The outcome of a match; "waiting" before it has one. */
const outcomeWords = (outcome: Outcome) =>
  outcome ? i18n.t(outcomeNames[outcome.kind]) : i18n.t('waiting');
