import { i18n } from '@lingui/core';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { endpointNames } from '../../contract/endpoints.ts';
import { isMappableRoute } from '../../contract/mapped-routes.ts';
import { type MappingFault, readMapping, withAnswer } from '../../foreign/mapping.ts';
import { reportOfUnread } from '../../foreign/notes.ts';
import {
  type FieldRead,
  type Question,
  type ReadingReport,
  type ReplyKind,
  replyKinds,
} from '../../foreign/report.ts';
import { kindOfReply } from '../../foreign/understand.ts';
import { isAbsent } from '../api/api-error.ts';
import { describeError } from '../api/describe-error.ts';
import { paths } from '../api/paths.ts';
import { useSession } from '../api/session-context.ts';
import { OfflineNote } from '../figures/QueryState.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { EmptyState } from '../ui/ErrorPanel.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Skeleton, SkeletonRows } from '../ui/Skeleton.tsx';
import { Table } from '../ui/Table.tsx';
import styles from './RepliesPage.module.css';
import {
  answerText,
  contents,
  faultText,
  howTexts,
  kindNames,
  questionText,
  reasonTexts,
} from './reading-words.ts';
import { type SampleReplies, type SampleReply, useSampleReplies } from './use-sample-replies.ts';

/** The most questions at a time. */
const mostQuestions = 3;

/** The service's replies, their understood fields, and questions on the others. */
export function RepliesPage() {
  const { now, connect } = useSession();
  const connection = now.open?.connection;
  const saved = connection?.mapping;
  const read = saved === undefined ? undefined : readMapping(saved);
  const mapping = read && 'mapping' in read ? read.mapping : undefined;
  const replies = useSampleReplies(mapping);
  const waits = replyKinds.some((kind) => isAwaited(replies[kind]));
  const [isShown, setShown] = useState(false);
  if (!waits && !isShown) setShown(true);
  const questions = replyKinds.flatMap((kind) => replies[kind].reading?.report?.questions ?? []);

  /** As a new connection, so that data read with different mappings is not mixed. */
  function use(mapping: string | undefined) {
    if (connection) connect({ ...connection, mapping, id: undefined });
  }
  return (
    <div className={`stack ${styles.page}`}>
      <PageTitle parts={[i18n.t('How your data is read'), i18n.t('Settings')]} />
      <h1>{i18n.t('How your data is read')}</h1>
      <p className={styles.hint}>
        {i18n.t(
          'Every number of Boxout comes from your club’s service. Here is what it sent for one match, and how much of it was understood.',
        )}{' '}
        <Link to={paths.settings()}>{i18n.t('Back to the settings')}</Link>
      </p>
      {isShown ? (
        <>
          <QuestionsCard
            questions={questions.slice(0, mostQuestions)}
            onAnswer={(question, answer) => use(withAnswer(saved, question, answer))}
          />
          <Verdict reports={replyKinds.flatMap((kind) => replies[kind].reading?.report ?? [])} />
          <div className={`pair ${styles.parts}`}>
            <div>
              {replyKinds.map((kind) => (
                <Reply key={kind} kind={kind} reply={replies[kind]} />
              ))}
            </div>
            <MappingFile mapping={saved} onUse={use} />
          </div>
        </>
      ) : replyKinds.some((kind) => replies[kind].isPaused) ? (
        <OfflineNote />
      ) : (
        // Replies load one by one; shown together, none moves another.
        <SkeletonRows count={7} height="6rem" label={i18n.t('Loading what the service sends')} />
      )}
    </div>
  );
}

/** Whether a reply is still loading. */
const isAwaited = ({
  error,
  isAskedFor,
  sample,
}: Pick<SampleReplies['club'], 'error' | 'isAskedFor' | 'sample'>) =>
  isAskedFor && !error && !sample;

interface QuestionsCardProps {
  questions: readonly Question[];
  onAnswer: (question: string, answer: string) => void;
}

/** Questions that only a coach can answer. An answer applies at once, on all pages. */
function QuestionsCard({ questions, onAnswer }: QuestionsCardProps) {
  if (questions.length === 0) return null;
  return (
    <Card title={i18n.t('Questions')} className="stack">
      {questions.map((question) => (
        <fieldset key={question.id}>
          <legend className="strong">{questionText(question)}</legend>
          <p className="row low">
            {question.answers.map((answer) => (
              <Button
                key={answer}
                // The second click of a double click would answer the next question.
                onClick={({ detail }) => {
                  if (detail < 2) onAnswer(question.id, answer);
                }}
              >
                {answerText(answer)}
              </Button>
            ))}
          </p>
        </fieldset>
      ))}
    </Card>
  );
}

const unreadIn = ({ unread, leftOut }: ReadingReport) => unread.length + leftOut.length;

/** Whether all of the replies was understood. */
function Verdict({ reports }: { reports: readonly ReadingReport[] }) {
  const unread = reports.reduce((sum, report) => sum + unreadIn(report), 0);
  return (
    <p className="sentence strong">
      {unread === 0
        ? i18n.t('Everything that was sent is understood.')
        : i18n.t(
            '{unread, plural, one {One field is not understood: it is shown nowhere.} other {# fields are not understood: they are shown nowhere.}}',
            { unread },
          )}
    </p>
  );
}

