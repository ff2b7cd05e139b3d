import { i18n } from '@lingui/core';
import { isAbsent } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { mappableFields } from '../api/reading/mapping.ts';
import type {
  FieldRead,
  LeftOut,
  ReadingReport,
  ReplyKind,
  UnreadPath,
} from '../api/reading/report.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import type { Column } from '../ui/table-column.ts';
import { AddEntry } from './AddEntry.tsx';
import { FieldChoice } from './FieldChoice.tsx';
import type { DraftEntry } from './mapping-draft.ts';
import styles from './RepliesPage.module.css';
import { howText, kindName, reasonText, valueKindText } from './reading-words.ts';
import type { SampleReply } from './use-sample-replies.ts';

interface ReplyCardProps {
  kind: ReplyKind;
  reply: Pick<SampleReply<'getClub'>, 'error' | 'isAskedFor' | 'sample'> & {
    reading: { report?: ReadingReport } | null;
  };
  onMap: (entry: DraftEntry) => void;
}

/** One kind of reply: what of it is understood and how, what is not, and a way to say where a field stands. */
export function ReplyCard({ kind, reply, onMap }: ReplyCardProps) {
  const report = reply.reading?.report;
  const count = report
    ? i18n.t('{read} fields understood, {unread} not', {
        read: report.read.length,
        unread: report.unread.length + report.leftOut.length,
      })
    : undefined;
  return (
    <Card title={kindName(kind)} note={count}>
      <Body kind={kind} reply={reply} onMap={onMap} />
    </Card>
  );
}

function Body({ kind, reply, onMap }: ReplyCardProps) {
  if (!reply.isAskedFor) {
    return (
      <p className={styles.hint}>
        {i18n.t('It is asked for once the replies above say whose it is.')}
      </p>
    );
  }
  if (isAbsent(reply.error)) {
    return (
      <EmptyState
        title={i18n.t('This service has no such call at the usual path')}
        message={i18n.t('If it has one elsewhere, give its path under “What you say”.')}
      />
    );
  }
  if (reply.error) {
    const { title, message } = describeError(reply.error);
    return <EmptyState title={title} message={message} />;
  }
  if (!reply.sample) return <Skeleton width="100%" height="6rem" />;
  const report = reply.reading?.report;
  return (
    <>
      {report ? (
        <Report report={report} onMap={onMap} />
      ) : (
        <p>{i18n.t('Nothing of this reply could be read. Say below where its parts stand.')}</p>
      )}
      {mappableFields(kind).length > 0 ? (
        <AddEntry
          kind={kind}
          fields={mappableFields(kind)}
          paths={report ? pathsOf(report) : []}
          onAdd={onMap}
        />
      ) : null}
    </>
  );
}

/** Every path that the report names, once. */
function pathsOf({ read, leftOut, unread }: ReadingReport): string[] {
  const all = [
    ...unread.map(({ path }) => path),
    ...leftOut.flatMap(({ paths }) => paths),
    ...read.flatMap(({ paths }) => paths),
  ];
  return [...new Set(all)].sort();
}

function Report({ report, onMap }: { report: ReadingReport; onMap: ReplyCardProps['onMap'] }) {
  const { kind, read, leftOut, unread, missing } = report;
  const toMap = [...leftOut.map(({ field }) => field), ...missing].filter((field) =>
    mappableFields(kind).includes(field),
  );
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
          columns={unreadColumns(toMap, (field, path) =>
            onMap({ kind, field, path, unit: undefined }),
          )}
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
    heading: i18n.t('Where it stands'),
    isText: true,
    cell: ({ paths }) => <Paths of={paths} />,
  },
  { key: 'how', heading: i18n.t('How'), isText: true, cell: howText },
];

const leftOutColumns = (): Column<LeftOut>[] => [
  fieldColumn(),
  {
    key: 'paths',
    heading: i18n.t('Where it may stand'),
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

const unreadColumns = (
  fields: readonly string[],
  onChoose: (field: string, path: string) => void,
): Column<UnreadPath>[] => [
  {
    key: 'path',
    heading: i18n.t('Where it stands'),
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
  {
    key: 'field',
    heading: i18n.t('It is'),
    isText: true,
    cell: ({ path }) => (
      <FieldChoice path={path} fields={fields} onChoose={(field) => onChoose(field, path)} />
    ),
  },
];

function Paths({ of }: { of: readonly string[] }) {
  return of.map((path) => (
    <code key={path} className={styles.path}>
      {path}
    </code>
  ));
}
