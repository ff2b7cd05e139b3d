import { i18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { endpointNames } from '../../contract/endpoints.ts';
import { isMappableRoute } from '../../contract/mapped-routes.ts';
import { reportOfUnread } from '../../foreign/notes.ts';
import type { FieldRead, ReadingReport, ReplyKind } from '../../foreign/report.ts';
import { kindOfReply } from '../../foreign/understand.ts';
import { isAbsent } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './RepliesPage.module.css';
import { howText, kindName, reasonText, valueKindText } from './reading-words.ts';
import type { SampleReply } from './use-sample-replies.ts';

interface ReplyCardProps {
  kind: ReplyKind;
  reply: Pick<SampleReply<'getClub'>, 'error' | 'isAskedFor' | 'sample'> & {
    reading: { report?: ReadingReport } | null;
  };
}

/** One kind of reply: its understood fields with their sources, and the others, in the service's own words. */
export function ReplyCard(props: ReplyCardProps) {
  const { kind, reply } = props;
  const report = reply.reading?.report;
  const count = report
    ? i18n.t('{read} fields understood, {unread} not', {
        read: report.read.length,
        unread: report.unread.length + report.leftOut.length,
      })
    : undefined;
  return (
    <Card title={kindName(kind)} note={count}>
      <Body {...props} />
    </Card>
  );
}

function Body({ kind, reply }: ReplyCardProps) {
  if (!reply.isAskedFor) {
    return <p className={`quiet ${styles.hint}`}>{i18n.t('Loads after the replies above.')}</p>;
  }
  if (isAbsent(reply.error) && mayStandElsewhere(kind)) {
    return (
      <EmptyState
        title={i18n.t('This service has no such call at the usual path')}
        message={i18n.t('If it has one elsewhere, a mapping file can give its path.')}
      />
    );
  }
  if (reply.error) {
    const { title, message } = describeError(reply.error);
    return <EmptyState title={title} message={message} />;
  }
  if (!reply.sample) return <Skeleton width="100%" height="6rem" />;
  const report = reply.reading?.report ?? reportOfUnread(kind, reply.sample.data);
  return (
    <>
      {reply.reading?.report ? null : <p>{i18n.t('Nothing of this reply could be read.')}</p>}
      <Report report={report} />
    </>
  );
}

/** Whether the reference leaves the path of a call open. */
const mayStandElsewhere = (kind: ReplyKind) =>
  kind !== 'insights' &&
  endpointNames.some((name) => isMappableRoute(name) && kindOfReply[name] === kind);

function Report({ report }: { report: ReadingReport }) {
  const { kind, read, leftOut, unread, missing } = report;
  const name = kindName(kind);
  return (
    <div className={`stack ${styles.report}`}>
      <Part
        caption={i18n.t('Understood')}
        label={i18n.t('{kind}: understood', { kind: name })}
        headings={[i18n.t('Field'), i18n.t('Path'), i18n.t('How')]}
        rows={read.map((one) => [...pathsOf(one), howText(one)])}
      />
      <Part
        caption={i18n.t('Left out, and why')}
        label={i18n.t('{kind}: left out', { kind: name })}
        headings={[i18n.t('Field'), i18n.t('Possible path'), i18n.t('Why')]}
        rows={leftOut.map((one) => [...pathsOf(one), reasonText(one.reason)])}
      />
      <Part
        caption={i18n.t('Not understood')}
        label={i18n.t('{kind}: not understood', { kind: name })}
        headings={[i18n.t('Path'), i18n.t('What'), i18n.t('For instance')]}
        rows={unread.map(({ path, kind, sample }) => [
          <code key={path}>{path}</code>,
          valueKindText(kind),
          <samp key={path}>{sample}</samp>,
        ])}
      />
      {missing.length > 0 ? (
        <p className={`quiet ${styles.hint}`}>
          {i18n.t('Nowhere in the reply:')}{' '}
          {missing.map((field, index) => (
            <span key={field}>
              {index > 0 ? ', ' : ''}
              <code>{field}</code>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** The cells of a field and of its paths. */
const pathsOf = ({ field, paths }: Pick<FieldRead, 'field' | 'paths'>) => [
  <code key={field}>{field}</code>,
  paths.map((path) => (
    <code key={path} className={styles.path}>
      {path}
    </code>
  )),
];

interface PartProps {
  caption: string;
  label: string;
  headings: readonly string[];
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[];
}

/** One table of a report; nothing without rows. */
function Part({ caption, label, headings, rows }: PartProps) {
  if (rows.length === 0) return null;
  const columns = headings.map((heading, at) => ({
    key: heading,
    heading,
    isText: true,
    cell: ({ cells }: { cells: readonly ReactNode[] }) => cells[at],
  }));
  return (
    <Table
      caption={caption}
      label={label}
      columns={columns}
      rows={rows.map((cells, row) => ({ cells, row }))}
      keyOf={({ row }) => String(row)}
      scrolls
    />
  );
}
