import { i18n } from '@lingui/core';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useOutletContext } from 'react-router';
import { fibaRules } from '../../basketball/score.ts';
import type { BoxScore } from '../../contract/box-score.ts';
import type { InsightResult } from '../../contract/insight.ts';
import type { Reading } from '../../foreign/read-tolerantly.ts';
import { insightsQuery, isGenerating, writeInsights } from '../api/insights.ts';
import type { MatchContext } from '../api/matches.ts';
import { paths } from '../api/paths.ts';
import type { SeasonReading } from '../api/season-reading.ts';
import { useApi } from '../api/session-context.ts';
import { MutationError, QueryState } from '../figures/QueryState.tsx';
import { seasonRatings } from '../figures/ratings.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Button } from '../ui/Button.tsx';
import { DialogButton, Question } from '../ui/DialogButton.tsx';
import { Hint } from '../ui/Fields.tsx';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { SkeletonRows } from '../ui/Skeleton.tsx';
import { InsightStatusBadge } from '../ui/StatusBadge.tsx';
import styles from './Insights.module.css';
import { InsightView } from './InsightView.tsx';
import { RatingProof } from './RatingProof.tsx';
import { SaveInsights } from './SaveInsights.tsx';
import type { Course } from './Stretch.tsx';
import { seasonNote } from './season-note.ts';
import { useEarlierText } from './what-changed.ts';

interface MatchInsightsProps {
  teamId: string;
  matchId: string;
  query: UseQueryResult<Reading<InsightResult>>;
  /** The same for the matches that define the usual, with their season if it is the one before. */
  reading: SeasonReading<InsightResult>;
  seasonBefore: string | null;
  boxScore: BoxScore | undefined;
  /** The player that they are about; absent for the team. */
  playerId?: string;
  player?: { name: string; number?: string | undefined } | undefined;
  /** Whether the player did not play: ratings have no meaning then and are hidden. */
  absent?: boolean;
  /** Why a list may be empty; by default that nothing stood out. */
  whyEmpty?: string | undefined;
  /** The match's plays; `null` for a match without plays, `undefined` while they load. */
  plays: Course['plays'];
  /** The team's next practice; absent on a player's page. */
  practice?: Course['practice'];
  /** Content after the ratings. */
  children?: ReactNode;
}

/** The insights of a team or player in a match: requested, polled, compared, with evidence and export. */
export function MatchInsights(props: MatchInsightsProps) {
  const { teamId, matchId, query, reading, seasonBefore, boxScore, playerId, player } = props;
  const { absent = false, whyEmpty, plays, practice } = props;
  const { match } = useOutletContext<MatchContext>();
  const write = useWriteInsights(matchId);
  // Ticks appear once all have loaded, so that none moves.
  const season = seasonRatings(reading.reading ? [] : reading.entries.map(({ value }) => value));
  const language = query.data?.language;
  // Only texts in one language are compared.
  const subject = [matchId, playerId, i18n.locale].join(' ');
  const earlier = useEarlierText(subject, query.data?.value);
  const isWriting = isGenerating(query.data?.value);
  return (
    <>
      <p className="visually-hidden" role="status">
        {isWriting ? i18n.t('Writing the insights') : null}
      </p>
      <QueryState
        query={query}
        skeleton={<SkeletonRows count={6} height="3.4rem" label={i18n.t('Loading the insights')} />}
      >
        {(result) => (
          <InsightView
            result={result}
            language={language}
            ofPlayer={playerId !== undefined}
            absent={absent}
            whyEmpty={whyEmpty}
            course={{
              plays,
              rules: match ?? fibaRules,
              playsHref: paths.plays({ teamId, matchId }),
              practice,
            }}
            status={
              <>
                <MutationError error={write.error} />
                <InsightStatus result={result} onWrite={write.mutate} asking={write.isPending} />
              </>
            }
            season={season}
            seasonNote={seasonNote(reading, season.matches, seasonBefore)}
            earlier={earlier}
            save={
              match && boxScore && !absent ? (
                <SaveInsights result={result} match={match} boxScore={boxScore} player={player} />
              ) : null
            }
            renderProof={({ key, name }) => (
              <RatingProof
                ratingKey={key}
                ratingName={name}
                teamId={teamId}
                matchId={matchId}
                match={match}
                {...(playerId === undefined ? {} : { playerId })}
              />
            )}
          >
            {props.children}
          </InsightView>
        )}
      </QueryState>
    </>
  );
}

/**
 * Starts the run that writes the insights of the team and all players. `mutate({ regenerate: true })` writes them again even
 * if they are up to date.
 */
function useWriteInsights(matchId: string) {
  const api = useApi();
  const client = useQueryClient();
  const language = useLanguage();
  const { queryKey } = insightsQuery(api, matchId, language);
  return useMutation({
    mutationFn: ({ regenerate = false }: { regenerate?: boolean }) =>
      writeInsights(api, matchId, { regenerate: String(regenerate) }, language),
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (reading) => {
      client.setQueryData(queryKey, reading);
      return client.invalidateQueries({ queryKey: ['player-insights', matchId] });
    },
  });
}

interface InsightStatusProps {
  result: InsightResult;
  /** Requests a run; `regenerate` also if the insights are up to date. */
  onWrite: (options: { regenerate: boolean }) => void;
  /** Whether such a request is in flight. */
  asking: boolean;
}

