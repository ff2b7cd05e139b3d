import { i18n } from '@lingui/core';
import type { InsightResult } from '../../contract/insight.ts';
import type { Match } from '../../contract/match.ts';
import type { SeasonEntry, SeasonReading } from '../api/season-reading.ts';
import { useWriting } from '../api/session-context.ts';
import type { Writing, WritingQueue } from '../api/writing-queue.ts';
import { matchText } from '../figures/match-text.ts';
import { Section } from '../figures/Section.tsx';
import { Button } from '../ui/Button.tsx';

interface WriteMissingProps {
  teamId: string;
  matches: readonly Match[];
  insights: SeasonReading<InsightResult>;
}

/**
 * Requests a season's missing insights, one match after the other, and lists those that can't be written, with
 * reasons.
 */
export function WriteMissing({ teamId, matches, insights }: WriteMissingProps) {
  const { queue, writing } = useWriting();
  const { writable, unavailable } = missingInsights(insights.entries);
  const own = writing?.teamId === teamId ? writing : null;
  const elsewhere = writing && !own && writing.running;
  const undone = own && (own.waiting.length > 0 || own.running);
  const problems = own?.done.filter(({ status }) => status !== 'ready') ?? [];
  return (
    <Section
      title={i18n.t('Write the missing insights')}
      note={i18n.t('one match at a time, oldest first')}
    >
      <div className="stack">
        {undone ? (
          <WritingProgress writing={own} matches={matches} queue={queue} />
        ) : (
          <p role="status">{sentence(writable, insights, own?.done.length ?? 0)}</p>
        )}
        {!undone && writable.length > 0 ? (
          <div className="row">
            <Button
              disabled={Boolean(elsewhere)}
              onClick={() =>
                queue.start(
                  teamId,
                  writable.map(({ id }) => id),
                )
              }
            >
              {writable.length === 1
                ? i18n.t('Write it')
                : i18n.t('Write all {count}', { count: writable.length })}
            </Button>
            <span className="quiet">
              {elsewhere
                ? i18n.t(
                    'Another team’s insights are being written; this team’s turn comes after that.',
                  )
                : i18n.t('It goes on while this tab is open, on any page, and after a reload.')}
            </span>
          </div>
        ) : null}
        <MatchReasons
          rows={[
            ...problems.map(({ matchId, status, message }) => ({
              key: matchId,
              match: matches.find(({ id }) => id === matchId),
              reason: message || status,
            })),
            ...unavailable
              .filter(({ match }) => !problems.some(({ matchId }) => matchId === match.id))
              .map(({ match, message }) => ({ key: match.id, match, reason: message })),
          ]}
        />
      </div>
    </Section>
  );
}

function sentence(
  writable: readonly Match[],
  insights: SeasonReading<InsightResult>,
  done: number,
): string {
  const [only] = writable;
  if (writable.length > 1) {
    return i18n.t('{count} matches have no insights, or outdated ones.', {
      count: writable.length,
    });
  }
  if (only) {
    return i18n.t('One match has no insights, or outdated ones: {match}.', {
      match: matchText(only),
    });
  }
  if (insights.reading) return i18n.t('Checking which matches have insights …');
  return done > 0
    ? i18n.t('All done: nothing is left to write.')
    : i18n.t('Nothing is missing: every match that can have insights has them.');
}

interface MatchReasonsProps {
  rows: readonly { key: string; match: Match | undefined; reason: string }[];
}

/** Matches without insights, with the service's reasons; renders nothing if there are none. */
function MatchReasons({ rows }: MatchReasonsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3>{i18n.t('Could not be written')}</h3>
      <dl className="grid small dense">
        {rows.map(({ key, match, reason }) => (
          <div key={key} className="line">
            <dt>{match ? matchText(match) : i18n.t('A match that is not in the list')}</dt>
            <dd className="soft">{reason || i18n.t('The service gives no reason.')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface WritingProgressProps {
  writing: Writing;
  matches: readonly Match[];
  queue: WritingQueue;
}

/** Progress of a queue, with buttons to stop and resume it. */
function WritingProgress({ writing, matches, queue }: WritingProgressProps) {
  const { waiting, done, running } = writing;
  const all = waiting.length + done.length;
  const current = matches.find(({ id }) => id === waiting[0]);
  return (
    <>
      <p role="status">{progressText(writing, current)}</p>
      <progress value={done.length} max={all} aria-label={i18n.t('Matches written')} />
      <div className="row">
        {running ? (
          <Button onClick={() => queue.stop()}>{i18n.t('Stop')}</Button>
        ) : (
          <>
            <Button kind="primary" onClick={() => queue.proceed()}>
              {i18n.t('Go on')}
            </Button>
            <Button onClick={() => queue.clear()}>{i18n.t('Leave it')}</Button>
          </>
        )}
      </div>
    </>
  );
}

/** The current run or the reason for none, then how many are finished. */
function progressText(
  { waiting, done, running, stoppedBecause }: Writing,
  current: Match | undefined,
): string {
  const sentences = [
    running && current ? i18n.t('Writing {match}.', { match: matchText(current) }) : null,
    stoppedBecause ? i18n.t('Stopped: {reason}.', { reason: stoppedBecause }) : null,
    running || stoppedBecause ? null : i18n.t('Stopped. A run that has begun still ends.'),
    i18n.t('{done} of {all} done.', { done: done.length, all: waiting.length + done.length }),
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Sorts a season's missing insights; a match with an unknown state is in neither list. @param entries newest first */
export function missingInsights(entries: readonly SeasonEntry<InsightResult>[]) {
  /** Never written, failed, or stale; oldest first, since insights compare a match with earlier ones. */
  const writable: Match[] = [];
  /** Matches that the service can't write about now, with its reason. */
  const unavailable: { match: Match; message: string }[] = [];
  for (const { match, value } of entries.toReversed()) {
    const status = value?.status ?? match.insightsStatus;
    if (status === 'unavailable') {
      unavailable.push({ match, message: value?.message ?? '' });
    } else if (
      status === 'not_generated' ||
      status === 'failed' ||
      (status === 'ready' && value?.stale)
    ) {
      writable.push(match);
    }
  }
  return { writable, unavailable };
}
