import { i18n } from '@lingui/core';
import { mappableFields, mappableRoutes, wholeOf } from '../../foreign/mapping.ts';
import { reportOfUnread } from '../../foreign/note-places.ts';
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
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { Column } from '../ui/Table.tsx';
import { Table } from '../ui/Table.tsx';
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
  /** The fields that are said already. */
  said: readonly string[];
  onMap: (entry: DraftEntry) => void;
}

/** One kind of reply: what of it is understood and how, what is not, and a way to say where a field stands. */
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

function Body({ kind, reply, said, onMap }: ReplyCardProps) {
  if (!reply.isAskedFor) {
    return (
      <p className={styles.hint}>
        {i18n.t('It is asked for once the replies above say whose it is.')}
      </p>
    );
  }
  if (isAbsent(reply.error) && mayStandElsewhere(kind)) {
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
  const report = reply.reading?.report ?? reportOfUnread(kind, reply.sample.data);
  return (
    <>
      {reply.reading?.report ? null : (
        <p>{i18n.t('Nothing of this reply could be read. Say below where its parts stand.')}</p>
      )}
      <Report report={report} said={said} onMap={onMap} />
      {mappableFields(kind).length > 0 ? (
        <AddEntry kind={kind} fields={mappableFields(kind)} paths={pathsOf(report)} onAdd={onMap} />
      ) : null}
    </>
  );
}

/** Whether the reference leaves the path of a call open. */
const mayStandElsewhere = (kind: ReplyKind) =>
  mappableRoutes.some((route) => kindOfReply[route] === kind && kind !== 'insights');

/** Every path that the report names, once. */
function pathsOf({ read, leftOut, unread }: ReadingReport): string[] {
  const all = [
    ...unread.map(({ path }) => path),
    ...leftOut.flatMap(({ paths }) => paths),
    ...read.flatMap(({ paths }) => paths),
  ];
  return [...new Set(all)].sort();
}

/** The fields that nothing was read for yet; a part of one that a mapping gives is still open while its other part is said. */
function openFields({ kind, read }: ReadingReport, said: readonly string[]): string[] {
  const known = new Set(read.flatMap(({ field, how }) => (how === 'mapped' ? [] : field)));
  return mappableFields(kind).filter(
    (field) =>
      !said.includes(field) &&
      !known.has(wholeOf(field) ?? field) &&
      !said.includes(wholeOf(field) ?? '') &&
      !(wholeOf(field) === undefined && said.some((other) => wholeOf(other) === field)),
  );
}

interface ReportProps extends Pick<ReplyCardProps, 'said' | 'onMap'> {
  report: ReadingReport;
}

function Report({ report, said, onMap }: ReportProps) {
  const { kind, read, leftOut, unread, missing } = report;
  const toMap = openFields(report, said);
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
    key: 'field',
    heading: i18n.t('It is'),
    isText: true,
    cell: ({ path }) => (
      <FieldChoice path={path} fields={fields} onChoose={(field) => onChoose(field, path)} />
    ),
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