/** The state of the insights and the next step; always shows the service's own message. */
export function InsightStatus({ result, onWrite, asking }: InsightStatusProps) {
  const { status, message, stale, startedAt } = result;
  const write = () => onWrite({ regenerate: false });
  const again = <WriteAgain primary={stale} asking={asking} onConfirm={onWrite} />;
  const written = writtenWhen(result);
  switch (status) {
    case 'not_generated':
      return (
        <Row message="">
          <p>
            {message ? (
              <ServiceText text={message} />
            ) : (
              i18n.t('Nothing has been written about this match yet.')
            )}
          </p>
          <Button kind="primary" onClick={write} busy={asking}>
            {i18n.t('Write insights')}
          </Button>
          <p className="quiet">
            {i18n.t(
              'You get what worked, what to work on and six ratings beside the season, for the team and each player.',
            )}
          </p>
        </Row>
      );
    case 'generating':
      return (
        <Row message={message}>
          <Generating key={startedAt} startedAt={startedAt} />
        </Row>
      );
    case 'ready':
      return (
        <Row message={message}>
          {stale ? again : null}
          {stale ? (
            <p>
              <b>{i18n.t('The match or the roster changed after this was written.')}</b>
            </p>
          ) : null}
          {stale ? null : again}
          {written ? <Hint>{written}</Hint> : null}
        </Row>
      );
    case 'failed':
      return (
        <Row message={message}>
          <p>
            <b>{i18n.t('The insights could not be written.')}</b>
          </p>
          <Button kind="primary" onClick={write} busy={asking}>
            {i18n.t('Try again')}
          </Button>
          {written ? <Hint>{written}</Hint> : null}
        </Row>
      );
    case 'unavailable':
      return (
        <Row message={message}>
          <p>{i18n.t('The match is not finished yet. This page checks again by itself.')}</p>
        </Row>
      );
    default:
      return (
        <Row message={message}>
          <InsightStatusBadge status={status} />
        </Row>
      );
  }
}

/** When the text was written; '' if unwritten. */
function writtenWhen({ generatedAt, summary, ratings }: InsightResult): string {
  if (generatedAt) return i18n.t('Written {when}', { when: formatDateTime(generatedAt) });
  return summary || ratings ? i18n.t('Written at an unknown time') : '';
}

function Row({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={`row fills ${styles.status}`}>
      {children}
      {message ? (
        <Hint>
          <ServiceText text={message} />
        </Hint>
      ) : null}
    </div>
  );
}

/**
 * Progress of a run compared with a run's usual duration. @param startedAt ISO timestamp if the service sends one; otherwise
 * the time since this page saw the run counts
 */
function Generating({ startedAt }: { startedAt: string | undefined }) {
  const [opened] = useState(() => Date.now());
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const { share, elapsed, takesLonger } = runProgress(
    now - (startedAt ? Date.parse(startedAt) : opened),
  );
  return (
    <div className={`centred ${styles.progress}`}>
      <progress value={share} max={1} aria-label={i18n.t('Writing the insights')} />
      <span role="timer">{elapsed}</span>
      <p className="across">
        {takesLonger
          ? i18n.t('This takes longer than usual. It goes on by itself.')
          : i18n.t('It may take up to two minutes.')}{' '}
        {i18n.t('You can leave this page: the writing goes on.')}
      </p>
    </div>
  );
}

interface WriteAgainProps {
  /** Whether it is the page's main action. */
  primary: boolean;
  asking: boolean;
  onConfirm: (options: { regenerate: boolean }) => void;
}

/** A button that asks for confirmation, since the new text replaces the old one. */
function WriteAgain({ primary, asking, onConfirm }: WriteAgainProps) {
  return (
    <DialogButton
      label={i18n.t('Write again')}
      title={i18n.t('Write the insights again?')}
      kind={primary ? 'primary' : 'plain'}
      busy={asking}
    >
      {(close) => (
        <Question
          keep={i18n.t('Keep this text')}
          onKeep={close}
          act={i18n.t('Write again')}
          onAct={() => {
            close();
            onConfirm({ regenerate: true });
          }}
        >
          <p>
            {i18n.t(
              'The new text replaces this one, for the team and for every player of this match.',
            )}
          </p>
        </Question>
      )}
    </DialogButton>
  );
}

/** The longest usual run (the service's reference: one to two minutes), in milliseconds. */
const usualRunMs = 120_000;

/** The estimated progress of a run. @param elapsedMs milliseconds since it began; negative ones, from a slow clock, count as 0 */
export function runProgress(elapsedMs: number) {
  const passed = Math.max(0, elapsedMs);
  return {
    // Never 1, since only the service knows when the run has ended.
    share: Math.min(0.95, passed / usualRunMs),
    elapsed: durationText(passed),
    takesLonger: passed >= 1.5 * usualRunMs,
  };
}

/** For instance "45 s" or "2 min 05 s". */
function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds < 60) return i18n.t('{seconds} s', { seconds });
  return i18n.t('{minutes} min {seconds} s', {
    minutes: Math.floor(seconds / 60),
    seconds: String(seconds % 60).padStart(2, '0'),
  });
}
