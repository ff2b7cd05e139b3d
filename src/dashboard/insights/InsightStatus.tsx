import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import type { InsightResult } from '../../contract/insight.ts';
import { Button } from '../ui/Button.tsx';
import { formatDateTime } from '../ui/format.ts';
import { InsightStatusBadge } from '../ui/InsightStatusBadge.tsx';
import { ServiceText } from '../ui/ServiceText.tsx';
import { Generating } from './Generating.tsx';
import styles from './Insights.module.css';
import { WriteAgain } from './WriteAgain.tsx';

interface InsightStatusProps {
  result: InsightResult;
  /** Asks the service for a run; `regenerate` also where the insights are up to date. */
  onWrite: (options: { regenerate: boolean }) => void;
  /** Such a call is under way. */
  asking: boolean;
  /** How long the service's last run took, in milliseconds. */
  lastRunMs?: number | undefined;
}

/** Where the insights stand and what can be done about it; the service's own message is always shown. */
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
          <Button kind="primary" onClick={write} disabled={asking}>
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
          <Button kind="primary" onClick={write} disabled={asking}>
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

/** When the text was written; '' where there is none. */
function writtenWhen({ generatedAt, summary, ratings }: InsightResult): string {
  if (generatedAt) return i18n.t('Written {when}', { when: formatDateTime(generatedAt) });
  return summary || ratings ? i18n.t('Written at an unknown time') : '';
}

function Row({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles.status}>
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
