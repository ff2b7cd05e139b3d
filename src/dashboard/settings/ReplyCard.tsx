import { i18n } from '@lingui/core';
import { endpointNames } from '../../contract/endpoints.ts';
import { isMappableRoute } from '../../contract/mapped-routes.ts';
import { reportOfUnread } from '../../foreign/notes.ts';
import type {
  FieldRead,
  LeftOut,
  ReadingReport,
  ReplyKind,
  UnreadPath,
} from '../../foreign/report.ts';
import { kindOfReply } from '../../foreign/understand.ts';
import { isAbsent } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Column } from '../ui/Table.tsx';
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
    return <p className={styles.hint}>{i18n.t('Loads after the replies above.')}</p>;
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
  return (
    <div className={styles.report}>
      {read.length > 0 ? (
        <Table
          caption={i18n.t('Understood')}
          label={i18n.t('{kind}: understood', { kind: kindName(kind) })}
          columns={readColumns()}
          rows={read}
          keyOf={({ field }) => field}
          scrolls
        />
      ) : null}
      {leftOut.length > 0 ? (
        <Table
          caption={i18n.t('Left out, and why')}
          label={i18n.t('{kind}: left out', { kind: kindName(kind) })}
          columns={leftOutColumns()}
          rows={leftOut}
          keyOf={({ field, reason }) => field + reason}
          scrolls
        />
      ) : null}
      {unread.length > 0 ? (
        <Table
          caption={i18n.t('Not understood')}
          label={i18n.t('{kind}: not understood', { kind: kindName(kind) })}
          columns={unreadColumns()}
          rows={unread}
          keyOf={({ path }) => path}
          scrolls
        />
      ) : null}
      {missing.length > 0 ? (
        <p className={styles.hint}>
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

const fieldColumn = () => ({
  key: 'field',
  heading: i18n.t('Field'),
  isText: true,
  cell: ({ field }: { field: string }) => <code>{field}</code>,
});

const readColumns = (): Column<FieldRead>[] => [
  fieldColumn(),
  {
    key: 'paths',
    heading: i18n.t('Path'),
    isText: true,
    cell: ({ paths }) => <Paths of={paths} />,
  },
  { key: 'how', heading: i18n.t('How'), isText: true, cell: howText },
];

const leftOutColumns = (): Column<LeftOut>[] => [
  fieldColumn(),
  {
    key: 'paths',
    heading: i18n.t('Possible path'),
    isText: true,
    cell: ({ paths }) => <Paths of={paths} />,
  },
  {
    key: 'why',
    heading: i18n.t('Why'),
    isText: true,
    cell: ({ reason }) => reasonText(reason),
  },
];

const unreadColumns = (): Column<UnreadPath>[] => [
  {
    key: 'path',
    heading: i18n.t('Path'),
    isText: true,
    cell: ({ path }) => <code>{path}</code>,
  },
  {
    key: 'kind',
    heading: i18n.t('What'),
    isText: true,
    cell: ({ kind }) => valueKindText(kind),
  },
  {
    key: 'sample',
    heading: i18n.t('For instance'),
    isText: true,
    cell: ({ sample }) => <samp>{sample}</samp>,
  },
];

function Paths({ of }: { of: readonly string[] }) {
  return of.map((path) => (
    <code key={path} className={styles.path}>
      {path}
    </code>
  ));
}