interface ReplyProps {
  kind: ReplyKind;
  reply: Pick<SampleReply<'getClub'>, 'error' | 'isAskedFor' | 'sample'> & {
    reading: { report?: ReadingReport } | null;
  };
}

/** One kind of reply in a line; its fields and their paths are folded unless one is not understood. */
function Reply(props: ReplyProps) {
  const { kind, reply } = props;
  const report = reply.reading?.report;
  const unread = report ? unreadIn(report) : null;
  const count = { read: report?.read.length ?? 0, unread };
  return (
    <details className={`ruled folded ${styles.reply}`} open={unread !== 0}>
      <summary>
        <h2 className="ink">{i18n.t(kindNames[kind])}</h2>{' '}
        <span className="quiet">{i18n.t(contents[kind])}</span>{' '}
        <span className={unread ? 'strong ink' : undefined}>
          {unread === null
            ? null
            : unread === 0
              ? i18n.t('{read, plural, one {# field} other {# fields}}', count)
              : i18n.t('{read} understood, {unread} not', count)}
        </span>
      </summary>
      <Body {...props} />
    </details>
  );
}

function Body({ kind, reply }: ReplyProps) {
  if (!reply.isAskedFor) {
    return <p className={`quiet ${styles.hint}`}>{i18n.t('Loads after the replies above.')}</p>;
  }
  if (isAbsent(reply.error) && mayStandElsewhere(kind)) {
    return (
      <EmptyState
        title={i18n.t('This service sends nothing of this kind at the usual address')}
        message={i18n.t('If it does at another one, a mapping file can give that.')}
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
  const name = i18n.t(kindNames[kind]);
  const isSame = ({ how }: FieldRead) => how === 'asSent';
  return (
    <div className={`stack ${styles.report}`}>
      <Part
        caption={i18n.t('Understood')}
        label={i18n.t('{kind}: understood', { kind: name })}
        headings={[i18n.t('Field'), i18n.t('Sent as'), i18n.t('How it is read')]}
        rows={read
          .filter((one) => !isSame(one))
          .map((one) => [...pathsOf(one), i18n.t(howTexts[one.how])])}
      />
      <Part
        caption={i18n.t('Left out, and why')}
        label={i18n.t('{kind}: left out', { kind: name })}
        headings={[i18n.t('Field'), i18n.t('Perhaps sent as'), i18n.t('Why')]}
        rows={leftOut.map((one) => [...pathsOf(one), i18n.t(reasonTexts[one.reason])])}
      />
      <Part
        caption={i18n.t('Not understood')}
        label={i18n.t('{kind}: not understood', { kind: name })}
        headings={[i18n.t('Sent as'), i18n.t('For instance')]}
        rows={unread.map(({ path, sample }) => [
          <code key={path}>{path}</code>,
          <samp key={path}>{sample}</samp>,
        ])}
      />
      <Fields
        lead={i18n.t('Sent under the same name:')}
        fields={read.filter(isSame).map(({ field }) => field)}
      />
      <Fields lead={i18n.t('Not sent:')} fields={missing} />
    </div>
  );
}

/** A list of fields without details. */
function Fields({ lead, fields }: { lead: string; fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <p className={`quiet ${styles.hint}`}>
      {lead} <code>{fields.join(', ')}</code>
    </p>
  );
}

/** The cells of a field and its paths. */
const pathsOf = ({ field, paths }: Pick<FieldRead, 'field' | 'paths'>) => [
  <code key={field}>{field}</code>,
  paths.map((path) => (
    <code key={path} className="block">
      {path}
    </code>
  )),
];

interface PartProps {
  caption: string;
  label: string;
  headings: readonly string[];
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

interface MappingFileProps {
  /** The JSON text in use; `undefined` = none. */
  mapping: string | undefined;
  onUse: (mapping: string | undefined) => void;
}

/** Loads and saves the mapping file: the paths of the service's fields, and this page's answers. */
function MappingFile({ mapping, onUse }: MappingFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly MappingFault[]>([]);

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = (await file.text()).replace(/^\uFEFF/, '');
    target.value = '';
    const read = readMapping(text);
    setFaults('faults' in read ? read.faults : []);
    if ('mapping' in read) onUse(text);
  }
  return (
    <section className="ruled stack" aria-labelledby="mapping">
      <h2 id="mapping" className="line">
        {i18n.t('Mapping file')} <small>{i18n.t('for the person who runs the service')}</small>
      </h2>
      <p className="quiet">
        {i18n.t(
          'It says under which name the service sends each field. It contains names, units and answers, and none of your data.',
        )}
      </p>
      {faults.length > 0 ? (
        <div role="alert" className={`card alarm ${styles.faults}`}>
          <p>{i18n.t('This is not taken:')}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.place + fault.reason}>{faultText(fault)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="row low">
        <Button onClick={() => input.current?.click()}>{i18n.t('Load a file…')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={i18n.t('Load a file')}
          accept="application/json,.json"
          onChange={load}
        />
        {mapping === undefined ? null : (
          <>
            <Button
              onClick={() => downloadFile('boxout-mapping.json', 'application/json', mapping)}
            >
              {i18n.t('Save as a file')}
            </Button>
            <Button onClick={() => onUse(undefined)}>{i18n.t('Read without it')}</Button>
          </>
        )}
      </p>
    </section>
  );
}
