import { i18n } from '@lingui/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { InsightResult } from '../../contract/insight.ts';
import { Button } from '../ui/Button.tsx';
import { formatDateTime } from '../ui/format.ts';
import { ServiceText } from '../ui/ServiceText.tsx';
import { InsightStatusBadge } from '../ui/StatusBadge.tsx';
import styles from './Insights.module.css';
import { durationText, runProgress } from './run-progress.ts';

interface InsightStatusProps {
  result: InsightResult;
  /** Requests a run; `regenerate` also if the insights are up to date. */
  onWrite: (options: { regenerate: boolean }) => void;
  /** Whether such a request is in flight. */
  asking: boolean;
  /** Duration of the service's last run, in milliseconds. */
  lastRunMs?: number | undefined;
}

/** The state of the insights and the next step; always shows the service's own message. */
export function InsightStatus({ result, onWrite, asking, lastRunMs }: InsightStatusProps) {
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
        </Row>
      );
    case 'generating':
      return (
        <Row message={message}>
          <Generating key={startedAt} startedAt={startedAt} lastRunMs={lastRunMs} />
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
          {written ? <Remark>{written}</Remark> : null}
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
          {written ? <Remark>{written}</Remark> : null}
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
    <div className={`row ${styles.status}`}>
      {children}
      {message ? (
        <Remark>
          <ServiceText text={message} />
        </Remark>
      ) : null}
    </div>
  );
}

function Remark({ children }: { children: ReactNode }) {
  return <p className="quiet">{children}</p>;
}

interface GeneratingProps {
  /** ISO timestamp if the service sends one; otherwise the time since this page saw the run. */
  startedAt: string | undefined;
  /** Duration of the service's last run, in milliseconds; by default the reference's. */
  lastRunMs: number | undefined;
}

/** Progress of a run compared with a run's usual duration. */
function Generating({ startedAt, lastRunMs }: GeneratingProps) {
  const [opened] = useState(() => Date.now());
  const [now, setNow] = useState(opened);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const { share, elapsed, takesLonger } = runProgress(
    now - (startedAt ? Date.parse(startedAt) : opened),
    lastRunMs,
  );
  return (
    <div className={`centred ${styles.progress}`}>
      <progress value={share} max={1} aria-label={i18n.t('Writing the insights')} />
      <span role="timer">{elapsed}</span>
      <p className="across">
        {takesLonger
          ? i18n.t('This takes longer than usual. It goes on by itself.')
          : lastRunMs === undefined
            ? i18n.t('It may take up to two minutes.')
            : i18n.t('The last one took {time}.', { time: durationText(lastRunMs) })}{' '}
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        kind={primary ? 'primary' : 'plain'}
        busy={asking}
        onClick={() => dialog.current?.showModal()}
      >
        {i18n.t('Write again')}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>{i18n.t('Write the insights again?')}</h2>
        <p>
          {i18n.t(
            'The new text replaces this one, for the team and for every player of this match.',
          )}
        </p>
        <div className={`flex ${styles.answers}`}>
          <Button onClick={close}>{i18n.t('Keep this text')}</Button>
          <Button
            kind="primary"
            onClick={() => {
              close();
              onConfirm({ regenerate: true });
            }}
          >
            {i18n.t('Write again')}
          </Button>
        </div>
      </dialog>
    </>
  );
}
