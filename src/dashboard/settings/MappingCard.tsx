import { i18n } from '@lingui/core';
import { type ChangeEvent, useId } from 'react';
import { endpoints } from '../../contract/endpoints.ts';
import {
  type MappingFault,
  mappableRoutes,
  readMapping,
  type SavedMapping,
} from '../../foreign/mapping.ts';
import { replyKinds } from '../../foreign/report.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { entriesOf, isEmpty, mappingText, withoutEntry, withRoute } from './mapping-draft.ts';
import styles from './RepliesPage.module.css';
import { faultText, kindName } from './reading-words.ts';

interface MappingCardProps {
  draft: SavedMapping;
  faults: readonly MappingFault[];
  /** Whether paths can be given: before another origin they can, behind this page's host only the host gives them. */
  givesRoutes: boolean;
  /** Whether the draft is what is in use. */
  isSaved: boolean;
  onChange: (draft: SavedMapping) => void;
  onRefuse: (faults: readonly MappingFault[]) => void;
  onUse: () => void;
  onDiscard: () => void;
}

/** The mapping as it is being written: its entries, the paths of calls, and its file. */
export function MappingCard(props: MappingCardProps) {
  const { draft, faults, givesRoutes, isSaved, onChange, onRefuse, onUse, onDiscard } = props;
  const fileId = useId();

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    const text = await file.text();
    target.value = '';
    const read = readMapping(text);
    if ('faults' in read) onRefuse(read.faults);
    else onChange(JSON.parse(text.replace(/^\uFEFF/, '')));
  }
  return (
    <Card title={i18n.t('What you say')} note={isSaved ? undefined : i18n.t('not in use yet')}>
      {isEmpty(draft) ? (
        <p className={styles.hint}>
          {i18n.t('Nothing so far. Choose a field beside what is not understood.')}
        </p>
      ) : null}
      {replyKinds.map((kind) => {
        const entries = entriesOf(draft, kind);
        return entries.length === 0 ? null : (
          <section key={kind} aria-label={kindName(kind)}>
            <h3>{kindName(kind)}</h3>
            <ul className={styles.entries}>
              {entries.map(({ field, path, unit }) => (
                <li key={field}>
                  <code>{field}</code> <span aria-hidden="true">←</span> <code>{path}</code>
                  {unit ? ` (${unit})` : ''}{' '}
                  <Button
                    aria-label={i18n.t('Take back {field}', { field })}
                    onClick={() => onChange(withoutEntry(draft, kind, field))}
                  >
                    {i18n.t('Take back')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <details>
        <summary>{i18n.t('Paths of calls that the reference does not give')}</summary>
        {givesRoutes ? (
          <div className={styles.routes}>
            {mappableRoutes.map((route) => (
              <label key={route}>
                <code>{route}</code>
                <input
                  value={draft.routes?.[route] ?? ''}
                  placeholder={endpoints[route].path}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => onChange(withRoute(draft, route, event.target.value.trim()))}
                />
              </label>
            ))}
          </div>
        ) : (
          <p className={styles.hint}>
            {i18n.t(
              'This service is read through the host of this page, which gives them by its setting REPLY_MAP.',
            )}
          </p>
        )}
      </details>
      {faults.length > 0 ? (
        <div role="alert" className={styles.faults}>
          <p>{i18n.t('This is not taken:')}</p>
          <ul>
            {faults.map((fault) => (
              <li key={fault.place + fault.reason}>{faultText(fault)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className={styles.actions}>
        <Button kind="primary" disabled={isSaved || faults.length > 0} onClick={onUse}>
          {i18n.t('Use this')}
        </Button>
        <Button disabled={isSaved} onClick={onDiscard}>
          {i18n.t('Back to what is in use')}
        </Button>
        <Button
          disabled={isEmpty(draft)}
          onClick={() =>
            downloadFile('boxout-mapping.json', 'application/json', mappingText(draft))
          }
        >
          {i18n.t('Save as a file')}
        </Button>
        <label htmlFor={fileId}>
          {i18n.t('Load a file')}{' '}
          <input id={fileId} type="file" accept="application/json,.json" onChange={load} />
        </label>
      </p>
    </Card>
  );
}
